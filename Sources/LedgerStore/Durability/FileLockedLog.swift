import LedgerModel
import Synchronization

/// This device's log in a folder that is locked.
struct FileLockedLog: LockedLog {
  let folder: LogFolderState
  let writer: WriterID
  let nextNumber: Int
  let latestTime: Timestamp?

  init(_ folder: LogFolderState) throws(LogError) {
    self.folder = folder
    (writer, nextNumber, latestTime) = try folder.state.withLock { folder throws(LogError) in
      _ = try folder.catchUp()
      let writer = try folder.ownWriter()
      let own = folder.logs.first { $0.writer == writer }
      if let damage = own?.state.damage { throw .damaged(damage) }
      return (writer, own?.state.eventCount ?? 0, folder.latestTime)
    }
  }

  func append(_ events: [EventEnvelope]) throws(LogError) {
    try folder.state.withLock { folder throws(LogError) in try folder.append(events) }
  }
}
