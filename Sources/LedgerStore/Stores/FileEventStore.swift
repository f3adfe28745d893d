public import LedgerModel
import Synchronization

/// A store of events in files: a folder with a log for each device, or a single log.
public final class FileEventStore: EventStore {
  let directory: LogDirectory
  let machine: MachinePlaces
  /// What the process knows about the logs, shared by all readers and writers.
  let logs: Mutex<LedgerLogs>

  /// The path of the ledger.
  public var path: String { directory.place.path }
  /// The system calls of the store.
  var system: any FileSystem { directory.system }

  /// Creates the store of a ledger in a folder, which the first write makes if there is none.
  ///
  /// The passphrase of `puldar profile lock` is a lock of the command alone, against casual access: it encrypts
  /// nothing, and this store opens a folder without asking for it. An app that wants to ask must do so itself.
  public convenience init(folder path: String, machine: MachinePlaces = .standard) {
    self.init(.folder(path), machine: machine, system: SystemCalls())
  }

  /// Creates the store of a single log, which the first write makes if there is none.
  ///
  /// Adopting means continuing a log that another machine wrote as this machine's own.
  public convenience init(
    file path: String, adopting: Bool = false, machine: MachinePlaces = .standard
  ) {
    self.init(.file(path), adopting: adopting, machine: machine, system: SystemCalls())
  }

  /// Creates a store that reports its work, for a program that shows how long each part takes.
  ///
  /// - Parameters:
  ///   - path: The ledger's folder, or a single log, which ends in `.jsonl`.
  ///   - adopting: Whether to continue a log that another machine wrote as this machine's own.
  ///   - machine: The places for this machine's own records.
  ///   - now: A clock that never goes back.
  ///   - tell: Called for each file operation with its purpose, such as "read log", its start, and how many bytes it
  ///     moved.
  public convenience init(
    at path: String, adopting: Bool = false, machine: MachinePlaces = .standard,
    now: @escaping @Sendable () -> Duration,
    telling tell: @escaping @Sendable (_ work: String, _ start: Duration, _ byteCount: Int) -> Void
  ) {
    let files = MeasuredFiles(
      SystemCalls(), snapshotFolder: machine.cacheFolder, now: now
    ) { tell($0.rawValue, $1, $2) }
    self.init(
      path.hasSuffix(".jsonl") ? .file(path) : .folder(path), adopting: adopting, machine: machine,
      system: files)
  }

  /// - Parameters:
  ///   - isVerifying: Whether lines are verified before they are read; `false` measures the fold alone.
  ///   - observed: What the caller knows of the logs, if the ledger is read without being remembered; `nil` if this
  ///     machine remembers it.
  package init(
    _ place: LedgerPlace, adopting: Bool = false, machine: MachinePlaces,
    system: any FileSystem, isVerifying: Bool = true, observed: [VerifiedLog]? = nil
  ) {
    directory = LogDirectory(
      place: place.named { system.currentFolder }, system: FileEventStore.pooled(system),
      isForeign: observed != nil)
    self.machine = machine
    logs = Mutex(
      LedgerLogs(
        directory, machine: machine, isAdopting: adopting, isVerifying: isVerifying,
        observed: observed))
  }
}

extension FileEventStore {
  /// Returns the same system with room for the logs of any number of devices.
  private static func pooled(_ system: some FileSystem) -> any FileSystem { FilePool(system) }
}

// Reading.
extension FileEventStore {
  public func read(
    from position: LogPosition, parts: EventParts,
    _ body: (borrowing EventEnvelope) throws -> Bool
  ) throws -> LogReading {
    try merge().read(from: position, parts: parts, body)
  }

  /// Reads the events between two positions, up to the first that the body rejects.
  ///
  /// - Parameter filter: The lines to skip without reading; `nil` for none.
  /// - Returns: The position of the rejected event; the end if there is none.
  @discardableResult
  func read(
    from position: LogPosition, upTo end: LogPosition, parts: EventParts,
    filter: LineFilter? = nil, _ body: (borrowing EventEnvelope) throws -> Bool
  ) throws -> LogPosition {
    try merge().read(from: position, upTo: end, parts: parts, filter: filter, body)
  }

  /// Reads the figures of events with the offsets of their lines.
  func readPlaces(
    from position: LogPosition, _ body: (borrowing EventEnvelope, _ offset: Int) throws -> Void
  ) throws -> LogReading {
    try merge().readPlaces(from: position, body)
  }

  /// Reads the events of some pieces of the logs, in the ledger's order.
  func read(
    _ pieces: [WriterID: [LogPiece]], parts: EventParts,
    _ body: (borrowing EventEnvelope) throws -> Void
  ) throws {
    try merge().read(pieces, parts: parts, body)
  }

