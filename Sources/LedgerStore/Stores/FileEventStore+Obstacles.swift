import LedgerModel
import Synchronization

extension FileEventStore {
  /// What stands where the next write needs a file of its own, though the logs can be read. Nothing is
  /// changed.
  ///
  /// - Returns: What the write would fail with.
  public func obstacles() -> [LogError] {
    folder.state.withLock { folder in
      let lock = folder.place.lockPath
      guard let kind = (try? folder.system.status(at: lock))?.kind, kind != .regular else {
        return []
      }
      return [LogError(reading: .obstacle(at: lock))]
    }
  }
}
