import LedgerModel

/// What proves a line and everything before it: SHA-256 over the digits of the seal of the line
/// before and the bytes of this one.
package struct Seal: Hashable, Sendable {
  package let hash: SHA256Hash

  /// What stands before line 0: 64 zeros.
  package static let beforeFirst = Seal(hash: .zero)

  init(hash: SHA256Hash) {
    self.hash = hash
  }

  /// The seal of a line.
  ///
  /// - Parameters:
  ///   - line: The line's bytes up to and without `,"seal":"`.
  ///   - before: The seal of the line before.
  package init(of line: RawSpan, after before: Seal) {
    hash = SHA256.hash(line, behind: before.hash)
  }

  /// The seal that 64 lower-case hexadecimal digits spell; `nil` where they are none.
  package init?(digits: RawSpan) {
    guard let hash = SHA256Hash(digits: digits) else { return nil }
    self.init(hash: hash)
  }

  /// The seal that a text spells; `nil` where it is none.
  package init?(_ text: String) { self.init(digits: Array(text.utf8).span.bytes) }

  /// 64 hexadecimal digits, as they stand in the log.
  package var text: String { hash.text }
}

extension Seal: PlainText {
  package func write(to bytes: inout [UInt8]) { hash.write(to: &bytes) }
}
