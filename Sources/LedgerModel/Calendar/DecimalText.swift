/// Whole numbers with a fixed number of figures, as dates have them.
enum DecimalText {
  /// A number that is not negative, with zeros in front.
  static func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return switch count - digits.utf8.count {
    case ...0: digits
    case 1: "0" + digits
    case let missing: String(repeating: "0", count: missing) + digits
    }
  }

  /// The number that figures at a place in a text spell, `nil` where other bytes stand there.
  static func number(_ bytes: ArraySlice<UInt8>, _ range: Range<Int>) -> Int? {
    var value = 0
    for byte in bytes[range] {
      guard byte &- 0x30 <= 9 else { return nil }
      value = value * 10 + Int(byte &- 0x30)
    }
    return value
  }
}
