extension MonthlyBuckets {
  /// What each bucket took from the month before a month.
  private typealias Carry = [BucketName: Int64]

  /// The figures of a month.
  ///
  /// - Throws: ``FigureTooLarge`` where a sum of the month, or of one that it carries from, does
  ///   not fit.
  public func month(_ month: CalendarMonth) throws(FigureTooLarge) -> MonthBudget {
    var carry: Carry = [:]
    // Before the first rollover setting nothing is carried, so the chain begins there.
    if let first = plan.firstRollover?.month, first <= month {
      var earlier = first.previous ?? first
      while earlier < month {
        let budget = try form(earlier, carry)
        guard let next = earlier.next else { break }
        carry = self.carry(from: budget, to: next)
        earlier = next
      }
    }
    return try form(month, carry)
  }

  /// What each bucket takes from a month into the one after it.
  private func carry(from budget: MonthBudget, to month: CalendarMonth) -> Carry {
    var carry: Carry = [:]
    for bucket in budget.buckets {
      switch plan.rollover(of: bucket.bucket).inForce(on: month.firstDay)?.value ?? .off {
      case .off: break
      case .surplus: carry[bucket.bucket] = max(bucket.left, 0)
      case .both: carry[bucket.bucket] = bucket.left
      }
    }
    return carry
  }

  /// A month by the settings in force for it, with what it carries.
  private func form(
    _ month: CalendarMonth, _ carry: Carry
  ) throws(FigureTooLarge) -> MonthBudget {
    let tooLarge = FigureTooLarge(since: tooLargeSince)
    guard tooLargeSince == nil, let sums = sums(of: month) else { throw tooLarge }
    let day = month.firstDay
    let plan = self.plan.income.inForce(on: day)?.value
    var income = plan?.base?.minorUnits ?? 0
    var hasIncome = plan != nil
    var spending: [BucketName: [CategorySpending]] = [:]
    for (name, minorUnits) in sums {
      if name == MonthlyBuckets.incomeName {
        income = try FigureTooLarge.sum([income, minorUnits], tooLarge)
        if minorUnits != 0 { hasIncome = true }
      } else {
        let category = CategoryName(name)
        spending[self.plan.categories.bucket(of: category, on: day), default: []]
          .append(CategorySpending(category: category, spent: minorUnits))
      }
    }
    var shares = self.plan.shares(on: day)
    // A bucket that has no share still spends, and still carries: no money is left out.
    let named = Set(spending.keys).union(carry.keys).subtracting(shares.map(\.bucket))
    shares += named.sorted().map { BucketShare(bucket: $0, share: .none) }
    let budgets = LargestRemainder.parts(of: income, by: shares.map(\.share))
    var buckets: [BucketBudget] = []
    for (share, budget) in zip(shares, budgets) {
      let categories = (spending[share.bucket] ?? []).sorted {
        ($1.spent, $0.category) < ($0.spent, $1.category)
      }
      let bucket = BucketBudget(
        bucket: share.bucket, share: share.share, budget: budget,
        carried: carry[share.bucket] ?? 0,
        spent: try FigureTooLarge.sum(categories.map(\.spent), tooLarge), categories: categories)
      _ = try FigureTooLarge.sum([bucket.budget, bucket.carried, -bucket.spent], tooLarge)
      buckets.append(bucket)
    }
    let carried = try FigureTooLarge.sum(buckets.map(\.carried), tooLarge)
    let spent = try FigureTooLarge.sum(buckets.map(\.spent), tooLarge)
    _ = try FigureTooLarge.sum([income, carried, -spent], tooLarge)
    return MonthBudget(
      month: month, currency: currency ?? .usd, hasIncome: hasIncome, income: income,
      carried: carried, spent: spent, buckets: buckets)
  }
}
