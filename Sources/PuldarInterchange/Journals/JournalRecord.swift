package import LedgerModel

/// Money that went from one account of a journal to another.
package struct JournalRecord: Hashable, Sendable {
  /// The event that recorded it; `nil` for what follows from several.
  package var event: EventID?
  /// The day on which it moved.
  package var date: CalendarDay
  /// Who was paid, or what happened.
  package var payee: String
  package var note: String
  /// What came into ``destination``; below zero for what came back.
  package var amount: Money
  package var source: JournalAccount
  package var destination: JournalAccount
}

/// An account of a journal; the first words say which kind of thing it is to other programs.
package enum JournalAccount: Hashable, Sendable {
  /// Where money is.
  case asset(AccountName)
  case expense(BucketName, CategoryName)
  case income
  /// The other side of what an account held when it was opened.
  case opening
  /// The other side of a difference that was found.
  case correction
}

extension JournalRecord {
  /// The accounts of the ledger that it touches.
  package var accounts: [AccountName] {
    [source, destination].compactMap { if case .asset(let name) = $0 { name } else { nil } }
  }

  /// An entry, as it moves money.
  init(_ exported: ExportedEntry) {
    let (values, texts) = (exported.entry.values, exported.entry.texts)
    let asset = JournalAccount.asset(values.account)
    let spending = exported.bucket.map { JournalAccount.expense($0, values.category) }
    self.init(
      event: exported.entry.id, date: values.date, payee: texts.shownName, note: texts.note,
      amount: values.type == .credit ? values.amount.negated : values.amount,
      source: spending == nil ? .income : asset, destination: spending ?? asset)
  }

  /// A transfer between accounts.
  package init(_ made: TransferMade, by event: EventID) {
    self.init(
      event: event, date: made.date, payee: "Transfer", note: made.note, amount: made.amount,
      source: .asset(made.source), destination: .asset(made.destination))
  }

  /// What an account is given when it is opened.
  package init(_ opening: AccountFigures.Opening) {
    self.init(
      event: opening.event, date: opening.day, payee: "Opening balance", note: "",
      amount: opening.difference, source: .opening, destination: .asset(opening.account))
  }

  /// A difference that was recorded.
  package init(_ correction: AccountBook.Correction) {
    let difference = correction.difference
    self.init(
      event: correction.event, date: difference.date, payee: "Correction", note: difference.reason,
      amount: difference.amount, source: .correction, destination: .asset(difference.account))
  }
}
