extension Timestamp {
  /// The instant that the 24 bytes `2026-11-20T12:00:00.123Z` spell; `nil` where they spell none.
  ///
  /// - Parameters:
  ///   - dayWord: Bytes 0 to 7.
  ///   - dayTail: Bytes 8 and on: the day, and the `T`.
  ///   - timeWord: Bytes 11 to 18: `12:00:00`.
  ///   - fraction: Bytes 19 to 23 in the lowest places: `.123Z`.
  @inline(__always)
  init?(dayWord: UInt64, dayTail: UInt64, timeWord: UInt64, fraction: UInt64) {
    guard let day = CalendarDay(word: dayWord, tail: dayTail),
      dayTail >> 16 & 0xFF == UInt64(UInt8(ascii: "T"))
    else { return nil }
    let time = timeWord ^ 0x3030_3A30_303A_3030
    let rest = (fraction & 0xFF_FFFF_FFFF) ^ 0x5A_3030_302E
    let overNine: UInt64 = 0x7676_7676_7676_7676
    guard
      (time | (time &+ overNine) | rest | (rest &+ overNine & 0xFF_FFFF_FFFF))
        & 0x8080_8080_8080_8080 == 0,
      time & 0x0000_FF00_00FF_0000 == 0, rest & 0xFF_0000_00FF == 0
    else { return nil }
    let hour = Int64(time & 0xF) &* 10 &+ Int64(time >> 8 & 0xF)
    let minute = Int64(time >> 24 & 0xF) &* 10 &+ Int64(time >> 32 & 0xF)
    let second = Int64(time >> 48 & 0xF) &* 10 &+ Int64(time >> 56 & 0xF)
    let millisecond =
      Int64(rest >> 8 & 0xF) &* 100 &+ Int64(rest >> 16 & 0xF) &* 10 &+ Int64(rest >> 24 & 0xF)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    let seconds = (Int64(day.daysSinceEpoch) &* 24 &+ hour) &* 3600 &+ minute &* 60 &+ second
    self.init(existingMilliseconds: seconds &* 1000 &+ millisecond)
  }
}

extension Timestamp {
  /// The next instant that can be told apart.
  package var next: Timestamp { adding(milliseconds: 1) }
}
