/// A value that the log spells in ASCII without escapes.
package protocol PlainText {
  /// Appends the text, as spelled between quotes.
  func write(to bytes: inout [UInt8])
}

extension String {
  /// The text of a value alone.
  package init(writing value: some PlainText) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(24)
    value.write(to: &bytes)
    self.init(decoding: bytes, as: UTF8.self)
  }
}

/// Decimal whole numbers, padded to a fixed width in dates.
package enum DecimalText {
  /// Appends a number, padded with leading zeros to a number of digits.
  package static func write(_ number: UInt64, figures count: Int = 1, to bytes: inout [UInt8]) {
    var first = bytes.count
    var rest = number
    // The last digit is produced first.
    repeat {
      let (tens, ones) = rest.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: ones))
      rest = tens
    } while rest > 0
    while bytes.count - first < count { bytes.append(UInt8(ascii: "0")) }
    var last = bytes.count - 1
    while first < last {
      bytes.swapAt(first, last)
      first += 1
      last -= 1
    }
  }

  /// The number spelled by the digits in a range; `nil` if there are other bytes.
  static func number(_ bytes: ArraySlice<UInt8>, _ range: Range<Int>) -> Int? {
    var value = 0
    for byte in bytes[range] {
      guard byte &- 0x30 <= 9 else { return nil }
      value = value * 10 + Int(byte &- 0x30)
    }
    return value
  }
}

// Numbers that may exceed 2^53 are written as texts, because many JSON readers round them.

extension UInt64: PlainText {
  package func write(to bytes: inout [UInt8]) { DecimalText.write(self, to: &bytes) }
}

extension Int64: PlainText {
  package func write(to bytes: inout [UInt8]) {
    if self < 0 { bytes.append(UInt8(ascii: "-")) }
    DecimalText.write(magnitude, to: &bytes)
  }
}

extension Substring {
  /// Returns the text without surrounding white space.
  package func trimmingBlanks() -> Substring {
    var rest = self
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }
}

extension String {
  /// The words with one blank between two, whatever white space stood between and around them.
  package var withSingleBlanks: String {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      // Other white space is a control character, or none of ASCII.
      if byte < 0x20 || byte >= 0x80 || byte == 0x20 && last == 0x20 {
        return split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      last = byte
    }
    return last == 0x20 && !isEmpty ? String(dropLast()) : self
  }
}
