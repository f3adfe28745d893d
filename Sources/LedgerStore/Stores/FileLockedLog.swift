import LedgerModel
import Synchronization

/// This device's log in a folder.
struct FileLockedLog: LockedLog {
  let store: FileEventStore
  let writer: WriterID
  let nextNumber: Int
  let latestTime: Timestamp?
  let pendingRepairs: [NewEvent]

  /// - Parameter isLocked: Whether other writers are kept out, so that the log is prepared for a write; otherwise
  ///   nothing is changed, and nothing may be appended.
  init(_ store: FileEventStore, isLocked: Bool) throws(LogError) {
    self.store = store
    (writer, nextNumber, latestTime, pendingRepairs) = try store.logs.withLock {
      logs throws(LogError) in
      try logs.catchUp(isLocked: isLocked)
      if isLocked { try logs.recover() }
      let writer = try logs.ownWriter()
      let own = logs.log(of: writer)
      if let damage = own?.state.damage { throw .damaged(damage) }
      if let missing = logs.missing.first(where: \.isOwn) { throw .acknowledgedMissing(missing) }
      return (
        writer, own?.state.eventCount ?? 0, logs.latestTime,
        try logs.unrecordedRepairs(writer)
      )
    }
  }

  func unusedLedgerID() -> LedgerID { RandomNames.ledger(store.directory.system) }

  func append(_ events: some RandomAccessCollection<EventEnvelope> & Sendable) throws(LogError) {
    try store.logs.withLock { logs throws(LogError) in
      do throws(LogError) {
        try logs.append(EventList(events))
      } catch {
        // The next look must find what the failed write left.
        logs.isHeld = false
        throw error
      }
    }
  }
}
