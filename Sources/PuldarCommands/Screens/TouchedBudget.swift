import LedgerModel

/// A bucket's month that a write touched, or the whole month where the income changed.
struct TouchedBudget: Hashable {
  let month: CalendarMonth
  /// `nil` for every bucket of the month.
  let bucket: BucketName?

  init(_ month: CalendarMonth, _ bucket: BucketName? = nil) {
    self.month = month
    self.bucket = bucket
  }

  /// What it has now, on one line: `Fun: 1250.00 left of 1200.00`.
  func text(_ buckets: MonthlyBuckets, today: CalendarDay) throws(FigureTooLarge) -> String {
    let budget = try buckets.month(month)
    let title = month == today.month ? "" : " \(month.text)"
    guard budget.hasIncome else {
      let isOther = buckets.plan.income.inEffect.isEmpty
      return isOther
        ? "No income set yet. Next: puldar income 4000 --monthly"
        : "No income set for \(month.text). Next: puldar income 4000 --monthly --from \(month.text)"
    }
    guard let bucket else {
      return "Month\(title): "
        + figures(budget.left, budget.over, budget.spent, budget.capacity, budget.currency)
    }
    guard let part = budget.buckets.first(where: { $0.bucket == bucket }) else { return "" }
    return "\(bucket.shownName)\(title): "
      + figures(part.left, part.over, part.spent, part.budget + part.carried, budget.currency)
  }

  private func figures(
    _ left: Int64, _ over: Int64, _ spent: Int64, _ whole: Int64, _ currency: Currency
  ) -> String {
    func text(_ minorUnits: Int64) -> String { AmountText.text(minorUnits, currency) }
    return over > 0
      ? "OVER by \(text(over)) (\(text(spent)) net of \(text(whole)))"
      : "\(text(left)) left of \(text(whole))"
  }

  /// The buckets with their month, as JSON.
  func documents(_ buckets: MonthlyBuckets) throws(FigureTooLarge) -> [JSONValue] {
    let budget = try buckets.month(month)
    return budget.buckets.filter { bucket == nil || $0.bucket == bucket }.map { part in
      .object(
        [JSONValue.Member(name: "month", value: .text(month.text))]
          + BudgetDocument.bucket(part, in: budget))
    }
  }
}
