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

/// What was spent in a category in one month, in minor units, net of credits.
public struct CategorySpending: Hashable, Sendable {
  public var category: CategoryName
  public var spent: Int64
}

extension MonthBudget {
  /// A figure of the month, in minor units.
  public func value(of figure: MonthFigure) -> Int64 {
    switch figure {
    case .income: income
    case .carried: carried
    case .capacity: capacity
    case .spent: spent
    case .left: left
    case .over: over
    }
  }

  /// A figure of one of its buckets, in minor units.
  public func value(of figure: BucketFigure, _ bucket: BucketBudget) -> Int64 {
    switch figure {
    case .budget: bucket.budget
    case .carried: bucket.carried
    case .spent: bucket.spent
    case .left: bucket.left
    // Nothing is overspent where nothing was promised.
    case .over: hasIncome ? bucket.over : 0
    }
  }

  /// What a category spent, in minor units.
  public func spent(in category: CategoryName) -> Int64 {
    for bucket in buckets {
      if let spending = bucket.categories.first(where: { $0.category == category }) {
        return spending.spent
      }
    }
    return 0
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
  static func sum(_ parts: [Int64], _ error: FigureTooLarge) throws(FigureTooLarge) -> Int64 {
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

extension FigureTooLarge: ExplainedError {
  public var problem: String {
    guard let since else { return "the figure is too large to be shown exactly" }
    return "the figure is too large since event \(since.number)"
  }

  public var remedy: String? {
    "Void or correct the entry with the wrong amount: see 'puldar list --sort amount --all'."
  }
}
