import LedgerModel
import LedgerStore

/// A head that was kept elsewhere, beside what stands in its place.
struct HeadCheck {
  /// `k7q2:8:5f0c…`, as it was expected.
  let expected: String
  /// The same with the seal that stands there; `nil` where there is no such line.
  let found: String?
  /// What is wrong, in words; `nil` where nothing is.
  let problem: String?

  private init(_ event: EventID, _ seal: String, found: String?, _ heads: [WriterID: Int]) {
    expected = "\(event.text):\(seal)"
    self.found = found.map { "\(event.text):\($0)" }
    if let count = heads[event.writer] {
      problem =
        switch found {
        case seal: nil
        case let other?: "expected the seal \(seal) at \(event.text), where \(other) stands"
        case nil: "expected \(event.text), where the log ends with \(count - 1)"
        }
    } else {
      problem = "expected \(event.text), and there is no log of \(event.writer.text)"
    }
  }

  /// Looks for heads in the logs, all in one pass.
  ///
  /// - Throws: A usage error where a writer is left out and there are several logs.
  static func checks(_ heads: [ExpectedHead], in session: Session) async throws -> [HeadCheck] {
    if heads.isEmpty { return [] }
    let counts = try await session.ledger.opened.condition().heads.reduce(into: [:]) {
      $0[$1.writer] = $1.eventCount
    }
    let wanted = try heads.map { head throws(CommandFailure) in
      guard let writer = head.writer ?? (counts.count == 1 ? counts.keys.first : nil) else {
        let names = counts.keys.sorted().map { "\($0.text):\(head.number)" }
        throw CommandFailure(
          "the ledger has several logs, and the head may be one of each",
          remedy: "Write the log's name before it: \(names.joined(separator: " or ")).", .usage)
      }
      return (event: EventID(writer: writer, number: head.number), seal: head.seal)
    }
    let events = Set(wanted.map(\.event))
    var seals: [EventID: String] = [:]
    try await session.ledger.forEachLine { line in
      if events.contains(line.id) {
        // The line ends with 64 digits, a quotation mark and a brace.
        seals[line.id] = String(decoding: line.bytes.dropLast(2).suffix(64), as: UTF8.self)
      }
      return seals.count < events.count
    }
    return wanted.map { HeadCheck($0.event, $0.seal, found: seals[$0.event], counts) }
  }

  var document: JSONValue {
    ["head": .text(expected), "found": .optional(found), "holds": .bool(problem == nil)]
  }
}
