/// Days that come again by one rule: every so many days, weeks, months or years, from a first day on,
/// without an end, up to a last day, or so many times.
///
/// What a month does not have falls on its last day, always counted from the day that was meant:
/// 31 January, 28 February, 31 March. So nothing drifts, and nothing is left out.
package struct Recurrence: Hashable, Sendable {
  /// How often it falls, and on what.
  package enum Interval: Hashable, Sendable {
    case days(Int)
    /// Weeks begin on Monday.
    case weeks(Int, on: [Weekday])
    /// Every month as a whole: it has no day of its own, and stands on the last one.
    case wholeMonths
    /// A day of the month, 1 to 31; 31 is the last day of every month.
    case months(Int, on: Int)
    /// A day of a month; 29 February is the 28th in years without it.
    case years(Int, month: Int, day: Int)
  }

  /// When it ends.
  package enum End: Hashable, Sendable {
    case never
    /// The last day on which it may fall.
    case until(CalendarDay)
    /// How often it falls in all.
    case times(Int)
  }

  /// Weekdays in their order, each once.
  package let interval: Interval
  /// The first day on which it falls.
  package let first: CalendarDay
  package let end: End

  /// How many days, weeks, months or years may lie between two: nobody plans further.
  package static let longestStep = 1_000
  /// How often it may fall in all, where that is counted: daily for more than 250 years.
  package static let largestCount = 100_000

  /// - Parameters:
  ///   - interval: How often, and on what.
  ///   - start: It falls for the first time on this day, or on the next that fits.
  ///   - end: When it ends.
  /// - Throws: ``RecurrenceError`` where there is no such rule, or it never falls.
  package init(
    _ interval: Interval, from start: CalendarDay, end: End = .never
  ) throws(RecurrenceError) {
    self.interval = try Recurrence.checked(interval)
    guard let first = Recurrence.first(self.interval, from: start) else { throw .neverFalls }
    self.first = first
    self.end = end
    switch end {
    case .never: break
    case .until(let last): guard first <= last else { throw .endsBefore(last, first: first) }
    case .times(let count):
      guard (1...Recurrence.largestCount).contains(count) else { throw .unusableCount(count) }
    }
  }

  /// The same with another end.
  ///
  /// - Throws: ``RecurrenceError`` where it would never fall.
  package func ending(_ end: End) throws(RecurrenceError) -> Recurrence {
    try Recurrence(interval, from: first, end: end)
  }

  private static func checked(_ interval: Interval) throws(RecurrenceError) -> Interval {
    let step =
      switch interval {
      case .wholeMonths: 1
      case .days(let step), .weeks(let step, _), .months(let step, _), .years(let step, _, _): step
      }
    guard (1...longestStep).contains(step) else { throw .unusableStep(step) }
    switch interval {
    case .days, .wholeMonths: return interval
    case .weeks(_, let weekdays):
      guard !weekdays.isEmpty else { throw .neverFalls }
      return .weeks(step, on: Set(weekdays).sorted())
    case .months(_, let day):
      guard (1...31).contains(day) else { throw .noSuchDay(day) }
    case .years(_, let month, let day):
      // A year with a 29 February tells which days a month ever has.
      guard CalendarDay(year: 2000, month: month, day: day) != nil else { throw .neverFalls }
    }
    return interval
  }

  private static func first(_ interval: Interval, from start: CalendarDay) -> CalendarDay? {
    switch interval {
    case .days: return start
    case .wholeMonths: return start.month.lastDay
    case .weeks(_, let weekdays):
      let wanted = weekdays.first { $0 >= start.weekday }
      let ahead = (wanted ?? weekdays[0]).rawValue - start.weekday.rawValue
      return start.adding(days: wanted == nil ? ahead + 7 : ahead)
    case .months(_, let day):
      let fitting = start.month.day(atMost: day)
      return fitting >= start ? fitting : start.month.next?.day(atMost: day)
    case .years(_, let month, let day):
      let fitting = CalendarMonth(existingYear: start.year, month: month).day(atMost: day)
      if fitting >= start { return fitting }
      return CalendarMonth(year: start.year + 1, month: month)?.day(atMost: day)
    }
  }
}

extension Recurrence {
  /// The day on which it falls for the first time (0), the second (1), and so on; `nil` before the
  /// first, behind the end, and after 9999-12-31.
  package func occurrence(_ index: Int) -> CalendarDay? {
    guard index >= 0 else { return nil }
    if case .times(let count) = end, index >= count { return nil }
    guard let day = day(index) else { return nil }
    if case .until(let last) = end, day > last { return nil }
    return day
  }

  /// The first occurrence on a day or after it; `nil` where there is none.
  package func index(onOrAfter day: CalendarDay) -> Int? {
    guard day > first else { return 0 }
    var index = indexNear(day)
    // The one in the same step may still be too early.
    if let near = self.day(index), near < day { index += 1 }
    return occurrence(index) == nil ? nil : index
  }

  /// Whether it has days of its own, and is not due all month.
  package var hasDays: Bool { interval != .wholeMonths }

