public import LedgerEvents

/// A month as its figures stand: its budget, what each bucket had, used and has left.
///
/// All amounts are of ``currency``. A month whose sums do not fit is never formed, so that none of its
/// figures overflows.
public struct MonthBudget: Hashable, Identifiable, Codable, Sendable {
  /// The month that it is of.
  public package(set) var month: CalendarMonth
  /// The currency of all its amounts.
  public package(set) var currency: Money.Currency
  /// Whether an income was set or received.
  public package(set) var hasIncome: Bool
  /// Whether its budget is shared among the buckets: if an income is known, or if budget and shares were said.
  /// Else no bucket can be overspent.
  public package(set) var isShared: Bool
  /// What was said that it may use; `nil` if its income is its budget.
  public package(set) var cap: Money?
  /// What was received, and what is still expected.
  public package(set) var income: Money
  /// What of the income is still expected: said to come every month, and nothing came instead yet.
  public package(set) var expected: Money
  /// What all buckets took from the month before.
  public package(set) var carried: Money
  /// What was bought, net of credits; below zero if more came back.
  public package(set) var spent: Money
  /// What of it was paid with money that counted when it was put away.
  public package(set) var covered: Money
  /// What went to kept accounts, less what came back from them.
  public package(set) var putAway: Money
  /// What is still due of it: zero but if it was formed as it stands on a day.
  public package(set) var stillDue: Money
  /// In the order of the shares.
  public package(set) var buckets: [BucketBudget]

  /// Its month.
  public var id: CalendarMonth { month }
  /// What it may use: what was said, else its income.
  public var budget: Money { cap ?? income }
  /// Whether it has a budget: without one nothing can be overspent.
  public var hasBudget: Bool { hasIncome || cap != nil }
  /// What of its income is not budgeted, below zero for a budget of more than the income; `nil` if the
  /// income is the budget, or none is known.
  public var notBudgeted: Money? {
    hasIncome ? cap.map { income.subtracting($0) } : nil
  }
  /// Budget and what was carried.
  public var capacity: Money { budget.adding(carried) }
  /// What counts against what the month has: what was spent and not covered, and what was put away.
  public var used: Money { spent.subtracting(covered).adding(putAway) }
  /// What remains; below zero if the month is overspent.
  public var left: Money { capacity.subtracting(used) }
  /// What remains once all that is still due is paid.
  public var free: Money { left.subtracting(stillDue) }
  /// By how much the month is overspent; zero without a budget.
  public var over: Money { hasBudget ? left.shortfall : .zero(currency) }
  /// How much of the capacity is used, in percent: rounded down, so that 99.6 never shows as 100;
  /// `nil` where there is none.
  public var usedPercent: Int? { used.percent(of: capacity) }
}

/// A bucket in one month.
public struct BucketBudget: Hashable, Identifiable, Codable, Sendable {
  /// The name by which the log has it.
  public package(set) var bucket: BucketName
  /// How it is shown.
  public package(set) var name: String
  /// Its share of the month's budget.
  public package(set) var share: Percentage
  /// What the share gives, to the cent, and what was moved to it from other buckets or away: the budgets of
  /// a month that is shared add up to its own.
  public package(set) var budget: Money
  /// What it took from the month before; below zero for an overspend.
  public package(set) var carried: Money
  /// What was bought, net of credits; below zero if more came back.
  public package(set) var spent: Money
  /// What of it was paid with money that counted when it was put away.
  public package(set) var covered: Money
  /// What went to kept accounts, less what came back from them.
  public package(set) var putAway: Money
  /// What is still due of it: zero but if its month was formed as it stands on a day.
  public package(set) var stillDue: Money
  /// By category, the largest first, equals by name.
  public package(set) var categories: [CategorySpending]

  /// The bucket's name.
  public var id: BucketName { bucket }
  /// Budget and what was carried.
  public var capacity: Money { budget.adding(carried) }
  /// What counts against what it had: what was spent and not covered, and what was put away.
  public var used: Money { spent.subtracting(covered).adding(putAway) }
  /// What remains; below zero where it is overspent.
  public var left: Money { capacity.subtracting(used) }
  /// What remains once all that is still due is paid.
  public var free: Money { left.subtracting(stillDue) }
  /// By how much it is overspent, zero if it is not.
  public var over: Money { left.shortfall }
  /// How much of what it had is used, in percent, rounded down; `nil` where it had nothing.
  public var usedPercent: Int? { used.percent(of: capacity) }
}

/// What was spent in a category in one month, net of credits, and what was put away in it.
public struct CategorySpending: Hashable, Identifiable, Codable, Sendable {
  /// The category.
  public package(set) var category: CategoryName
  /// What went, less what came back; below zero if more came back.
  public package(set) var spent: Money
  /// What of it was paid with money that counted when it was put away.
  public package(set) var covered: Money
  /// What went to kept accounts, less what came back from them.
  public package(set) var putAway: Money

  /// What counts against the bucket: what was spent and not covered, and what was put away.
  public var used: Money { spent.subtracting(covered).adding(putAway) }
  /// Whether all its figures are zero.
  package var isNothing: Bool {
    [spent, covered, putAway].allSatisfy { $0.minorUnits == 0 }
  }

  /// The category's name.
  public var id: CategoryName { category }
}

// What is worked out of the rest is written too, so that who reads the document works out nothing.
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
  /// A figure of the month.
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

  /// A figure of one of its buckets.
  public func value(of figure: BucketFigure, _ bucket: BucketBudget) -> Money {
    switch figure {
    case .budget: bucket.budget
    case .carried: bucket.carried
    case .spent: bucket.spent
    case .covered: bucket.covered
    case .putAway: bucket.putAway
    case .used: bucket.used
    case .left: bucket.left
    // Nothing is overspent if nothing was promised.
    case .over: isShared ? bucket.over : .zero(currency)
    case .due: bucket.stillDue
    case .free: bucket.free
    }
  }

  /// What a category spent, and what was put away in it; noughts if it did neither.
  public func spending(in category: CategoryName) -> CategorySpending {
    let zero = Money.zero(currency)
    return buckets.lazy.flatMap(\.categories).first { $0.category == category }
      ?? CategorySpending(category: category, spent: zero, covered: zero, putAway: zero)
  }

  /// Whether something was covered or put away, so that what was used is not what was spent.
  public var usesOtherThanSpent: Bool {
    buckets.flatMap(\.categories).contains {
      $0.covered.minorUnits != 0 || $0.putAway.minorUnits != 0
    }
  }
}

/// A sum does not fit into 64 bits of minor units.
public struct FigureTooLarge: Error, Hashable, Sendable {
  /// The event from which on it does not; `nil` where the parts fit and only their sum does not.
  public var since: EventID?

  /// A sum that does not fit since an event; `nil` if no single event is the cause.
  public init(since: EventID?) {
    self.since = since
  }

  /// The sum of some parts, or the error where it does not fit; each part is above `Int64.min`.
  public static func sum(_ parts: [Int64], _ error: FigureTooLarge) throws(FigureTooLarge) -> Int64
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
  public func problem(naming name: (EventID) -> String) -> String {
    guard let since else { return "the figure is too large to be shown exactly" }
    return "the figure is too large since event \(name(since))"
  }

  public func remedy(naming name: (EventID) -> String) -> String? { nil }

  public var offeredRemedy: (any Remedy)? { LedgerRemedy.findWrongAmount }
}
