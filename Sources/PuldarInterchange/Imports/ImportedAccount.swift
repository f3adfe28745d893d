package import LedgerModel

/// A statement that is to be taken in, with the account that it is of.
package struct ImportedAccount: Sendable {
  package var account: AccountName
  /// What the file says of it.
  package var statement: BankStatement
  /// The currency of the ledger.
  package var currency: Money.Currency
  /// Of each line; `nil` where it can have no key.
  package var identities: [ImportIdentity?]
  /// Names that the bank gave to lines of different amounts.
  package var reused: [ImportIdentities.Reused]
  /// By which the next file of the account is known.
  package var number: ImportNumber
  /// Whether the program itself wrote the file, which names no accounts.
  package var isOwnExport: Bool

  /// - Parameter hash: Makes 64 hexadecimal digits of a text that is too long for a key.
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

  /// What an event says of the file.
  ///
  /// - Parameters:
  ///   - name: What the file is called, without its folder.
  ///   - hash: SHA-256 of its bytes, 64 hexadecimal digits.
  ///   - count: How many lines of it are taken in.
  package func made(of name: String, hash: String, count: Int) -> ImportMade {
    ImportMade(
      account: account, file: name, hash: hash, format: statement.format.rawValue,
      number: number.text, count: count)
  }

  /// What the bank says that the account held at the end of the statement; `nil` if it does not.
  ///
  /// - Parameters:
  ///   - name: What the file is called, which becomes a part of the reason.
  ///   - lastDay: The day of its last line.
  package func stated(of name: String, lastDay: CalendarDay?) -> AccountBalance? {
    guard let closing = statement.closing, let amount = closing.amount.money(in: currency),
      let day = closing.day ?? lastDay
    else { return nil }
    return AccountBalance(account, amount, on: day, reason: "as \(name) says")
  }
}
