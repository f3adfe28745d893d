import LedgerModel

extension TouchedBudget {
  /// The budgets whose figures an event changes.
  static func touched(by event: LedgerEvent, _ categories: CategoryCatalog) -> [TouchedBudget] {
    switch event {
    case .expenseAdded, .creditApplied, .incomeReceived:
      event.newEntry.map { [of($0.values, categories)] } ?? []
    case .entryCorrected(let correction):
      [
        of(correction.was.values, categories),
        of(correction.now.changed(correction.was.values), categories),
      ]
    case .entryVoided(let void): [of(void.was.values, categories)]
    case .eventReverted(let undo): touched(by: undo.reversal.copy, categories)
    case .eventRestored(let redo): touched(by: redo.reversal.copy, categories)
    case .allocationChanged(let setting): [TouchedBudget(setting.from.month)]
    case .incomeSet(let setting): [TouchedBudget(setting.from.month)]
    case .rolloverSet(let setting): [TouchedBudget(setting.from.month, setting.bucket)]
    case .categoryMoved(let moved): [TouchedBudget(moved.from.month)]
    case .categoryAdded, .categoryEnded, .proUnlocked, .proRevoked, .logOpened, .logRepaired,
      .ledgerJoined:
      []
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