  /// Whether it falls on a day.
  package func falls(on day: CalendarDay) -> Bool {
    index(onOrAfter: day).flatMap(occurrence) == day
  }

  /// The days of a span on which it falls, in their order; both ends belong to the span.
  package func occurrences(in span: ClosedRange<CalendarDay>) -> some Sequence<CalendarDay> {
    let start = index(onOrAfter: span.lowerBound)
    return sequence(state: start) { next -> CalendarDay? in
      guard let index = next, let day = occurrence(index), day <= span.upperBound else {
        return nil
      }
      next = index + 1
      return day
    }
  }

  /// How often it falls in a span, both ends of which belong to it.
  package func count(in span: ClosedRange<CalendarDay>) -> Int {
    guard let start = index(onOrAfter: span.lowerBound) else { return 0 }
    guard let next = span.upperBound.next, let end = index(onOrAfter: next) else {
      return total - start
    }
    return max(0, end - start)
  }

  /// How often it falls until its end, or that of the calendar.
  private var total: Int {
    let last: CalendarDay =
      switch end {
      case .never, .times: .last
      case .until(let day): day
      }
    // The one near the last day, or the one before or after it.
    var count = indexNear(last)
    while let day = day(count), day <= last { count += 1 }
    if case .times(let limit) = end { return min(count, limit) }
    return count
  }

  /// The day of an index, whatever the end is.
  private func day(_ index: Int) -> CalendarDay? {
    switch interval {
    case .days(let step): return Recurrence.product(index, step).flatMap(first.adding)
    case .weeks(let step, let weekdays):
      let place = weekdays.firstIndex(of: first.weekday) ?? 0
      let (sum, overflows) = index.addingReportingOverflow(place)
      guard !overflows, let days = Recurrence.product(sum / weekdays.count, 7 * step) else {
        return nil
      }
      let weekday = weekdays[sum % weekdays.count]
      let (offset, isTooLarge) = days.addingReportingOverflow(
        weekday.rawValue - first.weekday.rawValue)
      return isTooLarge ? nil : first.adding(days: offset)
    case .wholeMonths: return month(index, 1)?.lastDay
    case .months(let step, let day): return month(index, step)?.day(atMost: day)
    case .years(let step, _, let day): return month(index, 12 * step)?.day(atMost: day)
    }
  }

  private func month(_ index: Int, _ step: Int) -> CalendarMonth? {
    Recurrence.product(index, step).flatMap(first.month.advanced)
  }

  /// The first index of the step in which a day lies that is not before the first.
  private func indexNear(_ day: CalendarDay) -> Int {
    switch interval {
    case .days(let step): return first.days(until: day) / step
    case .weeks(let step, let weekdays):
      let place = weekdays.firstIndex(of: first.weekday) ?? 0
      let weeks = (first.days(until: day) + first.weekday.rawValue - 1) / 7
      let start = weeks / step * weekdays.count - place
      guard weeks % step == 0 else { return start + weekdays.count }
      return max(0, start + weekdays.count { $0 < day.weekday })
    case .wholeMonths: return first.month.months(until: day.month)
    case .months(let step, _): return first.month.months(until: day.month) / step
    case .years(let step, _, _): return first.month.months(until: day.month) / (12 * step)
    }
  }

  private static func product(_ index: Int, _ step: Int) -> Int? {
    let (product, overflows) = index.multipliedReportingOverflow(by: step)
    return overflows ? nil : product
  }
}

extension CalendarMonth {
  /// A day of the month, or its last one where it has no such day.
  fileprivate func day(atMost day: Int) -> CalendarDay {
    CalendarDay(existingYear: year, month: monthOfYear, day: min(day, length))
  }
}

/// Why there is no such rule.
package enum RecurrenceError: Error, Hashable, Sendable {
  /// Not 1 to ``Recurrence/longestStep`` days, weeks, months or years.
  case unusableStep(Int)
  /// Not 1 to ``Recurrence/largestCount`` times.
  case unusableCount(Int)
  /// No month has the day.
  case noSuchDay(Int)
  /// It ends before it falls for the first time.
  case endsBefore(CalendarDay, first: CalendarDay)
  /// No year has the day, as 31 February, or the calendar ends before.
  case neverFalls
}

extension RecurrenceError: ExplainedError {
  package var problem: String {
    switch self {
    case .unusableStep(let step): "nothing comes again every \(step)"
    case .unusableCount(let count): "nothing comes \(count) times"
    case .noSuchDay(let day): "no month has a day \(day)"
    case .endsBefore(let last, let first):
      "it would end on \(last), before it falls for the first time, on \(first)"
    case .neverFalls: "there is no day on which it would ever fall"
    }
  }

  package var remedy: String? {
    switch self {
    case .unusableStep: "Write a number from 1 to \(Recurrence.longestStep)."
    case .unusableCount: "Write a number from 1 to \(Recurrence.largestCount)."
    case .noSuchDay: "Write a day from 1 to 31, or 'the last day'."
    case .endsBefore: "Write a later end, or an earlier first day."
    case .neverFalls: "Write a day that comes again, as in: every year on february 28."
    }
  }
}
