import LedgerModel

/// What is left of a budget, in the one form in which every answer says it:
/// `1150.00 left of 1200.00`, `1350.00 left of 1200.00 + 100.00 carried + 50.00 back`,
/// `OVER by 50.00 (1250.00 net of 1200.00)`.
enum LeftLine {
  static func text(_ bucket: BucketBudget) -> String {
    text(
      left: bucket.left, over: bucket.over, spent: bucket.spent, budget: bucket.budget,
      carried: bucket.carried)
  }

  static func text(_ month: MonthBudget) -> String {
    text(
      left: month.left, over: month.over, spent: month.spent, budget: month.income,
      carried: month.carried)
  }

  /// What a bucket spent where no income says what it had: `45.00 spent`, or `7.50 back`.
  static func spending(_ bucket: BucketBudget) -> String {
    magnitude(bucket.spent) + (bucket.spent.minorUnits < 0 ? " back" : " spent")
  }

  private static func text(
    left: Money, over: Money, spent: Money, budget: Money, carried: Money
  ) -> String {
    let carry =
      carried.minorUnits == 0
      ? "" : " \(carried.minorUnits < 0 ? "-" : "+") \(magnitude(carried)) carried"
    let whole = AmountText.text(budget) + carry
    if over.minorUnits > 0 {
      return "OVER by \(AmountText.text(over)) (\(AmountText.text(spent)) net of \(whole))"
    }
    // More is left than there was: what came back says why.
    let back = spent.minorUnits < 0 ? " + \(magnitude(spent)) back" : ""
    return "\(AmountText.text(left)) left of \(whole)\(back)"
  }

  private static func magnitude(_ money: Money) -> String {
    AmountText.text(money.minorUnits < 0 ? money.negated : money)
  }
}
