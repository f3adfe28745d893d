package import LedgerEvents

/// What a line of a bank's file is keyed by, so that files that overlap, and two devices that take in the same
/// file, count it once.
///
/// `import:bank:id:20260102-7`, or `import:bank:2026-01-02:-4.50:blue bottle:1`.
package enum ImportKey {
  private static let prefix = "import:"
  /// So many hexadecimal digits, 160 bits, leave room for the longest name of an account.
  private static let hashLength = 40

  /// What the keys of an account's lines begin with; what tells a line from every other one follows.
  package static func writeBeginning(of account: AccountName, to bytes: inout [UInt8]) {
    bytes += prefix.utf8
    bytes += account.text.utf8
    bytes.append(UInt8(ascii: ":"))
  }

  /// The key that stands for a text which is too long for one, or holds what none may.
  ///
  /// - Parameter hash: Makes 64 hexadecimal digits of a text.
  package static func hashed(
    _ text: String, of account: AccountName, hash: (String) -> String
  ) -> IdempotencyKey? {
    try? IdempotencyKey("\(prefix)\(account.text):~\(hash(text).prefix(hashLength))")
  }

  /// Whether a key is one.
  package static func isOne(_ key: IdempotencyKey) -> Bool { key.text.hasPrefix(prefix) }

  /// The account whose file a line stands in; `nil` for another key.
  static func account(of key: IdempotencyKey) -> AccountName? {
    guard isOne(key) else { return nil }
    return AccountName(key.text.dropFirst(prefix.count).prefix { $0 != ":" })
  }
}
