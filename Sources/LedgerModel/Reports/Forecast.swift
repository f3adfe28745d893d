package import LedgerEvents

/// What months to come will probably take: what is planned for them, and what is usually spent beside it.
///
/// Nothing counts twice: what a bill stands for is no part of what is usual.
public struct Forecast: Hashable, Sendable {
  /// Why an amount is expected.
  public enum Kind: String, Hashable, Sendable {
    /// What a bill has due, or puts away for its days.
    case bill
    /// The mean of the months before.
    case usual
  }

  /// One amount of a month.
  public struct Part: Hashable, Sendable {
    /// Why it is expected.
    public var kind: Kind
    /// The event that planned it; `nil` for what is usual.
    public var source: EventID?
    /// What it is called; empty for what is usual.
    public var name: String = ""
    /// On which day; `nil` for what is usual.
    public var day: CalendarDay?
    /// The category that it counts in.
    public var category: CategoryName
    /// What it takes; below zero where money comes back, and of income what it brings.
    public var amount: Money
    /// How surely the amount is known; `nil` where it is.
    public var certainty: BillTerms.Certainty?
  }

  /// What one bucket will take.
  public struct Bucket: Hashable, Sendable {
    /// Which bucket it is.
    public var bucket: BucketName
    /// How it is shown.
    public var name: String
    /// Those with a day first, by day; then what is usual, the largest first.
    public var parts: [Part]
    /// What all parts come to.
    public var expected: Money
    /// Without what it may carry by then; `nil` if no income is known.
    public var budget: Money?

    /// What is left of the budget, below zero if it is passed; `nil` if no income is known.
    public var left: Money? { budget.map { $0.subtracting(expected) } }
  }

  /// What one month will take and bring.
  public struct Month: Hashable, Sendable {
    /// The month.
    public var month: CalendarMonth
    /// What it brings, by day.
    public var income: [Part]
    /// Those that have a share or take something, in the order of the shares.
    public var buckets: [Bucket]
    /// What all buckets take.
    public var expected: Money
    /// `nil` if no income is known.
    public var budget: Money?

    /// What is left of the budget, below zero if it is passed; `nil` if no income is known.
    public var left: Money? { budget.map { $0.subtracting(expected) } }
  }

  /// The months to come, the earliest first.
  public let months: [Month]
  /// The months whose mean is what is usual; empty where none of the ledger is over.
  public let basis: [CalendarMonth]

  /// How many months what is usual is the mean of, at most.
  public static let basisLength = 3

  /// - Parameters:
  ///   - budgets: Of the months, as they are known.
  ///   - planned: What is planned for them; what is for no bucket is income.
  ///   - usual: What each category spent in the months of the basis, beside what was planned.
  ///   - basis: Those months.
  ///   - categories: Those of the ledger, with their buckets.
  /// - Throws: Where a sum does not fit.
  public init(
    _ budgets: [MonthBudget], planned: [Part], usual: [CategoryName: [Int64]],
    of basis: [CalendarMonth], _ categories: CategoryCatalog
  ) throws(FigureTooLarge) {
    self.basis = basis
    var months: [Month] = []
    for budget in budgets {
      let parts = planned.filter { $0.day?.month == budget.month }
      let means = try Forecast.means(usual, over: basis.count, in: budget.currency)
      months.append(
        try Forecast.month(
          budget, parts.filter { $0.category != .income } + means,
          income: parts.filter { $0.category == .income }, categories))
    }
    self.months = months
  }

  /// What is usual, the largest first.
  private static func means(
    _ usual: [CategoryName: [Int64]], over count: Int, in currency: Money.Currency
  ) throws(FigureTooLarge) -> [Part] {
    guard count > 0 else { return [] }
    var parts: [Part] = []
    for (category, amounts) in usual {
      let sum = try FigureTooLarge.sum(amounts, FigureTooLarge(since: nil))
      let (whole, rest) = sum.quotientAndRemainder(dividingBy: Int64(count))
      // Half a minor unit goes away from zero.
      let mean = whole + (2 * abs(rest) >= Int64(count) ? rest.signum() : 0)
      if mean == 0 { continue }
      parts.append(
        Part(kind: .usual, category: category, amount: Money(minorUnits: mean, currency: currency)))
    }
    return parts.sorted {
      ($1.amount.minorUnits, $0.category) < ($0.amount.minorUnits, $1.category)
    }
  }

  private static func month(
    _ budget: MonthBudget, _ parts: [Part], income: [Part], _ categories: CategoryCatalog
  ) throws(FigureTooLarge) -> Month {
    let day = budget.month.firstDay
    let byBucket = Dictionary(grouping: parts) { categories.bucket(of: $0.category, on: day) }
    // A bucket without a share may be spent from all the same.
    let others = byBucket.keys.filter { name in !budget.buckets.contains { $0.bucket == name } }
    let names =
      budget.buckets.map { ($0.bucket, $0.name, Optional($0.budget)) }
      + others.sorted().map { ($0, categories.buckets.displayName(of: $0), nil) }
    // If only what came counts, nothing is known yet of what a month to come may use.
    let isKnown = budget.cap != nil || budget.income.minorUnits != 0
    var buckets: [Bucket] = []
    for (bucket, name, share) in names {
      let own = byBucket[bucket] ?? []
      buckets.append(
        Bucket(
          bucket: bucket, name: name, parts: own, expected: try sum(own, in: budget.currency),
          budget: budget.isShared && isKnown ? share ?? .zero(budget.currency) : nil))
    }
    return Month(
      month: budget.month, income: income, buckets: buckets,
      expected: try sum(parts, in: budget.currency),
      budget: isKnown ? budget.budget : nil)
  }

  private static func sum(
    _ parts: [Part], in currency: Money.Currency
  ) throws(FigureTooLarge) -> Money {
    let units = try FigureTooLarge.sum(parts.map(\.amount.minorUnits), FigureTooLarge(since: nil))
    return Money(minorUnits: units, currency: currency)
  }
}
