/// A bucket in one month. All amounts are minor units of the month's currency.
public struct BucketBudget: Hashable, Sendable {
  public var bucket: BucketName
  /// Its share of the month's income.
  public var share: Percentage
  /// What the share gives, to the cent: the budgets of a month add up to its income.
  public var budget: Int64
  /// What it took from the month before; below zero for an overspend.
  public var carried: Int64
  /// What was spent, net of credits; below zero where more came back.
  public var spent: Int64
  /// By category, the largest first, equals by name.
  public var categories: [CategorySpending]

  /// Budget and what was carried, less what was spent.
  public var left: Int64 { budget + carried - spent }
  /// By how much it is overspent, zero where it is not.
  public var over: Int64 { max(-left, 0) }
  /// How much of what it had is used, in percent, rounded down; `nil` where it had nothing.
  public var usedPercent: Int? { MonthBudget.percent(spent, of: budget + carried) }
}
