import LedgerModel
import LedgerTestSupport
import Testing

@testable import EntryParsing

@Suite struct MonthDayWordsTests {
  /// Sentences with the rule that begins on Tuesday, 2026-11-24 at the earliest.
  static let rows: [(text: String, rule: String)] = [
    ("rent 500 on the 1st and 15th", "every month on 1,15 from 2026-12-01"),
    ("rent 500 on the 1st and the 15th of every month", "every month on 1,15 from 2026-12-01"),
    ("rent 500 every 1st and 15th", "every month on 1,15 from 2026-12-01"),
    ("rent 500 monthly on the 1st, 15th", "every month on 1,15 from 2026-12-01"),
    ("rent 500 every month on the 15th and the last day", "every month on 15,31 from 2026-11-30"),
    ("rent 500 on the 15th and the last", "every month on 15,31 from 2026-11-30"),
    ("on the 10th and 20th of each month rent 500", "every month on 10,20 from 2026-12-10"),
    ("rent 500 every month on the 5th, 15th and 25th", "every month on 5,15,25 from 2026-11-25"),
    ("rent 500 every 2 months on the 1st & 15th", "every 2 months on 1,15 from 2026-12-01"),
    ("rent 500 monthly on 1 and 15", "every month on 1,15 from 2026-12-01"),
    ("rent 500 on the first monday of every month", "every month on 1mon from 2026-12-07"),
    ("rent 500 first monday of every month", "every month on 1mon from 2026-12-07"),
    ("rent 500 every month on the first monday", "every month on 1mon from 2026-12-07"),
    ("rent 500 every first monday", "every month on 1mon from 2026-12-07"),
    ("rent 500 every month on the last friday", "every month on lastfri from 2026-11-27"),
    ("rent 500 on the last friday of each month", "every month on lastfri from 2026-11-27"),
    ("rent 500 every last friday", "every month on lastfri from 2026-11-27"),
    (
      "rent 500 on the first and third monday of every month",
      "every month on 1mon,3mon from 2026-12-07"
    ),
    ("rent 500 every month on the 2nd tue", "every month on 2tue from 2026-12-08"),
    ("rent 500 the fourth thursday of every month", "every month on 4thu from 2026-11-26"),
    ("rent 500 every second friday of the month", "every month on 2fri from 2026-12-11"),
    ("rent 500 every quarter on the last wednesday", "every 3 months on lastwed from 2026-11-25"),
    ("rent 500 every month on the last working day", "every month on lastwork from 2026-11-30"),
    ("rent 500 monthly on the last business day", "every month on lastwork from 2026-11-30"),
    ("rent 500 on the last workday of every month", "every month on lastwork from 2026-11-30"),
    ("rent 500 RENT EVERY MONTH ON THE FIRST FRIDAY", "every month on 1fri from 2026-12-04"),
    (
      "rent 500 every month on the 25th, or the friday before",
      "every month on 25 before weekend from 2026-11-25"
    ),
    (
      "rent 500 every month on the 28th before the weekend",
      "every month on 28 before weekend from 2026-11-27"
    ),
    (
      "rent 500 every month on the 28th, before a weekend",
      "every month on 28 before weekend from 2026-11-27"
    ),
    (
      "rent 500 every month on the 28th or the next working day",
      "every month on 28 after weekend from 2026-11-30"
    ),
    (
      "rent 500 on the 15th of every month, or the monday after",
      "every month on 15 after weekend from 2026-12-15"
    ),
    (
      "rent 500 every month on the 5th after the weekend",
      "every month on 5 after weekend from 2026-12-07"
    ),
    (
      "rent 500 every year on march 6, or the next business day",
      "every year on 03-06 after weekend from 2027-03-08"
    ),
    (
      "rent 500 on the 1st and 15th, or the last working day before, until 2027-06-30",
      "every month on 1,15 before weekend from 2026-12-01 until 2027-06-30"
    ),
    (
      "rent 500 every month on the 28th, or the friday before if it falls on a weekend, 12 times",
      "every month on 28 before weekend from 2026-11-27 12 times"
    ),
    ("rent 500 every april 15 and october 15", "every 6 months on 15 from 2027-04-15"),
    ("rent 500 every 1st of january and july", "every 6 months on 1 from 2027-01-01"),
    (
      "rent 500 every march 1, june 1, september 1 and december 1",
      "every 3 months on 1 from 2026-12-01"
    ),
    ("rent 500 on april 15 and october 15 every year", "every 6 months on 15 from 2027-04-15"),
    ("rent 500 every year on 2 may and 2 november", "every 6 months on 2 from 2027-05-02"),
    ("rent 500 twice a year on june 30 and december 30", "every 6 months on 30 from 2026-12-30"),
    (
      "rent 500 yearly on the 10th of february, june and october",
      "every 4 months on 10 from 2027-02-10"
    ),
    (
      "rent 500 every month on the last day or the previous business day",
      "every month on 31 before weekend from 2026-11-30"
    ),
  ]

