import LedgerModel
import LedgerTestSupport
import Testing

@testable import EntryParsing

@Suite struct RecurrenceRuleTests {
  /// A Tuesday.
  static let today = CalendarDay.known("2026-11-24")
  static let context = ParsingContext(today: today, currency: .usd)

  /// Texts with the rule that begins today at the earliest, and what is left of the text.
  static let rows: [(text: String, rule: String, rest: String)] = [
    ("netflix 15.99 every month on the 31st", "every month on 31 from 2026-11-30", "netflix 15.99"),
    ("netflix 15.99 every month", "every month on 24 from 2026-11-24", "netflix 15.99"),
    ("gym 30 every 2 weeks", "every 2 weeks on tue from 2026-11-24", "gym 30"),
    ("gym 30 every two weeks on friday", "every 2 weeks on fri from 2026-11-27", "gym 30"),
    ("lunch 9 every mon and thu", "every week on mon,thu from 2026-11-26", "lunch 9"),
    ("lunch 9 every mon, wed & fri", "every week on mon,wed,fri from 2026-11-25", "lunch 9"),
    ("paper 3 every weekday", "every week on mon,tue,wed,thu,fri from 2026-11-24", "paper 3"),
    ("cinema 12 every weekend", "every week on sat,sun from 2026-11-28", "cinema 12"),
    ("gym 30 weekly", "every week on tue from 2026-11-24", "gym 30"),
    ("weekly gym 30 on monday", "every week on tue from 2026-11-24", "gym 30 on monday"),
    ("gym 30 weekly on mondays", "every week on mon from 2026-11-30", "gym 30"),
    ("coffee 4 every other day", "every 2 days from 2026-11-24", "coffee 4"),
    ("coffee 4 daily", "every day from 2026-11-24", "coffee 4"),
    ("cleaner 60 every second friday", "every 2 weeks on fri from 2026-11-27", "cleaner 60"),
    ("cleaner 60 fortnightly", "every 2 weeks on tue from 2026-11-24", "cleaner 60"),
    ("cleaner 60 every fortnight", "every 2 weeks on tue from 2026-11-24", "cleaner 60"),
    ("cleaner 60 bi-weekly", "every 2 weeks on tue from 2026-11-24", "cleaner 60"),
    ("gym 20 twice a month on the 1st and 15th", "every month on 1,15 from 2026-12-01", "gym 20"),
    ("gym 20 semimonthly on the 1st and 15th", "every month on 1,15 from 2026-12-01", "gym 20"),
    ("gym 20 twice a week on mon and thu", "every week on mon,thu from 2026-11-26", "gym 20"),
    ("rent 900 monthly on the last day", "every month on 31 from 2026-11-30", "rent 900"),
    ("rent 900 monthly on the first", "every month on 1 from 2026-12-01", "rent 900"),
    (
      "rent 900 every month on the last day of the month", "every month on 31 from 2026-11-30",
      "rent 900"
    ),
    ("rent 900 on the last day of every month", "every month on 31 from 2026-11-30", "rent 900"),
    ("rent 900 on the 1st of each month", "every month on 1 from 2026-12-01", "rent 900"),
    (
      "rent 900 every month at the end of the month", "every month on 31 from 2026-11-30",
      "rent 900"
    ),
    ("rent 900 every 1st", "every month on 1 from 2026-12-01", "rent 900"),
    ("rent 900 every 15th of the month", "every month on 15 from 2026-12-15", "rent 900"),
    ("rent 900 monthly on 15", "every month on 15 from 2026-12-15", "rent 900"),
    ("rent 900 each month on the 30th", "every month on 30 from 2026-11-30", "rent 900"),
    ("water 40 every 3 months on the 30th", "every 3 months on 30 from 2026-11-30", "water 40"),
    ("water 40 every quarter", "every 3 months on 24 from 2026-11-24", "water 40"),
    ("water 40 quarterly", "every 3 months on 24 from 2026-11-24", "water 40"),
    ("insurance 300 every year on march 3", "every year on 03-03 from 2027-03-03", "insurance 300"),
    (
      "insurance 300 every year on the 3rd of march", "every year on 03-03 from 2027-03-03",
      "insurance 300"
    ),
    ("insurance 300 every december 25th", "every year on 12-25 from 2026-12-25", "insurance 300"),
    ("insurance 300 yearly", "every year on 11-24 from 2026-11-24", "insurance 300"),
    ("cake 20 every year on february 29", "every year on 02-29 from 2027-02-28", "cake 20"),
    ("gym 30 every 2 years", "every 2 years on 11-24 from 2026-11-24", "gym 30"),
    ("netflix 15.99 a month", "every month on 24 from 2026-11-24", "netflix 15.99"),
    ("netflix 15.99/month", "every month on 24 from 2026-11-24", "netflix 15.99"),
    ("netflix $15.99 per month", "every month on 24 from 2026-11-24", "netflix $15.99"),
    (
      "gym 30 monthly until 2027-06-30", "every month on 24 from 2026-11-24 until 2027-06-30",
      "gym 30"
    ),
    (
      "gym 30 monthly until june 30", "every month on 24 from 2026-11-24 until 2027-06-30", "gym 30"
    ),
    (
      "gym 30 monthly until june 30 2028", "every month on 24 from 2026-11-24 until 2028-06-30",
      "gym 30"
    ),
    (
      "gym 30 monthly until june 2028", "every month on 24 from 2026-11-24 until 2028-06-30",
      "gym 30"
    ),
    ("gym 30 monthly until june", "every month on 24 from 2026-11-24 until 2027-06-30", "gym 30"),
    ("gym 30 monthly, 12 times", "every month on 24 from 2026-11-24 12 times", "gym 30"),
    ("gym 30 monthly for 6 months", "every month on 24 from 2026-11-24 until 2027-05-23", "gym 30"),
    ("gym 30 weekly for a year", "every week on tue from 2026-11-24 until 2027-11-23", "gym 30"),
    ("gym 30 monthly starting january 15", "every month on 15 from 2027-01-15", "gym 30"),
    ("gym 30 monthly from 2026-01-31", "every month on 31 from 2026-01-31", "gym 30"),
    // The nearest such day, not the next, of what comes oftener than once a year.
    ("gym 30 every 2 weeks from 20 nov", "every 2 weeks on fri from 2026-11-20", "gym 30"),
    ("gym 30 monthly from october 3", "every month on 3 from 2026-10-03", "gym 30"),
    ("gym 30 monthly from 3 oct 2027", "every month on 3 from 2027-10-03", "gym 30"),
    ("gym 30 every year from 20 nov", "every year on 11-20 from 2027-11-20", "gym 30"),
    ("gym 30 weekly starting friday", "every week on fri from 2026-11-27", "gym 30"),
    ("gym 30 every week starting last friday", "every week on fri from 2026-11-20", "gym 30"),
    ("gym 30 weekly beginning next monday", "every week on mon from 2026-11-30", "gym 30"),
    ("gym 30 monthly starting in february", "every month on 1 from 2027-02-01", "gym 30"),
    ("gym 30 monthly starting in 3 days", "every month on 27 from 2026-11-27", "gym 30"),
    (
      "gym 30 every 2 weeks on friday starting tomorrow, until december 31 2026",
      "every 2 weeks on fri from 2026-11-27 until 2026-12-31", "gym 30"
    ),
    ("gym 30 monthly since march 1", "every month on 1 from 2026-03-01", "gym 30"),
    ("gym 30 from zara every month", "every month on 24 from 2026-11-24", "gym 30 from zara"),
    ("every month on the 31st netflix 15.99", "every month on 31 from 2026-11-30", "netflix 15.99"),
    (
      "salary 3000 every month on the 27th from acme", "every month on 27 from 2026-11-27",
      "salary 3000 from acme"
    ),
    ("Netflix 15.99 EVERY MONTH", "every month on 24 from 2026-11-24", "Netflix 15.99"),
  ]

