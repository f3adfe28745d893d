extension CalendarMonth {
  /// 0001-01.
  public static let first = CalendarMonth(existingYear: 1, month: 1)
  /// 9999-12.
  public static let last = CalendarMonth(existingYear: 9999, month: 12)

  /// The month so many months later, earlier where negative; `nil` beyond 0001-01 and 9999-12.
  public func advanced(by months: Int) -> CalendarMonth? {
    let (sum, overflow) = Int(index).addingReportingOverflow(months)
    guard !overflow, sum >= CalendarMonth.first.index, sum <= CalendarMonth.last.index else {
      return nil
    }
    return CalendarMonth(existingYear: sum / 12, month: sum % 12 + 1)
  }

  /// How many months later another month is; negative where it is earlier.
  public func months(until other: CalendarMonth) -> Int { Int(other.index) - Int(index) }

  /// The month after; `nil` after 9999-12.
  public var next: CalendarMonth? { advanced(by: 1) }
  /// The month before; `nil` before 0001-01.
  public var previous: CalendarMonth? { advanced(by: -1) }

  /// The days of the month, both ends included.
  public var days: ClosedRange<CalendarDay> { firstDay...lastDay }

  /// A day of the month, or its last day where it has fewer: 31 is 2026-02-28 in 2026-02. What is
  /// less than 1 is the first day.
  public func day(clamping day: Int) -> CalendarDay {
    CalendarDay(existingYear: year, month: monthOfYear, day: min(max(day, 1), length))
  }

  /// The months from one to another, both included, in order; none where the second is earlier.
  public static func months(from start: CalendarMonth, through end: CalendarMonth)
    -> [CalendarMonth]
  {
    guard start <= end else { return [] }
    return (start.index...end.index).map { index in
      CalendarMonth(existingYear: Int(index) / 12, month: Int(index) % 12 + 1)
    }
  }
}
