public import LedgerEvents

/// The recurrence stated by words: "every month on the 31st until 2027".
public struct RecurrencePhrase: Hashable, Sendable {
  /// The step, with days as far as they are named: the rest follows from the first day.
  enum Step: Hashable {
    case days(Int)
    /// On the weekday of the first day, if none is named.
    case weeks(Int, on: [CalendarDay.Weekday])
    /// On the day of the month of the first day, if none is named.
    case months(Int, on: [MonthDay])
    /// On the day of the year of the first day, if none is named; several days are evenly spaced in months.
    case years(Int, on: [YearDay])
  }

  struct YearDay: Hashable {
    var month: Int
    var day: Int
  }

  /// The end of the recurrence.
  enum End: Hashable {
    case never
    case until(CalendarDay)
    case times(Int)
    /// A number of days, or (negative) months, after the first day.
    case lasting(Int, span: Int)
  }

  var step: Step
  var shift: Recurrence.Shift?
  var end = End.never
  /// The first day named by the words; `nil` if they name none.
  public internal(set) var start: CalendarDay?
  /// The text without the words of the rule.
  public internal(set) var rest = ""
  /// The words of the rule, as typed.
  public internal(set) var words = ""
  /// Whether it describes the item: a "monthly pass" may be bought once.
  public internal(set) var isAttribute = false

  /// Returns the rule that begins on a day, or on the next one that fits.
  ///
  /// - Throws: ``LedgerEvents/RecurrenceError`` if the rule is invalid or never falls.
  public func recurrence(from day: CalendarDay) throws(RecurrenceError) -> Recurrence {
    try recurrence(interval(from: day), from: first(from: day))
  }

  /// Returns the rule of every whole month, beginning with the month of a day.
  ///
  /// - Throws: ``LedgerEvents/RecurrenceError`` if it never falls.
  public func ofWholeMonths(from day: CalendarDay) throws(RecurrenceError) -> Recurrence {
    try recurrence(.wholeMonths, from: day)
  }

  private func recurrence(
    _ interval: Recurrence.Interval, from day: CalendarDay
  ) throws(RecurrenceError) -> Recurrence {
    switch end {
    case .never: return try Recurrence(interval, shift, from: day)
    case .until(let last): return try Recurrence(interval, shift, from: day, end: .until(last))
    case .times(let count): return try Recurrence(interval, shift, from: day, end: .times(count))
    case .lasting(let count, let span):
      let first = try Recurrence(interval, shift, from: day).first
      guard let behind = first.later(count, span), let last = behind.previous, count > 0 else {
        throw .unusableCount(count)
      }
      return try Recurrence(interval, shift, from: day, end: .until(last))
    }
  }

  private func interval(from day: CalendarDay) -> Recurrence.Interval {
    switch step {
    case .days(let step): .days(step)
    case .weeks(let step, let weekdays):
      .weeks(step, on: weekdays.isEmpty ? [day.weekday] : weekdays)
    case .months(let step, let wanted):
      .months(step, on: wanted.isEmpty ? [.day(day.day)] : wanted)
    case .years(let step, let wanted) where wanted.count < 2:
      .years(
        step, month: wanted.first?.month ?? day.monthOfYear, day: wanted.first?.day ?? day.day)
    case .years(_, let wanted): .months(12 / wanted.count, on: [.day(wanted[0].day)])
    }
  }

  /// The first of several days of the year; otherwise the day itself.
  private func first(from day: CalendarDay) -> CalendarDay {
    guard case .years(_, let wanted) = step, wanted.count > 1, let last = day.month.advanced(by: 12)
    else { return day }
    let days = CalendarMonth.months(from: day.month, through: last)
      .filter { month in wanted.contains { $0.month == month.monthOfYear } }
      .compactMap { $0.firstDay.adding(days: min(wanted[0].day, $0.length) - 1) }
    return days.first { $0 >= day } ?? day
  }

  /// Whether the words state its days; a daily rule needs none.
  public var hasDay: Bool {
    if start != nil { return true }
    return switch step {
    case .days(let step): step == 1
    case .weeks(_, let weekdays): !weekdays.isEmpty
    case .months(_, let days): !days.isEmpty
    case .years(_, let days): !days.isEmpty
    }
  }

  /// Whether it is every month, without a day.
  public var isEveryMonth: Bool {
    step == .months(1, on: [])
  }

  /// Whether the words state which of the possible days it falls on.
  public var saysDay: Bool {
    if case .days = step { start != nil } else { hasDay }
  }

  /// Whether the words state its end.
  public var hasEnd: Bool { end != .never }
}

extension CalendarDay {
  /// Returns the day a number of spans later: spans of days if positive, of months if negative.
  fileprivate func later(_ count: Int, _ span: Int) -> CalendarDay? {
    if span > 0 { return adding(days: count * span) }
    return month.advanced(by: -count * span).flatMap { month in
      CalendarDay(year: month.year, month: month.monthOfYear, day: min(day, month.length))
    }
  }
}

/// Why words are not a recurrence.
@nonexhaustive
public enum RecurrenceFailure: Error, Hashable, Sendable {
  /// They name a day that does not exist, or that rules do not support.
  case unclear(String)
  /// Two rules in one text.
  case several(String, String)
}

extension RecurrenceFailure: ExplainedError {
  public var problem: String {
    switch self {
    case .unclear(let words): "it is not clear on which days '\(words)' falls"
    case .several(let first, let second): "'\(first)' and '\(second)' are two rules"
    }
  }

  public var remedy: String? {
    "Say how often, and on what: every 2 weeks on friday, every month on the 31st, "
      + "on the 1st and 15th, every year on march 3."
  }
}
