public import LedgerModel
import Synchronization

/// The events of a ledger in files: a folder with a log for each device, or one log alone.
public final class FileEventStore: EventStore {
  let folder: LogFolderState
  /// Where the ledger is.
  public let path: String

  /// A ledger in a folder, which is made by the first write where there is none.
  public convenience init(folder path: String, machine: MachinePlaces = .standard) {
    self.init(.folder(path), machine: machine, system: SystemCalls())
  }

  /// A single log, made by the first write where there is none.
  ///
  /// Adopting is to go on with a log that another machine wrote, as this machine's own.
  public convenience init(
    file path: String, adopting: Bool = false, machine: MachinePlaces = .standard
  ) {
    self.init(.file(path), adopting: adopting, machine: machine, system: SystemCalls())
  }

  /// - Parameter isVerifying: Whether lines are verified before they are given out; a measurement
  ///   of the fold alone leaves it out.
  package init(
    _ place: LedgerPlace, adopting: Bool = false, machine: MachinePlaces,
    system: any FileSystem, isVerifying: Bool = true
  ) {
    let place = place.named { system.currentFolder }
    path = place.path
    folder = LogFolderState(
      LogFolder(
        place: place, system: system, places: machine, isAdopting: adopting,
        isVerifying: isVerifying))
  }

  public func read(
    from position: LogPosition, parts: EventParts,
    _ body: (borrowing EventEnvelope) throws -> Bool
  ) throws -> LogReading {
    try merge().read(from: position, parts: parts, body)
  }

  public func readLines(_ body: (RecordedLine) throws -> Bool) throws -> LogReading {
    try merge().readLines(body)
  }

  /// Runs reads of which all tell of the logs as they are now: they are looked at once.
  func lookingOnce<R>(_ body: () throws -> R) throws -> R {
    let place = try folder.state.withLock { folder throws(LogError) in
      _ = try folder.catchUp()
      return folder.place
    }
    return try LogFolder.$settled.withValue(place, operation: body)
  }

  private func merge() throws(LogError) -> LogMerge {
    try folder.state.withLock { folder throws(LogError) in
      let logs = try folder.catchUp()
      return LogMerge(
        system: folder.system, logs: logs, missing: folder.missing,
        generation: folder.generation, verifiedAt: folder.remembered?.record.mark.verifiedAt)
    }
  }

  public func ownLog() throws -> any LockedLog { try FileLockedLog(folder, isLocked: false) }

  public func watch(_ changed: @escaping @Sendable () -> Void) -> (any Sendable)? {
    let folder = folder.state.withLock { folder in folder.place.logFolderPath }
    return FolderWatch(folder, changed: changed)
  }

  public func takeNotices() -> [LedgerNotice] {
    folder.state.withLock { folder in folder.takeNotices() }
  }

  /// Looks at what the process knows of the folder.
  func lookAround(
    _ look: (LogFolder) throws(FileError) -> PlaceFacts
  ) throws(LogError) -> PlaceFacts {
    try folder.state.withLock { folder throws(LogError) in
      do throws(FileError) {
        return try look(folder)
      } catch {
        throw LogError(reading: error)
      }
    }
  }

  public func logCount() throws(LogError) -> Int {
    try folder.state.withLock { folder throws(LogError) in try folder.logCount() }
  }

  public func reading() throws(LogError) -> LogReading { try merge().reading }

  public func end() throws(LogError) -> LogPosition { try merge().end }

  public func verify(at time: Timestamp) throws(LogError) -> LogReading {
    try folder.state.withLock { folder throws(LogError) in
      let logs = try folder.catchUp(isComplete: true)
      folder.rememberVerification(at: time)
      return LogMerge(
        system: folder.system, logs: logs, missing: folder.missing,
        generation: folder.generation, verifiedAt: folder.remembered?.record.mark.verifiedAt
      ).reading
    }
  }

  public func continues(from position: LogPosition) throws(LogError) -> Bool {
    try folder.state.withLock { folder throws(LogError) in
      let logs = try folder.catchUp()
      guard folder.generation == position.generation, logs.count == position.logCount else {
        return false
      }
      return logs.allSatisfy { log in
        guard let place = position.places[log.writer], place.next <= log.state.eventCount else {
          return false
        }
        let isOwn = logs.count == 1 || log.writer == folder.remembered?.writer
        return isOwn || place.next == log.state.eventCount
      }
    }
  }
}

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
