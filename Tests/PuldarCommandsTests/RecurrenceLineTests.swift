import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

@testable import PuldarCommands

@Suite struct RecurrenceLineTests {
  @Test(.rows) func `a rule is told as a person would say it`() {
    each([
      ("every month on 31 from 2026-01-31", "every month on the last day"),
      ("every 2 months on 22 from 2026-01-22", "every 2 months on the 22nd"),
      ("every month on 13 from 2026-01-13", "every month on the 13th"),
      ("every day from 2026-01-13", "every day"),
      ("every week on mon,wed,fri from 2026-01-02", "every week on Monday, Wednesday and Friday"),
      ("every week on mon,tue,wed,thu,fri from 2026-01-02", "every weekday"),
      ("every year on 03-03 from 2026-03-03 3 times", "every year on March 3, 3 times"),
      ("every month on 1,15 from 2026-01-15", "every month on the 1st and the 15th"),
      ("every month on 1mon from 2026-01-05", "every month on the first Monday"),
      (
        "every 2 months on 3,3fri,lastwork from 2026-01-16",
        "every 2 months on the 3rd day, the third Friday and the last working day"
      ),
      (
        "every month on 25 before weekend from 2026-01-23 3 times",
        "every month on the 25th, before a weekend, 3 times"
      ),
      (
        "every year on 03-07 after weekend from 2026-03-09",
        "every year on March 7, after a weekend"
      ),
      ("every 3 days from 2026-01-02 until 2026-03-01", "every 3 days until 2026-03-01"),
    ]) { (rule: String, text: String) throws in
      #expect(RecurrenceLine.text(try #require(Recurrence(text: rule))) == text)
    }
  }

  @Test func `what is told of a rule is read again as the same rule`() throws {
    let context = ParsingContext(today: .known("2026-01-02"), currency: .usd)
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<2_000 {
      let step = Int.random(in: 1...40, using: &generator)
      let interval: Recurrence.Interval =
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: .days(step)
        case 1:
          .weeks(step, on: [.tuesday, .sunday, .friday].shuffled(using: &generator).suffix(2))
        case 2:
          .months(
            step,
            on: [
              .day(.random(in: 1...31, using: &generator)), 15, .nth(step % 4 + 1, .tuesday),
              .last(.friday), .lastWorkday,
            ].shuffled(using: &generator).suffix(step % 2 + 1))
        default:
          .years(
            step, month: .random(in: 1...12, using: &generator),
            day: .random(in: 1...29, using: &generator))
        }
      let start = try #require(
        CalendarDay.known("2024-01-01").adding(days: .random(in: 0..<1_000, using: &generator)))
      let end: Recurrence.End =
        [.never, .times(step), .until(.known("2199-12-31"))].randomElement(using: &generator)
        ?? .never
      let shifts: [Recurrence.Shift?] = [nil, .before, .after]
      let shift = shifts[step % 3]
      guard
        let rule = (try? Recurrence(interval, shift, from: start, end: end))
          ?? (try? Recurrence(interval, from: start, end: end))
      else { continue }
      let told = RecurrenceLine.wholeText(rule)
      let phrase = try RecurrenceParser.phrase(alone: told, context: context)
      #expect(try phrase.recurrence(from: try #require(phrase.start)) == rule, "\(told)")
    }
  }
}
