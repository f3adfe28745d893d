import LedgerModel
import PuldarInterchange

/// A statement of a file, with what becomes of it.
struct ImportedStatement {
  var file: StatementFile
  var statement: BankStatement
  var account: AccountName
  /// Why none of it can be taken in; `nil` where it can.
  var problem: CommandFailure?
  var imported: ImportedAccount?
  /// Empty where there is a problem.
  var rows: [ImportPlan.Row] = []

  func count(_ isCounted: (ImportPlan.State) -> Bool) -> Int { rows.count { isCounted($0.state) } }
  var newCount: Int { count { $0 == .new } }
  var knownCount: Int { count { $0 == .known } }
  var doubtfulCount: Int { count { if case .doubtful = $0 { true } else { false } } }
  var leftOutCount: Int { count { if case .leftOut = $0 { true } else { false } } }
  var firstDay: CalendarDay? { statement.lines.map(\.day).min() }
  var lastDay: CalendarDay? { statement.lines.map(\.day).max() }
}

/// Names the accounts of statements.
struct ImportAccounts {
  private let stated: AccountName?
  private let known: ImportedLines
  private let book: AccountBook
  /// The accounts of the numbers that these files name.
  private var named: [String: AccountName] = [:]

  init(stated: AccountName?, known: ImportedLines, book: AccountBook) {
    self.stated = stated
    self.known = known
    self.book = book
  }

  /// The account that the person said; else the one as which the same number was taken in before, the one of that
  /// name or kind, and for the first of a file the bank.
  ///
  /// - Throws: Where the said account was another number before.
  mutating func account(of statement: BankStatement) throws(CommandFailure) -> AccountName {
    let number = ImportedAccount.end(of: statement.account)
    if let stated {
      if !number.isEmpty, let before = known.number(of: stated), before != number {
        throw CommandFailure(
          "the file is of the account …\(VisibleText(number)), and \(VisibleText(stated.text)) was …\(VisibleText(before)) before",
          remedy: "Name the account that the file is of with --account.", .refusedData)
      }
      return stated
    }
    if let account = named[number] ?? known.account(ofNumber: number) { return account }
    let account = guess(statement, number)
    // Files without a number are of one account, until the person says otherwise.
    if !number.isEmpty { named[number] = account }
    return account
  }

  private func guess(_ statement: BankStatement, _ number: String) -> AccountName {
    if let name = statement.account.flatMap({ AccountName($0) }), book.exists(name) { return name }
    let kind: AccountKind =
      switch statement.accountKind {
      case .card, .credit: .card
      case .savings, .investment: .savings
      case .cash: .cash
      case .checking, nil: .bank
      }
    func isFree(_ account: AccountName) -> Bool {
      !named.values.contains(account) && (number.isEmpty || known.number(of: account) == nil)
    }
    let own = book.all.filter { book.kind(of: $0) == kind && isFree($0) }
    if own.count == 1 || kind == .bank && own.contains(.bank) {
      return own.count == 1 ? own[0] : .bank
    }
    return number.isEmpty ? .bank : AccountName("\(kind.rawValue)-\(number)") ?? .bank
  }
}
