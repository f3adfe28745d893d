package import LedgerModel

extension EventTable {
  /// The figures of months in a row: the chain begins at the first month that anything names.
  package func months(_ range: ClosedRange<CalendarMonth>) -> [TableMonth] {
    let days =
      settings.compactMap { $0.event.startingDay }
      + entries.filter { $0.status == .counts }.map { $0.content.values.date }
    let first = min(days.min()?.month ?? range.lowerBound, range.lowerBound)
    var months: [TableMonth] = []
    var carry: [BucketName: Int64] = [:]
    for month in CalendarMonth.months(from: first, through: range.upperBound) {
      let formed = form(month, carry)
      if range.contains(month) { months.append(formed) }
      carry = [:]
      for bucket in formed.buckets {
        let next = (month.next ?? month).firstDay
        let taking = heir(of: bucket.bucket, on: next)
        switch rollover(of: bucket.bucket, on: next) {
        case .off: break
        case .surplus: carry[taking, default: 0] += max(bucket.left, 0)
        case .both: carry[taking, default: 0] += bucket.left
        }
      }
    }
    return months
  }

  private func form(_ month: CalendarMonth, _ carry: [BucketName: Int64]) -> TableMonth {
    let day = month.firstDay
    let counting = entries.filter { $0.status == .counts }.map(\.content.values)
      .filter { $0.date.month == month }
    let plan = incomePlan(on: day)
    let putAways = self.putAways
    let income = incomes.income(of: month)
    var spent: [BucketName: Int64] = [:]
    var covered: [BucketName: Int64] = [:]
    for values in counting where values.type != .income {
      let units = values.type == .expense ? values.amount.minorUnits : -values.amount.minorUnits
      let bucket = bucket(of: values.category, on: day)
      spent[bucket, default: 0] += units
      if putAways.isKept(values.account) { covered[bucket, default: 0] += units }
      covered[bucket, default: 0] += putAways.covered(values)
    }
    for cover in putAways.savings(through: month).covers where cover.day.month == month {
      covered[bucket(of: cover.category, on: day), default: 0] += cover.units
    }
    var putAway: [BucketName: Int64] = [:]
    for (category, units) in putAways.of(month) {
      putAway[bucket(of: category, on: day), default: 0] += units
    }
    let shares = shares(on: day)
    let cap = said(of: nil, in: month)?.minorUnits
    let hasIncome = plan != nil || income != 0
    let isShared = hasIncome || cap != nil && recordedShares(on: day) != nil
    let shared = isShared ? cap ?? income : 0
    var moved: [BucketName: Int64] = [:]
    if isShared {
      for row in settings where row.holds && row.copyOf == nil {
        guard case .setting(.budgetShifted(let shift)) = row.event, shift.month == month else {
          continue
        }
        moved[heir(of: shift.source, on: day), default: 0] -= shift.amount.minorUnits
        moved[heir(of: shift.destination, on: day), default: 0] += shift.amount.minorUnits
      }
    }
    // K2 once more: each part rounded down, and the missing cents to the largest remainders.
    let exact = shares.map { shared * Int64($0.share.hundredths) }
    var budgets = exact.map { $0 / 10_000 }
    let order = exact.indices.sorted {
      (-(exact[$0] % 10_000), $0) < (-(exact[$1] % 10_000), $1)
    }
    for place in order.prefix(Int(shared - budgets.reduce(0, +))) { budgets[place] += 1 }
    var buckets = zip(shares, budgets).map { share, budget in
      TableBucket(
        bucket: share.bucket, budget: budget + (moved[share.bucket] ?? 0),
        carried: carry[share.bucket] ?? 0,
        spent: spent[share.bucket] ?? 0, covered: covered[share.bucket] ?? 0,
        putAway: putAway[share.bucket] ?? 0)
    }
    // What was never given a share may have been spent in, and carried.
    let others = Set(spent.keys).union(putAway.keys).union(covered.keys).union(carry.keys).union(
      moved.keys
    )
    .subtracting(
      shares.map(\.bucket))
    buckets += others.sorted().map { bucket in
      TableBucket(
        bucket: bucket, budget: moved[bucket] ?? 0, carried: carry[bucket] ?? 0,
        spent: spent[bucket] ?? 0,
        covered: covered[bucket] ?? 0, putAway: putAway[bucket] ?? 0)
    }
    return TableMonth(
      income: income, hasIncome: hasIncome, isShared: isShared, budget: cap ?? income,
      buckets: buckets)
  }

  package var putAways: TablePutAways {
    TablePutAways(
      settings.filter { $0.holds && $0.copyOf == nil }.map { ($0.id, $0.event) },
      entries.filter { $0.status == .counts }.map(\.content.values))
  }

