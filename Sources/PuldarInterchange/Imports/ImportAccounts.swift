package import LedgerModel
import LedgerStore

/// Decides which account each statement belongs to.
package struct ImportAccounts: Sendable {
  private let stated: AccountName?
  private let known: ImportedLines
  private let book: AccountBook
  /// The accounts chosen so far, by the account numbers in these files.
  private var named: [String: AccountName] = [:]

  /// Uses the accounts of a ledger; `stated`, if given, is the account of every file.
  package init(stated: AccountName?, known: ImportedLines, book: AccountBook) {
    self.stated = stated
    self.known = known
    self.book = book
  }

  /// Returns a statement with its account, ready to be imported.
  ///
  /// - Parameters:
  ///   - statement: The part of a file about one account.
  ///   - currency: The ledger's currency.
  ///   - found: Called with the account, even if the statement is not imported.
  /// - Throws: `ImportProblem` if no line of the statement can be imported.
  package mutating func imported(
    _ statement: BankStatement, in currency: Money.Currency, found: (AccountName) -> Void = { _ in }
  ) throws(ImportProblem) -> ImportedAccount {
    let hash: (String) -> String = { text in
      let bytes = Array(text.utf8)
      return ContentHash(of: bytes.span.bytes).text
    }
    let account = try account(of: statement, ImportNumber(statement.account, hash: hash))
    found(account)
    if let code = statement.currencyCode, code != currency.code {
      throw .otherCurrency(code, ledger: currency)
    }
    let imported = ImportedAccount(statement, as: account, in: currency, hash: hash)
    try imported.check()
    return imported
  }

  /// Returns the stated account; else the account of the same number in an earlier import, else one that fits by name
  /// or kind, else the bank.
  ///
  /// - Throws: `ImportProblem` if the stated account had another number before.
  private mutating func account(
    of statement: BankStatement, _ number: ImportNumber
  ) throws(ImportProblem) -> AccountName {
    if let stated {
      if !number.isEmpty, let before = known.number(of: stated), !before.isSame(as: number) {
        throw .otherNumber(number.end, of: stated, before: before.end)
      }
      return stated
    }
    let same = named.first { ImportNumber(stored: $0.key).isSame(as: number) }?.value
    if let account = named[number.text] ?? same ?? known.account(of: number) { return account }
    let account = guess(statement, number)
    // Files without a number share one account until the person says otherwise.
    if !number.isEmpty { named[number.text] = account }
    return account
  }

  private func guess(_ statement: BankStatement, _ number: ImportNumber) -> AccountName {
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
    if number.isEmpty { return .bank }
    // Two numbers with the same end are two accounts.
    let names = [number.end, number.text.replacing("~", with: "-")].compactMap {
      AccountName("\(kind.rawValue)-\($0)")
    }
    return names.first(where: isFree) ?? .bank
  }
}
