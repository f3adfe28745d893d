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

  /// What it has now, on one line: `Fun: 1250.00 left of 1200.00`.
  func text(_ buckets: MonthlyBuckets, today: CalendarDay) throws(FigureTooLarge) -> Advice {
    let budget = try buckets.month(month)
    let title = month == today.month ? "" : " \(month.text)"
    guard budget.hasIncome else {
      let isOther = buckets.plan.income.inEffect.isEmpty
      return isOther
        ? "No income set yet. Next: \(command: "income 4000 --monthly")"
        : "No income set for \(month.text). Next: "
          + "\(command: "income 4000 --monthly --from \(month.text)")"
    }
    guard let bucket else {
      let words = figures(budget.left, budget.over, budget.spent, budget.capacity)
      return "Month\(title): \(words)"
    }
    guard let part = budget.buckets.first(where: { $0.bucket == bucket }) else { return "" }
    let words = figures(part.left, part.over, part.spent, part.capacity)
    return "\(bucket.shownName)\(title): \(words)"
  }

  private func figures(
    _ left: Money, _ over: Money, _ spent: Money, _ whole: Money
  ) -> String {
    func text(_ money: Money) -> String { AmountText.text(money) }
    return over.minorUnits > 0
      ? "OVER by \(text(over)) (\(text(spent)) net of \(text(whole)))"
      : "\(text(left)) left of \(text(whole))"
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
  static func touched(by event: LedgerEvent, _ categories: CategoryCatalog) -> [TouchedBudget] {
    switch event {
    case .entry: event.newEntry.map { [of($0.values, categories)] } ?? []
    case .amendment(let event):
      [event.was.values, event.now?.changed(event.was.values)].compactMap(\.self)
        .map { of($0, categories) }
    case .reversal(let event): touched(by: event.reversal.copy, categories)
    case .setting(let event): touched(by: event)
    case .purchase, .logOpened, .log: []
    }
  }

  private static func touched(by setting: SettingEvent) -> [TouchedBudget] {
    switch setting {
    case .allocationChanged(let setting): [TouchedBudget(setting.from.month)]
    case .incomeSet(let setting): [TouchedBudget(setting.from.month)]
    case .rolloverSet(let setting): [TouchedBudget(setting.from.month, setting.bucket)]
    case .categoryMoved(let moved): [TouchedBudget(moved.from.month)]
    case .categoryAdded, .categoryEnded: []
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

extension EntryAmendment {
  /// The figures of an entry once they are changed.
  fileprivate func changed(_ values: EntryValues) -> EntryValues {
    EntryValues(
      type: type ?? values.type, amount: amount ?? values.amount,
      category: category ?? values.category, date: date ?? values.date,
      account: account ?? values.account)
  }
}
