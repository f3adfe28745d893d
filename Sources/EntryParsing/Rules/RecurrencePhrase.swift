public import LedgerEvents

/// What words say of the days on which something comes again: "every month on the 31st until 2027".
public struct RecurrencePhrase: Hashable, Sendable {
  /// How often, as far as the words say on what: the rest follows from the first day.
  enum Step: Hashable {
    case days(Int)
    /// On the weekday of the first day, where none is named.
    case weeks(Int, on: [CalendarDay.Weekday])
    /// On that day of the month, where none is named.
    case months(Int, on: [MonthDay])
    /// On that day of the year, if none is named; several are as many months apart as they can be.
    case years(Int, on: [YearDay])
  }

  struct YearDay: Hashable {
    var month: Int
    var day: Int
  }

  /// When it ends.
  enum End: Hashable {
    case never
    case until(CalendarDay)
    case times(Int)
    /// So many days, or (negative) months, behind the first day.
    case lasting(Int, span: Int)
  }

  var step: Step
  var shift: Recurrence.Shift?
  var end = End.never
  /// The first day that the words name; `nil` where they name none.
  public internal(set) var start: CalendarDay?
  /// The text without the words of the rule.
  public internal(set) var rest = ""
  /// The words of the rule, as they were typed.
  public internal(set) var words = ""
  /// Whether it is told as what the money was for: a "monthly pass" may be bought once.
  public internal(set) var isAttribute = false

  /// The rule that begins on a day, or on the next that fits.
  ///
  /// - Throws: ``LedgerEvents/RecurrenceError`` if there is no such rule, or it never falls.
  public func recurrence(from day: CalendarDay) throws(RecurrenceError) -> Recurrence {
    try recurrence(interval(from: day), from: first(from: day))
  }

  /// Every month as a whole, beginning with that of a day.
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

  /// Where several days of the year begin; else the day itself.
  private func first(from day: CalendarDay) -> CalendarDay {
    guard case .years(_, let wanted) = step, wanted.count > 1, let last = day.month.advanced(by: 12)
    else { return day }
    let days = CalendarMonth.months(from: day.month, through: last)
      .filter { month in wanted.contains { $0.month == month.monthOfYear } }
      .compactMap { $0.firstDay.adding(days: min(wanted[0].day, $0.length) - 1) }
    return days.first { $0 >= day } ?? day
  }

  /// Whether the words say on which days it falls; every day is none that has to be said.
  public var hasDay: Bool {
    if start != nil { return true }
    return switch step {
    case .days(let step): step == 1
    case .weeks(_, let weekdays): !weekdays.isEmpty
    case .months(_, let days): !days.isEmpty
    case .years(_, let days): !days.isEmpty
    }
  }

  /// Whether it is every month, whatever the day.
  public var isEveryMonth: Bool {
    step == .months(1, on: [])
  }

  /// Whether the words say on which of the days that fit it falls.
  public var saysDay: Bool {
    if case .days = step { start != nil } else { hasDay }
  }

  /// Whether the words say when it ends.
  public var hasEnd: Bool { end != .never }
}

extension CalendarDay {
  /// The day so many spans later: of days where the span is positive, of months where it is negative.
  fileprivate func later(_ count: Int, _ span: Int) -> CalendarDay? {
    if span > 0 { return adding(days: count * span) }
    return month.advanced(by: -count * span).flatMap { month in
      CalendarDay(year: month.year, month: month.monthOfYear, day: min(day, month.length))
    }
  }
}

/// Why words are no rule by which something comes again.
@nonexhaustive
public enum RecurrenceFailure: Error, Hashable, Sendable {
  /// They name no day of the calendar, or one that no rule here has.
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
