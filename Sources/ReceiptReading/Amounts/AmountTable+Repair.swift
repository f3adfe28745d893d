extension AmountTable {
  /// Reads digits misread as letters, and lost decimal points, after a label that has no amount: "TOTAL
  /// l2.5O", "CASH 20 00". The result counts only if a sum proves it.
  mutating func addRepaired(_ place: Int, _ label: AmountLabel) {
    guard style == .two, label != .nothing else { return }
    let bytes = lines[place].bytes
    var start = bytes.count
    var digitCount = 0
    while start > 0 {
      let byte = bytes[start - 1]
      if byte.isDigit {
        digitCount += 1
      } else if !(byte.isMark || byte.isBlank || AmountTable.figure(like: byte) != nil) {
        break
      }
      start -= 1
    }
    // The end of a word is not part of the number.
    if start > 0, bytes[start - 1].isLetter {
      guard let blank = bytes[start...].firstIndex(where: \.isBlank) else { return }
      start = blank
    }
    guard digitCount >= 1, start < bytes.count else { return }
    var value: Int64 = 0
    var count = 0
    for byte in bytes[start...] {
      guard let figure = byte.isDigit ? byte : AmountTable.figure(like: byte) else { continue }
      count += 1
      guard count <= 9 else { return }
      value = value * 10 + Int64(figure.digitValue)
    }
    guard count >= 3 else { return }
    append(
      LabelledAmount(
        value: value * 10, decimals: 2, line: place, range: start..<bytes.count, label: label,
        isInTaxTable: place >= taxTableStart, isLast: true, isRepaired: true))
  }

  /// The digit that a letter was misread for.
  static func figure(like letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "O"): UInt8(ascii: "0")
    case UInt8(ascii: "I"), UInt8(ascii: "L"): UInt8(ascii: "1")
    case UInt8(ascii: "S"): UInt8(ascii: "5")
    case UInt8(ascii: "B"): UInt8(ascii: "8")
    default: nil
    }
  }
}
