/// What a line of a bank's file is keyed by, so that files that overlap, and two devices that take in the same
/// file, count it once.
///
/// `import:bank:id:20260102-7`, or `import:bank:2026-01-02:-4.50:blue bottle:1`.
package enum ImportKey {
  private static let prefix = "import:"
  /// So many hexadecimal digits, 160 bits, leave room for the longest name of an account.
  private static let hashLength = 40

  /// What the keys of an account's lines begin with; what tells a line from every other one follows.
  package static func beginning(of account: AccountName) -> String { "\(prefix)\(account.text):" }

  /// The key that a text spells.
  ///
  /// - Parameter hash: Makes 64 hexadecimal digits of a text that is too long for a key, or holds what none may.
  package static func key(
    spelled text: String, of account: AccountName, hash: (String) -> String
  ) -> IdempotencyKey? {
    IdempotencyKey(text)
      ?? IdempotencyKey("\(beginning(of: account))~\(hash(text).prefix(hashLength))")
  }

  /// Whether a key is one.
  package static func isOne(_ key: IdempotencyKey) -> Bool { key.text.hasPrefix(prefix) }

  /// The account whose file a line stands in; `nil` for another key.
  static func account(of key: IdempotencyKey) -> AccountName? {
    guard isOne(key) else { return nil }
    return AccountName(key.text.dropFirst(prefix.count).prefix { $0 != ":" })
  }
}
