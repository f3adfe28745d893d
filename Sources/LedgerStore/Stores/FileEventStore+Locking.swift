import LedgerModel
import Synchronization

extension FileEventStore {
  public func whileLocked<R>(
    deadline: Duration, _ body: (any LockedLog) throws -> R
  ) throws -> R {
    let lock = try lock(deadline: deadline)
    defer {
      folder.state.withLock { folder in folder.isHeld = false }
      system.close(lock)
    }
    let log = try FileLockedLog(folder, isLocked: true)
    folder.state.withLock { folder in folder.isHeld = true }
    return try body(log)
  }

  /// Waits for the lock, which closing gives back.
  ///
  /// - Throws: ``LogError/locked(path:)`` past the deadline.
  func lock(deadline: Duration) throws(LogError) -> OpenFile {
    // Not while the state is held: another thread may read while this one waits.
    let folder = folder.state.withLock { folder in folder }
    let isNew = (try? folder.system.status(at: folder.place.lockPath)) == .some(nil)
    let lock = try folder.lock(deadline: deadline)
    if isNew { self.folder.state.withLock { folder in folder.hasMadeLock = true } }
    return lock
  }
}
