/// A recurrence rule: every so many days, weeks, months or years from a first day on, without an end, until a
/// last day, or a number of times.
///
/// A day that a month lacks falls on its last day, always counted from the intended day: 31 January, 28
/// February, 31 March. The rule never drifts and never skips a month.
public struct Recurrence: Hashable, Sendable {
  /// How often the rule falls, and on which days.
  public enum Interval: Hashable, Sendable {
    /// Every so many days.
    case days(Int)
    /// Weeks begin on Monday.
    case weeks(Int, on: [CalendarDay.Weekday])
    /// Every whole month: it has no day of its own and falls on the last one.
    case wholeMonths
    /// Days of the month, no two of which ever coincide.
    case months(Int, on: [MonthDay])
    /// A day of a month; 29 February falls on the 28th in other years.
    case years(Int, month: Int, day: Int)
  }

  /// Where a day of a month or a year moves if it is a Saturday or a Sunday.
  public enum Shift: String, Hashable, Sendable, CaseIterable {
    /// To the Friday before.
    case before
    /// To the Monday after.
    case after

    func moved(_ day: CalendarDay) -> CalendarDay {
      let late = day.weekday.rawValue - CalendarDay.Weekday.friday.rawValue
      guard late > 0 else { return day }
      return day.adding(days: self == .before ? -late : 3 - late) ?? day
    }
  }

  /// When the rule ends.
  public enum End: Hashable, Sendable {
    /// Never.
    case never
    /// After the last day on which the rule may fall.
    case until(CalendarDay)
    /// After this many occurrences.
    case times(Int)
  }

  /// The interval, with weekdays and days of the month sorted and each once.
  public let interval: Interval
  /// Where a day on a weekend moves; `nil` if it stays.
  public let shift: Shift?
  /// The first occurrence.
  public let first: CalendarDay
  /// When the rule ends.
  public let end: End
  private let months: Months?

  /// The common form of months and years.
  private struct Months: Hashable {
    var step: Int
    var days: [MonthDay]
    /// The month of the first occurrence before any shift, and its index among that month's days.
    var origin: CalendarMonth
    var place: Int
  }

  /// The largest step in days, weeks, months or years: nobody plans further ahead.
  package static let longestStep = 1_000
  /// The largest number of occurrences, if they are counted: more than 250 years of days.
  package static let largestCount = 100_000

  /// Makes a rule: `try Recurrence(.months(1, on: [31]), from: today)`.
  ///
  /// - Parameters:
  ///   - interval: How often, and on which days.
  ///   - shift: Where a day on a weekend moves; `nil` if it stays.
  ///   - start: The first occurrence is this day or the next one that fits.
  ///   - end: When it ends.
  /// - Throws: ``RecurrenceError`` if the rule is invalid or never falls.
  public init(
    _ interval: Interval, _ shift: Shift? = nil, from start: CalendarDay, end: End = .never
  ) throws(RecurrenceError) {
    self.interval = try Recurrence.checked(interval, shift)
    self.shift = shift
    guard let (first, months) = Recurrence.first(self.interval, shift, from: start) else {
      throw .neverFalls
    }
    (self.first, self.months, self.end) = (first, months, end)
    switch end {
    case .never: break
    case .until(let last): guard first <= last else { throw .endsBefore(last, first: first) }
    case .times(let count):
      guard (1...Recurrence.largestCount).contains(count) else { throw .unusableCount(count) }
    }
  }

  /// Returns the same rule with another end.
  ///
  /// - Throws: ``RecurrenceError`` if the rule would never fall.
  public func ending(_ end: End) throws(RecurrenceError) -> Recurrence {
    try Recurrence(interval, shift, from: first, end: end)
  }

