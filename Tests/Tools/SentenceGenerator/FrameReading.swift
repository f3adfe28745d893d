import Foundation
import LedgerModel
import LedgerTestSupport
import SentenceComposition

/// Reads sentences made of the frames that were written by hand, and counts what is read otherwise than meant.
struct FrameReading {
  /// The folder with a file for each language, and `failures.tsv`.
  let folder: URL
  let today: CalendarDay
  /// How many sentences are made of each frame.
  private static let rounds = 4

  /// The counts of a kind in a language.
  struct Count: Hashable {
    var sentences = 0
    /// Stored otherwise than meant, and asked about though readable.
    var storedWrongly = 0
    var asked = 0

    var text: String { "\(sentences)\t\(storedWrongly)\t\(asked)" }
  }

  /// Reads all sentences.
  ///
  /// - Parameter show: Is given each sentence of an open frame that is not read as meant.
  /// - Returns: The counts by half, language and kind, as `failures.tsv` names them.
  func counts(show: (String) -> Void) throws -> [String: Count] {
    var counts: [String: Count] = [:]
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(".tsv") && name != "failures.tsv" {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      guard let sentences = MeantSentences(language: String(name.dropLast(4)), text) else {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: name])
      }
      for (place, frame) in sentences.frames.enumerated() {
        var generator = SeededGenerator(seed: UInt64(place))
        for _ in 0..<Self.rounds {
          let (outcome, said) = sentences.check(frame, today: today, using: &generator)
          // Every second frame is kept from those who write rules: it is counted and never shown.
          let isOpen = place.isMultiple(of: 2)
          let key = "\(isOpen ? "open" : "kept")\t\(sentences.language)\t\(frame.kind)"
          counts[key, default: Count()].sentences += 1
          if outcome == .storedWrongly { counts[key]?.storedWrongly += 1 }
          if outcome == .asked { counts[key]?.asked += 1 }
          if outcome != .right, isOpen { show("\(key)\t\(outcome)\t\(said)") }
        }
      }
    }
    return counts
  }

  /// Reads all sentences, and compares the counts with those that are recorded.
  ///
  /// - Returns: Whether no count is higher; with `RECORD_FIXTURES` the counts are recorded instead.
  func holds(isShowing: Bool) throws -> Bool {
    let counts = try counts { if isShowing { print($0) } }
    let file = folder.appending(path: "failures.tsv")
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      let lines = counts.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value.text)\n" }
      try Data(lines.joined().utf8).write(to: file)
    }
    var recorded: [String: [Int]] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let cells = line.split(separator: "\t").map(String.init)
      recorded[cells.prefix(3).joined(separator: "\t")] = cells.dropFirst(3).compactMap { Int($0) }
    }
    var sums: [String: Count] = [:]
    var isHeld = true
    for (key, count) in counts.sorted(by: { $0.key < $1.key }) {
      let (half, kind) = (key.prefix(4), key.split(separator: "\t").last ?? "")
      for name in ["\(half)", "\(half) \(kind)"] {
        sums[name, default: Count()].sentences += count.sentences
        sums[name]?.storedWrongly += count.storedWrongly
        sums[name]?.asked += count.asked
      }
      let known = recorded[key] ?? [0, 0, 0]
      if count.storedWrongly > known[1] || count.asked > known[2] {
        isHeld = false
        print("\(key): \(count.text), recorded \(known)")
      }
    }
    for (name, sum) in sums.sorted(by: { $0.key < $1.key }) {
      print(
        "\(name): \(sum.sentences) sentences, \(sum.storedWrongly) stored wrongly, "
          + "\(sum.asked) asked about though readable")
    }
    return isHeld
  }
}
