import CommandTable
import LedgerModel

/// Which events a log shows, as the options say it.
struct LogWish {
  /// One of these kinds; any where empty.
  var types: Set<EventType>
  /// The events that made and changed an entry; `nil` for all.
  var events: Set<EventID>?
  /// The first day on which it was recorded, included.
  var from: CalendarDay?
  /// The last day on which it was recorded, included.
  var to: CalendarDay?
  var writer: WriterID?
  let clock: SessionClock

  /// Whether an event is meant.
  func matches(_ id: EventID, _ type: EventType, _ recordedAt: Timestamp) -> Bool {
    guard types.isEmpty || types.contains(type) else { return false }
    if let events, !events.contains(id) { return false }
    if let writer, id.writer != writer { return false }
    guard from != nil || to != nil else { return true }
    let day = clock.day(at: recordedAt)
    if let from, day < from { return false }
    if let to, to < day { return false }
    return true
  }
}
