/// A day of the proleptic Gregorian calendar, from 0001-01-01 to 9999-12-31, without a time zone.
public struct CalendarDay: Hashable, Sendable {
  /// `year << 9 | month << 5 | day`: ordered like the days, and a month is a shift away.
  @usableFromInline let packed: Int32

  /// Makes a day that is known to exist; checked in debug builds.
  @usableFromInline
  package init(existingYear year: Int, month: Int, day: Int) {
    assert(CalendarDay(year: year, month: month, day: day) != nil, "the day does not exist")
    packed = Int32(truncatingIfNeeded: year << 9 | month << 5 | day)
  }

  /// The day, or `nil` where the calendar has none such.
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