  /// The last setting of a kind, among those with the latest first day.
  private func inForce<Value>(
    on day: CalendarDay, _ read: (LedgerEvent) -> (from: CalendarDay, value: Value)?
  ) -> Value? {
    var best: (from: CalendarDay, value: Value)?
    for setting in settings where setting.holds && setting.copyOf == nil {
      guard let read = read(setting.event), read.from <= day else { continue }
      if let best, read.from < best.from { continue }
      best = read
    }
    return best?.value
  }

  package var incomes: TableIncomes {
    let putAways = self.putAways
    let counting = entries.filter { $0.status == .counts }.compactMap { entry in
      let values = entry.content.values
      return values.type == .income && values.mark != .savings && !putAways.isKept(values.account)
        ? TableIncomes.Income(entry.id, values) : nil
    }
    return TableIncomes(counting) { month in
      inForce(on: month.firstDay) { event in
        guard case .setting(.incomeSet(let set)) = event else { return nil }
        return (set.from, set)
      }
    }
  }

  private func incomePlan(on day: CalendarDay) -> IncomePlan? {
    inForce(on: day) { event in
      guard case .setting(.incomeSet(let set)) = event else { return nil }
      return (set.from, set.plan)
    }
  }

  private func recordedShares(on day: CalendarDay) -> [BucketShare]? {
    inForce(on: day) { event in
      guard case .setting(.allocationChanged(let set)) = event else { return nil }
      return (set.from, set.shares)
    }
  }

  /// What was said that a month may use, in all or in a category: of all settings that are of it alone, or hold
  /// on it, the last.
  package func said(of category: CategoryName?, in month: CalendarMonth) -> Money? {
    var alone: MonthCap?
    var onward: (from: CalendarDay, cap: MonthCap)?
    for row in settings where row.holds && row.copyOf == nil {
      guard case .setting(.monthBudgetSet(let set)) = row.event, set.category == category else {
        continue
      }
      switch set.reach {
      case .month: if set.from == month.firstDay { alone = set.cap }
      case .onward:
        if set.from <= month.firstDay, onward.map({ $0.from <= set.from }) ?? true {
          onward = (set.from, set.cap)
        }
      case .weekly, .twoWeekly, .quarterly, .yearly: break
      }
    }
    return (alone ?? onward?.cap ?? .none).money
  }

  private func shares(on day: CalendarDay) -> [BucketShare] {
    var moved: [BucketName: Int] = [:]
    for share in recordedShares(on: day) ?? BucketShare.standard {
      moved[heir(of: share.bucket, on: day), default: 0] += share.share.hundredths
    }
    let own = moved.keys.filter { !BucketName.builtIn.contains($0) }.sorted()
    return (BucketName.builtIn + own).compactMap { bucket in
      moved[bucket].flatMap { Percentage(hundredths: $0) }
        .map { BucketShare(bucket: bucket, share: $0) }
    }
  }

  /// Where an end moved what a bucket had, by a day; of ends that lead back to it nothing moves.
  private func heir(of bucket: BucketName, on day: CalendarDay) -> BucketName {
    var way = [bucket]
    while let last = way.last {
      let next: BucketName?? = inForce(on: day) { event in
        switch event {
        case .setting(.bucketEnded(let end)) where end.bucket == last: (end.from, end.heir)
        case .setting(.bucketAdded(let added)) where added.bucket == last: (added.from, nil)
        default: nil
        }
      }
      guard let next = next ?? nil else { return last }
      if way.contains(next) { return bucket }
      way.append(next)
    }
    return bucket
  }

  private func rollover(of bucket: BucketName, on day: CalendarDay) -> RolloverMode {
    inForce(on: day) { event in
      guard case .setting(.rolloverSet(let set)) = event, set.bucket == bucket, set.category == nil
      else { return nil }
      return (set.from, set.mode)
    } ?? .off
  }

  /// The bucket that a category counts in on a day.
  package func bucket(of category: CategoryName, on day: CalendarDay) -> BucketName {
    heir(of: statedBucket(of: category, on: day), on: day)
  }

  private func statedBucket(of category: CategoryName, on day: CalendarDay) -> BucketName {
    let added: BucketName? = inForce(on: day) { event in
      guard case .setting(.categoryAdded(let added)) = event, added.category == category else {
        return nil
      }
      return (.first, added.bucket)
    }
    let builtIn = CategorySet.puldar.bucket(of: category)
    guard let first = added ?? builtIn else { return statedBucket(of: .other, on: day) }
    let moved: BucketName? = inForce(on: day) { event in
      guard case .setting(.categoryMoved(let moved)) = event, moved.category == category else {
        return nil
      }
      return (moved.from, moved.bucket)
    }
    return moved ?? first
  }
}

extension LedgerEvent {
  /// The first day on which a setting holds.
  fileprivate var startingDay: CalendarDay? {
    switch self {
    case .setting(.incomeSet(let set)): set.from
    case .setting(.allocationChanged(let set)): set.from
    case .setting(.rolloverSet(let set)): set.from
    case .setting(.monthBudgetSet(let set)): set.from
    case .setting(.budgetShifted(let shift)): shift.month.firstDay
    default: nil
    }
  }
}
