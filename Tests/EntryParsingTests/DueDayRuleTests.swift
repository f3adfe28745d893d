import LedgerModel
import LedgerTestSupport
import Testing

@testable import EntryParsing

/// BM44: the day of a bill, in the words of a person.
@Suite struct DueDayRuleTests {
  /// A Tuesday.
  private static let context = ParsingContext(
    today: CalendarDay.known("2026-11-24"), currency: .usd)

  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var day: CalendarDay
    var time: String?
    var rest: String
    var testDescription: String { text }

    init(_ text: String, _ day: String, _ rest: String, time: String? = nil) {
      self.text = text
      self.day = CalendarDay.known(day)
      self.time = time
      self.rest = rest
    }
  }

  static let rows = [
    Row("netflix 9.99 15jan", "2027-01-15", "netflix 9.99"),
    Row("netflix 9.99 on 15 january", "2027-01-15", "netflix 9.99"),
    Row("netflix 9.99 due january 15th", "2027-01-15", "netflix 9.99"),
    Row("netflix 9.99 by the 30th", "2026-11-30", "netflix 9.99"),
    Row("netflix 9.99 the 30th", "2026-11-30", "netflix 9.99"),
    Row("netflix 9.99 until 30 nov", "2026-11-30", "netflix 9.99"),
    Row("rent 1200 on the 1st", "2026-12-01", "rent 1200"),
    Row("tax 80 today", "2026-11-24", "tax 80"),
    Row("tax 80 tomorrow", "2026-11-25", "tax 80"),
    Row("tax 80 yesterday", "2026-11-23", "tax 80"),
    Row("tax 80 friday", "2026-11-27", "tax 80"),
    Row("tax 80 on tuesday", "2026-11-24", "tax 80"),
    Row("tax 80 next tuesday", "2026-12-01", "tax 80"),
    Row("tax 80 in 3 days", "2026-11-27", "tax 80"),
    Row("tax 80 in 2 weeks", "2026-12-08", "tax 80"),
    Row("tax 80 next month", "2026-12-24", "tax 80"),
    Row("tax 80 2027-03-01", "2027-03-01", "tax 80"),
    Row("tax 80 2026-01-15", "2026-01-15", "tax 80"),
    Row("tax 80 15 jan 2026", "2026-01-15", "tax 80"),
    Row("rent 1200 on the 31st", "2026-12-31", "rent 1200"),
    Row("dentist 60 15jan 18:30", "2027-01-15", "dentist 60", time: "18:30"),
    Row("dentist 60 on friday at 09:05", "2026-11-27", "dentist 60", time: "09:05"),
  ]

  @Test(.rows) func `a day without a year is the next such day`() {
    each(Self.rows) { (row: Row) throws in
      let phrase = try #require(
        try DueDayParser.phrase(in: row.text, context: Self.context), "\(row.text)")
      #expect(phrase.day == row.day, "\(row.text)")
      #expect(phrase.time?.text == row.time, "\(row.text)")
      #expect(phrase.rest == row.rest, "\(row.text)")
    }
  }

  @Test(arguments: ["netflix 9.99", "rent 1200 for the flat", ""])
  func `where no day is named there is none`(_ text: String) throws {
    #expect(try DueDayParser.phrase(in: text, context: Self.context) == nil)
  }

  @Test(arguments: [
    ("rent 1200 31feb", ParsingFailure.impossibleDate("31feb")),
    ("rent 1200 15jan 16jan", .severalDates(["15jan", "16jan"])),
    ("rent 1200 01/02", .ambiguousDate("01/02", choices: [])),
  ])
  func `a day that there is not, two days, and one that is read in two ways are refused`(
    _ text: String, _ failure: ParsingFailure
  ) {
    #expect(throws: failure) {
      try DueDayParser.phrase(in: text, context: Self.context)
    }
  }

  @Test func `each day of a year is found again in each manner of writing it`() throws {
    let months = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    var day = Self.context.today
    for _ in 0..<365 {
      let month = months[day.month.monthOfYear - 1]
      for words in [
        "\(day.day)\(month)", "\(day.day) \(month)", "\(month) \(day.day)", day.text,
        "\(day.day) \(month) \(day.year)", "\(month) \(day.day) \(day.year)",
      ] {
        let phrase = try DueDayParser.phrase(alone: words, context: Self.context)
        #expect(phrase?.day == day, "\(words)")
      }
      day = try #require(day.next)
    }
  }
}
