import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// Three invented years of a person, whose every month is written down: `Fixtures/three-years.txt` is read
/// by people, and is worked out a second time by Python from the lines of the log alone.
@Suite(.heavy) struct ThreeYearsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let table = root.appending(path: "Fixtures/three-years.txt")
  private static let months = (first: "2023-01", last: "2025-12")

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `P52, P82: each month of three years has its recorded figures, by us and by Python`()
    async throws
  {
    let ledger = Ledger(
      store: FileEventStore(
        folder: folder.path("ledger"),
        machine: MachinePlaces(
          stateFolder: folder.path("state"), machineID: "m", deviceName: "laptop")),
      clock: TickingClock(),
      opening: LedgerOpening(currency: .usd, policy: .open, deviceName: "laptop"))
    var years = ThreeYears(ledger)
    try await years.live()
    let ours = try await text(of: ledger)
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try Data(ours.utf8).write(to: Self.table)
    }
    #expect(try ours == String(contentsOf: Self.table, encoding: .utf8))
    if let theirs = try workedOutAgain() { #expect(theirs == ours) }
  }

  /// The table, as Python makes it; `nil` where there is none.
  private func workedOutAgain() throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-B",
      Self.root.appending(path: "Tests/Faults/month-table").path(percentEncoded: false),
      folder.path("ledger/log"), Self.months.first, Self.months.last,
    ]
    let printed = Pipe()
    process.standardOutput = printed
    try process.run()
    let bytes = try printed.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    // What `env` ends with where there is no such program.
    if process.terminationStatus == 127 { return nil }
    #expect(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func text(of ledger: Ledger) async throws -> String {
    let figures = try await ledger.view(MonthlyBuckets())
    var lines: [String] = []
    let (first, last) = (
      CalendarDay.known("\(Self.months.first)-01").month,
      CalendarDay.known("\(Self.months.last)-01").month
    )
    for month in CalendarMonth.months(from: first, through: last) {
      let budget = try figures.month(month)
      lines.append(
        Self.line(
          month.text, "", budget.income, budget.carried, budget.spent, budget.left,
          "used " + (budget.usedPercent.map { "\($0)%" } ?? "-")))
      for bucket in budget.buckets {
        let categories = bucket.categories.filter { $0.spent.minorUnits != 0 }
          .sorted { $0.category.text < $1.category.text }
          .map { "\($0.category.text) \($0.spent.plainText)" }
        lines.append(
          Self.line(
            "  " + bucket.bucket.text, bucket.share.text, bucket.budget, bucket.carried,
            bucket.spent, bucket.left, categories.joined(separator: ", ")))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Name, share, income or budget, carried, spent, left, and what else is told.
  private static func line(
    _ name: String, _ share: String, _ budget: Money, _ carried: Money, _ spent: Money,
    _ left: Money, _ rest: String
  ) -> String {
    let amounts = [share] + [budget, carried, spent, left].map(\.plainText)
    let columns = amounts.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
    let label = name + String(repeating: " ", count: max(0, 14 - name.count))
    let line = label + columns.joined() + "  " + rest
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}