  private static func checked(
    _ interval: Interval, _ shift: Shift?
  ) throws(RecurrenceError) -> Interval {
    let step =
      switch interval {
      case .wholeMonths: 1
      case .days(let step), .weeks(let step, _), .months(let step, _), .years(let step, _, _): step
      }
    guard (1...longestStep).contains(step) else { throw .unusableStep(step) }
    switch interval {
    case .days, .wholeMonths: guard shift == nil else { throw .neverShifts }
    case .weeks(_, let weekdays):
      guard shift == nil else { throw .neverShifts }
      guard !weekdays.isEmpty else { throw .neverFalls }
      return .weeks(step, on: Set(weekdays).sorted())
    case .months(_, let wanted):
      let days = Set(wanted).sorted()
      for day in days {
        switch day {
        case .day(let day): guard (1...31).contains(day) else { throw .noSuchDay(day) }
        case .nth(let place, _): guard (1...4).contains(place) else { throw .neverFalls }
        case .last, .lastWorkday: break
        }
      }
      guard !days.isEmpty else { throw .neverFalls }
      guard days.count == 1 || areApart(days, shift, everyMonth: step == 1) else { throw .daysMeet }
      return .months(step, on: days)
    case .years(_, let month, let day):
      // A leap year shows which days a month ever has.
      guard CalendarDay(year: 2000, month: month, day: day) != nil else { throw .neverFalls }
    }
    return interval
  }

  /// Whether no two of the days ever coincide: within 28 years each month begins on each weekday.
  private static func areApart(_ days: [MonthDay], _ shift: Shift?, everyMonth: Bool) -> Bool {
    let start = CalendarMonth(existingYear: 2000, month: 1)
    return (0..<28 * 12).compactMap(start.advanced).allSatisfy { month in
      let next = everyMonth ? month.next : nil
      let found = [month, next].compactMap(\.self).flatMap { Recurrence.days(days, shift, of: $0) }
      return zip(found, found.dropFirst()).allSatisfy(<)
    }
  }

  /// The days of a month, in order.
  private static func days(
    _ days: [MonthDay], _ shift: Shift?, of month: CalendarMonth
  ) -> [CalendarDay] {
    let found = days.map { day in
      let day = day.day(of: month)
      return shift?.moved(day) ?? day
    }
    return found.count == 1 ? found : found.sorted()
  }

  private static func first(
    _ interval: Interval, _ shift: Shift?, from start: CalendarDay
  ) -> (CalendarDay, Months?)? {
    let step: Int
    let days: [MonthDay]
    // A shift may move into the month before or after.
    var near = (-1...2).compactMap(start.month.advanced)
    switch interval {
    case .days: return (start, nil)
    case .weeks(_, let weekdays):
      let wanted = weekdays.first { $0 >= start.weekday }
      let ahead = (wanted ?? weekdays[0]).rawValue - start.weekday.rawValue
      return start.adding(days: wanted == nil ? ahead + 7 : ahead).map { ($0, nil) }
    case .wholeMonths: (step, days) = (1, [31])
    case .months(let count, let wanted): (step, days) = (count, wanted)
    case .years(let count, let month, let day):
      (step, days) = (12 * count, [.day(day)])
      near = (-1...2).compactMap { CalendarMonth(year: start.year + $0, month: month) }
    }
    for month in near {
      let found = Recurrence.days(days, shift, of: month)
      guard let place = found.firstIndex(where: { $0 >= start }) else { continue }
      return (found[place], Months(step: step, days: days, origin: month, place: place))
    }
    return nil
  }
}

extension Recurrence {
  /// Returns the first occurrence (0), the second (1), and so on; `nil` before the first, after the end, and
  /// after 9999-12-31.
  public func occurrence(_ index: Int) -> CalendarDay? {
    guard index >= 0 else { return nil }
    if case .times(let count) = end, index >= count { return nil }
    guard let day = day(index) else { return nil }
    if case .until(let last) = end, day > last { return nil }
    return day
  }

  /// Returns the index of the first occurrence on or after a day; `nil` if there is none.
  public func index(onOrAfter day: CalendarDay) -> Int? {
    guard day > first else { return 0 }
    var index = indexNear(day)
    // Occurrences near it may still be too early.
    while let near = self.day(index), near < day { index += 1 }
    return occurrence(index) == nil ? nil : index
  }

  /// Whether the rule has days of its own instead of being due all month.
  public var hasDays: Bool { interval != .wholeMonths }

