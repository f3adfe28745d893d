/// A month as its figures stand: income, what each bucket had, spent and has left.
///
/// All amounts are of ``currency``. A month whose sums do not fit is never formed, so that none of its
/// figures overflows.
public struct MonthBudget: Hashable, Identifiable, Codable, Sendable {
  public package(set) var month: CalendarMonth
  public package(set) var currency: Currency
  /// Whether an income was set or received: without one nothing can be overspent.
  public package(set) var hasIncome: Bool
  /// What was received, and what is still expected.
  public package(set) var income: Money
  /// What of the income is still expected: said to come every month, and nothing came instead yet.
  public package(set) var expected: Money
  /// What all buckets took from the month before.
  public package(set) var carried: Money
  /// What was spent, net of credits; below zero where more came back.
  public package(set) var spent: Money
  /// In the order of the shares.
  public package(set) var buckets: [BucketBudget]

  /// Its month.
  public var id: CalendarMonth { month }
  /// Income and what was carried.
  public var capacity: Money { income.adding(carried) }
  /// What remains; below zero where the month is overspent.
  public var left: Money { capacity.subtracting(spent) }
  /// By how much the month is overspent; zero without an income.
  public var over: Money { hasIncome ? left.shortfall : .zero(currency) }
  /// How much of the capacity is used, in percent: rounded down, so that 99.6 never shows as 100;
  /// `nil` where there is none.
  public var usedPercent: Int? { spent.percent(of: capacity) }
}

/// A bucket in one month.
public struct BucketBudget: Hashable, Identifiable, Codable, Sendable {
  public package(set) var bucket: BucketName
  /// How it is shown.
  public package(set) var name: String
  /// Its share of the month's income.
  public package(set) var share: Percentage
  /// What the share gives, to the cent: the budgets of a month add up to its income.
  public package(set) var budget: Money
  /// What it took from the month before; below zero for an overspend.
  public package(set) var carried: Money
  /// What was spent, net of credits; below zero where more came back.
  public package(set) var spent: Money
  /// By category, the largest first, equals by name.
  public package(set) var categories: [CategorySpending]

  /// The bucket's name.
  public var id: BucketName { bucket }
  /// Budget and what was carried.
  public var capacity: Money { budget.adding(carried) }
  /// What remains; below zero where it is overspent.
  public var left: Money { capacity.subtracting(spent) }
  /// By how much it is overspent, zero where it is not.
  public var over: Money { left.shortfall }
  /// How much of what it had is used, in percent, rounded down; `nil` where it had nothing.
  public var usedPercent: Int? { spent.percent(of: capacity) }
}

/// What was spent in a category in one month, net of credits.
public struct CategorySpending: Hashable, Identifiable, Codable, Sendable {
  public package(set) var category: CategoryName
  public package(set) var spent: Money

  /// The category's name.
  public var id: CategoryName { category }
}

extension MonthBudget {
  /// A figure of the month.
  public func value(of figure: MonthFigure) -> Money {
    switch figure {
    case .income: income
    case .carried: carried
    case .capacity: capacity
    case .spent: spent
    case .left: left
    case .over: over
    }
  }

  /// A figure of one of its buckets.
  public func value(of figure: BucketFigure, _ bucket: BucketBudget) -> Money {
    switch figure {
    case .budget: bucket.budget
    case .carried: bucket.carried
    case .spent: bucket.spent
    case .left: bucket.left
    // Nothing is overspent where nothing was promised.
    case .over: hasIncome ? bucket.over : .zero(currency)
    }
  }

  /// What a category spent.
  public func spent(in category: CategoryName) -> Money {
    for bucket in buckets {
      if let spending = bucket.categories.first(where: { $0.category == category }) {
        return spending.spent
      }
    }
    return .zero(currency)
  }
}

/// A sum does not fit into 64 bits of minor units.
public struct FigureTooLarge: Error, Hashable, Sendable {
  /// The event from which on it does not; `nil` where the parts fit and only their sum does not.
  public var since: EventID?

  public init(since: EventID?) {
    self.since = since
  }

  /// The sum of some parts, or the error where it does not fit; each part is above `Int64.min`.
  package static func sum(_ parts: [Int64], _ error: FigureTooLarge) throws(FigureTooLarge) -> Int64
  {
    var sum: Int64 = 0
    for part in parts {
      let (next, overflows) = sum.addingReportingOverflow(part)
      // The lowest number is left out, so that every figure can be negated.
      if overflows || next == .min { throw error }
      sum = next
    }
    return sum
  }
}

extension FigureTooLarge: EventNamingError, RemediedError {
  package func problem(naming name: (EventID) -> String) -> String {
    guard let since else { return "the figure is too large to be shown exactly" }
    return "the figure is too large since event \(name(since))"
  }

  package func remedy(naming name: (EventID) -> String) -> String? { nil }

  package var offeredRemedy: (any Remedy)? { LedgerRemedy.findWrongAmount }
}
