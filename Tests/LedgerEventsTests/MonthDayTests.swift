import LedgerEvents
import LedgerLiterals
import LedgerTestSupport
import Testing

@Suite struct MonthDayTests {
  /// The second way: whether a day is one that a month names, asked of each day by itself.
  private static func names(_ day: CalendarDay, _ wanted: MonthDay) -> Bool {
    switch wanted {
    case .day(let number):
      return day.day == number || day.day < number && day.next?.month != day.month
    case .nth(let place, let weekday): return day.weekday == weekday && (day.day + 6) / 7 == place
    case .last(let weekday):
      return day.weekday == weekday && day.adding(days: 7)?.month != day.month
    case .lastWorkday:
      let next = day.next.map { moved($0, .after) }
      return day.weekday < .saturday && next?.month != day.month
    }
  }

  private static func moved(_ day: CalendarDay, _ shift: Recurrence.Shift?) -> CalendarDay {
    guard let shift else { return day }
    var day = day
    while day.weekday >= .saturday { day = (shift == .before ? day.previous : day.next) ?? day }
    return day
  }

  private static let shifts: [Recurrence.Shift?] = [nil, .before, .after]

  /// The days of three years that a rule plans from a day on, by a walk over all of them.
  private static func walk(
    _ days: [MonthDay], _ step: Int, _ shift: Recurrence.Shift?, _ span: ClosedRange<CalendarDay>
  ) -> [CalendarDay] {
    var origin: CalendarMonth?
    var found: [CalendarDay] = []
    var day = span.lowerBound.adding(days: -5)
    while let here = day, here.days(until: span.upperBound) > -5 {
      day = here.next
      guard days.contains(where: { names(here, $0) }) else { continue }
      let planned = moved(here, shift)
      guard span.contains(planned) else { continue }
      origin = origin ?? here.month
      if let origin, origin.months(until: here.month) % step == 0 { found.append(planned) }
    }
    return found
  }

  @Test func `days of months are those that a walk from day to day meets`() throws {
    let weekdays = CalendarDay.Weekday.allCases
    let numbers: [MonthDay] = [1, 2, 15, 28, 29, 30, 31]
    let nth = (1...4).flatMap { place in weekdays.map { MonthDay.nth(place, $0) } }
    let single = numbers + nth + weekdays.map { .last($0) } + [.lastWorkday]
    let paired: [MonthDay] = [
      1, 5, 14, 15, 31, .nth(1, .monday), .nth(3, .friday), .last(.sunday), .lastWorkday,
    ]
    let pairs = paired.indices.flatMap { one in
      paired[(one + 1)...].map { [paired[one], $0] }
    }
    let span: ClosedRange<CalendarDay> = "2026-01-31"..."2029-01-30"
    var apart = 0
    for days in TestRun.steps(single.map { [$0] } + pairs, each: 5) {
      for (step, shift) in (1...3).flatMap({ step in Self.shifts.map { (step, $0) } }) {
        guard let rule = try? Recurrence(.months(step, on: days), shift, from: span.lowerBound)
        else { continue }
        apart += days.count - 1
        let walked = Self.walk(days, step, shift, span)
        #expect(Array(rule.occurrences(in: span)) == walked, "\(rule.text)")
        #expect(walked.indices.compactMap(rule.occurrence) == walked, "\(rule.text)")
        #expect(Set(walked).count == walked.count, "\(rule.text)")
        #expect(Recurrence(text: rule.text) == rule)
        for place in stride(from: 0, to: walked.count, by: 5) {
          #expect(rule.index(onOrAfter: walked[place]) == place, "\(rule.text)")
          let next = try #require(walked[place].next)
          #expect(rule.falls(on: next) == walked.contains(next), "\(rule.text)")
        }
      }
    }
    #expect(apart > (TestRun.isWhole ? 200 : 40))
  }

  @Test(.rows) func `two days that are ever one are no rule`() {
    each([
      ([30, 31], nil, 1, false), ([29, 30], nil, 2, false), ([15, 30], nil, 1, true),
      ([15, .nth(3, .friday)], nil, 1, false),
      ([.nth(1, .monday), .nth(1, .friday)], nil, 1, true),
      ([.last(.friday), 31], nil, 1, false), ([.last(.friday), .lastWorkday], nil, 1, false),
      ([14, 15], nil, 1, true), ([14, 15], .after, 1, false), ([14, 16], .before, 1, false),
      ([14, 17], .before, 1, true), ([1, 15], .before, 1, true), ([15, 31], .after, 1, true),
      // The last of a month and the first of the next.
      ([1, 31], nil, 1, true), ([1, 31], .before, 1, false), ([1, 31], .after, 1, false),
      ([1, 31], .after, 2, true),
    ]) { (days: [MonthDay], shift: Recurrence.Shift?, step: Int, isRule: Bool) in
      let found = Result { () throws(RecurrenceError) in
        try Recurrence(.months(step, on: days), shift, from: "2026-01-01")
      }
      if case .failure(let error) = found { #expect(error == .daysMeet) }
      #expect(((try? found.get()) != nil) == isRule)
    }
  }

  @Test(.rows) func `only days of months and years move away from weekends`() {
    each([.days(1), .days(14), .weeks(1, on: [.saturday]), .wholeMonths]) {
      (interval: Recurrence.Interval) in
      #expect(throws: RecurrenceError.neverShifts) {
        try Recurrence(interval, .before, from: "2026-01-01")
      }
    }
  }

  @Test func `a rule of the first year answers at the end of the calendar`() throws {
    for shift in Self.shifts {
      let rule = try Recurrence(.months(1, on: [1, .nth(3, .friday)]), shift, from: .first)
      #expect(rule.first == .first)
      #expect(rule.occurrence(9_999 * 24 - 1) == "9999-12-17")
      #expect(rule.occurrence(9_999 * 24) == nil)
      #expect(rule.index(onOrAfter: .last) == nil)
    }
  }
}
