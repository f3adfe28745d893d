/// A month as its figures stand: income, what each bucket had, spent and has left.
///
/// All amounts are minor units of ``currency``.
public struct MonthBudget: Hashable, Sendable {
  public var month: CalendarMonth
  public var currency: Currency
  /// Whether an income was set or received: without one nothing can be overspent.
  public var hasIncome: Bool
  /// Base income and what was received.
  public var income: Int64
  /// What all buckets took from the month before.
  public var carried: Int64
  /// What was spent, net of credits; below zero where more came back.
  public var spent: Int64
  /// In the order of the shares.
  public var buckets: [BucketBudget]

  /// Income and what was carried.
  public var capacity: Int64 { income + carried }
  /// What remains; below zero where the month is overspent.
  public var left: Int64 { capacity - spent }
  /// By how much the month is overspent; zero without an income.
  public var over: Int64 { hasIncome ? max(spent - capacity, 0) : 0 }
  /// How much of the capacity is used, in percent: rounded down, so that 99.6 never shows as 100;
  /// `nil` where there is none.
  public var usedPercent: Int? { MonthBudget.percent(spent, of: capacity) }

  /// A part of a whole in percent, rounded towards zero; `nil` where the whole is not above zero.
  static func percent(_ part: Int64, of whole: Int64) -> Int? {
    guard whole > 0 else { return nil }
    let (high, low) = Int64(100).multipliedFullWidth(by: part)
    guard let magnitude = Int64(exactly: (Int128(high) << 64 | Int128(low)) / Int128(whole)) else {
      return nil
    }
    return Int(magnitude)
  }
}
