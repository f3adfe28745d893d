import LedgerModel

/// The proof of a line and of everything before it: SHA-256 over the digits of the previous line's seal and the bytes
/// of this line.
package struct Seal: Hashable, Sendable {
  package let hash: SHA256Hash

  /// The seal before line 0: 64 zeros.
  package static let beforeFirst = Seal(hash: .zero)

  init(hash: SHA256Hash) {
    self.hash = hash
  }

  /// Computes the seal of a line.
  ///
  /// - Parameters:
  ///   - line: The line's bytes up to and without `,"seal":"`.
  ///   - before: The seal of the line before.
  package init(of line: RawSpan, after before: Seal) {
    hash = SHA256.hash(line, behind: before.hash)
  }

  /// Reads a seal from 64 lower-case hexadecimal digits; `nil` if they are not such digits.
  package init?(digits: RawSpan) {
    guard let hash = SHA256Hash(digits: digits) else { return nil }
    self.init(hash: hash)
  }

  /// Reads a seal from text; `nil` if it is not one.
  package init?(_ text: String) { self.init(digits: Array(text.utf8).span.bytes) }

  /// The 64 hexadecimal digits, as in the log.
  package var text: String { hash.text }
}

extension Seal: PlainText {
  package func write(to bytes: inout [UInt8]) { hash.write(to: &bytes) }
}
