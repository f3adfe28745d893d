package import LedgerModel

/// A statement to be imported, with its account.
package struct ImportedAccount: Sendable {
  package var account: AccountName
  /// The file's data about the account.
  package var statement: BankStatement
  /// The currency of the ledger.
  package var currency: Money.Currency
  /// The identity of each line; `nil` if it can have no key.
  package var identities: [ImportIdentity?]
  /// Bank ids that were given to lines of different amounts.
  package var reused: [ImportIdentities.Reused]
  /// The number by which the account's next file is recognized.
  package var number: ImportNumber
  /// Whether the program itself wrote the file, which names no accounts.
  package var isOwnExport: Bool

  /// - Parameter hash: Returns 64 hexadecimal digits for a text that is too long for a key.
  package init(
    _ statement: BankStatement, as account: AccountName, in currency: Money.Currency,
    hash: (String) -> String
  ) {
    let identities = ImportIdentities(of: statement, as: account, hash: hash)
    self.account = account
    self.statement = statement
    self.currency = currency
    self.identities = identities.all
    reused = identities.reused
    number = ImportNumber(statement.account, hash: hash)
    isOwnExport =
      statement.layout?.names.map { $0.lowercased() }
      == EntryCSV.puldar.columns.map { $0.lowercased() }
  }

  /// Returns the event that records the import of the file.
  ///
  /// - Parameters:
  ///   - name: The file's name, without its folder.
  ///   - hash: SHA-256 of its bytes, 64 hexadecimal digits.
  ///   - count: How many of its lines are imported.
  package func made(of name: String, hash: String, count: Int) -> ImportMade {
    ImportMade(
      account: account, file: name, hash: hash, format: statement.format.rawValue,
      number: number.text, count: count)
  }

  /// Returns the closing balance that the bank states; `nil` if it states none.
  ///
  /// - Parameters:
  ///   - name: The file's name, which becomes part of the reason.
  ///   - lastDay: The day of its last line.
  package func stated(of name: String, lastDay: CalendarDay?) -> AccountBalance? {
    guard let closing = statement.closing, let amount = closing.amount.money(in: currency),
      let day = closing.day ?? lastDay
    else { return nil }
    return AccountBalance(account, amount, on: day, reason: "as \(name) says")
  }
}
