package import LedgerModel

/// A statement that is to be taken in, with the account that it is of.
package struct ImportedAccount: Sendable {
  package var account: AccountName
  package var statement: BankStatement
  /// The currency of the ledger.
  package var currency: Currency
  /// Of each line; `nil` where it can have none.
  package var keys: [IdempotencyKey?]
  package var reused: [ImportIdentities.Reused]

  /// - Parameter hash: Makes 64 hexadecimal digits of a text that is too long for a key.
  package init(
    _ statement: BankStatement, as account: AccountName, in currency: Currency,
    hash: (String) -> String
  ) {
    let identities = ImportIdentities(of: statement)
    self.account = account
    self.statement = statement
    self.currency = currency
    keys = identities.texts.map { ImportKey.key(account, $0, hash: hash) }
    reused = identities.reused
  }

  /// The last characters of the account's number, by which the next file of it is known; empty where the file has
  /// none.
  package var numberEnd: String { ImportedAccount.end(of: statement.account) }

  package static func end(of number: String?) -> String {
    String((number ?? "").filter { $0.isLetter || $0.isNumber }.suffix(4)).lowercased()
  }
}
