public import LedgerModel

/// The device's clock and time zone.
public struct SystemClock: WallClock {
  /// Creates the clock of this machine, in its own time zone.
  public init() {}

  public func now() -> Timestamp {
    Timestamp(millisecondsSinceEpoch: SystemCalls.millisecondsSinceEpoch) ?? .latest
  }

  public func today() -> CalendarDay { day(at: now()) }

  public func day(at instant: Timestamp) -> CalendarDay {
    guard
      let local = SystemCalls.localDay(
        millisecondsSinceEpoch: instant.millisecondsSinceEpoch),
      let day = CalendarDay(year: local.year, month: local.month, day: local.day)
    else { return instant.day }
    return day
  }
}
