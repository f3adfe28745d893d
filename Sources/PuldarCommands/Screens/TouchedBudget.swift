import LedgerModel

/// A bucket's month that a write touched, or the whole month where the income changed.
struct TouchedBudget: Hashable {
  let month: CalendarMonth
  /// `nil` for every bucket of the month.
  let bucket: BucketName?

  init(_ month: CalendarMonth, _ bucket: BucketName? = nil) {
    self.month = month
    self.bucket = bucket
  }

  /// What it has now, on one line: `Fun: 1150.00 left of 1200.00`.
  ///
  /// - Parameter asksForIncome: Whether it is said of a bucket that the month lacks an income; of the
  ///   month it always is.
  func text(
    _ buckets: MonthlyBuckets, today: CalendarDay, asksForIncome: Bool = false,
    _ style: ScreenStyle = ScreenStyle()
  ) throws(FigureTooLarge) -> Advice {
    let budget = try buckets.month(month)
    let title = month == today.month ? "" : " \(month.text)"
    let part = budget.buckets.first { $0.bucket == bucket }
    if let bucket, part == nil, budget.hasIncome || !asksForIncome {
      return budget.hasIncome
        ? "" : "\(buckets.plan.buckets.shownName(of: bucket))\(title): nothing spent"
    }
    guard budget.hasIncome else {
      if !asksForIncome, let part {
        return "\(part.shownName)\(title): \(LeftLine.spending(part, style))"
      }
      return buckets.plan.income.inEffect.isEmpty
        ? "No income set yet. Next: \(command: IncomeHint.command(for: today.month, today))"
        : "No income set for \(month.text). Next: "
          + "\(command: IncomeHint.command(for: month, today))"
    }
    guard let part else { return "Month\(title): \(LeftLine.text(budget, style))" }
    return "\(part.shownName)\(title): \(LeftLine.text(part, style))"
  }

  /// The limits of its categories that are passed, one a line: `dining: OVER by 10.00 (60.00 of 50.00)`.
  func passedLimits(_ buckets: MonthlyBuckets, _ style: ScreenStyle) throws(FigureTooLarge)
    -> [String]
  {
    guard buckets.plan.caps.isInUse else { return [] }
    let categories = buckets.plan.categories
    return try buckets.overview(of: try buckets.month(month)).budgets.filter { budget in
      guard let category = budget.category, budget.over.minorUnits > 0 else { return false }
      return bucket == nil || categories.bucket(of: category, on: month.firstDay) == bucket
    }.map { "\(OwnBudgetTable.label($0)): \(OwnBudgetTable.left($0, style))" }
  }

  /// The buckets with their month, as JSON.
  func documents(_ buckets: MonthlyBuckets) throws(FigureTooLarge) -> [JSONValue] {
    let budget = try buckets.month(month)
    return budget.buckets.filter { bucket == nil || $0.bucket == bucket }.map { part in
      .object(
        [JSONValue.Member(name: "month", value: .text(month.text))]
          + BudgetDocument.bucket(part, in: budget))
    }
  }
}

extension TouchedBudget {
  /// The budgets whose figures an event changes.
  static func touched(by event: LedgerEvent, _ plan: BudgetPlan) -> [TouchedBudget] {
    let categories = plan.categories
    return switch event {
    case .entry: event.newEntry.map { [of($0.values, categories)] } ?? []
    case .amendment(.entryReviewed): []
    case .amendment(let event):
      [event.was.values, event.now?.changed(event.was).values].compactMap(\.self)
        .map { of($0, categories) }
    case .reversal(let event): touched(by: event.reversal.copy, plan)
    case .setting(let event): touched(by: event, categories)
    case .account(let event): plan.putAway(by: event).map { [of($0, categories)] } ?? []
    case .schedule, .receipt, .purchase, .logOpened, .log: []
    }
  }

  private static func of(
    _ place: (category: CategoryName, day: CalendarDay), _ categories: CategoryCatalog
  ) -> TouchedBudget {
    let month = place.day.month
    return TouchedBudget(month, categories.bucket(of: place.category, on: month.firstDay))
  }

  private static func touched(
    by setting: SettingEvent, _ categories: CategoryCatalog
  ) -> [TouchedBudget] {
    switch setting {
    case .allocationChanged(let setting): [TouchedBudget(setting.from.month)]
    case .incomeSet(let setting): [TouchedBudget(setting.from.month)]
    case .rolloverSet(let setting): [TouchedBudget(setting.from.month, setting.bucket)]
    case .categoryMoved(let moved):
      [
        moved.change.was
          ?? categories.bucket(
            of: moved.category, on: (moved.from.month.previous ?? moved.from.month).firstDay),
        moved.bucket,
      ].map { TouchedBudget(moved.from.month, $0) }
    case .bucketAdded(let added): [TouchedBudget(added.from.month, added.bucket)]
    case .bucketEnded(let ended): [TouchedBudget(ended.from.month)]
    case .monthBudgetSet, .weekStartSet, .ruleAdded, .ruleEnded, .categoryAdded, .categoryEnded,
      .categoryRenamed, .categorySymbolSet, .bucketRenamed, .allowanceSet, .conflictReviewed:
      []
    }
  }

  /// The budget that an entry counts in.
  static func of(_ values: EntryValues, _ categories: CategoryCatalog) -> TouchedBudget {
    let month = values.date.month
    return TouchedBudget(
      month,
      values.type == .income ? nil : categories.bucket(of: values.category, on: month.firstDay))
  }
}
