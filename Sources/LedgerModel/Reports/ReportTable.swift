import LedgerEvents

/// Assembles the rows of a report.
struct ReportTable {
  let question: SpendingReport.Question
  let budgets: [MonthBudget]
  /// Whether spending can be compared with budgets: it is everything that buckets spent.
  let hasBudgets: Bool

  /// Parts with something in common.
  private struct Group {
    var key: SpendingReport.Row.Key
    var parts: [SpendingReport.Part] = []
    var spent: Int64 = 0
  }

  /// Returns the rows of some parts.
  ///
  /// - Parameter whole: The total of the rows' shares, in hundredths of a percent.
  func rows(
    _ parts: [SpendingReport.Part], by axis: SpendingReport.Axis, then next: SpendingReport.Axis?,
    sharing whole: Int
  ) throws(FigureTooLarge) -> [SpendingReport.Row] {
    var groups = try self.groups(parts, by: axis)
    if let top = question.top, axis == .category || axis == .merchant, next == nil,
      groups.count > top
    {
      var others = Group(key: .others(groups.count - top))
      for group in groups[top...] {
        others.parts += group.parts
        others.spent = try ReportTable.sum([others.spent, group.spent])
      }
      groups[top...] = [others]
    }
    let shares = ReportTable.shares(of: groups.map(\.spent), adding: whole)
    var rows: [SpendingReport.Row] = []
    for (group, share) in zip(groups, shares) {
      let inner =
        if let next {
          try self.rows(group.parts, by: next, then: nil, sharing: share ?? 0)
        } else { [SpendingReport.Row]() }
      rows.append(try row(group.key, group.parts, inner, share: share))
    }
    return rows
  }

  /// Returns a row with its figures.
  func row(
    _ key: SpendingReport.Row.Key, _ parts: [SpendingReport.Part], _ inner: [SpendingReport.Row],
    share: Int?
  ) throws(FigureTooLarge) -> SpendingReport.Row {
    var spent = [SpendingReport.Figures.Spending](repeating: .init(), count: budgets.count)
    for part in parts {
      try spent[question.months[0].months(until: part.month)].add(part.spending)
    }
    var all = SpendingReport.Figures.Spending()
    for month in spent { try all.add(month) }
    if case .month(let month) = key {
      let place = question.months[0].months(until: month)
      return SpendingReport.Row(
        key: key, figures: try figures(key, spent[place], budgets[place], share: share),
        months: [], parts: inner)
    }
    // Many merchants in many months would need much memory.
    guard question.hasMonths || key.hasBudget else {
      let figures = SpendingReport.Figures(
        spending: all, budget: nil, capacity: nil, share: share)
      return SpendingReport.Row(key: key, figures: figures, months: [], parts: inner)
    }
    var months: [SpendingReport.Figures] = []
    for (spent, budget) in zip(spent, budgets) {
      months.append(try figures(key, spent, budget, share: nil))
    }
    let held = months.compactMap(\.budget)
    return SpendingReport.Row(
      key: key,
      figures: SpendingReport.Figures(
        spending: all, budget: held.isEmpty ? nil : try ReportTable.sum(held),
        capacity: months.count == 1 ? months[0].capacity : nil, share: share),
      months: months, parts: inner)
  }

  private func figures(
    _ key: SpendingReport.Row.Key, _ spent: SpendingReport.Figures.Spending, _ month: MonthBudget,
    share: Int?
  ) throws(FigureTooLarge) -> SpendingReport.Figures {
    guard hasBudgets, key.hasBudget, month.isShared || month.hasBudget && isOfAll(key) else {
      return SpendingReport.Figures(spending: spent, budget: nil, capacity: nil, share: share)
    }
    if !month.isShared {
      // The stated budget is the month's, and no bucket's.
      let capacity = try ReportTable.sum([month.budget.minorUnits, month.carried.minorUnits])
      _ = try ReportTable.sum([capacity, -spent.used])
      return SpendingReport.Figures(
        spending: spent, budget: month.budget.minorUnits, capacity: capacity, share: share)
    }
    let held = month.buckets.filter { bucket in
      if case .bucket(let name) = key { return bucket.bucket == name }
      return question.buckets.isEmpty || question.buckets.contains(bucket.bucket)
    }
    let budget = try ReportTable.sum(held.map(\.budget.minorUnits))
    let carried = try ReportTable.sum(held.map(\.carried.minorUnits))
    let capacity = try ReportTable.sum([budget, carried])
    _ = try ReportTable.sum([capacity, -spent.used])
    return SpendingReport.Figures(spending: spent, budget: budget, capacity: capacity, share: share)
  }

