import CommandTable
import LedgerModel

/// A duration from today on: `7d`, `2w`, `1m`, `1y`, or a bare number of days.
struct SpanArgument: ParameterValue, Hashable {
  private enum Unit: String {
    case day = "d"
    case week = "w"
    case month = "m"
    case year = "y"
  }

  private let count: Int
  private let unit: Unit

  /// The limit of the number: beyond any plan, and less than the calendar.
  private static let limit = 9_999

  /// Thirty days.
  static let usual = SpanArgument(count: 30, unit: .day)

  /// Three days: what a daily reminder tells.
  static let near = SpanArgument(count: 3, unit: .day)

  /// As it is written: `3d`.
  var text: String { "\(count)\(unit.rawValue)" }

  private init(count: Int, unit: Unit) {
    self.count = count
    self.unit = unit
  }

  init(parsing word: String) throws(ValueError) {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let rest = word.dropFirst(digits.count)
    guard let count = Int(digits), (0...SpanArgument.limit).contains(count),
      let unit = rest.isEmpty ? Unit.day : Unit(rawValue: rest.lowercased())
    else { throw .misspelled("write days, weeks, months or years, as 7d, 2w, 3m or 1y") }
    self.init(count: count, unit: unit)
  }

  /// Returns its last day; that of the calendar if it reaches farther.
  func end(from today: CalendarDay) -> CalendarDay {
    let end: CalendarDay? =
      switch unit {
      case .day: today.adding(days: count)
      case .week: today.adding(days: 7 * count)
      case .month: later(count, today)
      case .year: later(12 * count, today)
      }
    return end ?? .last
  }

  /// Returns its number of days, from a day on.
  func dayCount(from today: CalendarDay) -> Int { today.days(until: end(from: today)) }

  private func later(_ months: Int, _ today: CalendarDay) -> CalendarDay? {
    today.month.advanced(by: months).flatMap { month in
      CalendarDay(
        year: month.year, month: month.monthOfYear, day: min(today.day, month.length))
    }
  }
}
