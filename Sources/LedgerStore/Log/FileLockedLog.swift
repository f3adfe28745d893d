import LedgerModel
import Synchronization

/// This device's log in a folder.
struct FileLockedLog: LockedLog {
  let folder: LogFolderState
  let writer: WriterID
  let nextNumber: Int
  let latestTime: Timestamp?
  let unrecorded: [LedgerEvent]

  /// - Parameter isLocked: Whether other writers are kept out, so that the log is made ready for a
  ///   write; else nothing is changed, and nothing may be appended.
  init(_ folder: LogFolderState, isLocked: Bool) throws(LogError) {
    self.folder = folder
    (writer, nextNumber, latestTime, unrecorded) = try folder.state.withLock {
      folder throws(LogError) in
      _ = try folder.catchUp(isLocked: isLocked)
      if isLocked { try folder.recover() }
      let writer = try folder.ownWriter()
      let own = folder.logs.first { $0.writer == writer }
      if let damage = own?.state.damage { throw .damaged(damage) }
      if let missing = folder.missing.first(where: \.isOwn) { throw .acknowledgedMissing(missing) }
      return (
        writer, own?.state.eventCount ?? 0, folder.latestTime,
        try folder.unrecordedRepairs(writer)
      )
    }
  }

  func unusedLedgerID() -> LedgerID {
    RandomNames.ledger(folder.state.withLock { folder in folder.system })
  }

  func append(_ events: [EventEnvelope]) throws(LogError) {
    try folder.state.withLock { folder throws(LogError) in
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
