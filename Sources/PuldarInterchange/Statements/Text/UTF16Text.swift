/// Decodes UTF-16, such as Excel's "Unicode text".
enum UTF16Text {
  /// The order of the two bytes of a unit.
  enum ByteOrder: Hashable {
    case little
    case big
  }

  /// Returns the order shown by a byte order mark, or by the zeros of ASCII letters; `nil` if the text is not UTF-16.
  static func byteOrder(of bytes: [UInt8]) -> ByteOrder? {
    if bytes.starts(with: [0xFF, 0xFE]) { return .little }
    if bytes.starts(with: [0xFE, 0xFF]) { return .big }
    let sample = bytes.prefix(128)
    guard sample.count >= 8 else { return nil }
    var zeros = (even: 0, odd: 0)
    for index in sample.indices where sample[index] == 0 {
      if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    if zeros.even == 0, zeros.odd * 8 > sample.count { return .little }
    if zeros.odd == 0, zeros.even * 8 > sample.count { return .big }
    return nil
  }

  /// Returns the text in UTF-8 without the mark. An unpaired surrogate becomes U+FFFD.
  ///
  /// - Throws: `cutShort` if the last letter is incomplete.
  static func utf8(
    _ bytes: [UInt8], _ order: ByteOrder
  ) throws(StatementReadingError) -> [UInt8] {
    if bytes.count % 2 != 0 { throw StatementReadingError(.cutShort("a letter")) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    var high: UInt32?
    for index in stride(from: 0, to: bytes.count, by: 2) {
      let unit =
        order == .little
        ? UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8
        : UInt32(bytes[index]) << 8 | UInt32(bytes[index + 1])
      if index == 0, unit == 0xFEFF { continue }
      if let first = high {
        high = nil
        if unit & 0xFC00 == 0xDC00 {
          StatementText.append(0x10000 + ((first & 0x3FF) << 10 | unit & 0x3FF), to: &text)
          continue
        }
        StatementText.append(0xFFFD, to: &text)
      }
      switch unit & 0xFC00 {
      case 0xD800: high = unit
      case 0xDC00: StatementText.append(0xFFFD, to: &text)
      default: StatementText.append(unit, to: &text)
      }
    }
    if high != nil { throw StatementReadingError(.cutShort("a letter")) }
    return text
  }
}
