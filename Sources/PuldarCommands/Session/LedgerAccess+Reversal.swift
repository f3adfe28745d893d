import LedgerModel
import LedgerStore

extension LedgerAccess {
  /// The number of events to search: nobody undoes more one by one.
  private static var recentLimit: Int { 10_000 }

  /// Returns the last events that an undo could take back, or those that a redo could restore, newest
  /// first.
  func reversibleEvents(
    undone wantsUndone: Bool, upTo count: Int
  ) async throws(LedgerError) -> [EventEnvelope] {
    var recent: [EventEnvelope] = []
    var undone: Set<EventID> = []
    try await forEachEvent { envelope in
      if case .reversal(let event) = envelope.event {
        if event.isUndo {
          undone.insert(event.reversal.event)
        } else {
          undone.remove(event.reversal.event)
        }
      } else if !envelope.event.isAboutTheLog {
        recent.append(copy envelope)
        if recent.count >= 2 * LedgerAccess.recentLimit {
          recent.removeFirst(LedgerAccess.recentLimit)
        }
      }
      return true
    }
    return Array(
      recent.reversed().lazy.filter { undone.contains($0.id) == wantsUndone }.prefix(count))
  }

  /// Returns the event of some that was recorded last; `nil` if there are none.
  func lastRecorded(of events: some Collection<EventID>) async throws(LedgerError) -> EventID? {
    // Within a log, the numbers determine the order.
    let last = Dictionary(grouping: events, by: \.writer).values.compactMap { $0.max() }
    guard last.count > 1 else { return last.first }
    return try await self.events(last)
      .max { ($0.recordedAt, $0.id) < ($1.recordedAt, $1.id) }?.id
  }
}
