public import LedgerEvents

/// Further facts about a month: the number of entries, the category with the highest spending, and the state of the
/// category limits.
public struct MonthOverview: Hashable, Sendable {
  /// The number of entries that count in the month, including income.
  public let entryCount: Int
  /// The number of its expenses and credits in no category but `other`.
  public let unsortedCount: Int
  /// The category with the highest spending, the first by name among equals; `nil` if none has any.
  public let topCategory: CategorySpending?
  /// The displayed name of the top category; empty if there is none.
  public let topName: String
  /// The limits of categories, by their names.
  public let limits: [UsedLimit]
  /// The exceeded limits.
  public var passedLimits: [UsedLimit] { limits.filter { $0.over.minorUnits > 0 } }

  /// The use of a category's limit.
  public struct UsedLimit: Hashable, Sendable {
    /// The category.
    public let category: CategoryName
    /// The displayed name.
    public let name: String
    /// The limit, zero or more.
    public let cap: Money
    /// The amount spent and not covered, plus put away; negative if more came back.
    public let used: Money
    /// The rest; negative if the limit is exceeded.
    public let left: Money
    /// The event that set it.
    public let setBy: EventID

    /// The excess over the limit; zero if there is none.
    public var over: Money { left.shortfall }
    /// The used percentage of the limit, rounded down; `nil` if the limit is zero.
    public var usedPercent: Int? { used.percent(of: cap) }
  }
}

extension MonthlyBuckets {
  /// Returns further facts about a month beside its buckets.
  ///
  /// - Parameter month: The month as ``month(_:)`` formed it.
  /// - Throws: ``FigureTooLarge`` if the rest of a limit does not fit.
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
      entryCount: entryCount(in: month.month),
      unsortedCount: unsortedCount(in: month.month), topCategory: top,
      topName: top.map { plan.categories.displayName(of: $0.category) } ?? "", limits: limits)
  }
}
