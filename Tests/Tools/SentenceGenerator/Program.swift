import Foundation
import LedgerModel
import LedgerTestSupport
import SentenceComposition

/// Composes sentences whose meaning is known, and prints each kind of wrong reading, shrunk.
@main
struct Program {
  private static let usage = """
    usage: sentence-generator [--seed N] [--count N]
           sentence-generator --frames FOLDER | --show FOLDER
    """

  static func main() {
    var seed: UInt64 = 1
    var count = 200_000
    var arguments = CommandLine.arguments.dropFirst().makeIterator()
    while let option = arguments.next() {
      let value = arguments.next()
      if let value, option == "--frames" || option == "--show" { readFrames(value, option) }
      switch (option, value.flatMap { UInt32($0) }) {
      case ("--seed", let number?): seed = UInt64(number)
      case ("--count", let number?): count = Int(number)
      default:
        FileHandle.standardError.write(Data("\(usage)\n".utf8))
        // Source: EX_USAGE of sysexits.h.
        exit(64)
      }
    }
    // Another day for each seed.
    guard let first = CalendarDay(year: 2026, month: 3, day: 18),
      let today = first.adding(days: Int(seed % 700))
    else { exit(70) }
    var run = SentenceRun()
    run.run(count, today: today, generator: SeededGenerator(seed: seed))
    for (group, found) in run.groups.sorted(by: {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }) {
      print("\(found.count) x \(group)\n   \(found.failure.text)\n   \(found.failure.explanation)")
    }
    print(
      "seed \(seed): \(run.count) sentences, \(run.askedCount) of \(run.doubtfulCount) doubtful ones "
        + "asked about, \(run.failureCount) failures in \(run.groups.count) groups")
    if run.failureCount > 0 { exit(1) }
  }

  /// Reads the frames that were written by hand, and ends the program.
  private static func readFrames(_ folder: String, _ option: String) -> Never {
    do {
      guard let today = CalendarDay(year: 2026, month: 3, day: 18) else { exit(70) }
      let reading = FrameReading(folder: URL(filePath: folder), today: today)
      exit(try reading.holds(isShowing: option == "--show") ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(66)
    }
  }
}
