import LedgerModel

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
    @unknown default: []
    }
  }

  private static func touched(by setting: SettingEvent) -> [TouchedBudget] {
    switch setting {
    case .allocationChanged(let setting): [TouchedBudget(setting.from.month)]
    case .incomeSet(let setting): [TouchedBudget(setting.from.month)]
    case .rolloverSet(let setting): [TouchedBudget(setting.from.month, setting.bucket)]
    case .categoryMoved(let moved): [TouchedBudget(moved.from.month)]
    case .categoryAdded, .categoryEnded: []
    @unknown default: []
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
