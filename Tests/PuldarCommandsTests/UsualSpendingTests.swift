import LedgerTestSupport
import Testing

/// What `forecast` and `report --trend` take for usual: what counted, and no bill paid.
@Suite struct UsualSpendingTests {
  /// What the last of some commands shows; each begins with the day on which it is typed.
  private func shown(_ lines: [String]) async throws -> [String] {
    let conversation = try Conversation()
    var last: (shown: [String], code: Int32) = ([], 0)
    for line in lines {
      let (day, words) = (line.prefix(10), line.dropFirst(11))
      let isShell = words.hasPrefix("printf")
      last = try await conversation.answer(
        to: isShell ? String(words) : "puldar \(words) --today \(day)")
      #expect(last.code == 0, "\(line): \(last.shown)")
    }
    return last.shown
  }

  /// What is expected of the month after a day: `bill Rent 980.00`, `usual groceries 30.00`.
  private func forecast(_ lines: [String], on day: String) async throws -> [String] {
    try await shown(lines + ["\(day) forecast --plain"]).compactMap { row in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count > 6, cells[2] != "budget" else { return nil }
      return "\(cells[2]) \(cells[3].isEmpty ? cells[5] : cells[3]) \(cells[6])"
    }
  }

  private static let rent =
    "2026-01-01 bill add rent 980 every month on the 1st --due 2026-01-01"

  @Test(arguments: [
    // Typed, linked by hand, and in a bank's file.
    ["2026-01-01 add paid the rent 980", "2026-02-01 add paid the rent 980"],
    [
      "2026-01-01 add house 980 --category other", "2026-01-01 pay rent --with 2",
      "2026-02-01 pay rent",
    ],
    [
      "2026-01-03 printf 'Date,Description,Amount\\n2026-01-01,RENT TO MILLER,-980.00\\n"
        + "2026-02-01,RENT TO MILLER,-980.00\\n' > bank.csv",
      "2026-02-02 import bank.csv --yes",
    ],
  ])
  func `what paid a bill is no usual spending, however it was recorded`(lines: [String])
    async throws
  {
    let before = [UsualSpendingTests.rent] + lines
    #expect(try await forecast(before, on: "2026-02-28") == ["bill Rent 980.00"])
  }

  @Test func `what paid a bill is usual again if it does so no more`() async throws {
    let lines = [
      UsualSpendingTests.rent, "2026-01-01 add house 980 --category other",
      "2026-01-01 pay rent --with 2",
    ]
    #expect(try await forecast(lines, on: "2026-02-01") == ["bill Rent 980.00"])
    #expect(
      try await forecast(lines + ["2026-01-02 undo 3"], on: "2026-02-01")
        == ["bill Rent 980.00", "usual other 980.00"])
  }

  private static let rents = ["2026-01-05", "2026-02-05", "2026-03-05"].map { "\($0) add rent 900" }

  @Test(arguments: [
    [], ["2026-01-05 income 3150 on the 25th", "2026-01-05 undo 1"],
    [
      "2026-01-05 add tea 3 --date 2025-11-30", "2026-01-05 undo 1", "2026-01-05 redo",
      "2026-01-05 undo 1",
    ],
    ["2026-01-05 add rent 0.01 --date 2025-12-25", "2026-01-05 edit 1 --date 2026-01-05"],
  ])
  func `a mean begins with the month of the first entry that counts`(before: [String]) async throws
  {
    let lines = before + UsualSpendingTests.rents
    let forecast = try await forecast(lines, on: "2026-04-01")
    #expect(forecast.map { $0.prefix(19) } == ["usual housing 900.0"], "\(forecast)")
    let trend = try await shown(lines + ["2026-03-31 report --by category --trend"])
    #expect(trend.first?.hasPrefix("2026-01..2026-03 ") == true, "\(trend)")
    #expect(trend.contains { $0.contains(" 900.00  900.0") }, "\(trend)")
  }

  @Test(arguments: [
    (
      [
        "2026-01-01 income 1000", "2026-01-01 account open bank 2000",
        "2026-01-01 goal add bike 600", "2026-01-02 goal fund bike 600",
        "2026-01-03 add bike 600 --goal bike",
      ], [String]()
    ),
    (
      [
        "2026-01-01 account open bank 2000", "2026-01-01 goal add bike 600",
        "2026-01-02 goal fund bike 500", "2026-01-03 add bike 600 --goal bike",
      ], ["usual transport 100.00"]
    ),
    (
      [
        "2026-01-01 account open car-loan -8000 --kind loan",
        "2026-01-31 add 40 --merchant Interest --category debt --account car-loan",
        "2026-01-31 bill add mortgage 40 every month on the 28th --account car-loan",
        "2026-01-31 add groceries 30",
      ], ["usual groceries 30.00"]
    ),
    (
      [
        "2026-01-01 account open savings 900 --kind savings",
        "2026-01-03 add laptop 900 --account savings",
        "2026-01-04 add refund 100 --category shopping --account savings",
        "2026-01-31 add groceries 30",
      ], ["usual groceries 30.00"]
    ),
  ])
  func `what a goal or a kept account paid is not expected of a month`(
    lines: [String], parts: [String]
  ) async throws {
    #expect(try await forecast(lines, on: "2026-02-01") == parts)
  }
}