  @Test(.rows) func `days of a month, and where they go from a weekend, are said in words`() {
    each(Self.rows) { (text: String, rule: String) throws in
      let context = RecurrenceRuleTests.context
      let phrase = try #require(try RecurrenceParser.phrase(in: text, context: context))
      #expect(try phrase.recurrence(from: phrase.start ?? context.today).text == rule)
      #expect(phrase.rest.lowercased().hasPrefix("rent 500"))
      #expect(phrase.rest.count < 14)
    }
  }

  @Test(.rows) func `what is still not clear of the days of a month is refused`() {
    each([
      "rent 5 every third friday", "rent 5 every month on the fifth monday",
      "rent 5 on the fifth monday of every month", "rent 5 every month on the first working day",
      "rent 5 first business day of every month",
      "rent 5 every week on friday before a weekend", "rent 5 daily before a weekend",
      "rent 5 every month before the weekend",
      "rent 5 every month on the second to last friday",
      "rent 5 every month on the 2nd to last friday", "rent 5 every month on the second last day",
      "rent 5 on the 1st and the third monday of every month",
      "rent 5 every month on the first and last working day",
      "rent 5 every month on the first monday and friday",
      "rent 5 every month on the first monday and third",
      "rent 5 every month on the 5th or the 6th",
      "rent 5 every month on the first monday after the 15th",
      "rent 5 every month on the 25th or the friday after",
      "rent 5 every month on the 25th or the day before",
      "rent 5 every 1st and 15th, or the next day", "rent 5 every first friday or a day later",
      "rent 5 every month on the 25th unless it is a holiday",
      "rent 5 every first monday of the quarter", "rent 5 every month on the 1st and on friday",
      "rent 5 on the 1st and 15th of march", "rent 5 every second friday of march",
      "rent 5 every month on the last working day but not in december",
      "rent 5 every month on the last weekend", "rent 5 every april 15 and october 16",
      "rent 5 every april 15 and june 15", "rent 5 every january and july",
      "rent 5 in january and july every year", "rent 5 in january every year",
      "rent 5 every april 15 and the 30th", "rent 5 every 2 years on march 1 and september 1",
      "rent 5 twice a year on march 1",
      "rent 5 every month on the 30 feb", "rent 5 every month on the 31st april",
      "rent 5 monthly on 15 march", "rent 5 every month on the 15 and 20 march",
      "rent 5 every 2 months on the 1st may", "rent 5 every month on the 1st from next year",
    ]) { (text: String) in
      #expect(throws: RecurrenceFailure.self, "\(text)") {
        try RecurrenceParser.phrase(in: text, context: RecurrenceRuleTests.context)
      }
    }
  }

  @Test(.rows) func `what only looks like days of a month keeps what it said`() {
    each([
      ("gym 5 monthly on 15, 9", "every month on 15 from 2026-12-15", "gym 5 , 9"),
      ("gym 5 monthly on the 1st, 12 times", "every month on 1 from 2026-12-01 12 times", "gym 5"),
      ("gym 5 every second friday", "every 2 weeks on fri from 2026-11-27", "gym 5"),
      ("gym 5 every 15th day", "every 15 days from 2026-11-24", "gym 5"),
      ("gym 5 every 25th of december", "every year on 12-25 from 2026-12-25", "gym 5"),
      (
        "gym 5 every month on the 15th until may",
        "every month on 15 from 2026-12-15 until 2027-05-31", "gym 5"
      ),
      ("gym 5 every month on the 15th from march", "every month on 15 from 2027-03-15", "gym 5"),
      (
        "gym 5 every month on the 15th from visa", "every month on 15 from 2026-12-15",
        "gym 5 from visa"
      ),
      ("gym 5 every friday before work", "every week on fri from 2026-11-27", "gym 5 before work"),
    ]) { (text: String, rule: String, rest: String) throws in
      let context = RecurrenceRuleTests.context
      let phrase = try #require(try RecurrenceParser.phrase(in: text, context: context))
      #expect(try phrase.recurrence(from: phrase.start ?? context.today).text == rule)
      #expect(phrase.rest == rest)
    }
    for text in ["paid 40 for the first and second installment", "dinner 60 on the 1st"] {
      let phrase = try? RecurrenceParser.phrase(in: text, context: RecurrenceRuleTests.context)
      #expect(phrase == .some(nil), "\(text)")
    }
  }

  @Test func `two days that are one in some month are refused`() throws {
    let context = RecurrenceRuleTests.context
    let text = "rent 5 on the 30th and the last day of every month"
    let phrase = try #require(try RecurrenceParser.phrase(in: text, context: context))
    #expect(throws: RecurrenceError.daysMeet) { try phrase.recurrence(from: context.today) }
  }
}
