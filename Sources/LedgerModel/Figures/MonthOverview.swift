public import LedgerEvents

/// What a month is told by beside its buckets: how many entries it has, which category spent most, and
/// how far the categories with a limit are.
public struct MonthOverview: Hashable, Sendable {
  /// How many entries count in the month, income among them.
  public let entryCount: Int
  /// The category that spent most, the first by name among equals; `nil` where none spent anything.
  public let topCategory: CategorySpending?
  /// As it is shown; empty if there is none.
  public let topName: String
  /// What was said that categories may use, by their names.
  public let limits: [UsedLimit]
  /// Those of them that are passed.
  public var passedLimits: [UsedLimit] { limits.filter { $0.over.minorUnits > 0 } }

  /// How far a category is with its limit.
  public struct UsedLimit: Hashable, Sendable {
    /// The category.
    public let category: CategoryName
    /// As it is shown.
    public let name: String
    /// Zero or more.
    public let cap: Money
    /// What was spent and not covered, and what was put away; below zero if more came back.
    public let used: Money
    /// What remains; below zero if it is overspent.
    public let left: Money
    /// The event that set it.
    public let setBy: EventID

    /// By how much it is overspent, zero if it is not.
    public var over: Money { left.shortfall }
    /// How much of it is used, in percent, rounded down; `nil` where it is zero.
    public var usedPercent: Int? { used.percent(of: cap) }
  }
}

extension MonthlyBuckets {
  /// What a month is told by beside its buckets.
  ///
  /// - Parameter month: As ``month(_:)`` formed it.
  /// - Throws: ``FigureTooLarge`` if what is left of a limit does not fit.
  public func overview(of month: MonthBudget) throws(FigureTooLarge) -> MonthOverview {
    let categories = month.buckets.flatMap(\.categories).filter { $0.spent.minorUnits > 0 }
    let top = categories.min { ($1.spent, $0.category) < ($0.spent, $1.category) }
    var limits: [MonthOverview.UsedLimit] = []
    for (category, cap, event) in plan.caps.limits(in: month.month) {
      let used = month.spending(in: category).used
      let left = try FigureTooLarge.sum(
        [cap.minorUnits, -used.minorUnits], FigureTooLarge(since: nil))
      limits.append(
        MonthOverview.UsedLimit(
          category: category, name: plan.categories.displayName(of: category), cap: cap,
          used: used, left: Money(minorUnits: left, currency: month.currency), setBy: event))
    }
    return MonthOverview(
      entryCount: entryCount(in: month.month), topCategory: top,
      topName: top.map { plan.categories.displayName(of: $0.category) } ?? "", limits: limits)
  }
}
