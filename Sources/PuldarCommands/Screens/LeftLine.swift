import LedgerModel

/// What is left of a budget, in the one form in which every answer says it:
/// `1150.00 left of 1200.00`, `1350.00 left of 1200.00 + 100.00 carried + 50.00 back`,
/// `OVER by 50.00 (1250.00 net of 1200.00)`.
enum LeftLine {
  static func text(_ bucket: BucketBudget, _ style: ScreenStyle = ScreenStyle()) -> String {
    text(
      left: bucket.left, over: bucket.over, spent: bucket.spent, budget: bucket.budget,
      carried: bucket.carried, style)
  }

  static func text(_ month: MonthBudget, _ style: ScreenStyle = ScreenStyle()) -> String {
    text(
      left: month.left, over: month.over, spent: month.spent, budget: month.income,
      carried: month.carried, style)
  }

  /// What a bucket spent where no income says what it had: `45.00 spent`, or `7.50 back`.
  static func spending(_ bucket: BucketBudget, _ style: ScreenStyle) -> String {
    magnitude(bucket.spent, style) + (bucket.spent.minorUnits < 0 ? " back" : " spent")
  }

  private static func text(
    left: Money, over: Money, spent: Money, budget: Money, carried: Money,
    _ style: ScreenStyle
  ) -> String {
    let carry =
      carried.minorUnits == 0
      ? "" : " \(carried.minorUnits < 0 ? "-" : "+") \(magnitude(carried, style)) carried"
    let whole = style.amount(budget) + carry
    if over.minorUnits > 0 {
      return "OVER by \(style.amount(over)) (\(style.amount(spent)) net of \(whole))"
    }
    // More is left than there was: what came back says why.
    let back = spent.minorUnits < 0 ? " + \(magnitude(spent, style)) back" : ""
    return "\(style.amount(left)) left of \(whole)\(back)"
  }

  private static func magnitude(_ money: Money, _ style: ScreenStyle) -> String {
    style.amount(money.minorUnits < 0 ? money.negated : money)
  }
}
