/// What proves a line and everything before it: SHA-256 over the seal of the line before and the
/// bytes of this one.
package struct Seal: Hashable, Sendable {
  /// 64 lower-case hexadecimal digits, as they stand in the log.
  package let digits: [UInt8]

  /// What stands before line 0: 64 zeros.
  package static let beforeFirst = Seal(digits: Array(repeating: UInt8(ascii: "0"), count: 64))

  package init(digits: [UInt8]) {
    self.digits = digits
  }

  /// The seal of a line.
  ///
  /// - Parameters:
  ///   - line: The line's bytes up to and without `,"seal":"`.
  ///   - before: The seal of the line before.
  package init(of line: RawSpan, after before: Seal) {
    var hash = SHA256()
    hash.update(before.digits.span.bytes)
    hash.update(line)
    digits = SHA256.hexadecimal(hash.digest())
  }

  package var text: String { String(decoding: digits, as: UTF8.self) }
}
