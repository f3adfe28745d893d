import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// What a sentence says of when money comes: for which month, how often, or only later.
struct TimeOfIncomeTests {
  private func parsed(_ text: String) throws -> ParsedEntry {
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-02-27")), currency: .usd,
      conventions: NumberConventions(localeIdentifier: "en_US"))
    let entries = try RuleBasedParser().parse(text, context: context).entries
    try #require(entries.count == 1, "\(text)")
    return entries[0]
  }

  @Test(
    arguments: [
      ("salary 2000 for march", "2026-03"), ("3000 wages for april", "2026-04"),
      ("salary for january 2000", "2026-01"), ("paycheck 1900 for december", "2025-12"),
      ("salary 2000 for next month", "2026-03"), ("salary 2000", nil),
      ("salary 2000 for august", nil), ("rent 900 for april", nil), ("march salary 2000", nil),
      ("income 50 for march groceries", nil),
    ] as [(String, String?)])
  func `an income counts in the month that it is for (B9)`(
    _ text: String, _ month: String?
  ) throws {
    #expect(try parsed(text).month?.text == month)
  }

  @Test(arguments: [
    "income 1900 twice a month", "salary 1900 three times a month", "wages 450 twice a week",
    "salary 1900 2 times a month",
  ])
  func `what comes several times a month is no sum of one (C13)`(_ text: String) {
    #expect { try parsed(text) } throws: { error in
      if case ParsingFailure.regularIncome(_, nil) = error { true } else { false }
    }
  }

  @Test(
    arguments: [
      ("doctor invoice 220 to be reimbursed by insurance", EntryType.expense),
      ("flight 300 claim back from work", .expense), ("taxi 30 reclaim from office", .expense),
      ("hotel 200 claiming back from work", .expense), ("claimed back 40 from insurance", .credit),
      ("hotel 300 to be refunded", .expense), ("flight 250 to get back from work", .expense),
      ("dinner 96 to be paid back by anna", .expense),
      ("reimbursed 45 by insurance", .credit), ("got a refund of 20 from zara", .credit),
      ("anna paid back 30", .credit), ("bus 2.75 twice", .expense),
    ] as [(String, EntryType)])
  func `what is to come back did not come yet (C2)`(_ text: String, _ type: EntryType) throws {
    #expect(try parsed(text).type == type)
  }
}
