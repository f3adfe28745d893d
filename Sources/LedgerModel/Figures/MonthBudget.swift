public import LedgerEvents

/// The figures of a month: its budget, and what each bucket had, used and has left.
///
/// All amounts are in ``currency``. A month whose sums do not fit is never formed, so none of its figures overflows.
public struct MonthBudget: Hashable, Identifiable, Codable, Sendable {
  /// The month of the figures.
  public package(set) var month: CalendarMonth
  /// The currency of all its amounts.
  public package(set) var currency: Money.Currency
  /// Whether an income was set or received.
  public package(set) var hasIncome: Bool
  /// Whether its budget is shared among the buckets: an income is known, or both budget and shares were set.
  /// Otherwise no bucket can be overspent.
  public package(set) var isShared: Bool
  /// The stated budget; `nil` if the income is the budget.
  public package(set) var cap: Money?
  /// The received income plus the income still expected.
  public package(set) var income: Money
  /// The planned income that no received income replaces yet.
  public package(set) var expected: Money
  /// The total that all buckets carried from the month before.
  public package(set) var carried: Money
  /// The spending net of credits; negative if more came back.
  public package(set) var spent: Money
  /// The spending paid with money that already counted when it was put away.
  public package(set) var covered: Money
  /// Money put into kept accounts, minus what came back.
  public package(set) var putAway: Money
  /// The amount still due; zero unless the month was formed for a day.
  public package(set) var stillDue: Money
  /// The buckets, in the order of the shares.
  public package(set) var buckets: [BucketBudget]

  /// The month.
  public var id: CalendarMonth { month }
  /// The amount it may use: the stated budget, else the income.
  public var budget: Money { cap ?? income }
  /// Whether it has a budget; without one nothing can be overspent.
  public var hasBudget: Bool { hasIncome || cap != nil }
  /// The income not budgeted, negative if the budget exceeds it; `nil` if the income is the budget, or no income is
  /// known.
  public var notBudgeted: Money? {
    hasIncome ? cap.map { income.subtracting($0) } : nil
  }
  /// The budget plus what was carried.
  public var capacity: Money { budget.adding(carried) }
  /// The amount that counts against the capacity: spent and not covered, plus put away.
  public var used: Money { spent.subtracting(covered).adding(putAway) }
  /// The rest; negative if the month is overspent.
  public var left: Money { capacity.subtracting(used) }
  /// The rest once all that is still due is paid.
  public var free: Money { left.subtracting(stillDue) }
  /// The overspent amount; zero without a budget.
  public var over: Money { hasBudget ? left.shortfall : .zero(currency) }
  /// The used percentage of the capacity, rounded down so that 99.6 never shows as 100; `nil` if there is no
  /// capacity.
  public var usedPercent: Int? { used.percent(of: capacity) }
}

/// The figures of a bucket in one month.
public struct BucketBudget: Hashable, Identifiable, Codable, Sendable {
  /// The name that the log uses.
  public package(set) var bucket: BucketName
  /// The displayed name.
  public package(set) var name: String
  /// Its share of the month's budget.
  public package(set) var share: Percentage
  /// Its share in money, exact to the cent, adjusted by what was shifted to and from other buckets; the budgets of a
  /// shared month add up to the month's budget.
  public package(set) var budget: Money
  /// The amount carried from the month before; negative for an overspend.
  public package(set) var carried: Money
  /// The spending net of credits; negative if more came back.
  public package(set) var spent: Money
  /// The spending paid with money that already counted when it was put away.
  public package(set) var covered: Money
  /// Money put into kept accounts, minus what came back.
  public package(set) var putAway: Money
  /// The amount still due; zero unless its month was formed for a day.
  public package(set) var stillDue: Money
  /// The spending by category, the largest first, then by name.
  public package(set) var categories: [CategorySpending]

  /// The bucket's name.
  public var id: BucketName { bucket }
  /// The budget plus what was carried.
  public var capacity: Money { budget.adding(carried) }
  /// The amount that counts against the capacity: spent and not covered, plus put away.
  public var used: Money { spent.subtracting(covered).adding(putAway) }
  /// The rest; negative if it is overspent.
  public var left: Money { capacity.subtracting(used) }
  /// The rest once all that is still due is paid.
  public var free: Money { left.subtracting(stillDue) }
  /// The overspent amount; zero if there is none.
  public var over: Money { left.shortfall }
  /// The used percentage of the capacity, rounded down; `nil` if there is no capacity.
  public var usedPercent: Int? { used.percent(of: capacity) }
}

/// The spending of a category in one month, net of credits, and what was put away in it.
public struct CategorySpending: Hashable, Identifiable, Codable, Sendable {
  /// The category.
  public package(set) var category: CategoryName
  /// Spending minus what came back; negative if more came back.
  public package(set) var spent: Money
  /// The spending paid with money that already counted when it was put away.
  public package(set) var covered: Money
  /// Money put into kept accounts, minus what came back.
  public package(set) var putAway: Money

  /// The amount that counts against the bucket: spent and not covered, plus put away.
  public var used: Money { spent.subtracting(covered).adding(putAway) }
  /// Whether all its figures are zero.
  package var isNothing: Bool {
    [spent, covered, putAway].allSatisfy { $0.minorUnits == 0 }
  }

