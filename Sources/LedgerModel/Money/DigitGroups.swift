/// The digits of a number as they are written, and the marks between them.
struct DigitGroups {
  /// Always one more than ``marks``; an empty one only before the first mark.
  var groups: [[UInt8]] = [[]]
  private(set) var marks: [NumberMark] = []

  init(_ text: Substring.UnicodeScalarView) throws(AmountError.Reason) {
    var zero: UInt32?
    for scalar in text {
      if let mark = NumberMark(scalar) {
        if groups[groups.count - 1].isEmpty, !marks.isEmpty { throw .notANumber }
        marks.append(mark)
        groups.append([])
        continue
      }
      guard let digit = scalar.decimalDigit else { throw .notANumber }
      // The digits of a script stand in a row from its zero; a second zero is a second script.
      guard zero == nil || zero == scalar.value - UInt32(digit) else { throw .notANumber }
      zero = scalar.value - UInt32(digit)
      groups[groups.count - 1].append(digit)
    }
    if groups[groups.count - 1].isEmpty { throw .notANumber }
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script, `nil` for everything else ("Ⅷ" and "½" too).
  var decimalDigit: UInt8? {
    if value >= 0x30, value <= 0x39 { return UInt8(value - 0x30) }
    guard value > 0x7F, properties.generalCategory == .decimalNumber else { return nil }
    return Character(self).wholeNumberValue.map { digit in UInt8(digit) }
  }
}
