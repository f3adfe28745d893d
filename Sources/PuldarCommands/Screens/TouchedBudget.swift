import LedgerModel

/// A bucket's month that a write touched, or the whole month if the income changed.
struct TouchedBudget: Hashable {
  let month: CalendarMonth
  /// `nil` for every bucket of the month.
  var bucket: BucketName?
  /// The category, if its use changed and its limit may be exceeded.
  var category: CategoryName?
  /// The day in whose periods its use changed.
  var day: CalendarDay?

  /// The same budget without its category.
  var ofBucket: TouchedBudget { TouchedBudget(month: month, bucket: bucket) }

  /// Returns the texts for exceeded limits.
  func passedLimits(
    _ buckets: MonthlyBuckets, today: CalendarDay, _ style: ScreenStyle
  ) -> [String] {
    guard let category, let budget = try? buckets.month(month),
      let overview = try? buckets.overview(of: budget, on: day)
    else { return [] }
    return overview.passedLimits.filter { limit in
      limit.category == category && limit.reach.isOfMonths
        || !limit.reach.isOfMonths && limit.category.map { $0 == category } ?? true
          && day.map(limit.days.contains) ?? false
    }
    .map { LimitTable.line($0, in: month == today.month ? "" : " \(month.text)", style) }
  }

  /// Returns its current rest, on one line: `Fun: 1150.00 left of 1200.00`.
  ///
  /// - Parameter asksForIncome: Whether a missing income is mentioned for a bucket too; for the month it
  ///   always is.
  func text(
    _ buckets: MonthlyBuckets, today: CalendarDay, asksForIncome: Bool = false,
    _ style: ScreenStyle = ScreenStyle()
  ) throws(FigureTooLarge) -> Advice {
    let budget = try buckets.month(month, on: today)
    let title = month == today.month ? "" : " \(month.text)"
    let part = budget.buckets.first { $0.bucket == bucket }
    if let bucket, part == nil, budget.isShared || !asksForIncome {
      return budget.isShared
        ? "" : "\(buckets.plan.buckets.shownName(of: bucket))\(title): nothing spent"
    }
    guard budget.isShared || budget.hasBudget && bucket == nil else {
      if let part, budget.hasBudget || !asksForIncome {
        let spent = "\(part.shownName)\(title): \(LeftLine.spending(part, style))"
        // The budget is the month's, not a bucket's.
        return budget.hasBudget ? "\(spent); month: \(LeftLine.text(budget, style))" : "\(spent)"
      }
      // A daily allowance works without an income.
      if !buckets.plan.allowance.inEffect.isEmpty { return "" }
      return buckets.plan.income.inEffect.isEmpty
        ? "No income set yet. Next: \(command: IncomeHint.command(for: today.month, today))"
        : "No income set for \(month.text). Next: "
          + "\(command: IncomeHint.command(for: month, today))"
    }
    guard let part else { return "Month\(title): \(LeftLine.text(budget, style))" }
    return "\(part.shownName)\(title): \(LeftLine.text(part, style))"
  }

  /// Returns the buckets with their month, for a program.
  func records(_ buckets: MonthlyBuckets, today: CalendarDay) throws(FigureTooLarge) -> [ToldBucket]
  {
    let budget = try buckets.month(month, on: today)
    return budget.buckets.filter { bucket == nil || $0.bucket == bucket }.map {
      ToldBucket($0, in: budget, isAlone: true)
    }
  }
}

extension TouchedBudget {
  /// Returns the budgets whose figures an event changes.
  static func touched(by event: LedgerEvent, _ plan: BudgetPlan) -> [TouchedBudget] {
    let categories = plan.categories
    return switch event {
    case .entry: event.newEntry.map { [of($0.values, categories)] } ?? []
    case .amendment(.entryReviewed): []
    case .amendment(.entryVoided(let void)): [of(void.was.values, categories)]
    case .amendment(.entryCorrected(let correction)):
      [correction.was.values, correction.now.changed(correction.was).values]
        .map { of($0, categories) }
    case .reversal(let event): touched(by: event.reversal.copy, plan)
    case .setting(let event): touched(by: event, categories)
    case .account(let event): plan.putAway(by: event).map { [of($0, categories)] } ?? []
    case .schedule, .receipt, .purchase, .logOpened, .log: []
    @unknown default: []
    }
  }

  private static func of(
    _ place: (category: CategoryName, day: CalendarDay), _ categories: CategoryCatalog
  ) -> TouchedBudget {
    let month = place.day.month
    return TouchedBudget(
      month: month, bucket: categories.bucket(of: place.category, on: month.firstDay),
      category: place.category, day: place.day)
  }

  private static func touched(
    by setting: SettingEvent, _ categories: CategoryCatalog
  ) -> [TouchedBudget] {
    switch setting {
    case .allocationChanged(let setting): [TouchedBudget(month: setting.from.month)]
    case .incomeSet(let setting): [TouchedBudget(month: setting.from.month)]
    case .rolloverSet(let setting) where setting.category != nil: []
    case .rolloverSet(let setting):
      [TouchedBudget(month: setting.from.month, bucket: setting.bucket)]
    case .categoryMoved(let moved):
      [
        moved.change.was
          ?? categories.bucket(
            of: moved.category, on: (moved.from.month.previous ?? moved.from.month).firstDay),
        moved.bucket,
      ].map { TouchedBudget(month: moved.from.month, bucket: $0) }
    case .bucketAdded(let added): [TouchedBudget(month: added.from.month, bucket: added.bucket)]
    case .bucketEnded(let ended): [TouchedBudget(month: ended.from.month)]
    case .monthBudgetSet(let set):
      set.category == nil && set.reach.isOfMonths ? [TouchedBudget(month: set.from.month)] : []
    case .budgetShifted(let shifted):
      Set(
        [shifted.source, shifted.destination].map {
          categories.buckets.heir(of: $0, on: shifted.month.firstDay)
        }
      ).sorted().map { TouchedBudget(month: shifted.month, bucket: $0) }
    case .weekStartSet, .ruleAdded, .ruleEnded, .categoryAdded, .categoryEnded,
      .categoryRenamed, .categorySymbolSet, .bucketRenamed, .allowanceSet, .conflictReviewed:
      []
    @unknown default: []
    }
  }

  /// Returns the budget in which an entry counts.
  static func of(_ values: EntryValues, _ categories: CategoryCatalog) -> TouchedBudget {
    let month = values.date.month
    return TouchedBudget(
      month: month,
      bucket: values.type == .income
        ? nil : categories.bucket(of: values.category, on: month.firstDay),
      category: values.category, day: values.date)
  }
}
