public import LedgerEvents

extension MonthlyBuckets {
  /// Returns the figures of a month.
  ///
  /// - Throws: ``FigureTooLarge`` if a sum of the month, or of one that it carries from, does not fit.
  public func month(_ month: CalendarMonth) throws(FigureTooLarge) -> MonthBudget {
    var budget: MonthBudget?
    try formChain(to: month) { budget = $0.budget }
    guard let budget else { preconditionFailure("a chain ends with its month") }
    return budget
  }

  /// Returns the figures of consecutive months, formed together: each carries from the one before it.
  ///
  /// - Throws: ``FigureTooLarge``, as ``month(_:)``.
  public func months(
    _ months: ClosedRange<CalendarMonth>
  ) throws(FigureTooLarge) -> [MonthBudget] {
    var budgets: [MonthBudget] = []
    try formChain(from: months.lowerBound, to: months.upperBound) { formed in
      if months.contains(formed.budget.month) { budgets.append(formed.budget) }
    }
    return budgets
  }

  /// Forms a month and all that it carries from, the earliest first.
  ///
  /// - Parameter start: A month to begin with if nothing is carried from an earlier one.
  func formChain(
    from start: CalendarMonth? = nil, to month: CalendarMonth, _ body: (FormedMonth) -> Void
  ) throws(FigureTooLarge) {
    var earliest = start ?? month
    // Before the first rollover setting nothing is carried, so the chain begins there.
    if let first = plan.firstRollover?.month, first <= month {
      earliest = min(earliest, first.previous ?? first)
    }
    var carries: FormedMonth.Carries = [:]
    let basis = basis(of: earliest...month)
    for month in CalendarMonth.months(from: earliest, through: month) {
      let formed = try form(month, carries, basis)
      body(formed)
      guard let next = month.next else { return }
      carries = self.carries(from: formed.budget, to: next)
    }
  }

  /// Returns what each bucket carries from a month into the next.
  func carries(from budget: MonthBudget, to month: CalendarMonth) -> FormedMonth.Carries {
    plan.carries(of: budget.buckets.map { ($0.bucket, $0.left.minorUnits) }, to: month)
  }

  /// Forms a month from the settings in force for it and what it carries.
  ///
  /// - Parameter basis: ``basis(of:)`` of a range that includes this month.
  func form(
    _ month: CalendarMonth, _ carries: FormedMonth.Carries, _ basis: Basis
  ) throws(FigureTooLarge) -> FormedMonth {
    let tooLarge = FigureTooLarge(since: tooLargeSince)
    guard tooLargeSince == nil, let spending = spending(in: month, basis.savings)
    else { throw tooLarge }
    let day = month.firstDay
    let currency = currency ?? .usd
    func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: currency) }
    let set = plan.income.inForce(on: day)
    let parts = basis.incomes.income(of: month)
    let income = try FigureTooLarge.sum(
      [parts.expected] + parts.received.map(\.minorUnits), tooLarge)
    let hasIncome = set != nil || !parts.received.isEmpty
    let cap = plan.caps.inForce(in: month, of: nil)
    let budget = cap?.value.money?.minorUnits ?? income
    let ownShares = plan.shares.inForce(on: day)
    let isShared = hasIncome || cap?.value.money != nil && ownShares != nil
    let byBucket = Dictionary(grouping: spending) {
      plan.categories.bucket(of: $0.category, on: day)
    }
    var shares = plan.shares(on: day)
    // A bucket without a share still spends and carries, so no money is left out.
    let carrying = carries.filter { $0.value.contains { $0.setting.value != .off } }.keys
    let used = byBucket.filter { $0.value.contains { !$0.isNothing } }.keys
    let shifted = Dictionary(
      grouping: isShared ? plan.shiftedParts(in: month) : [], by: \.bucket)
    let named = Set(used).union(carrying).union(shifted.keys)
      .subtracting(shares.map(\.bucket))
    shares += named.sorted().map { BucketShare(bucket: $0, share: .none) }
    let budgets = LargestRemainder.parts(of: isShared ? budget : 0, by: shares.map(\.share))
    var buckets: [BucketBudget] = []
    for (share, budget) in zip(shares, budgets) {
      let moved = (shifted[share.bucket] ?? []).map(\.minorUnits)
      let carried = (carries[share.bucket] ?? []).map(\.carried)
      buckets.append(
        try bucket(
          share, budget: try FigureTooLarge.sum([budget] + moved, tooLarge),
          carried: try FigureTooLarge.sum(carried, tooLarge), byBucket[share.bucket] ?? []))
    }
    func sum(_ figure: (BucketBudget) -> Money) throws(FigureTooLarge) -> Int64 {
      try FigureTooLarge.sum(buckets.map { figure($0).minorUnits }, tooLarge)
    }
    let (carried, spent) = (try sum(\.carried), try sum(\.spent))
    let (covered, putAway) = (try sum(\.covered), try sum(\.putAway))
    _ = try FigureTooLarge.sum([budget, carried, -spent, covered, -putAway], tooLarge)
    return FormedMonth(
      budget: MonthBudget(
        month: month, currency: currency, hasIncome: hasIncome, isShared: isShared,
        cap: cap?.value.money, income: money(income), expected: money(parts.expected),
        carried: money(carried),
        spent: money(spent), covered: money(covered), putAway: money(putAway),
        stillDue: money(0), buckets: buckets),
      income: set, cap: cap?.event, incomeParts: parts, shares: ownShares, carries: carries)
  }
}

