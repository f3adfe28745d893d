package import LedgerModel
import Synchronization

/// A clock that moves when it is told to, in either direction, in UTC.
package final class VirtualClock: WallClock {
  private let milliseconds = Mutex<Int64>(1_790_000_000_000)

  package init() {}

  package func now() -> Timestamp {
    Timestamp(millisecondsSinceEpoch: milliseconds.withLock { $0 }) ?? .latest
  }

  package func today() -> CalendarDay { now().day }
  package func day(at instant: Timestamp) -> CalendarDay { instant.day }

  package func advance(by count: Int64) {
    milliseconds.withLock { milliseconds in milliseconds += count }
  }
}
