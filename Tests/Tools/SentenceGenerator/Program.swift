import Foundation
import LedgerModel
import LedgerTestSupport
import SentenceComposition

/// Composes sentences whose meaning is known, and prints each kind of wrong reading, shrunk.
@main
struct Program {
  private static let usage = "usage: sentence-generator [--seed N] [--count N]"

  static func main() {
    var seed: UInt64 = 1
    var count = 200_000
    var arguments = CommandLine.arguments.dropFirst().makeIterator()
    while let option = arguments.next() {
      switch (option, arguments.next().flatMap { UInt32($0) }) {
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
}
