import LedgerModel
import Synchronization

/// This device's log in a folder.
struct FileLockedLog: LockedLog {
  let store: FileEventStore
  let writer: WriterID
  let nextNumber: Int
  let latestTime: Timestamp?
  let unrecorded: [LedgerEvent]

  /// - Parameter isLocked: Whether other writers are kept out, so that the log is made ready for a
  ///   write; else nothing is changed, and nothing may be appended.
  init(_ store: FileEventStore, isLocked: Bool) throws(LogError) {
    self.store = store
    (writer, nextNumber, latestTime, unrecorded) = try store.folder.withLock {
      folder throws(LogError) in
      try folder.catchUp(isLocked: isLocked)
      if isLocked { try folder.recover() }
      let writer = try folder.ownWriter()
      let own = folder.log(of: writer)
      if let damage = own?.state.damage { throw .damaged(damage) }
      if let missing = folder.missing.first(where: \.isOwn) { throw .acknowledgedMissing(missing) }
      return (
        writer, own?.state.eventCount ?? 0, folder.latestTime,
        try folder.unrecordedRepairs(writer)
      )
    }
  }

  func unusedLedgerID() -> LedgerID { RandomNames.ledger(store.directory.system) }

  func append(_ events: [EventEnvelope]) throws(LogError) {
    try store.folder.withLock { folder throws(LogError) in
      do throws(LogError) {
        try folder.append(events)
      } catch {
        // What the write left behind must be looked at.
        folder.isHeld = false
        throw error
      }
    }
  }
}
