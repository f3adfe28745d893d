/// A month of the proleptic Gregorian calendar, from 0001-01 to 9999-12.
public struct CalendarMonth: Hashable, Sendable {
  /// Months since January of the year 0, so January of year 1 is 12.
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

  /// The month of an index known to be in the calendar.
  package init(index: Int32) {
    self.index = index
  }

  /// 1 to 9999.
  public var year: Int { Int(index) / 12 }
  /// The month of the year, 1 to 12.
  public var monthOfYear: Int { Int(index) % 12 + 1 }
  /// How many days the month has, 28 to 31.
  public var length: Int { CalendarMonth.length(ofMonth: monthOfYear, year: year) }
  /// The first day of the month.
  public var firstDay: CalendarDay {
    CalendarDay(existingYear: year, month: monthOfYear, day: 1)
  }
  /// The last day of the month: the 28th to the 31st.
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

extension CalendarMonth {
  /// 0001-01.
  public static let first = CalendarMonth(existingYear: 1, month: 1)
  /// 9999-12.
  public static let last = CalendarMonth(existingYear: 9999, month: 12)

  /// The month this many months later, earlier if negative; `nil` beyond 0001-01 and 9999-12.
  public func advanced(by months: Int) -> CalendarMonth? {
    let (sum, overflow) = Int(index).addingReportingOverflow(months)
    guard !overflow, sum >= CalendarMonth.first.index, sum <= CalendarMonth.last.index else {
      return nil
    }
    return CalendarMonth(existingYear: sum / 12, month: sum % 12 + 1)
  }

  /// The number of months until another month; negative if that is earlier.
  public func months(until other: CalendarMonth) -> Int { Int(other.index) - Int(index) }

  /// The month after; `nil` after 9999-12.
  public var next: CalendarMonth? { advanced(by: 1) }
  /// The month before; `nil` before 0001-01.
  public var previous: CalendarMonth? { advanced(by: -1) }

  /// The days of the month, both ends included.
  public var days: ClosedRange<CalendarDay> { firstDay...lastDay }

  /// The months from one to another, both included, in order; empty if the second is earlier.
  public static func months(from start: CalendarMonth, through end: CalendarMonth)
    -> [CalendarMonth]
  {
    guard start <= end else { return [] }
    return (start.index...end.index).map { index in
      CalendarMonth(existingYear: Int(index) / 12, month: Int(index) % 12 + 1)
    }
  }
}

extension CalendarMonth {
  /// The month spelled by seven characters, as "2026-01"; `nil` for any other text.
  public init?(iso text: some StringProtocol) {
    let bytes = Array(text.utf8)[...]
    guard bytes.count == 7, bytes[4] == UInt8(ascii: "-"),
      let year = DecimalText.number(bytes, 0..<4), let month = DecimalText.number(bytes, 5..<7)
    else { return nil }
    self.init(year: year, month: month)
  }

  /// Reads a month written as "2026-01", ignoring blanks around it.
  public init(reading text: String) throws(UnreadableText) {
    guard let month = CalendarMonth(iso: text[...].trimmingBlanks()) else {
      throw UnreadableText(text: text, kind: "a month", remedy: "Write a month as 2026-01.")
    }
    self = month
  }

  /// The month as ISO 8601 writes it: "2026-01".
  public var text: String { String(writing: self) }
}

extension CalendarMonth: PlainText {
  package func write(to bytes: inout [UInt8]) {
    DecimalText.write(UInt64(year), figures: 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    DecimalText.write(UInt64(monthOfYear), figures: 2, to: &bytes)
  }
}

extension CalendarMonth: CustomStringConvertible {
  public var description: String { text }
}

/// Encoded as its ``text``.
extension CalendarMonth: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.value { CalendarMonth(iso: $0) }
  }

  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }
}
