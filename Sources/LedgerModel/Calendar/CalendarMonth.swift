/// A month of the proleptic Gregorian calendar, from 0001-01 to 9999-12.
public struct CalendarMonth: Hashable, Sendable {
  /// Months since the month before 0001-01, so that January of year 1 is 12.
  @usableFromInline package let index: Int32

  /// Makes a month that is known to exist; checked in debug builds.
  package init(existingYear year: Int, month: Int) {
    assert((1...9999).contains(year) && (1...12).contains(month), "the month does not exist")
    index = Int32(truncatingIfNeeded: year * 12 + month - 1)
  }

  /// The month, or `nil` outside of 0001-01 to 9999-12.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    index = Int32(truncatingIfNeeded: year * 12 + month - 1)
  }

  /// The month of an index that is known to be in the calendar.
  init(index: Int32) {
    self.index = index
  }

  /// 1 to 9999.
  public var year: Int { Int(index) / 12 }
  /// The month of the year, 1 to 12.
  public var monthOfYear: Int { Int(index) % 12 + 1 }
  /// How many days the month has, 28 to 31.
  public var length: Int { CalendarMonth.length(ofMonth: monthOfYear, year: year) }
  public var firstDay: CalendarDay {
    CalendarDay(existingYear: year, month: monthOfYear, day: 1)
  }
  public var lastDay: CalendarDay {
    CalendarDay(existingYear: year, month: monthOfYear, day: length)
  }

  /// How many days a month (1 to 12) of a year has.
  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension CalendarMonth: Comparable {
  public static func < (left: CalendarMonth, right: CalendarMonth) -> Bool {
    left.index < right.index
  }
}
