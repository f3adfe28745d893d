import LedgerModel

/// Reads days as OFX writes them: `20261231`, with or without a time and a zone.
enum OFXDay {
  /// Returns the day of the first eight digits; `nil` if they are not a valid day.
  static func day(_ bytes: [UInt8], _ range: Range<Int>) -> CalendarDay? {
    guard range.count >= 8 else { return nil }
    var value = 0
    for index in range.lowerBound..<range.lowerBound + 8 {
      let digit = bytes[index] &- 0x30
      guard digit <= 9 else { return nil }
      value = value * 10 + Int(digit)
    }
    guard isTime(bytes, range.lowerBound + 8..<range.upperBound) else { return nil }
    let year = value / 10_000
    guard (1900...2199).contains(year) else { return nil }
    return CalendarDay(year: year, month: value / 100 % 100, day: value % 100)
  }

  /// Returns an unambiguous day in a form that some banks use against the standard, "2026-12-31" or "31/12/2026"; `nil`
  /// if it is ambiguous.
  static func written(_ bytes: [UInt8], _ range: Range<Int>) -> CalendarDay? {
    guard let form = DayForm(bytes, range) else { return nil }
    if form.yearPlace == 0 { return form.day(.ymd) }
    let days = Set(
      [DayOrder.dmy, .mdy].compactMap {
        form.yearPlace == 2 && form.allows($0) ? form.day($0) : nil
      })
    return days.count == 1 ? days.first : nil
  }

  /// Whether bytes are a time, and optionally a zone in brackets.
  private static func isTime(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      switch bytes[index] {
      case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: " "),
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "T"), UInt8(ascii: "Z"):
        index += 1
      case UInt8(ascii: "["): return bytes[range.upperBound - 1] == UInt8(ascii: "]")
      default: return false
      }
    }
    return true
  }
}

extension OFXTag: CustomStringConvertible {
  /// The element as it appears in an error message.
  var description: String {
    switch self {
    case .statement: "a statement (STMTRS)"
    case .transaction, .pendingTransaction, .investmentTransaction: "a booking (STMTTRN)"
    case .transactionList: "the list of bookings (BANKTRANLIST)"
    case .ledgerBalance, .otherBalance: "a balance"
    default: "OFX"
    }
  }
}