  /// Returns whether a row covers everything in a month.
  private func isOfAll(_ key: SpendingReport.Row.Key) -> Bool {
    if case .bucket = key { return false }
    return question.buckets.isEmpty
  }

  // MARK: Groups

  private func groups(
    _ parts: [SpendingReport.Part], by axis: SpendingReport.Axis
  ) throws(FigureTooLarge) -> [Group] {
    var groups = axis == .bucket || axis == .month ? named(axis) : []
    var places: [SpendingReport.Row.Key: Int] = [:]
    for (place, group) in groups.enumerated() { places[group.key] = place }
    for part in parts {
      let key = ReportTable.key(of: part, by: axis)
      let folded =
        if case .merchant(let name) = key {
          SpendingReport.Row.Key.merchant(FoldedText(name).text)
        } else { key }
      let place = places[folded] ?? groups.count
      if place == groups.count {
        places[folded] = place
        groups.append(Group(key: key))
      }
      groups[place].parts.append(part)
      groups[place].spent = try ReportTable.sum([groups[place].spent, part.minorUnits])
    }
    guard axis == .category || axis == .merchant else { return groups }
    // A group whose amounts are all zero is no row.
    groups.removeAll { group in
      group.parts.allSatisfy { [$0.minorUnits, $0.covered, $0.putAway] == [0, 0, 0] }
    }
    return groups.sorted {
      ($1.spent, $0.key.text) < ($0.spent, $1.key.text)
    }
  }

  /// Returns the groups that are always listed, whatever was spent.
  private func named(_ axis: SpendingReport.Axis) -> [Group] {
    if axis == .month { return question.months.map { Group(key: .month($0)) } }
    var seen: Set<BucketName> = []
    // Buckets of the last month come first, in the order in which that month is shown elsewhere.
    return budgets.reversed().flatMap { $0.buckets.map(\.bucket) }
      .filter { question.buckets.isEmpty || question.buckets.contains($0) }
      .filter { seen.insert($0).inserted }.map { Group(key: .bucket($0)) }
  }

  private static func key(of part: SpendingReport.Part, by axis: SpendingReport.Axis)
    -> SpendingReport.Row.Key
  {
    switch axis {
    case .bucket: .bucket(part.bucket)
    case .category: .category(part.category)
    case .merchant: .merchant(part.merchant)
    case .month: .month(part.month)
    }
  }

  // MARK: Sums and shares

  private static func sum(_ parts: [Int64]) throws(FigureTooLarge) -> Int64 {
    try FigureTooLarge.sum(parts, FigureTooLarge(since: nil))
  }

  /// Returns the shares of the positive values, which add up to the whole (K2); `nil` for negative ones.
  static func shares(of values: [Int64], adding whole: Int) -> [Int?] {
    let weights = values.map { max(0, $0) }
    guard weights.contains(where: { $0 > 0 }) else { return values.map { $0 < 0 ? nil : 0 } }
    return zip(values, LargestRemainder.parts(of: Int64(whole), weights: weights))
      .map { value, part in value < 0 ? nil : Int(part) }
  }
}

extension SpendingReport.Row.Key {
  /// Whether it is something with a share of the budget.
  fileprivate var hasBudget: Bool {
    switch self {
    case .bucket, .month, .total: true
    case .category, .merchant, .others: false
    }
  }
}
