/// A day that every month has, given by number, weekday or workday.
public enum MonthDay: Hashable, Comparable, Sendable {
  /// A number from 1 to 31; the last day in a shorter month.
  case day(Int)
  /// The first (1) to fourth occurrence of a weekday.
  case nth(Int, CalendarDay.Weekday)
  /// The last occurrence of a weekday.
  case last(CalendarDay.Weekday)
  /// The last day that is neither a Saturday nor a Sunday; holidays are not considered.
  case lastWorkday

  func day(of month: CalendarMonth) -> CalendarDay {
    let last = month.lastDay.weekday.rawValue
    let number =
      switch self {
      case .day(let day): min(day, month.length)
      case .nth(let place, let weekday):
        7 * place - 6 + (weekday.rawValue - month.firstDay.weekday.rawValue + 7) % 7
      case .last(let weekday): month.length - (last - weekday.rawValue + 7) % 7
      case .lastWorkday: month.length - max(0, last - CalendarDay.Weekday.friday.rawValue)
      }
    return CalendarDay(existingYear: month.year, month: month.monthOfYear, day: number)
  }
}

extension MonthDay {
  /// Whether the day is given by its number, not by a weekday or workday.
  public var isNumber: Bool { if case .day = self { true } else { false } }
}

extension MonthDay: ExpressibleByIntegerLiteral {
  /// `15` is the 15th.
  public init(integerLiteral day: Int) { self = .day(day) }
}

/// Its spelling in the log: `15`, `1mon`, `lastfri`, `lastwork`.
extension MonthDay {
  package var text: String {
    switch self {
    case .day(let day): String(day)
    case .nth(let place, let weekday): "\(place)\(weekday.abbreviation)"
    case .last(let weekday): "last\(weekday.abbreviation)"
    case .lastWorkday: "lastwork"
    }
  }
}