  @Test(.rows) func `words say how often something comes again`() {
    each(Self.rows) { (text: String, rule: String, rest: String) throws in
      let phrase = try #require(try RecurrenceParser.phrase(in: text, context: Self.context))
      #expect(try phrase.recurrence(from: phrase.start ?? Self.today).text == rule)
      #expect(phrase.rest == rest)
    }
  }

  @Test(.rows) func `words of other languages say it too`() {
    each([
      ("de", "fitness 30 jeden monat", "every month on 24 from 2026-11-24", "fitness 30"),
      ("de", "fitness 30 monatlich", "every month on 24 from 2026-11-24", "fitness 30"),
      ("fr", "gym 30 chaque semaine", "every week on tue from 2026-11-24", "gym 30"),
      ("es", "gimnasio 30 cada mes", "every month on 24 from 2026-11-24", "gimnasio 30"),
      ("it", "palestra 30 ogni mese", "every month on 24 from 2026-11-24", "palestra 30"),
      ("nl", "sport 30 elke maand", "every month on 24 from 2026-11-24", "sport 30"),
      ("pt", "academia 30 mensal", "every month on 24 from 2026-11-24", "academia 30"),
    ]) { (language: String, text: String, rule: String, rest: String) throws in
      var context = Self.context
      context.conventions.language = language
      let phrase = try #require(try RecurrenceParser.phrase(in: text, context: context))
      #expect(try phrase.recurrence(from: Self.today).text == rule)
      #expect(phrase.rest == rest)
    }
  }

  @Test(.rows) func `words that say nothing of it are left alone`() {
    each([
      "", "coffee 4", "dinner 60 for 5 people, 12 per person", "tea 3.20 2 times",
      "lunch 12 on friday",
      "spent 45 at whole foods 3 days ago", "20 each", "jeans 40 from zara", "paid 10 a day ago",
      "12 times 4", "until 2027-01-01",
    ]) { (text: String) throws in
      #expect(try RecurrenceParser.phrase(in: text, context: Self.context) == nil)
    }
  }

