extension Timestamp {
  private static let millisecondsPerDay: Int64 = 86_400_000

  /// 0001-01-01T00:00:00.000Z.
  public static let earliest = Timestamp(existingDay: .first, millisecondOfDay: 0)
  /// 9999-12-31T23:59:59.999Z.
  public static let latest = Timestamp(
    existingDay: .last, millisecondOfDay: millisecondsPerDay - 1)

  /// The instant so many milliseconds after 1970-01-01T00:00:00.000Z; `nil` outside of
  /// ``earliest`` to ``latest``.
  public init?(millisecondsSinceEpoch milliseconds: Int64) {
    self.init(existingMilliseconds: milliseconds)
    guard self >= .earliest, self <= .latest else { return nil }
  }

  /// - Parameter millisecondOfDay: 0 to 86,399,999.
  init(existingDay day: CalendarDay, millisecondOfDay: Int64) {
    self.init(
      existingMilliseconds: Int64(day.daysSinceEpoch) * Timestamp.millisecondsPerDay
        + millisecondOfDay)
  }

  /// The instant at which a day begins in UTC.
  public init(startOf day: CalendarDay) {
    self.init(existingDay: day, millisecondOfDay: 0)
  }

  /// The day in UTC.
  public var day: CalendarDay {
    let day = floorDivided(millisecondsSinceEpoch, by: Timestamp.millisecondsPerDay)
    return CalendarDay(daysSinceEpoch: Int(day)) ?? .first
  }

  /// Milliseconds since the day in UTC began, 0 to 86,399,999.
  public var millisecondOfDay: Int {
    let day = floorDivided(millisecondsSinceEpoch, by: Timestamp.millisecondsPerDay)
    return Int(millisecondsSinceEpoch - day * Timestamp.millisecondsPerDay)
  }

  /// The week of ISO 8601 that the instant is in, in UTC.
  public var isoWeek: ISOWeek { day.isoWeek }

  /// The instant so many milliseconds later, earlier where negative; ``earliest`` or ``latest``
  /// where that is beyond them.
  public func adding(milliseconds: Int64) -> Timestamp {
    let (sum, overflow) = millisecondsSinceEpoch.addingReportingOverflow(milliseconds)
    if overflow { return milliseconds < 0 ? .earliest : .latest }
    return min(max(Timestamp(existingMilliseconds: sum), .earliest), .latest)
  }

  /// The quotient rounded down, so that the last millisecond of 1969 is in 1969.
  private func floorDivided(_ dividend: Int64, by divisor: Int64) -> Int64 {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