  /// Whether the rule falls on a day.
  public func falls(on day: CalendarDay) -> Bool {
    index(onOrAfter: day).flatMap(occurrence) == day
  }

  /// Returns the occurrences within a span that includes both ends, in order.
  public func occurrences(in span: ClosedRange<CalendarDay>) -> some Sequence<CalendarDay> {
    let start = index(onOrAfter: span.lowerBound)
    return sequence(state: start) { next -> CalendarDay? in
      guard let index = next, let day = occurrence(index), day <= span.upperBound else {
        return nil
      }
      next = index + 1
      return day
    }
  }

  /// The day of an index, regardless of the end.
  private func day(_ index: Int) -> CalendarDay? {
    if let months {
      let (sum, overflows) = index.addingReportingOverflow(months.place)
      let (step, place) = sum.quotientAndRemainder(dividingBy: months.days.count)
      guard !overflows,
        let month = Recurrence.product(step, months.step).flatMap(months.origin.advanced)
      else { return nil }
      return Recurrence.days(months.days, shift, of: month)[place]
    }
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
    case .wholeMonths, .months, .years: return nil
    }
  }

  /// An index near the first occurrence on or after a day, and never a later one.
  private func indexNear(_ day: CalendarDay) -> Int {
    if let months {
      // A shift may have moved it out of the month before.
      let passed = max(0, months.origin.months(until: day.month) - 1) / months.step
      return max(0, passed * months.days.count - months.place)
    }
    switch interval {
    case .days(let step): return first.days(until: day) / step
    case .weeks(let step, let weekdays):
      let place = weekdays.firstIndex(of: first.weekday) ?? 0
      let weeks = (first.days(until: day) + first.weekday.rawValue - 1) / 7
      let start = weeks / step * weekdays.count - place
      guard weeks % step == 0 else { return start + weekdays.count }
      return max(0, start + weekdays.count { $0 < day.weekday })
    case .wholeMonths, .months, .years: return 0
    }
  }

  private static func product(_ index: Int, _ step: Int) -> Int? {
    let (product, overflows) = index.multipliedReportingOverflow(by: step)
    return overflows ? nil : product
  }
}

/// Why a rule is invalid.
public enum RecurrenceError: Error, Hashable, Sendable {
  /// The step is not 1 to 1,000 days, weeks, months or years.
  case unusableStep(Int)
  /// The count is not 1 to 100,000.
  case unusableCount(Int)
  /// No month has the day.
  case noSuchDay(Int)
  /// The rule ends before its first occurrence.
  case endsBefore(CalendarDay, first: CalendarDay)
  /// Two of its days coincide in some months, as the 30th and the last.
  case daysMeet
  /// Days and weeks repeat evenly and cannot avoid a weekend.
  case neverShifts
  /// No year has the day, as 31 February, or the calendar ends first.
  case neverFalls
}

extension RecurrenceError: ExplainedError {
  /// What is wrong.
  public var problem: String {
    switch self {
    case .unusableStep(let step): "nothing comes again every \(step)"
    case .unusableCount(let count): "nothing comes \(count) times"
    case .noSuchDay(let day): "no month has a day \(day)"
    case .daysMeet: "two of its days are one in some months"
    case .neverShifts: "only a day of a month or a year moves away from a weekend"
    case .endsBefore(let last, let first):
      "it would end on \(last), before it falls for the first time, on \(first)"
    case .neverFalls: "there is no day on which it would ever fall"
    }
  }

  /// What to do about it.
  public var remedy: String? {
    switch self {
    case .unusableStep: "Write a number from 1 to \(Recurrence.longestStep)."
    case .unusableCount: "Write a number from 1 to \(Recurrence.largestCount)."
    case .noSuchDay: "Write a day from 1 to 31, or 'the last day'."
    case .daysMeet: "Write days that never meet, as the 15th and the last day."
    case .neverShifts: "Write such a day, as in: every month on the 25th, before a weekend."
    case .endsBefore: "Write a later end, or an earlier first day."
    case .neverFalls: "Write a day that comes again, as in: every year on february 28."
    }
  }
}