  /// The category's name.
  public var id: CategoryName { category }
}

// Derived figures are encoded too, so that a reader need not compute anything.
extension MonthBudget {
  private enum Figure: String, CodingKey {
    case budget, capacity, used, left, free, over
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(month, forKey: .month)
    try members.encode(currency, forKey: .currency)
    try members.encode(hasIncome, forKey: .hasIncome)
    try members.encode(isShared, forKey: .isShared)
    try members.encodeIfPresent(cap, forKey: .cap)
    try members.encode(income, forKey: .income)
    try members.encode(expected, forKey: .expected)
    try members.encode(carried, forKey: .carried)
    try members.encode(spent, forKey: .spent)
    try members.encode(covered, forKey: .covered)
    try members.encode(putAway, forKey: .putAway)
    try members.encode(stillDue, forKey: .stillDue)
    try members.encode(buckets, forKey: .buckets)
    var figures = encoder.container(keyedBy: Figure.self)
    try figures.encode(budget, forKey: .budget)
    try figures.encode(capacity, forKey: .capacity)
    try figures.encode(used, forKey: .used)
    try figures.encode(left, forKey: .left)
    try figures.encode(free, forKey: .free)
    try figures.encode(over, forKey: .over)
  }
}

extension BucketBudget {
  private enum Figure: String, CodingKey {
    case capacity, used, left, free, over
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(bucket, forKey: .bucket)
    try members.encode(name, forKey: .name)
    try members.encode(share, forKey: .share)
    try members.encode(budget, forKey: .budget)
    try members.encode(carried, forKey: .carried)
    try members.encode(spent, forKey: .spent)
    try members.encode(covered, forKey: .covered)
    try members.encode(putAway, forKey: .putAway)
    try members.encode(stillDue, forKey: .stillDue)
    try members.encode(categories, forKey: .categories)
    var figures = encoder.container(keyedBy: Figure.self)
    try figures.encode(capacity, forKey: .capacity)
    try figures.encode(used, forKey: .used)
    try figures.encode(left, forKey: .left)
    try figures.encode(free, forKey: .free)
    try figures.encode(over, forKey: .over)
  }
}

extension MonthBudget {
  /// Returns a figure of the month.
  public func value(of figure: MonthFigure) -> Money {
    switch figure {
    case .income: income
    case .budget: budget
    case .carried: carried
    case .capacity: capacity
    case .spent: spent
    case .covered: covered
    case .putAway: putAway
    case .used: used
    case .left: left
    case .over: over
    case .due: stillDue
    case .free: free
    }
  }

  /// Returns a figure of one of its buckets.
  public func value(of figure: MonthFigure, _ bucket: BucketBudget) -> Money {
    switch figure {
    case .income, .budget: bucket.budget
    case .capacity: bucket.capacity
    case .carried: bucket.carried
    case .spent: bucket.spent
    case .covered: bucket.covered
    case .putAway: bucket.putAway
    case .used: bucket.used
    case .left: bucket.left
    // Nothing is overspent if no budget is shared.
    case .over: isShared ? bucket.over : .zero(currency)
    case .due: bucket.stillDue
    case .free: bucket.free
    }
  }

  /// Returns the spending of a category, with what was put away in it; zero if there is none.
  public func spending(in category: CategoryName) -> CategorySpending {
    let zero = Money.zero(currency)
    return buckets.lazy.flatMap(\.categories).first { $0.category == category }
      ?? CategorySpending(category: category, spent: zero, covered: zero, putAway: zero)
  }

  /// Whether anything was covered or put away, so that the used amount differs from the spent amount.
  public var usesOtherThanSpent: Bool {
    buckets.flatMap(\.categories).contains {
      $0.covered.minorUnits != 0 || $0.putAway.minorUnits != 0
    }
  }
}

/// The error that a sum does not fit into 64 bits of minor units.
public struct FigureTooLarge: Error, Hashable, Sendable {
  /// The event since which it does not fit; `nil` if the parts fit and only their sum does not.
  public var since: EventID?

  /// Creates the error, with the event since which the sum does not fit; `nil` if no single event is the cause.
  public init(since: EventID?) {
    self.since = since
  }

  /// Returns the sum of some parts, each above `Int64.min`, or throws the error if it does not fit.
  public static func sum(_ parts: [Int64], _ error: FigureTooLarge) throws(FigureTooLarge) -> Int64
  {
    var sum: Int64 = 0
    for part in parts {
      let (next, overflows) = sum.addingReportingOverflow(part)
      // `Int64.min` is excluded, so that every figure can be negated.
      if overflows || next == .min { throw error }
      sum = next
    }
    return sum
  }
}

extension FigureTooLarge: EventNamingError, RemediedError {
  public func problem(naming name: (EventID) -> String) -> String {
    guard let since else { return "the figure is too large to be shown exactly" }
    return "the figure is too large since event \(name(since))"
  }

  public func remedy(naming name: (EventID) -> String) -> String? { nil }

  public var offeredRemedy: (any Remedy)? { LedgerRemedy.findWrongAmount }
}
