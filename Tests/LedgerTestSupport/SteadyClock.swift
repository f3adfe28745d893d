public import LedgerModel

/// A clock that stands still, in UTC.
public struct SteadyClock: WallClock {
  public var instant: Timestamp

  public init(_ text: String = "2026-01-02T12:00:00.000Z") {
    instant = Timestamp(iso: text) ?? .earliest
  }

  public func now() -> Timestamp { instant }
  public func today() -> CalendarDay { instant.day }
  public func day(at instant: Timestamp) -> CalendarDay { instant.day }
}
