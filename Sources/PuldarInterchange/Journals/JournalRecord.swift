package import LedgerModel

/// Money that moved from one account of a journal to another.
package struct JournalRecord: Hashable, Sendable {
  /// The event that recorded it; `nil` if it follows from several.
  package var event: EventID?
  /// The day on which it moved.
  package var date: CalendarDay
  /// The payee, or what happened.
  package var payee: String
  package var note: String
  /// The amount received by ``destination``; below zero for money that came back.
  package var amount: Money
  package var source: JournalAccount
  package var destination: JournalAccount
  package var tags: [String] = []
}

/// An account of a journal; the first words of its name tell other programs its type.
package enum JournalAccount: Hashable, Sendable {
  /// An account that holds money.
  case asset(AccountName)
  case expense(BucketName, CategoryName)
  case income
  /// The counterpart of an opening balance.
  case opening
  /// The counterpart of a correction.
  case correction
}

extension JournalRecord {
  /// The ledger's accounts in the record.
  package var accounts: [AccountName] {
    [source, destination].compactMap { if case .asset(let name) = $0 { name } else { nil } }
  }

  /// Creates the record of an entry.
  init(_ exported: ExportedEntry) {
    let (values, texts) = (exported.entry.values, exported.entry.texts)
    let asset = JournalAccount.asset(values.account)
    let spending = exported.bucket.map { JournalAccount.expense($0, values.category) }
    self.init(
      event: exported.entry.id, date: values.date, payee: texts.shownName, note: texts.note,
      amount: values.type == .credit ? values.amount.negated : values.amount,
      source: spending == nil ? .income : asset, destination: spending ?? asset,
      tags: texts.tags)
  }

  /// Creates the record of a transfer between accounts.
  package init(_ made: TransferMade, by event: EventID) {
    self.init(
      event: event, date: made.date, payee: "Transfer", note: made.note, amount: made.amount,
      source: .asset(made.source), destination: .asset(made.destination), tags: made.tags)
  }

  /// Creates the record of an opening balance.
  package init(_ opening: AccountFigures.Opening) {
    self.init(
      event: opening.event, date: opening.day, payee: "Opening balance", note: "",
      amount: opening.difference, source: .opening, destination: .asset(opening.account))
  }

  /// Creates the record of a correction.
  package init(_ correction: AccountBook.Correction) {
    let difference = correction.difference
    self.init(
      event: correction.event, date: difference.date, payee: "Correction", note: difference.reason,
      amount: difference.amount, source: .correction, destination: .asset(difference.account))
  }
}
