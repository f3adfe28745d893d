import LedgerModel
import Synchronization

extension FileEventStore {
  public func whileLocked<R>(
    deadline: Duration, keepsLock: Bool, _ body: (any LockedLog) throws -> R
  ) throws -> R {
    let lock = try takeKeptLock() ?? lock(deadline: deadline)
    var isKept = false
    defer {
      let isWhole = folder.state.withLock { folder in folder.endHolding() }
      keptLock.keep(lock, isWanted: isKept && isWhole)
    }
    let log = try FileLockedLog(folder, isLocked: true)
    folder.state.withLock { folder in folder.isHeld = true }
    let result = try body(log)
    isKept = keepsLock
    return result
  }

  /// Takes the lock that was kept, where the own log is as it was left; else it is given back.
  private func takeKeptLock() -> HeldLock? {
    guard let lock = keptLock.take() else { return nil }
    if folder.state.withLock({ folder in folder.goOnHolding(lock) }) { return lock }
    keptLock.giveBack(lock)
    return nil
  }

  /// Waits for the lock.
  ///
  /// - Throws: ``LogError/locked(path:)`` past the deadline.
  func lock(deadline: Duration) throws(LogError) -> HeldLock {
    unlock()
    // Not while the state is held: another thread may read while this one waits.
    let folder = folder.state.withLock { folder in folder }
    return try folder.lock(deadline: deadline, isLast: keptLock.takeTurn())
  }

  public func unlock() { keptLock.giveUp() }
}

extension LogFolder {
  /// Goes on with a lock that was kept.
  ///
  /// - Returns: Whether the lock, the mark and the own log are as they were left, by those too who know
  ///   of no lock; else everything must be looked at again.
  fileprivate mutating func goOnHolding(_ lock: HeldLock) -> Bool {
    guard let remembered, let writer = remembered.record?.writer,
      let log = logs.first(where: { $0.writer == writer }), log.isVerified
    else { return false }
    do throws(FileError) {
      guard try hasName(lock), try remembered.hasOpenMark() else { return false }
      isHeld = try system.status(at: log.file.path) == log.status
    } catch {
      // The look at everything that follows says what it is.
    }
    return isHeld
  }

  /// Notes that other processes may write from now on.
  ///
  /// - Returns: Whether a write may follow without another look: where the mark says what the log
  ///   holds.
  fileprivate mutating func endHolding() -> Bool {
    isHeld = false
    return !isDead && remembered?.files != nil
  }
}
