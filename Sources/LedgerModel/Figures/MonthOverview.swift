public import LedgerEvents

/// Further facts about a month: the number of entries, the category with the highest spending, and the state of the
/// limits.
public struct MonthOverview: Hashable, Sendable {
  /// The number of entries that count in the month, including income.
  public let entryCount: Int
  /// The number of its expenses and credits in no category but `other`.
  public let unsortedCount: Int
  /// The category with the highest spending, the first by name among equals; `nil` if none has any.
  public let topCategory: CategorySpending?
  /// The displayed name of the top category; empty if there is none.
  public let topName: String
  /// The limits of categories in the month, by their names; then those of weeks, quarters and years.
  public let limits: [UsedLimit]
  /// The exceeded limits.
  public var passedLimits: [UsedLimit] { limits.filter { $0.over.minorUnits > 0 } }

  /// The use of a limit in a month, or in another period.
  public struct UsedLimit: Hashable, Sendable {
    /// The category; `nil` for all spending.
    public let category: CategoryName?
    /// The displayed name; empty for all spending.
    public let name: String
    /// The kind of period.
    public let reach: MonthBudgetReach
    /// The days of the period, both ends included.
    public let days: ClosedRange<CalendarDay>
    /// The limit, zero or more.
    public let cap: Money
    /// The amount carried over from the period before; negative for an overspend.
    public let carried: Money
    /// The amount spent and not covered, plus put away; negative if more came back.
    public let used: Money
    /// The rest of the limit and what was carried; negative if it is exceeded.
    public let left: Money
    /// The event that set it.
    public let setBy: EventID

    /// The limit and what was carried.
    public var capacity: Money { cap.adding(carried) }
    /// The excess over the capacity; zero if there is none.
    public var over: Money { left.shortfall }
    /// The used percentage of the capacity, rounded down; `nil` if it is zero or less.
    public var usedPercent: Int? { capacity.minorUnits > 0 ? used.percent(of: capacity) : nil }
  }
}

extension MonthlyBuckets {
  /// Returns further facts about a month beside its buckets. A limit of weeks, quarters or years is listed in the month
  /// in which the period ends, and today's also in today's month.
  ///
  /// - Parameters:
  ///   - month: The month as ``month(_:)`` formed it.
  ///   - day: Today, or another day in whose periods the month is seen; `nil` for none.
  /// - Throws: ``FigureTooLarge`` if the rest of a limit does not fit.
  public func overview(
    of month: MonthBudget, on day: CalendarDay? = nil
  ) throws(FigureTooLarge) -> MonthOverview {
    let categories = month.buckets.flatMap(\.categories).filter { $0.spent.minorUnits > 0 }
    let top = categories.min { ($1.spent, $0.category) < ($0.spent, $1.category) }
    var limits: [MonthOverview.UsedLimit] = []
    for (reach, category) in plan.caps.subjects {
      limits += try self.limits(
        reach, of: category, in: periods(reach, of: category, in: month.month, on: day))
    }
    return MonthOverview(
      entryCount: entryCount(in: month.month),
      unsortedCount: unsortedCount(in: month.month), topCategory: top,
      topName: top.map { plan.categories.displayName(of: $0.category) } ?? "", limits: limits)
  }
}
