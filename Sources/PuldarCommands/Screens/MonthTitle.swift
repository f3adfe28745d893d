import LedgerModel

/// A month as a heading names it: "January 2026".
enum MonthTitle {
  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static func text(_ month: CalendarMonth) -> String {
    "\(names[month.monthOfYear - 1]) \(month.year)"
  }
}
