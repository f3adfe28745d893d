import LedgerModel
import Synchronization

extension FileEventStore {
  /// Takes the logs as they are, although this machine has seen events in them that are missing now:
  /// what was stored and is lost is lost. Nothing is written into the ledger.
  ///
  /// In a folder the next write begins a new log for this machine, because another device may hold
  /// the missing events of the old one under the same numbers.
  ///
  /// - Returns: What was missing.
  /// - Throws: ``LogError`` where the logs cannot be read, or the machine's record not be changed.
  public func acceptOlder() throws -> [MissingEvents] {
    let folder = folder.state.withLock { folder in folder }
    let lock = try lock(deadline: Ledger.lockDeadline)
    defer { folder.giveBack(lock) }
    return try self.folder.state.withLock { folder throws(LogError) in
      _ = try folder.catchUp(isLocked: true)
      return try folder.acceptOlder()
    }
  }
}

extension LogFolder {
  /// Forgets what was seen here before.
  mutating func acceptOlder() throws(LogError) -> [MissingEvents] {
    guard var remembered else { return [] }
    let missing = missing
    do throws(FileError) {
      try remembered.memory.forgetMark()
      if case .folder = place { try remembered.memory.forgetRecord() }
      remembered.seen.logs = logs.compactMap { VerifiedLog($0) }
      try remembered.memory.keep(remembered.seen)
    } catch {
      throw LogError(writing: error)
    }
    newWriter = nil
    self.remembered = nil
    setMissing([])
    return missing
  }
}
