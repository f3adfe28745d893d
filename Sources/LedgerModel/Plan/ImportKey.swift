package import LedgerEvents

/// The idempotency keys of a bank file's lines: overlapping files, and two devices that import the same file, count a
/// line once.
///
/// Examples: `import:bank:id:20260102-7` and `import:bank:2026-01-02:-4.50:blue bottle:1`.
package enum ImportKey {
  private static let prefix = "import:"
  /// The number of hexadecimal digits, 160 bits, which leaves room for the longest account name.
  private static let hashLength = 40

  /// Appends the common prefix of an account's keys; the part that identifies a line follows it.
  package static func writeBeginning(of account: AccountName, to bytes: inout [UInt8]) {
    bytes += prefix.utf8
    bytes += account.text.utf8
    bytes.append(UInt8(ascii: ":"))
  }

  /// Returns the key for a text that is too long for a key, or contains characters that no key may.
  ///
  /// - Parameter hash: 64 hexadecimal digits of the text.
  package static func hashed(_ hash: String, of account: AccountName) -> IdempotencyKey {
    IdempotencyKey(known: "\(prefix)\(account.text):~\(hash.prefix(hashLength))")
  }

  /// Returns whether a key belongs to an imported line.
  package static func isOne(_ key: IdempotencyKey) -> Bool { key.text.hasPrefix(prefix) }

  /// Returns the account of the file that contains a line; `nil` for another key.
  static func account(of key: IdempotencyKey) -> AccountName? {
    guard isOne(key) else { return nil }
    return AccountName(key.text.dropFirst(prefix.count).prefix { $0 != ":" })
  }
}
