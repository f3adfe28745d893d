import LedgerModel

extension CalendarDay {
  /// The day so many spans before: of days where the span is positive, of months where it is
  /// negative; a day that the month does not have becomes its last one.
  func goingBack(_ count: Int, _ span: Int) -> CalendarDay? {
    guard span < 0 else { return adding(days: -count * span) }
    let months = year * 12 + monthOfYear - 1 + count * span
    guard months >= 12, let month = CalendarMonth(year: months / 12, month: months % 12 + 1) else {
      return nil
    }
    return CalendarDay(
      year: month.year, month: month.monthOfYear, day: min(day, month.length))
  }
}
