import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// R4: of which year the days are where a CSV writes a day and a month alone.
struct StatementYearTests {
  /// What stands before the names, the days, what the file is called, and the days with their year; `nil` where nothing
  /// proves it.
  private static let files: [(head: String, days: [String], name: String, found: [String]?)] = [
    ("Periode : 01/12/2025 - 31/12/2025", ["05/12", "17/12"], "", ["2025-12-05", "2025-12-17"]),
    ("Periode : 01/12/2025 - 31/12/2025", ["'05/12", "'17/12"], "", ["2025-12-05", "2025-12-17"]),
    (
      "Statement 15 December 2025 to 14 January 2026", ["16 Dec", "29 Dec", "02 Jan"], "",
      ["2025-12-16", "2025-12-29", "2026-01-02"]
    ),
    // The newest first.
    (
      "15.12.2025 - 14.01.2026", ["02.01.", "29.12.", "16.12."], "",
      ["2026-01-02", "2025-12-29", "2025-12-16"]
    ),
    ("Statement as at 31 Jan 2026", ["05 Jan", "29 Jan"], "", ["2026-01-05", "2026-01-29"]),
    ("Statement as at 15 Jan 2026", ["20 Dec", "05 Jan"], "", ["2025-12-20", "2026-01-05"]),
    ("January 2026", ["Jan 05", "Jan 29"], "", ["2026-01-05", "2026-01-29"]),
    ("", ["13/01", "29/01"], "statement_2026-01.csv", ["2026-01-13", "2026-01-29"]),
    ("", ["13/01", "29/01"], "20260131.csv", ["2026-01-13", "2026-01-29"]),
    ("", ["28/02", "29/02"], "2024.csv", ["2024-02-28", "2024-02-29"]),
    // No such day in that year.
    ("", ["28/02", "29/02"], "2026.csv", nil), ("", ["13/01", "29/01"], "", nil),
    // Two years, and one year's end too many or too few.
    ("2025 2026", ["13/01", "29/01"], "", nil), ("", ["20/12", "13/01"], "2026.csv", nil),
    ("", ["13/01", "29/01"], "card 2026 1234 5678.csv", nil),
    // A period that the days are not in.
    ("01/06/2025 - 30/06/2025", ["13/01", "29/01"], "", nil),
  ]

  private static func days(
    _ head: String, _ days: [String], _ change: (inout StatementHints) -> Void
  ) throws -> [String] {
    var hints = StatementHints()
    change(&hints)
    let rows = days.map { "\($0);A;-1.50\n" }.joined()
    let text = "\(head)\nDate;Payee;Amount\n\(rows)"
    return try StatementReader.read(text: text, hints: hints).flatMap(\.lines).map(\.day.text)
  }

  @Test(.rows) func `R4: the year of days without one is that which the file proves, or none`() {
    each(Self.files) { row in
      func read() throws -> [String] {
        try Self.days(row.head, row.days) { $0.fileName = row.name }
      }
      if let found = row.found {
        let read = try read()
        #expect(read == found)
      } else {
        #expect(throws: StatementReadingError.self) { try read() }
      }
    }
  }

  @Test func `R4: the person says in which year such a file ends`() throws {
    #expect(
      try Self.days("", ["29/12", "13/01"]) { $0.year = 2026 } == ["2025-12-29", "2026-01-13"])
    do {
      _ = try Self.days("", ["29/12", "13/01"]) { _ in }
      Issue.record("the year was guessed")
    } catch let error as StatementReadingError {
      #expect(error.reason == .unknownYear("29/12"))
      #expect(error.place?.line == 3)
    }
  }

  @Test func `R4: a day and a month that can be two days are asked about, as whole days are`() {
    #expect {
      try Self.days("", ["05/06", "07/06"]) { $0.year = 2026 }
    } throws: { error in
      (error as? StatementReadingError)?.reason == .unknownDayOrder("05/06")
    }
    #expect {
      try Self.days("", ["05/06", "06/06", "07/06", "08/06", "32/06"]) { $0.year = 2026 }
    } throws: { error in
      (error as? StatementReadingError)?.reason == .badDay("32/06")
    }
  }
}
