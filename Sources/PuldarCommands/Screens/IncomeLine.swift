import LedgerModel

/// A month's income as it was set: `base income 4000.00 a month from 2026-01`.
enum IncomeLine {
  static func text(_ plan: IncomePlan, from month: CalendarMonth) -> String {
    switch plan {
    case .monthly(let amount):
      "base income \(AmountText.text(amount)) a month from \(month.text)"
    case .hourly(let income):
      "base income \(income.monthly.map(AmountText.text) ?? "-") a month from \(month.text): "
        + "\(AmountText.text(income.rate)) an hour, \(income.hours.shortText) hours a week"
    case .actual:
      "income from \(month.text) is what is recorded, and nothing else"
    }
  }
}
