package import LedgerModel

/// A clock that stands still, in UTC.
package struct SteadyClock: WallClock {
  package var instant: Timestamp

  package init(_ text: String = "2026-01-02T12:00:00.000Z") {
    instant = Timestamp(iso: text) ?? .earliest
  }

  package func now() -> Timestamp { instant }
  package func today() -> CalendarDay { instant.day }
  package func day(at instant: Timestamp) -> CalendarDay { instant.day }
}
