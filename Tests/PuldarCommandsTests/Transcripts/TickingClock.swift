import LedgerModel
import Synchronization

/// A clock that stands on one day, in UTC, and goes on by a second each time it is asked.
final class TickingClock: WallClock {
  private let instant = Mutex(Timestamp(iso: "2026-01-02T12:00:00.000Z") ?? .earliest)

  func now() -> Timestamp {
    instant.withLock { instant in
      defer { instant = instant.adding(milliseconds: 1000) }
      return instant
    }
  }

  func today() -> CalendarDay { instant.withLock { $0.day } }
  func day(at instant: Timestamp) -> CalendarDay { instant.day }
}
