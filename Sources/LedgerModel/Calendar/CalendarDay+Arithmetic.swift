extension CalendarDay {
  /// 0001-01-01.
  public static let first = CalendarDay(existingYear: 1, month: 1, day: 1)
  /// 9999-12-31.
  public static let last = CalendarDay(existingYear: 9999, month: 12, day: 31)

  /// Days since 1970-01-01, which is 0; negative before.
  public var daysSinceEpoch: Int {
    CalendarDay.daysSinceEpoch(year: year, month: monthOfYear, day: day)
  }

  /// The day that is so many days after 1970-01-01; `nil` outside of 0001-01-01 to 9999-12-31.
  public init?(daysSinceEpoch days: Int) {
    guard (CalendarDay.first.daysSinceEpoch...CalendarDay.last.daysSinceEpoch).contains(days)
    else { return nil }
    let civil = CalendarDay.civil(daysSinceEpoch: days)
    self.init(existingYear: civil.year, month: civil.month, day: civil.day)
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 0001-01-01 is a Monday.
    Weekday(rawValue: CalendarDay.first.days(until: self) % 7 + 1) ?? .monday
  }

  /// The week of ISO 8601 that the day is in.
  public var isoWeek: ISOWeek { ISOWeek(of: self) }

  /// The day so many days later, earlier where negative; `nil` beyond 0001-01-01 and 9999-12-31.
  public func adding(days: Int) -> CalendarDay? {
    let (sum, overflow) = daysSinceEpoch.addingReportingOverflow(days)
    return overflow ? nil : CalendarDay(daysSinceEpoch: sum)
  }

  /// How many days later another day is; negative where it is earlier.
  public func days(until other: CalendarDay) -> Int { other.daysSinceEpoch - daysSinceEpoch }

  /// The day after; `nil` after 9999-12-31.
  public var next: CalendarDay? { adding(days: 1) }
  /// The day before; `nil` before 0001-01-01.
  public var previous: CalendarDay? { adding(days: -1) }

  // The two below count in years that begin in March, so that the day that is not always there is
  // the last one. Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms",
  // days_from_civil and civil_from_days; for years from 0 on.

  /// The number of a day that exists, counted from 1970-01-01.
  @inline(__always)
  static func daysSinceEpoch(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = marchYear / 400
    let yearOfEra = marchYear % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of a number counted from 1970-01-01, from 0000-03-01 on.
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