  /// Reads the verified lines of some pieces of the logs, in the ledger's order.
  func readLines(_ pieces: [WriterID: [LogPiece]], _ body: (RecordedLine) throws -> Void) throws {
    try merge().readLines(pieces, body)
  }

  public func readLines(_ body: (RecordedLine) throws -> Bool) throws -> LogReading {
    try merge().readLines(body)
  }

  public func reading() throws(LogError) -> LogReading { try merge().reading }

  public func end() throws(LogError) -> LogPosition { try merge().end }

  func merge() throws(LogError) -> LogMerge {
    try logs.withLock { logs throws(LogError) in
      try logs.catchUp()
      return logs.merge
    }
  }

  /// Runs reads that all see the logs as they are now: the files are looked at once.
  func lookingOnce<R>(_ body: () throws -> R) throws -> R {
    try OneLook.$current.withValue(OneLook.current ?? OneLook()) {
      try logs.withLock { logs throws(LogError) in _ = try logs.catchUp() }
      return try body()
    }
  }

  public func logCount() throws(LogError) -> Int {
    try logs.withLock { logs throws(LogError) in try logs.logCount() }
  }

  public func verify(at time: Timestamp) throws(LogError) -> LogReading {
    try logs.withLock { logs throws(LogError) in
      try logs.catchUp(isComplete: true)
      logs.rememberVerification(at: time)
      return logs.merge.reading
    }
  }

  /// Remembers when every line was verified, if this process has just done so because nothing was remembered about the
  /// logs.
  ///
  /// - Returns: Whether it was remembered.
  func rememberFirstVerification(at time: Timestamp) throws(LogError) -> Bool {
    try logs.withLock { logs throws(LogError) in
      _ = try logs.catchUp()
      guard logs.areNewlyVerified else { return false }
      logs.rememberVerification(at: time)
      return true
    }
  }

  public func continues(from position: LogPosition) throws(LogError) -> Bool {
    try logs.withLock { logs throws(LogError) in
      let files = try logs.catchUp()
      guard logs.generation == position.generation, files.count == position.logCount else {
        return false
      }
      return files.allSatisfy { log in
        guard let place = position.places[log.writer], place.next <= log.state.eventCount else {
          return false
        }
        let isOwn = files.count == 1 || log.writer == logs.memory.found?.writer
        return isOwn || place.next == log.state.eventCount
      }
    }
  }

  public func watch(_ changed: @escaping @Sendable () -> Void) -> (any Sendable)? {
    FolderWatch(directory.place.logFolderPath, changed: changed)
  }

  public func drainNotices() -> [LedgerNotice] {
    logs.withLock { logs in logs.drainNotices() }
  }
}

// Writing.
extension FileEventStore {
  public func whileLocked<R>(
    deadline: Duration, _ body: (any LockedLog) throws -> R
  ) throws -> R {
    let look = logs.withLock { $0.look }
    let lock = try lock(deadline: deadline)
    defer {
      // Whatever became of it: others may see it, and this one has looked, unless a write failed.
      let result = look?.afterWriting()
      logs.withLock { logs in
        if logs.isHeld { logs.look = result }
        logs.isHeld = false
      }
      system.close(lock)
    }
    let log = try FileLockedLog(self, isLocked: true)
    logs.withLock { logs in logs.isHeld = true }
    return try body(log)
  }

  /// Makes the store a part of the work at hand before it has looked, so that its writes are seen in all of it.
  func join() {
    guard let work = OneLook.current else { return }
    logs.withLock { logs in
      if logs.look?.isOf(work) != true { logs.look = work.unseen }
    }
  }

  /// Waits for the lock, which closing gives back. What is read after that looks again.
  ///
  /// - Throws: ``LogError/locked(path:)`` after the deadline.
  func lock(deadline: Duration) throws(LogError) -> OpenFile {
    // Not inside the mutex: another thread may read while this one waits.
    let isNew =
      path.isEmpty || (try? system.status(at: directory.place.lockPath)) == .some(nil)
    // Checks for a missing ledger before its folder is made.
    if isNew { try logs.withLock { logs throws(LogError) in _ = try logs.catchUp() } }
    let lock = try directory.lock(deadline: deadline)
    OneLook.current?.renew()
    logs.withLock { logs in
      logs.look = nil
      if isNew { logs.memory.hasMadeLock = true }
    }
    return lock
  }

  /// Lets a ledger begin even in place of one that is gone.
  func replaceGone() { logs.withLock { logs in logs.memory.replacesMissing = true } }

  public func ownLog() throws -> any LockedLog { try FileLockedLog(self, isLocked: false) }

  /// Returns what blocks a file that the next write needs, even if the logs can be read. Nothing is changed.
  ///
  /// - Returns: The errors with which the write would fail.
  public func obstacles() -> [LogError] {
    [try? directory.obstacle()].compactMap(\.self).map(LogError.init(reading:))
  }
}
