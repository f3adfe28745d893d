/// The format in which entries are exported.
@nonexhaustive
public enum ExportForm: Hashable, Sendable, CaseIterable {
  /// Comma-separated values with every member of an entry: RFC 4180, a header first.
  case csv
  /// Comma-separated values with the columns of PULDAR's own export: signed amounts, and no income.
  case puldarCSV
  /// Statements that SQLite loads into an empty database.
  case sql
  /// A journal for hledger, with the budget of every bucket and month.
  case hledger
  /// A journal for ledger.
  case ledger
  /// A journal for beancount.
  case beancount
  /// Quicken's interchange format.
  case qif

  /// Whether it says which buckets are overspent.
  var tellsOverspent: Bool { self == .puldarCSV }

  /// Whether it holds more than entries: transfers between accounts, and balances.
  public var isOfAccounts: Bool {
    switch self {
    case .hledger, .ledger, .beancount, .qif: true
    case .csv, .puldarCSV, .sql: false
    }
  }
}
