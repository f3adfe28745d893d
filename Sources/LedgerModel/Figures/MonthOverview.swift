/// What a month is told by beside its buckets: how many entries it has, which category spent most, and
/// its own budgets.
package struct MonthOverview: Hashable, Sendable {
  /// How many entries count in the month, income among them.
  package let entryCount: Int
  /// The category that spent most, the first by name among equals; `nil` where none spent anything.
  package let topCategory: CategorySpending?
  /// What was said that the month may spend: in all first, then by the names of the categories.
  package let budgets: [SpentBudget]

  /// How far a month is with one of its budgets.
  package struct SpentBudget: Hashable, Sendable {
    /// `nil` for all that the month spends.
    package let category: CategoryName?
    /// Zero or more.
    package let cap: Money
    /// What was spent and not covered, and what was put away; below zero if more came back.
    package let used: Money
    /// What remains; below zero where it is overspent.
    package let left: Money
    /// The event that set it.
    package let setBy: EventID

    /// By how much it is overspent, zero where it is not.
    package var over: Money { left.shortfall }
    /// How much of it is used, in percent, rounded down; `nil` where it is zero.
    package var usedPercent: Int? { used.percent(of: cap) }
  }

  /// The budget of all that the month spends; `nil` where it has none.
  package var budget: SpentBudget? { budgets.first { $0.category == nil } }
}

extension MonthlyBuckets {
  /// What a month is told by beside its buckets.
  ///
  /// - Parameter month: As ``month(_:)`` formed it.
  /// - Throws: ``FigureTooLarge`` where what is left of a budget does not fit.
  package func overview(of month: MonthBudget) throws(FigureTooLarge) -> MonthOverview {
    let categories = month.buckets.flatMap(\.categories).filter { $0.spent.minorUnits > 0 }
    let top = categories.min { ($1.spent, $0.category) < ($0.spent, $1.category) }
    var budgets: [MonthOverview.SpentBudget] = []
    for (category, cap, event) in plan.caps.budgets(in: month.month) {
      let used = category.map { month.spending(in: $0).used } ?? month.used
      let left = try FigureTooLarge.sum(
        [cap.minorUnits, -used.minorUnits], FigureTooLarge(since: nil))
      budgets.append(
        MonthOverview.SpentBudget(
          category: category, cap: cap, used: used,
          left: Money(minorUnits: left, currency: month.currency), setBy: event))
    }
    return MonthOverview(
      entryCount: entryCount(in: month.month), topCategory: top, budgets: budgets)
  }
}