  @Test(.rows) func `a rule that is not clear is refused, and none is guessed`() {
    each([
      ("gym 30 monthly since covid", "it is not clear on which days 'since covid' falls"),
      (
        "rent 900 every month at the beginning",
        "it is not clear on which days 'beginning' falls"
      ),
      (
        "rent 5 every month on the fifth monday",
        "it is not clear on which days 'every month on the fifth monday' falls"
      ),
      ("rent 5 monthly on friday", "it is not clear on which days 'monthly on friday' falls"),
      ("rent 5 every third monday", "it is not clear on which days 'every third monday' falls"),
      ("rent 5 every year in march", "it is not clear on which days 'every year in march' falls"),
      ("rent 5 every march", "it is not clear on which days 'every march' falls"),
      ("rent 5 weekly every month", "'weekly' and 'every month' are two rules"),
      ("rent 5 every monday and every month", "'every monday' and 'every month' are two rules"),
    ]) { (text: String, problem: String) in
      do {
        let phrase = try RecurrenceParser.phrase(in: text, context: Self.context)
        Issue.record("\(text) reads as \(phrase?.words ?? "nothing")")
      } catch {
        #expect((error as? any ExplainedError)?.problem == problem)
        #expect((error as? any ExplainedError)?.remedy?.hasPrefix("Say how often") == true)
      }
    }
  }

  @Test(.rows) func `a rule that never falls is refused`() {
    each([
      ("rent 5 every year on feb 31", RecurrenceError.neverFalls),
      ("rent 5 every month on the 32nd", .noSuchDay(32)),
      ("rent 5 monthly on 320", .noSuchDay(320)),
      ("rent 5 every 0 days", .unusableStep(0)), ("rent 5 every 5000 days", .unusableStep(5000)),
      ("rent 5 daily, 0 times", .unusableCount(0)),
      (
        "rent 5 daily until 2020-01-01",
        .endsBefore(.known("2020-01-01"), first: .known("2026-11-24"))
      ),
    ]) { (text: String, error: RecurrenceError) throws in
      let phrase = try #require(try RecurrenceParser.phrase(in: text, context: Self.context))
      #expect(throws: error) { try phrase.recurrence(from: Self.today) }
    }
  }

  @Test(.rows)
  func `a rule beside which other days stand is refused, and not planned on one of them`()
    throws
  {
    each([
      "rent 5 every month except december on the 1st",
      "rent 5 every month on the 30th but not in february",
      "rent 5 every week on friday and on monday",
    ]) { (text: String) in
      #expect(throws: RecurrenceFailure.self, "\(text)") {
        try RecurrenceParser.phrase(in: text, context: Self.context)
      }
    }
    for text in [
      "netflix 5 monthly and tea", "gym 5 every 2 weeks on friday, 12 times",
      "friday club 5 every month on the 5th", "lunch 5 with anna and tom every friday",
      "insurance 5 every month, starting june 1", "last.fm 5 monthly",
    ] {
      #expect(try RecurrenceParser.phrase(in: text, context: Self.context) != nil, "\(text)")
    }
  }

  @Test(.rows) func `alone, a rule may leave 'every' out, and says nothing else`() {
    each([
      ("month on the 31st", "every month on 31 from 2026-11-30"),
      ("2 weeks on friday", "every 2 weeks on fri from 2026-11-27"),
      ("every day", "every day from 2026-11-24"), ("weekly", "every week on tue from 2026-11-24"),
      ("mon and thu", "every week on mon,thu from 2026-11-26"),
      ("march 3", "every year on 03-03 from 2027-03-03"),
    ]) { (words: String, rule: String) throws in
      let phrase = try RecurrenceParser.phrase(alone: words, context: Self.context)
      #expect(try phrase.recurrence(from: Self.today).text == rule)
    }
    for words in ["", "often", "2", "month for rent", "netflix every month"] {
      #expect(throws: RecurrenceFailure.unclear(words)) {
        try RecurrenceParser.phrase(alone: words, context: Self.context)
      }
    }
  }

  @Test func `whatever is typed ends in a rule, in nothing or in a refusal`() {
    let words = [
      "every", "month", "on", "the", "31st", "2", "weeks", "mon", "and", ",", "until", "2026-12-31",
      "times", "12", "last", "day", "of", "each", "year", "march", "starting", "for", "other", "/",
      "99999999999999999999", "a", "monthly", "first", "٣", "-", "netflix", "15.99", "9999-12-31",
      "since", "15th", "working", "before", "or", "weekend", "december", "0001-01-01", "from",
      "tomorrow", "999999999",
    ]
    var generator = SeededGenerator(seed: 44)
    for _ in 0..<(TestRun.isWhole ? 20_000 : 3000) {
      let count = Int.random(in: 1...9, using: &generator)
      let text = (0..<count).compactMap { _ in words.randomElement(using: &generator) }
        .joined(separator: " ")
      guard let phrase = try? RecurrenceParser.phrase(in: text, context: Self.context) else {
        continue
      }
      for day in [phrase.start ?? Self.today, .first, .last] {
        if let rule = try? phrase.recurrence(from: day) {
          #expect(Recurrence(text: rule.text) == rule)
        }
      }
    }
  }
}
