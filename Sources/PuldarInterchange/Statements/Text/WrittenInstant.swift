import LedgerModel

/// An instant that a file writes with its zone, such as `2026-02-28T21:46:00+00:00`.
enum WrittenInstant {
  /// Returns the instant of a day and the time and zone after it; `nil` if the text states no zone.
  ///
  /// - Parameters:
  ///   - range: The range of the whole text in the bytes.
  ///   - day: The day that it begins with.
  static func instant(_ bytes: [UInt8], _ range: Range<Int>, on day: CalendarDay) -> Timestamp? {
    guard range.count >= 16, let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")),
      let hours = number(bytes, colon - 2..<colon, in: range),
      let minutes = number(bytes, colon + 1..<colon + 3, in: range)
    else { return nil }
    var place = colon + 3
    var seconds = 0
    if place < range.upperBound, bytes[place] == UInt8(ascii: ":") {
      seconds = number(bytes, place + 1..<place + 3, in: range) ?? 0
      place += 3
    }
    while place < range.upperBound, bytes[place] &- 0x30 <= 9 || ". ,".utf8.contains(bytes[place]) {
      place += 1
    }
    guard place < range.upperBound,
      let offset = offset(bytes, place..<range.upperBound)
    else { return nil }
    let minute = day.daysSinceEpoch * 1440 + hours * 60 + minutes - offset
    return Timestamp(millisecondsSinceEpoch: Int64(minute * 60 + seconds) * 1000)
  }

  /// Returns the minutes east of Greenwich that a whole range states.
  private static func offset(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    let name = String(decoding: bytes[range], as: UTF8.self).uppercased()
    if ["Z", "UTC", "GMT"].contains(name) { return 0 }
    let sign: Int
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "+"): sign = 1
    case UInt8(ascii: "-"): sign = -1
    default: return nil
    }
    let start = range.lowerBound + 1
    guard let hours = number(bytes, start..<start + 2, in: range), hours <= 14 else { return nil }
    if start + 2 == range.upperBound { return sign * hours * 60 }
    let colon = bytes[start + 2] == UInt8(ascii: ":") ? 1 : 0
    guard start + 4 + colon == range.upperBound,
      let minutes = number(bytes, start + 2 + colon..<start + 4 + colon, in: range)
    else { return nil }
    return sign * (hours * 60 + minutes)
  }

  /// Returns the number of two digits; `nil` if there are others, or they are outside.
  private static func number(_ bytes: [UInt8], _ place: Range<Int>, in range: Range<Int>) -> Int? {
    guard place.lowerBound >= range.lowerBound, place.upperBound <= range.upperBound,
      bytes[place].allSatisfy({ $0 &- 0x30 <= 9 })
    else { return nil }
    return bytes[place].reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
