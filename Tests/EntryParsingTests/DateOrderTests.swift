import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Dates in figures: which part is the day and which the month.
@Suite struct DateOrderTests {
  private func days(
    of text: String, _ order: NumberConventions.DateOrder?
  ) throws -> [String] {
    var conventions = NumberConventions.plain
    conventions.dateOrder = order
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-11-20")), currency: .usd, conventions: conventions)
    do throws(ParsingFailure) {
      return try RuleBasedParser().parse(text, context: context).entries.map(\.date.text)
    } catch {
      guard case .ambiguousDate(_, let choices) = error else { throw error }
      return choices.map(\.date.text)
    }
  }

  @Test(arguments: ["uber 3/2 18", "uber 3/2/2026 18", "uber 3/2/26 18", "uber 3-2-2026 18"])
  func `a date in figures is read in the order of the ledger`(_ text: String) throws {
    #expect(try days(of: text, .monthDay) == ["2026-03-02"])
    #expect(try days(of: text, .dayMonth) == ["2026-02-03"])
  }

  @Test(arguments: [
    ("uber 3/2 18", ["2026-03-02", "2026-02-03"]),
    ("uber 3/2/2026 18", ["2026-02-03", "2026-03-02"]),
    ("uber 4.5.2026 18", ["2026-05-04", "2026-04-05"]),
    // The other one is still to come.
    ("uber 5/12/2026 18", ["2026-05-12"]),
  ])
  func `where nobody said the order, a date that can be two days is asked about`(
    _ text: String, _ expected: [String]
  ) throws {
    #expect(try days(of: text, nil) == expected)
  }

  @Test(arguments: [
    // Only one of both is a day, or they are the same.
    ("uber 13/2 18", "2026-02-13"), ("uber 2/13/2026 18", "2026-02-13"),
    ("uber 4/4 18", "2026-04-04"), ("uber 2026-03-02 18", "2026-03-02"),
  ])
  func `a date that can be one day alone needs no order`(
    _ text: String, _ expected: String
  ) throws {
    for order in NumberConventions.DateOrder.allCases + [nil] {
      #expect(try days(of: text, order) == [expected], "\(String(describing: order))")
    }
  }

  @Test func `who is asked is told which days are possible, and what to type`() throws {
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-11-20")), currency: .usd)
    let error = try #require(throws: ParsingFailure.self) {
      try RuleBasedParser().parse("lunch 12 on 3/2 and uber 9", context: context)
    }
    #expect(error.problem.contains("'3/2' can be two days"))
    #expect(error.remedy?.contains("2025-03-07") == true)
  }
}
