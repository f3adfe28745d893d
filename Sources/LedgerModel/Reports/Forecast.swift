package import LedgerEvents

/// The expected spending of this and future months: what is planned, and what is usually spent besides.
///
/// Nothing counts twice: payments that a bill plans are not part of the usual spending.
public struct Forecast: Hashable, Sendable {
  /// The reason for an expected amount.
  public enum Kind: String, Hashable, Sendable {
    /// An amount that a bill has due, or saves for its days.
    case bill
    /// The mean of earlier months; in the current month without what was spent so far besides the planned.
    case usual
    /// What was used in the current month.
    case soFar = "so far"
  }

  /// One amount of a month.
  public struct Part: Hashable, Sendable {
    /// The reason for the amount.
    public var kind: Kind
    /// The event that planned it; `nil` for usual spending.
    public var source: EventID?
    /// The name; empty for usual spending.
    public var name: String = ""
    /// The day; `nil` for usual spending.
    public var day: CalendarDay?
    /// The category that it counts in.
    public var category: CategoryName
    /// The amount: spending if positive, and for an income what it brings.
    public var amount: Money
    /// How certain the amount is; `nil` if it is certain.
    public var certainty: BillTerms.Certainty?
  }

  /// The forecast of one bucket.
  public struct Bucket: Hashable, Sendable {
    /// The bucket.
    public var bucket: BucketName
    /// The displayed name.
    public var name: String
    /// The amounts: those with a day first, by day; then the usual ones, the largest first.
    public var parts: [Part]
    /// The sum of all parts.
    public var expected: Money
    /// The budget without what may be carried over by then; `nil` if no income is known.
    public var budget: Money?

    /// The rest of the budget, negative if it is exceeded; `nil` if no income is known.
    public var left: Money? { budget.map { $0.subtracting(expected) } }
  }

  /// The forecast of one month.
  public struct Month: Hashable, Sendable {
    /// The month.
    public var month: CalendarMonth
    /// The expected incomes, by day.
    public var income: [Part]
    /// The buckets that have a share or are spent from, in the order of the shares.
    public var buckets: [Bucket]
    /// The sum over all buckets.
    public var expected: Money
    /// The budget; `nil` if no income is known.
    public var budget: Money?

    /// The rest of the budget, negative if it is exceeded; `nil` if no income is known.
    public var left: Money? { budget.map { $0.subtracting(expected) } }
  }

  /// The future months, the earliest first.
  public let months: [Month]
  /// The months that usual spending is the mean of; empty if the ledger has no complete month.
  public let basis: [CalendarMonth]

  /// The most months that usual spending is the mean of.
  public static let basisLength = 3

  /// - Parameters:
  ///   - budgets: The known budgets of the months.
  ///   - planned: The planned amounts of the months; those in the income category are income.
  ///   - usual: The amounts that each category spent in the basis months, besides planned ones.
  ///   - basis: The basis months.
  ///   - categories: The categories of the ledger, with their buckets.
  ///   - current: The current month, and what each category spent in it besides planned amounts; `nil` if it is not
  ///     among the months.
  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  public init(
    _ budgets: [MonthBudget], planned: [Part], usual: [CategoryName: [Int64]],
    of basis: [CalendarMonth], _ categories: CategoryCatalog,
    current: (month: CalendarMonth, spent: [CategoryName: [Int64]])? = nil
  ) throws(FigureTooLarge) {
    self.basis = basis
    var months: [Month] = []
    for budget in budgets {
      let parts = planned.filter { $0.day?.month == budget.month }
      var means = try Forecast.means(usual, over: basis.count, in: budget.currency)
      if let current, current.month == budget.month {
        means =
          budget.buckets.flatMap(\.categories).filter { $0.used.minorUnits != 0 }.map {
            Part(kind: .soFar, category: $0.category, amount: $0.used)
          } + means.compactMap { $0.less(current.spent[$0.category] ?? []) }
      }
      months.append(
        try Forecast.month(
          budget, parts.filter { $0.category != .income } + means,
          income: parts.filter { $0.category == .income }, categories))
    }
    self.months = months
  }

  /// Returns the usual amounts, the largest first.
  private static func means(
    _ usual: [CategoryName: [Int64]], over count: Int, in currency: Money.Currency
  ) throws(FigureTooLarge) -> [Part] {
    guard count > 0 else { return [] }
    var parts: [Part] = []
    for (category, amounts) in usual {
      let sum = try FigureTooLarge.sum(amounts, FigureTooLarge(since: nil))
      let (whole, rest) = sum.quotientAndRemainder(dividingBy: Int64(count))
      // Rounds half a minor unit away from zero.
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
    // A bucket without a share may still be spent from.
    let others = byBucket.keys.filter { name in !budget.buckets.contains { $0.bucket == name } }
    let names =
      budget.buckets.map { ($0.bucket, $0.name, Optional($0.budget)) }
      + others.sorted().map { ($0, categories.buckets.displayName(of: $0), nil) }
    // If only received income counts, the budget of a future month is not known yet.
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

extension Forecast.Part {
  /// Returns the usual amount without what was spent already; `nil` if nothing is left of it.
  fileprivate func less(_ spent: [Int64]) -> Forecast.Part? {
    var part = self
    let left = amount.minorUnits - max(spent.reduce(0, &+), 0)
    part.amount = Money(minorUnits: left, currency: amount.currency)
    return left > 0 ? part : nil
  }
}
