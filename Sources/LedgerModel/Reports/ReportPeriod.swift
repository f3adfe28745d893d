public import LedgerEvents

/// A year, quarter, month or week of a report, or the part of it that the report covers.
public struct ReportPeriod: Hashable, Sendable {
  /// The kind of period: by week, month, quarter or year.
  public let length: SpendingReport.Axis
  /// The days that the report covers, both ends included; outside of them the period counts nothing.
  public let days: ClosedRange<CalendarDay>
  /// Whether the report covers all days of the period.
  public let isWhole: Bool

  /// The identifier for programs: `2026`, `2026-q1`, `2026-03`, or the first covered day of a week.
  public var text: String {
    let month = days.lowerBound.month
    return switch length.monthCount {
    case nil: days.lowerBound.text
    case 1: month.text
    case 3: "\(month.text.prefix(4))-q\((month.monthOfYear + 2) / 3)"
    default: String(month.text.prefix(4))
    }
  }

  /// The covered months.
  var months: ClosedRange<CalendarMonth> { days.lowerBound.month...days.upperBound.month }

  /// Returns the consecutive periods of some months, the first and the last cut to them.
  ///
  /// - Parameter weekStart: The first day of a week.
  static func periods(
    of length: SpendingReport.Axis, in months: ClosedRange<CalendarMonth>,
    weekStart: CalendarDay.Weekday
  ) -> [ReportPeriod] {
    let span = months.lowerBound.firstDay...months.upperBound.lastDay
    var periods: [ReportPeriod] = []
    var day: CalendarDay? = span.lowerBound
    while let first = day, first <= span.upperBound {
      let whole = days(of: length, around: first, weekStart)
      let covered = first...min(whole.upperBound, span.upperBound)
      periods.append(ReportPeriod(length: length, days: covered, isWhole: covered == whole))
      day = covered.upperBound.next
    }
    return periods
  }

  /// Returns all days of the period that a day is in.
  static func days(
    of length: SpendingReport.Axis, around day: CalendarDay, _ weekStart: CalendarDay.Weekday
  ) -> ClosedRange<CalendarDay> {
    guard let count = length.monthCount else {
      let passed = (day.weekday.rawValue - weekStart.rawValue + 7) % 7
      let first = day.adding(days: -passed) ?? .first
      return first...(first.adding(days: 6) ?? .last)
    }
    let month = day.month
    let first = month.advanced(by: -((month.monthOfYear - 1) % count)) ?? .first
    return first.firstDay...(first.advanced(by: count - 1) ?? .last).lastDay
  }
}