extension MonthlyBuckets {
  /// Returns a bucket's figures in a month from those of its categories.
  private func bucket(
    _ share: BucketShare, budget: Int64, carried: Int64, _ spending: [CategorySpending]
  ) throws(FigureTooLarge) -> BucketBudget {
    let tooLarge = FigureTooLarge(since: tooLargeSince)
    func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency ?? .usd) }
    for category in spending {
      _ = try FigureTooLarge.sum(
        [
          category.spent.minorUnits, -category.covered.minorUnits, category.putAway.minorUnits,
        ], tooLarge)
    }
    func sum(_ figure: (CategorySpending) -> Money) throws(FigureTooLarge) -> Money {
      money(try FigureTooLarge.sum(spending.map { figure($0).minorUnits }, tooLarge))
    }
    let bucket = BucketBudget(
      bucket: share.bucket, name: plan.buckets.displayName(of: share.bucket), share: share.share,
      budget: money(budget), carried: money(carried), spent: try sum(\.spent),
      covered: try sum(\.covered), putAway: try sum(\.putAway), stillDue: money(0),
      categories: spending.sorted { ($1.spent, $0.category) < ($0.spent, $1.category) })
    _ = try FigureTooLarge.sum(
      [
        budget, carried, -bucket.spent.minorUnits, bucket.covered.minorUnits,
        -bucket.putAway.minorUnits,
      ], tooLarge)
    return bucket
  }
}

/// A month with the origin of its figures: the settings in force for it, and what it carries from the month before.
struct FormedMonth: Hashable, Sendable {
  var budget: MonthBudget
  /// The income setting; `nil` if none was set.
  var income: SettingTimeline<IncomePlan>.Element?
  /// The event that set the budget, or that made the income the budget; `nil` if there is none.
  var cap: EventID?
  var incomeParts: MonthIncome
  /// The allocation; `nil` if the default shares hold.
  var shares: SettingTimeline<[BucketShare]>.Element?
  /// The carries by receiving bucket, from each bucket with a rollover setting.
  var carries: Carries

  typealias Carries = [BucketName: [Carry]]

  /// The amount carried from a bucket of the month before: the same one, or one that ended.
  struct Carry: Hashable, Sendable {
    /// The bucket of the month before.
    var bucket: BucketName
    var setting: SettingTimeline<RolloverMode>.Element
    /// The rest of the month before.
    var left: Int64

    var carried: Int64 { setting.value.carried(of: left) }
  }
}

extension RolloverMode {
  /// Returns what is carried of the rest of a month, or of another period.
  func carried(of left: Int64) -> Int64 {
    switch self {
    case .off: 0
    case .surplus: max(left, 0)
    case .both: left
    }
  }
}

extension BudgetPlan {
  /// Returns what buckets of the month before carry into a month, by the receiving bucket.
  func carries(
    of lefts: some Sequence<(bucket: BucketName, left: Int64)>, to month: CalendarMonth
  ) -> FormedMonth.Carries {
    var carries: FormedMonth.Carries = [:]
    let day = month.firstDay
    for (bucket, left) in lefts {
      guard let setting = rollover(of: bucket).inForce(on: day) else { continue }
      carries[buckets.heir(of: bucket, on: day), default: []]
        .append(FormedMonth.Carry(bucket: bucket, setting: setting, left: left))
    }
    return carries
  }
}
