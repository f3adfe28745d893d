import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

@Suite struct RecurrenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var interval: Recurrence.Interval
    var shift: Recurrence.Shift?
    var start: CalendarDay
    var end: Recurrence.End
    var days: [String]
    var text: String
    var testDescription: String { text }

    init(
      _ interval: Recurrence.Interval, _ shift: Recurrence.Shift? = nil, from start: CalendarDay,
      ending end: Recurrence.End = .never, _ days: String, _ text: String
    ) {
      self.interval = interval
      self.shift = shift
      self.start = start
      self.end = end
      self.days = days.split(separator: " ").map(String.init)
      self.text = text
    }
  }

  /// a month without the day is not left out, and the day does not drift.
  @Test(.rows) func `BM29: days come again where people expect them`() {
    each([
      Case(
        .months(1, on: [31]), from: "2026-01-31",
        "2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31",
        "every month on 31 from 2026-01-31"),
      Case(
        .months(1, on: [30]), from: "2028-01-31",
        "2028-02-29 2028-03-30 2028-04-30", "every month on 30 from 2028-02-29"),
      Case(
        .months(3, on: [30]), from: "2026-11-30",
        "2026-11-30 2027-02-28 2027-05-30", "every 3 months on 30 from 2026-11-30"),
      Case(
        .months(1, on: [15]), from: "2026-01-16", "2026-02-15 2026-03-15",
        "every month on 15 from 2026-02-15"),
      Case(
        .years(1, month: 2, day: 29), from: "2026-01-01",
        "2026-02-28 2027-02-28 2028-02-29 2029-02-28", "every year on 02-29 from 2026-02-28"),
      Case(
        .years(2, month: 3, day: 3), from: "2026-03-04", "2027-03-03 2029-03-03",
        "every 2 years on 03-03 from 2027-03-03"),
      Case(
        .days(1), from: "2026-12-31", "2026-12-31 2027-01-01", "every day from 2026-12-31"),
      Case(
        .days(10), from: "2024-02-20", ending: .times(3), "2024-02-20 2024-03-01 2024-03-11",
        "every 10 days from 2024-02-20 3 times"),
      Case(
        .weeks(1, on: [.thursday, .monday, .monday]), from: "2026-01-02",
        "2026-01-05 2026-01-08 2026-01-12", "every week on mon,thu from 2026-01-05"),
      Case(
        .weeks(2, on: [.monday, .friday]), from: "2026-01-01",
        "2026-01-02 2026-01-12 2026-01-16 2026-01-26",
        "every 2 weeks on mon,fri from 2026-01-02"),
      Case(
        .weeks(2, on: [.friday]), from: "2026-01-03", "2026-01-09 2026-01-23",
        "every 2 weeks on fri from 2026-01-09"),
      Case(
        .months(1, on: [31]), from: "2026-10-01", ending: .until("2026-12-30"),
        "2026-10-31 2026-11-30",
        "every month on 31 from 2026-10-31 until 2026-12-30"),
      Case(
        .months(1, on: [15, 1]), from: "2026-01-02", "2026-01-15 2026-02-01 2026-02-15",
        "every month on 1,15 from 2026-01-15"),
      Case(
        .months(1, on: [.last(.friday), .nth(1, .monday)]), from: "2026-01-06",
        "2026-01-30 2026-02-02 2026-02-27", "every month on 1mon,lastfri from 2026-01-30"),
      Case(
        .months(2, on: [.lastWorkday]), from: "2026-02-01", "2026-02-27 2026-04-30 2026-06-30",
        "every 2 months on lastwork from 2026-02-27"),
      Case(
        .months(1, on: [1, 15]), .before, from: "2026-01-16", ending: .times(3),
        "2026-01-30 2026-02-13 2026-02-27",
        "every month on 1,15 before weekend from 2026-01-30 3 times"),
      Case(
        .months(3, on: [31]), .after, from: "2026-02-01", ending: .until("2026-08-01"),
        "2026-02-02 2026-04-30 2026-07-31",
        "every 3 months on 31 after weekend from 2026-02-02 until 2026-08-01"),
      Case(
        .years(1, month: 1, day: 1), .before, from: "2026-06-01",
        "2027-01-01 2027-12-31 2029-01-01",
        "every year on 01-01 before weekend from 2027-01-01"),
      Case(
        .wholeMonths, from: "2028-01-15", "2028-01-31 2028-02-29 2028-03-31",
        "every month from 2028-01-31"),
      Case(
        .days(1), from: "9999-12-30", "9999-12-30 9999-12-31", "every day from 9999-12-30"),
    ]) { (row: Case) throws in
      let rule = try Recurrence(row.interval, row.shift, from: row.start, end: row.end)
      #expect(rule.text == row.text)
      #expect(Recurrence(text: row.text) == rule)
      let found = row.days.indices.compactMap(rule.occurrence).map(\.text)
      #expect(found == row.days)
      if rule.end != .never { #expect(rule.occurrence(row.days.count) == nil) }
      #expect(rule.occurrence(-1) == nil)
    }
  }

  /// P56: a rule that never falls is none.
  @Test(.rows) func `a rule that never falls, or steps by nothing, is refused`() {
    let start: CalendarDay = "2026-01-31"
    each([
      (
        .years(1, month: 2, day: 31), .never, .neverFalls,
        "there is no day on which it would ever fall"
      ),
      (
        .years(1, month: 13, day: 1), .never, .neverFalls,
        "there is no day on which it would ever fall"
      ),
      (.months(1, on: [32]), .never, .noSuchDay(32), "no month has a day 32"),
      (.months(1, on: [0]), .never, .noSuchDay(0), "no month has a day 0"),
      (.weeks(1, on: []), .never, .neverFalls, "there is no day on which it would ever fall"),
      (.days(0), .never, .unusableStep(0), "nothing comes again every 0"),
      (.days(-1), .never, .unusableStep(-1), "nothing comes again every -1"),
      (
        .years(1_001, month: 1, day: 1), .never, .unusableStep(1_001),
        "nothing comes again every 1001"
      ),
      (.days(1), .times(0), .unusableCount(0), "nothing comes 0 times"),
      (.days(1), .times(100_001), .unusableCount(100_001), "nothing comes 100001 times"),
      (
        .months(1, on: [30]), .until("2026-02-01"), .endsBefore("2026-02-01", first: "2026-02-28"),
        "it would end on 2026-02-01, before it falls for the first time, on 2026-02-28"
      ),
    ]) {
      (interval: Recurrence.Interval, end: Recurrence.End, error: RecurrenceError, problem: String)
      in
      #expect(throws: error) { try Recurrence(interval, from: start, end: end) }
      #expect(error.problem == problem)
      #expect(error.remedy?.hasPrefix("Write ") == true)
    }
    #expect(throws: RecurrenceError.neverFalls) {
      try Recurrence(.weeks(1, on: [.monday]), from: .last)
    }
  }

  /// The second way: every day is looked at by itself.
  private struct DayByDay {
    let rule: Recurrence
    private var monday: Int { rule.first.daysSinceEpoch - rule.first.weekday.rawValue + 1 }

    func days(through last: CalendarDay) -> [CalendarDay] {
      var days: [CalendarDay] = []
      var day: CalendarDay? = rule.first
      while let here = day, here <= last {
        if case .times(let count) = rule.end, days.count == count { break }
        if case .until(let end) = rule.end, here > end { break }
        if falls(here) { days.append(here) }
        day = here.next
      }
      return days
    }

    private func falls(_ day: CalendarDay) -> Bool {
      let months = rule.first.month.months(until: day.month)
      switch rule.interval {
      case .days(let step): return rule.first.days(until: day) % step == 0
      case .weeks(let step, let weekdays):
        return (day.daysSinceEpoch - monday) / 7 % step == 0 && weekdays.contains(day.weekday)
      case .wholeMonths: return day == day.month.lastDay
      case .months(let step, let wanted):
        return months % step == 0
          && wanted.contains {
            $0 == .day(day.day) || day == day.month.lastDay && $0 > .day(day.day)
          }
      case .years(let step, let month, let wanted):
        return day.monthOfYear == month && (day.year - rule.first.year) % step == 0
          && day.day == min(wanted, day.month.length)
      }
    }
  }

  @Test func `occurrences are those that a walk from day to day meets`() throws {
    var generator = SeededGenerator(seed: 29)
    for _ in 0..<400 {
      let start = RecurrenceTests.day(&generator)
      let rule = try Recurrence(
        RecurrenceTests.interval(&generator), from: start,
        end: RecurrenceTests.end(&generator, start))
      #expect(Recurrence(text: rule.text) == rule)
      let last = start.adding(days: 1_500) ?? .last
      let days = DayByDay(rule: rule).days(through: last)
      #expect(days.first == rule.first)
      #expect(Array(rule.occurrences(in: start...last)) == days, "\(rule.text)")
      #expect(days.indices.compactMap(rule.occurrence) == days)
      let lower = start.adding(days: .random(in: -20...1_400, using: &generator)) ?? start
      let upper = lower.adding(days: .random(in: 0...200, using: &generator)) ?? .last
      let inside = days.filter { lower <= $0 && $0 <= upper }
      guard upper <= last else { continue }
      #expect(Array(rule.occurrences(in: lower...upper)) == inside, "\(rule.text), \(lower)")
      #expect(rule.falls(on: lower) == (inside.first == lower))
    }
  }

  @Test func `whatever is asked of a rule is answered, to the end of the calendar`() throws {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<2_000 {
      let start = chance(&generator) ? .last : RecurrenceTests.anyDay(&generator)
      guard
        let rule = try? Recurrence(
          RecurrenceTests.interval(&generator), from: start,
          end: RecurrenceTests.end(&generator, start))
      else { continue }
      for index in [Int.min, -1, 0, 1, .max / 12, .max - 1, .max] {
        if let day = rule.occurrence(index) { #expect(day >= rule.first) }
      }
      let asked = RecurrenceTests.anyDay(&generator)
      if let index = rule.index(onOrAfter: asked) {
        #expect(try #require(rule.occurrence(index)) >= asked)
        if index > 0 { #expect(try #require(rule.occurrence(index - 1)) < asked) }
      }
      #expect(Array(rule.occurrences(in: asked...asked)) == (rule.falls(on: asked) ? [asked] : []))
    }
  }

  @Test(.rows) func `no other spelling is read`() {
    each([
      "", "every", "every day", "every day from", "day from 2026-01-01",
      "every 1 day from 2026-01-01",
      "every days from 2026-01-01", "every 2 day from 2026-01-01", "every day from 2026-02-30",
      "every day from 2026-01-01 ", "Every day from 2026-01-01", "every  day from 2026-01-01",
      "every week from 2026-01-05", "every week on tue from 2026-01-05",
      "every week on thu,mon from 2026-01-05", "every week on mon,mon from 2026-01-05",
      "every week on monday from 2026-01-05", "every month on 031 from 2026-01-31",
      "every month on 30 from 2026-01-31", "every month on 32 from 2026-01-31",
      "every month on 15,1 from 2026-01-15", "every month on 1,1 from 2026-01-01",
      "every month on 5mon from 2026-01-31", "every month on 0mon from 2026-01-05",
      "every month on 1xyz from 2026-01-01", "every month on last from 2026-01-31",
      "every month on 30,31 from 2026-01-30", "every month on 1 from 2026-01-01 before weekend",
      "every month on 1 before  weekend from 2026-01-01", "every month on 01 from 2026-01-01",
      "every month on 1 after weekend from 2026-02-01", "every day before weekend from 2026-01-01",
      "every month after weekend from 2026-01-31", "every month on 1, from 2026-01-01",
      "every year on 2-29 from 2026-02-28", "every year on 02-31 from 2026-02-28",
      "every +2 days from 2026-01-01", "every 0 days from 2026-01-01",
      "every 99999999999999999999 days from 2026-01-01", "every day from 2026-01-01 until",
      "every day from 2026-01-01 until 2025-12-31", "every day from 2026-01-01 0 times",
      "every day from 2026-01-01 1 time", "every day from 2026-01-01 2 times x",
      "every \u{0} from 2026-01-01", "every day from 2026-01-0１",
    ]) { (text: String) in
      #expect(Recurrence(text: text) == nil, "\(text)")
    }
  }

  @Test func `another end keeps the days`() throws {
    let rule = try Recurrence(.months(1, on: [31]), from: "2026-01-31")
    let ended = try rule.ending(.until("2026-03-31"))
    #expect(Array(ended.occurrences(in: .first ... .last)).count == 3)
    #expect(ended.occurrence(1) == "2026-02-28")
    #expect(try ended.ending(.never) == rule)
    #expect(throws: RecurrenceError.endsBefore("2026-01-30", first: "2026-01-31")) {
      try rule.ending(.until("2026-01-30"))
    }
  }

  // MARK: Random rules

  private func chance(_ generator: inout SeededGenerator) -> Bool {
    Int.random(in: 0..<10, using: &generator) == 0
  }

  private static func day(_ generator: inout SeededGenerator) -> CalendarDay {
    let border: [CalendarDay] = ["2024-02-29", "2026-01-31", "2026-12-31", "2100-02-28"]
    if Int.random(in: 0..<4, using: &generator) == 0,
      let day = border.randomElement(using: &generator)
    {
      return day
    }
    let start: CalendarDay = "2023-01-01"
    return start.adding(days: .random(in: 0..<3_000, using: &generator)) ?? start
  }

  private static func anyDay(_ generator: inout SeededGenerator) -> CalendarDay {
    CalendarDay.first.adding(days: .random(in: 0...3_652_058, using: &generator)) ?? .first
  }

  private static func interval(_ generator: inout SeededGenerator) -> Recurrence.Interval {
    let step = [1, 1, 1, 2, 3, 5, 12].randomElement(using: &generator) ?? 1
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return step == 12 ? .wholeMonths : .days(step)
    case 1:
      let weekdays = CalendarDay.Weekday.allCases.filter { _ in Bool.random(using: &generator) }
      return .weeks(step, on: weekdays.isEmpty ? [.sunday] : weekdays)
    case 2: return .months(step, on: [.day(.random(in: 1...31, using: &generator))])
    default:
      return .years(
        step, month: .random(in: 1...12, using: &generator),
        day: .random(in: 1...29, using: &generator))
    }
  }

  private static func end(
    _ generator: inout SeededGenerator, _ start: CalendarDay
  ) -> Recurrence.End {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .times(.random(in: 1...40, using: &generator))
    case 1:
      // Far enough for whatever falls every twelve years.
      return .until(start.adding(days: .random(in: 4_800...6_000, using: &generator)) ?? .last)
    case 2: return .until(start.adding(days: 4_800) ?? .last)
    default: return .never
    }
  }
}
