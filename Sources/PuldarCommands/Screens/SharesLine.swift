import LedgerModel

/// How a month's income is shared, on one line: `Fundamentals 50% 2000.00 · Fun 30% 1200.00`.
enum SharesLine {
  static func text(_ month: MonthBudget, _ style: ScreenStyle) -> String {
    style.joined(
      month.buckets.map { bucket in
        "\(bucket.bucket.shownName) \(bucket.share.shortText)"
          + (month.hasIncome ? " \(AmountText.text(bucket.budget, month.currency))" : "")
      })
  }
}
