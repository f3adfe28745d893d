extension CalendarDay {
  /// A day of the week, numbered as in ISO 8601: Monday is 1.
  public enum Weekday: Int, Hashable, Codable, Sendable, CaseIterable {
    /// The first day of the week in ISO 8601, with number 1.
    case monday = 1
    /// The days after Monday, up to Sunday with number 7.
    case tuesday, wednesday, thursday, friday, saturday, sunday
  }
}

extension CalendarDay.Weekday: Comparable {
  public static func < (left: CalendarDay.Weekday, right: CalendarDay.Weekday) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension CalendarDay.Weekday {
  /// The first three letters of the English name, as the log spells a day: "mon".
  public var abbreviation: String {
    switch self {
    case .monday: "mon"
    case .tuesday: "tue"
    case .wednesday: "wed"
    case .thursday: "thu"
    case .friday: "fri"
    case .saturday: "sat"
    case .sunday: "sun"
    }
  }

  /// The weekday named by three letters of the log.
  package init?(abbreviation: String) {
    guard let day = CalendarDay.Weekday.allCases.first(where: { $0.abbreviation == abbreviation })
    else {
      return nil
    }
    self = day
  }
}

/// An ISO 8601 week: it begins on Monday and belongs to the year of its Thursday.
package struct ISOWeek: Hashable, Sendable {
  /// The year that the week belongs to, 1 to 9999; some of its days may be in another year.
  package let year: Int
  /// The number of the week in its year, 1 to 53.
  package let week: Int

  /// The week that a day is in.
  ///
  /// Every day has a week: 9999 ends after the Thursday of its last week, and 0001-01-01 is a Monday.
  package init(of day: CalendarDay) {
    let thursday = day.daysSinceEpoch + CalendarDay.Weekday.thursday.rawValue - day.weekday.rawValue
    let civil = CalendarDay.civil(daysSinceEpoch: thursday)
    year = civil.year
    week = (thursday - CalendarDay.daysSinceEpoch(year: civil.year, month: 1, day: 1)) / 7 + 1
  }
}

extension ISOWeek: Comparable, CustomStringConvertible {
  package static func < (left: ISOWeek, right: ISOWeek) -> Bool {
    (left.year, left.week) < (right.year, right.week)
  }
  /// As ISO 8601 writes it: "2026-W07".
  package var description: String { String(writing: self) }
}

extension ISOWeek: PlainText {
  package func write(to bytes: inout [UInt8]) {
    DecimalText.write(UInt64(year), figures: 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    bytes.append(UInt8(ascii: "W"))
    DecimalText.write(UInt64(week), figures: 2, to: &bytes)
  }
}
