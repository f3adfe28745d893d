package import LedgerModel

/// Decides which account each statement belongs to.
package struct ImportAccounts: Sendable {
  private let stated: AccountName?
  private let known: ImportedLines
  private let book: AccountBook
  /// The accounts chosen so far, by the account numbers in these files.
  private var named: [String: AccountName] = [:]
  /// The first file that tells no account, and its layout.
  private var untold: (file: String, layout: Layout)?

  /// What files of one account have in common, if they tell no account.
  private struct Layout: Hashable {
    var format: StatementFormat
    var columns: String?
  }

  /// Uses the accounts of a ledger; `stated`, if given, is the account of every file.
  package init(stated: AccountName?, known: ImportedLines, book: AccountBook) {
    self.stated = stated
    self.known = known
    self.book = book
  }

  /// Returns the statements of files, each with its account, ready to be imported or with its problem.
  mutating func imported(
    _ files: consuming [StatementFile], in currency: Money.Currency
  ) -> [ImportedAccount] {
    files.flatMap { file in
      // An account with lines in two currencies is not imported: its sums would be wrong.
      let problems = ImportProblem.secondCurrencies(of: file.statements)
      return zip(file.statements, problems).map { statement, problem in
        var imported = ImportedAccount(statement, in: currency, of: (file.name, file.hash))
        do throws(ImportProblem) {
          let (account, other) = try account(
            of: statement, in: file.name, isNamed: imported.has(columnsOf: .full) || namesOwn(file))
          imported.account = account
          if let other { imported.statement.assumptions.insert(.sameAccount(as: other)) }
          if let layout = statement.layout?.said, isOfEarlier(statement, layout) {
            imported.statement.tellAccount(imported.account)
          }
          if let problem { throw problem }
          if let code = statement.currencyCode, code != currency.code {
            throw .otherCurrency(code, ledger: currency)
          }
          try imported.check()
        } catch {
          imported.problem = problem ?? error
        }
        return imported
      }
    }
  }

  /// Returns the stated account; else the account of the same number in an earlier import, else one that fits by name
  /// or kind, else the bank; and the file of another layout that it shares that account with, if there is one.
  ///
  /// - Parameter isNamed: Whether the file calls accounts by the names that its moves use.
  /// - Throws: `ImportProblem` if the stated account had another number before.
  private mutating func account(
    of statement: BankStatement, in file: String, isNamed: Bool
  ) throws(ImportProblem) -> (AccountName, sharedWith: String?) {
    let number = statement.number
    let earlier = statement.number(isAsBefore: true)
    if let stated {
      if !number.isEmpty, let before = known.number(of: stated), !before.isSame(as: number),
        !before.isSame(as: earlier)
      {
        throw .otherNumber(number.end, of: stated, before: before.end)
      }
      return (stated, nil)
    }
    let same = named.first { ImportNumber(stored: $0.key).isSame(as: number) }?.value
    if let account = named[number.text] ?? same ?? known.account(of: number)
      ?? known.account(of: earlier)
    {
      return (account, nil)
    }
    if let layout = statement.layout?.said, isOfEarlier(statement, layout),
      let account = known.account(ofLayout: layout.fingerprint)
    {
      return (account, nil)
    }
    // A symbol before the name is no part of it.
    let told = statement.account.flatMap { AccountName($0) ?? AccountName(ImportWords.plain($0)) }
    if isNamed, let told { return (told, nil) }
    let account = guess(statement, number, told)
    guard number.isEmpty else {
      named[number.text] = account
      return (account, nil)
    }
    if told == account { return (account, nil) }
    // The months of one bank share an account; two banks may not.
    let layout = Layout(format: statement.format, columns: statement.layout?.fingerprint)
    let first = untold ?? (file, layout)
    untold = first
    return (account, first.layout == layout ? nil : first.file)
  }

  /// Whether nothing but the column names tells the account of a CSV, and earlier files with them were of one account.
  private func isOfEarlier(_ statement: BankStatement, _ layout: KeptLayout) -> Bool {
    stated == nil && statement.number.isEmpty && statement.account == nil
      && known.account(ofLayout: layout.fingerprint) != nil
  }

  /// Whether a file has several accounts by their names, as QIF, whose moves name them so.
  private func namesOwn(_ file: StatementFile) -> Bool {
    file.statements.count > 1 && file.statements.allSatisfy { $0.format == .qif }
  }

  private func guess(
    _ statement: BankStatement, _ number: ImportNumber, _ told: AccountName?
  ) -> AccountName {
    if let told, book.exists(told) { return told }
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
    let alike = book.all.filter { book.kind(of: $0) == kind && isFree($0) }
    if alike.count == 1 || kind == .bank && alike.contains(.bank) {
      return alike.count == 1 ? alike[0] : .bank
    }
    if number.isEmpty { return .bank }
    // Another program's file has the account's name. Two numbers with the same end are two accounts.
    let own = statement.account?.contains(where: \.isNumber) == false ? told : nil
    let names = [number.end, number.text.replacing("~", with: "-")].map {
      AccountName("\(kind.rawValue)-\($0)")
    }
    return ([own] + names).compactMap(\.self).first(where: isFree) ?? .bank
  }
}

extension BankStatement {
  /// Tells that the account is that of earlier files, unless it is the usual one.
  fileprivate mutating func tellAccount(_ account: AccountName) {
    if account == .bank { return }
    let before = assumptions.compactMap { assumption in
      if case .asBefore(let told) = assumption { told } else { nil }
    }
    for told in before { assumptions.remove(.asBefore(told)) }
    assumptions.insert(.asBefore(["account \(account.text)"] + before.joined()))
  }
}
