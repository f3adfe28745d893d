extension CalendarDay {
  /// The day that the ten bytes `2026-01-31` spell; `nil` where they spell none.
  ///
  /// - Parameters:
  ///   - word: The first eight bytes, the first in the lowest place.
  ///   - tail: The last two, and anything above them.
  @inline(__always)
  package init?(word: UInt64, tail: UInt64) {
    // Digits become 0 to 9, the hyphens 0; anything else sets a bit that is asked for below.
    let head = word ^ 0x2D30_302D_3030_3030
    let last = (tail & 0xFFFF) ^ 0x3030
    let overNine: UInt64 = 0x7676_7676_7676_7676
    guard
      (head | (head &+ overNine) | last | (last &+ overNine & 0xFFFF)) & 0x8080_8080_8080_8080 == 0,
      head & 0xFF00_00FF_0000_0000 == 0
    else { return nil }
    let year =
      Int(head & 0xF) &* 1000 &+ Int(head >> 8 & 0xF) &* 100 &+ Int(head >> 16 & 0xF) &* 10
      &+ Int(head >> 24 & 0xF)
    let month = Int(head >> 40 & 0xF) &* 10 &+ Int(head >> 48 & 0xF)
    let day = Int(last & 0xF) &* 10 &+ Int(last >> 8 & 0xF)
    guard year > 0, month &- 1 < 12, month > 0, day > 0,
      day <= 28 || day <= CalendarMonth.length(ofMonth: month, year: year)
    else { return nil }
    packed = Int32(truncatingIfNeeded: year << 9 | month << 5 | day)
  }
}
