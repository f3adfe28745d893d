import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Who gave what to whom, and which day is the day of paying, in all languages with cues.
@Suite struct FrameTests {
  private func entry(of row: FrameTables.Row) throws -> ParsedEntry {
    let context = ParsingContext(
      today: CalendarDay.known("2026-03-18"),
      currency: try #require(Money.Currency(code: row.currency)),
      conventions: NumberConventions(localeIdentifier: row.locale))
    let entries = try RuleBasedParser().parse(row.text, context: context).entries
    #expect(entries.count == 1)
    return try #require(entries.first)
  }

  @Test(arguments: FrameTables.directions + DirectionTables.rows)
  func `money goes the way its giver and receiver say`(_ row: FrameTables.Row) throws {
    #expect(String(describing: try entry(of: row).type) == row.meaning)
  }

  @Test(arguments: FrameTables.days)
  func `the day of a thing is not the day of paying`(_ row: FrameTables.Row) throws {
    #expect(try entry(of: row).date.text == row.meaning)
  }

  @Test(arguments: [
    ("rent 1200 on 1 december", ["2026-11-20", "2025-12-01"]),
    ("dinner 40 on 24 december", ["2026-11-20", "2025-12-24"]),
  ])
  func `a day that is about to come is asked about`(
    _ text: String, _ days: [String]
  ) throws {
    let context = ParsingContext(today: CalendarDay.known("2026-11-20"), currency: .usd)
    #expect {
      try RuleBasedParser().parse(text, context: context)
    } throws: { error in
      (error as? ParsingFailure)?.choices.map(\.date.text) == days
    }
  }

  @Test func `one who paid back without a subject is asked about`() throws {
    let row = FrameTables.Row(
      locale: "nl-NL", currency: "EUR", meaning: "", text: "oma terugbetaald 98")
    #expect {
      try entry(of: row)
    } throws: { error in
      (error as? ParsingFailure)?.choices.map(\.type) == [.expense, .credit]
    }
  }
}
