import LedgerEvents

/// Assembles the rows of a report.
struct ReportTable {
  let question: SpendingReport.Question
  let budgets: [MonthBudget]
  /// Whether spending can be compared with budgets: it is everything that buckets spent.
  let hasBudgets: Bool
  /// Of each period, whether it counts for means.
  private let isKnown: [Bool]

  init(question: SpendingReport.Question, budgets: [MonthBudget], hasBudgets: Bool) {
    self.question = question
    self.budgets = budgets
    self.hasBudgets = hasBudgets
    let known = Set(question.meanPeriods)
    isKnown = question.periods.map(known.contains)
  }

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
    if let top = question.top, axis != .bucket, axis.length == nil, next == nil,
      groups.count > top
    {
      var others = Group(key: .others(groups.count - top))
      if axis == .tag {
        // A part that is in several of the others is in them once.
        let keys = Set(groups[top...].map(\.key))
        others.parts = parts.filter { !keys.isDisjoint(with: self.keys(of: $0, by: axis)) }
      } else {
        others.parts = groups[top...].flatMap(\.parts)
      }
      others.spent = try ReportTable.sum(others.parts.map(\.minorUnits))
      groups[top...] = [others]
    }
    let shares = ReportTable.shares(
      of: groups.map(\.spent), adding: whole,
      outOf: axis == .tag ? try ReportTable.sum(parts.map(\.minorUnits)) : nil)
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
    var spent = [SpendingReport.Figures.Spending](repeating: .init(), count: periods.count)
    for part in parts { try spent[place(of: part)].add(part.spending) }
    if case .period(let period) = key {
      let place = place(of: period.days.lowerBound)
      return SpendingReport.Row(
        key: key, figures: try figures(key, spent[place], in: period, share: share),
        periods: [], known: nil, parts: inner)
    }
    var (all, known) = (SpendingReport.Figures.Spending(), SpendingReport.Figures.Spending())
    for (spent, isKnown) in zip(spent, isKnown) {
      try all.add(spent)
      if isKnown { try known.add(spent) }
    }
    var each: [SpendingReport.Figures] = []
    // Many merchants in many periods would need much memory.
    if question.hasPeriods || key.hasBudget {
      for (spent, period) in zip(spent, periods) {
        each.append(try figures(key, spent, in: period, share: nil))
      }
    }
    let knownBudgets = zip(periods, isKnown).flatMap { $1 ? budgets(of: $0)[...] : [] }
    return SpendingReport.Row(
      key: key, figures: try figures(key, all, budgets, share: share), periods: each,
      known: try figures(key, known, knownBudgets, share: nil), parts: inner)
  }

  private var periods: [ReportPeriod] { question.periods }

  /// Returns the index of the period of a part.
  private func place(of part: SpendingReport.Part) -> Int { place(of: part.day) }

  private func place(of day: CalendarDay) -> Int {
    min(periods.partitioningIndex { $0.days.upperBound >= day }, periods.count - 1)
  }

  /// Returns the budgets of the months of a period; none for a week, which is no part of a budget.
  private func budgets(of period: ReportPeriod) -> [MonthBudget] {
    guard period.length != .week else { return [] }
    let first = question.months[0]
    return Array(
      budgets[
        first.months(
          until: period.months.lowerBound)...first.months(
            until: period.months.upperBound)])
  }

  private func figures(
    _ key: SpendingReport.Row.Key, _ spent: SpendingReport.Figures.Spending,
    in period: ReportPeriod, share: Int?
  ) throws(FigureTooLarge) -> SpendingReport.Figures {
    try figures(key, spent, budgets(of: period), share: share)
  }

  /// Returns the figures of a row beside the budgets of some months.
  private func figures(
    _ key: SpendingReport.Row.Key, _ spent: SpendingReport.Figures.Spending,
    _ months: [MonthBudget], share: Int?
  ) throws(FigureTooLarge) -> SpendingReport.Figures {
    var (budget, capacity): (Int64?, Int64?) = (nil, nil)
    var isWhole = true
    for month in months {
      guard let held = try held(key, in: month) else {
        if case .period = key, month.spent.minorUnits != 0 { isWhole = false }
        continue
      }
      budget = try ReportTable.sum([budget ?? 0, held.budget])
      // Each of several months carries from the one before it.
      capacity = months.count == 1 ? held.capacity : nil
    }
    // What a month without a budget spent cannot be compared with the budgets of the others.
    if !isWhole { budget = nil }
    if let capacity { _ = try ReportTable.sum([capacity, -spent.used]) }
    let earning = hasBudgets && isOfAll(key) ? months.filter(\.hasIncome) : []
    let income = try ReportTable.sum(earning.map(\.income.minorUnits))
    _ = try ReportTable.sum([income, -spent.spent])
    return SpendingReport.Figures(
      spending: spent, budget: budget, capacity: capacity, share: share,
      income: earning.isEmpty ? nil : income,
      expected: try ReportTable.sum(earning.map(\.expected.minorUnits)))
  }

  /// Returns what a row has in a month, and what it has with what was carried; `nil` if it has no budget.
  private func held(
    _ key: SpendingReport.Row.Key, in month: MonthBudget
  ) throws(FigureTooLarge) -> (budget: Int64, capacity: Int64)? {
    guard hasBudgets, key.hasBudget, month.isShared || month.hasBudget && isOfAll(key) else {
      return nil
    }
    if !month.isShared {
      // The stated budget is the month's, and no bucket's.
      let (budget, carried) = (month.budget.minorUnits, month.carried.minorUnits)
      return (budget, try ReportTable.sum([budget, carried]))
    }
    let held = month.buckets.filter { bucket in
      if case .bucket(let name) = key { return bucket.bucket == name }
      return question.buckets.isEmpty || question.buckets.contains(bucket.bucket)
    }
    let budget = try ReportTable.sum(held.map(\.budget.minorUnits))
    let carried = try ReportTable.sum(held.map(\.carried.minorUnits))
    return (budget, try ReportTable.sum([budget, carried]))
  }

  /// Returns whether a row covers everything in its months.
  private func isOfAll(_ key: SpendingReport.Row.Key) -> Bool {
    switch key {
    case .period, .total: question.buckets.isEmpty
    case .bucket, .category, .merchant, .account, .tag, .others: false
    }
  }

  // MARK: Groups

  private func groups(
    _ parts: [SpendingReport.Part], by axis: SpendingReport.Axis
  ) throws(FigureTooLarge) -> [Group] {
    var groups = named(axis)
    var places: [SpendingReport.Row.Key: Int] = [:]
    for (place, group) in groups.enumerated() { places[group.key] = place }
    for part in parts {
      for key in keys(of: part, by: axis) {
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
    }
    guard axis != .bucket, axis.length == nil else { return groups }
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
    if axis.length != nil { return periods.map { Group(key: .period($0)) } }
    guard axis == .bucket else { return [] }
    var seen: Set<BucketName> = []
    // Buckets of the last month come first, in the order in which that month is shown elsewhere.
    return budgets.reversed().flatMap { $0.buckets.map(\.bucket) }
      .filter { question.buckets.isEmpty || question.buckets.contains($0) }
      .filter { seen.insert($0).inserted }.map { Group(key: .bucket($0)) }
  }

  private func keys(
    of part: SpendingReport.Part, by axis: SpendingReport.Axis
  ) -> [SpendingReport.Row.Key] {
    switch axis {
    case .bucket: [.bucket(part.bucket)]
    case .category: [.category(part.category)]
    case .merchant: [.merchant(part.merchant)]
    case .account: [.account(part.account ?? .bank)]
    case .tag: part.tags.isEmpty ? [.tag("")] : part.tags.map { .tag($0) }
    case .week, .month, .quarter, .year: [.period(periods[place(of: part)])]
    }
  }

  // MARK: Sums and shares

  private static func sum(_ parts: [Int64]) throws(FigureTooLarge) -> Int64 {
    try FigureTooLarge.sum(parts, FigureTooLarge(since: nil))
  }

  /// Returns the shares of the positive values, which add up to the whole (K2); `nil` for negative ones.
  ///
  /// - Parameter total: The sum that each is a share of, if values overlap; `nil` if they add up.
  static func shares(of values: [Int64], adding whole: Int, outOf total: Int64? = nil) -> [Int?] {
    if let total {
      return values.map { value in
        guard value >= 0, total > 0 else { return value == 0 ? 0 : nil }
        return Int(exactly: (Int128(value) * Int128(whole) + Int128(total / 2)) / Int128(total))
      }
    }
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
    case .bucket, .period, .total: true
    case .category, .merchant, .account, .tag, .others: false
    }
  }
}
