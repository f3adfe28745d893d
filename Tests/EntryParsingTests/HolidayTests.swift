import LedgerModel
import Testing

@testable import EntryParsing

/// Days that have a name.
@Suite struct HolidayTests {
  @Test(arguments: [
    // As the tables of the almanacs have them.
    (1961, "1961-04-02"), (2000, "2000-04-23"), (2008, "2008-03-23"), (2011, "2011-04-24"),
    (2024, "2024-03-31"), (2025, "2025-04-20"), (2026, "2026-04-05"), (2038, "2038-04-25"),
  ])
  func `Easter is where the moon puts it`(_ year: Int, _ day: String) {
    #expect(Holiday.easter.day(in: year)?.text == day)
  }

  @Test(arguments: [
    (2023, "2023-11-23"), (2024, "2024-11-28"), (2025, "2025-11-27"), (2026, "2026-11-26"),
  ])
  func `Thanksgiving is the fourth Thursday of November`(_ year: Int, _ day: String) {
    #expect(Holiday.thanksgiving.day(in: year)?.text == day)
  }

  @Test(arguments: [
    ("2026-12-24", "2025-12-25"), ("2026-12-25", "2026-12-25"), ("2026-12-26", "2026-12-25"),
    ("2027-01-01", "2026-12-25"),
  ])
  func `a feast without a year is the last one, today or before`(
    _ today: String, _ day: String
  ) throws {
    let context = ParsingContext(today: try #require(CalendarDay(iso: today)), currency: .usd)
    let entry = try RuleBasedParser().parse("dinner 80 on christmas", context: context).entries[0]
    #expect(entry.date.text == day)
  }

  @Test(arguments: [("2024-12-01", "2024-02-29"), ("2025-02-01", "2024-02-29")])
  func `29 February is a day where this year or the last has it`(
    _ today: String, _ day: String
  ) throws {
    let context = ParsingContext(today: try #require(CalendarDay(iso: today)), currency: .usd)
    let entry = try RuleBasedParser().parse("coffee 4 on feb 29", context: context).entries[0]
    #expect(entry.date.text == day)
  }
}
