public import LedgerModel
import Synchronization

/// The events that a copy restores to a log.
public struct RestoredLog: Hashable, Sendable {
  /// The log's path.
  public var log: String
  /// Whose log it is.
  public var writer: WriterID
  /// The copy that was used.
  public var source: String
  /// The numbers of the events that came from the copy, in order.
  public var restored: [Range<Int>]
  /// How many events prove themselves in a row afterwards.
  public var eventCount: Int
  /// How many bytes of the log after them still depend on a missing event.
  public var restByteCount: Int
  /// Where the replaced file was kept as a whole; `nil` if nothing was replaced.
  public var replaced: String?

  /// How many events came from the copy.
  public var restoredCount: Int { restored.reduce(0) { $0 + $1.count } }
}

extension FileEventStore {
  /// Returns what a copy would restore to the ledger's logs. Nothing is changed.
  ///
  /// - Parameter copy: A log, the folder of a ledger, or a backup; `nil` for what damaged logs prove by themselves, if
  ///   only the bytes between their lines are damaged.
  /// - Returns: The logs that would get events back.
  /// - Throws: ``LogError`` if a log or the copy cannot be read, ``FileRefusal`` if a backup was changed.
  package func restorePreview(from copy: String?) throws -> [RestoredLog] {
    try restore(from: copy, isPreview: true)
  }

  /// Restores from a copy, byte for byte, each line whose seal proves that it comes next. Lines of the log stay,
  /// damaged ones are replaced, and the whole file is kept in quarantine before it changes.
  ///
  /// - Parameters:
  ///   - copy: The same as in ``restorePreview(from:)``.
  ///   - lockDeadline: How long to wait for another writer; zero or less tries once.
  /// - Returns: The logs that were changed.
  /// - Throws: ``LogError``; logs before the one that failed are restored. ``FileRefusal`` as
  ///   ``restorePreview(from:)``.
  package func restore(
    from copy: String?, lockDeadline: Duration = Ledger.lockDeadline
  ) throws -> [RestoredLog] {
    let lock = try lock(deadline: lockDeadline)
    defer { system.close(lock) }
    return try restore(from: copy, isPreview: false)
  }

  private func restore(from copy: String?, isPreview: Bool) throws -> [RestoredLog] {
    let copies = try copy.map(copies)
    return try logs.withLock { logs throws(LogError) in
      try logs.catchUp(isLocked: !isPreview, isComplete: true)
      let own = logs.memory.found?.ownWriter(at: logs.place)
      let damaged = logs.files.filter { $0.state.damage != nil }
      var restored: [RestoredLog] = []
      for copy in copies ?? damaged {
        if let log = try logs.restore(from: copy, isPreview: isPreview) { restored.append(log) }
      }
      if !isPreview {
        try logs.catchUp(isLocked: true, isComplete: true)
        for log in restored { try logs.acknowledgeReplaced(log.log, own: own) }
      }
      return restored
    }
  }
}

extension LedgerLogs {
  /// Restores the lines that one log proves to the log of the same writer; `nil` if there are none.
  fileprivate mutating func restore(
    from source: LogFile, isPreview: Bool
  ) throws(LogError) -> RestoredLog? {
    do throws(FileError) {
      var path = files.first { $0.status.isSameFile(as: source.status) }?.path
      if path == nil { path = try pathRestored(from: source) }
      guard let path else { return nil }
      return try restore(path, from: source, isPreview: isPreview)
    } catch {
      throw isPreview ? LogError(reading: error) : LogError(writing: error)
    }
  }

  /// Returns which log a file is a copy of; `nil` if it is none of this ledger's.
  private func pathRestored(from copy: LogFile) throws(FileError) -> String? {
    guard let opened = try copy.opening() else {
      // Its first line is damaged, but others may prove themselves: its name decides.
      guard case .folder = place, let writer = LogDirectory.writer(ofLog: copy.path),
        log(of: writer) != nil
      else { return nil }
      return directory.path(of: writer)
    }
    let ledgers = joinedLedgers.all
    let isNew = ledgers.isEmpty && memory.found == nil
    let isKnown =
      isNew || ledgers.contains(opened.ledger) || memory.found?.ledger == opened.ledger
    // Otherwise one folder would hold two ledgers.
    if missing.contains(where: { $0.loss == .displaced && $0.writer == opened.writer }) {
      return nil
    }
    let path = directory.path(of: opened.writer)
    let log = log(at: path)
    if case .file = place, let own = log?.state.opened, own.writer != opened.writer { return nil }
    // A log that is unknown here has to be merged instead.
    return isKnown && (log != nil || !isNew) ? path : nil
  }

  private mutating func restore(
    _ path: String, from copy: LogFile, isPreview: Bool
  ) throws(FileError) -> RestoredLog? {
    let log = log(at: path)
    let restoration = LogRestoration(own: log, copy: copy)
    let found = try restoration.run { _ in }
    guard found.eventCount > log?.state.eventCount ?? 0 else { return nil }
    // Its own bytes in their own order: its problem is not damaged lines.
    if let log, found.restored.isEmpty, found.byteCount == log.status.byteCount,
      try restoration.changesNothing(of: log)
    {
      return nil
    }
    // The name of a single log does not state its writer: one of its lines or this machine's record must.
    if case .file = place, log != nil, found.ownCount == 0, memory.found == nil { return nil }
    var writer = log?.state.opened?.writer
    if case .folder = place { writer = LogDirectory.writer(ofLog: path) }
    // If the first line of a single log is damaged, the copy states the writer.
    if writer == nil { writer = try copy.opening()?.writer }
    var restored = RestoredLog(
      log: path, writer: writer ?? .unknown,
      source: copy.path, restored: found.restored, eventCount: found.eventCount,
      restByteCount: (log?.status.byteCount ?? 0) - found.rest)
    if isPreview { return restored }
    if let log {
      restored.replaced = try directory.quarantine(
        log, from: 0, because: "the whole log, before lines of it were restored")
    }
    try replaceLog(at: path) { file throws(FileError) in try restoration.write(to: file) }
    return restored
  }
}
