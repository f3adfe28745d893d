import LedgerModel
import LedgerStore

extension LedgerAccess {
  /// How many events are looked through: nobody undoes more one by one.
  private static var recentLimit: Int { 10_000 }

  /// The last events that an undo could take back, or those that a redo could put back, the newest
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

  /// Which of some events was recorded last; `nil` of none.
  func lastRecorded(of events: some Collection<EventID>) async throws(LedgerError) -> EventID? {
    // Within a log the numbers tell.
    let last = Dictionary(grouping: events, by: \.writer).values.compactMap { $0.max() }
    guard last.count > 1 else { return last.first }
    return try await self.events(last)
      .max { ($0.recordedAt, $0.id) < ($1.recordedAt, $1.id) }?.id
  }
}
