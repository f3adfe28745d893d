/// A day of the proleptic Gregorian calendar, from 0001-01-01 to 9999-12-31, without a time zone.
public struct CalendarDay: Hashable, Sendable {
  /// Packed as `year << 9 | month << 5 | day`: sorts like the days, and a shift gives the month.
  @usableFromInline package let packed: Int32

  /// Makes a day that is known to exist; checked in debug builds.
  @usableFromInline
  package init(existingYear year: Int, month: Int, day: Int) {
    assert(CalendarDay(year: year, month: month, day: day) != nil, "the day does not exist")
    packed = Int32(truncatingIfNeeded: year << 9 | month << 5 | day)
  }

  /// The day, or `nil` if the calendar has no such day.
  ///
  /// - Parameters:
  ///   - year: 1 to 9999.
  ///   - month: 1 to 12.
  ///   - day: 1 to the length of the month.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CalendarMonth.length(ofMonth: month, year: year)
    else { return nil }
    packed = Int32(truncatingIfNeeded: year << 9 | month << 5 | day)
  }

  /// 1 to 9999.
  public var year: Int { Int(packed >> 9) }
  /// The month of the year, 1 to 12.
  public var monthOfYear: Int { Int(packed >> 5 & 0xF) }
  /// The day of the month, 1 to 31.
  public var day: Int { Int(packed & 0x1F) }
  /// The month that the day is in.
  public var month: CalendarMonth { CalendarMonth(existingYear: year, month: monthOfYear) }
}

extension CalendarDay: Comparable {
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    left.packed < right.packed
  }
}

extension CalendarDay {
  /// 0001-01-01.
  public static let first = CalendarDay(existingYear: 1, month: 1, day: 1)
  /// 9999-12-31.
  public static let last = CalendarDay(existingYear: 9999, month: 12, day: 31)

  /// Days since 1970-01-01, which is 0; negative before.
  public var daysSinceEpoch: Int {
    CalendarDay.daysSinceEpoch(year: year, month: monthOfYear, day: day)
  }

  /// The day this many days after 1970-01-01; `nil` outside of 0001-01-01 to 9999-12-31.
  public init?(daysSinceEpoch days: Int) {
    guard (CalendarDay.first.daysSinceEpoch...CalendarDay.last.daysSinceEpoch).contains(days)
    else { return nil }
    let civil = CalendarDay.civil(daysSinceEpoch: days)
    self.init(existingYear: civil.year, month: civil.month, day: civil.day)
  }

  /// The day of the week.
  public var weekday: CalendarDay.Weekday {
    // 0001-01-01 is a Monday.
    CalendarDay.Weekday(rawValue: CalendarDay.first.days(until: self) % 7 + 1) ?? .monday
  }

  /// The day this many days later, earlier if negative; `nil` beyond 0001-01-01 and 9999-12-31.
  public func adding(days: Int) -> CalendarDay? {
    let (sum, overflow) = daysSinceEpoch.addingReportingOverflow(days)
    return overflow ? nil : CalendarDay(daysSinceEpoch: sum)
  }

  /// The number of days until another day; negative if that is earlier.
  public func days(until other: CalendarDay) -> Int { other.daysSinceEpoch - daysSinceEpoch }

  /// The day after; `nil` after 9999-12-31.
  public var next: CalendarDay? { adding(days: 1) }
  /// The day before; `nil` before 0001-01-01.
  public var previous: CalendarDay? { adding(days: -1) }

  // The two functions below count in years that begin in March, so that the leap day comes last. Source:
  // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil and civil_from_days; for
  // years from 0 on.

  /// The number of days from 1970-01-01 to an existing day.
  @inline(__always)
  static func daysSinceEpoch(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = marchYear / 400
    let yearOfEra = marchYear % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day this many days after 1970-01-01, from 0000-03-01 on.
  static func civil(daysSinceEpoch days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

extension CalendarDay {
  /// The day spelled by ten characters, as "2026-01-02"; `nil` for any other text.
  public init?(iso text: some StringProtocol) {
    self.init(iso: Array(text.utf8)[...])
  }

  /// The day spelled by ten bytes; `nil` if they spell none, or if there are more or fewer.
  init?(iso bytes: ArraySlice<UInt8>) {
    let start = bytes.startIndex
    guard bytes.count == 10, bytes[start + 4] == UInt8(ascii: "-"),
      bytes[start + 7] == UInt8(ascii: "-"),
      let year = DecimalText.number(bytes, start..<start + 4),
      let month = DecimalText.number(bytes, start + 5..<start + 7),
      let day = DecimalText.number(bytes, start + 8..<start + 10)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Reads a day written as "2026-01-02", ignoring blanks around it.
  public init(reading text: String) throws(UnreadableText) {
    guard let day = CalendarDay(iso: text[...].trimmingBlanks()) else {
      throw UnreadableText(noDay: text)
    }
    self = day
  }

  /// The day as ISO 8601 writes it: "2026-01-02".
  public var text: String { String(writing: self) }
}

extension CalendarDay: PlainText {
  package func write(to bytes: inout [UInt8]) {
    month.write(to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    DecimalText.write(UInt64(day), figures: 2, to: &bytes)
  }
}

extension CalendarDay: CustomStringConvertible {
  public var description: String { text }
}

extension CalendarDay {
  /// The day spelled by the ten bytes `2026-01-31`; `nil` if they spell none.
  ///
  /// - Parameters:
  ///   - word: The first eight bytes, the first in the lowest place.
  ///   - tail: The last two bytes; higher bits are ignored.
  @inline(__always)
  package init?(word: UInt64, tail: UInt64) {
    // Digits become 0 to 9 and hyphens 0; anything else sets a bit that the guard tests.
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

extension CalendarDay {
  /// Makes a day from a packed value that the caller made or checked.
  package init(known packed: UInt32) { self.packed = Int32(truncatingIfNeeded: packed) }

  /// The day of a snapshot's packed value; `nil` if the calendar has no such day.
  package init?(packed: UInt32) {
    self.init(
      year: Int(packed >> 9), month: Int(packed >> 5 & 0xF), day: Int(packed & 0x1F))
  }
}

extension UnreadableText {
  /// Text that is not accepted as a day.
  package init(noDay text: String) {
    // The last day of the intended month, if the text names one: "2026-02-28" for "2026-02-30".
    let month = CalendarMonth(iso: text[...].trimmingBlanks().prefix(7))
    self.init(
      text: text, kind: "a day", remedy: "Write a day as \((month?.lastDay.text) ?? "2026-02-28").")
  }
}

/// Encoded as its ``text``.
extension CalendarDay: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.value { CalendarDay(iso: $0) }
  }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}
