public import LedgerModel
import Synchronization

/// What a copy gives back to a log.
public struct RestoredLog: Hashable, Sendable {
  /// The log's path.
  public var log: String
  /// Whose log it is.
  public var writer: WriterID
  /// The copy that was used.
  public var source: String
  /// The numbers of the events that came from the copy, in their order.
  public var restored: [Range<Int>]
  /// How many events stand in a row and prove themselves then.
  public var eventCount: Int
  /// How many bytes of the log stand behind them that still hang on a missing event.
  public var restByteCount: Int
  /// Where the whole file stands that was replaced; `nil` where none was, or nothing was done.
  public var replaced: String?

  /// How many events came from the copy.
  public var restoredCount: Int { restored.reduce(0) { $0 + $1.count } }
}

extension FileEventStore {
  /// What a copy would give back to the ledger's logs. Nothing is changed.
  ///
  /// - Parameter copy: A log, the folder of a ledger, or a backup; `nil` for what damaged logs prove by
  ///   themselves, where only what stands between their lines is damaged.
  /// - Returns: The logs to which it gives something.
  /// - Throws: ``LogError`` if a log or the copy cannot be read, ``FileRefusal`` if a backup is not
  ///   as it was made.
  package func restorePreview(from copy: String?) throws -> [RestoredLog] {
    try restore(from: copy, isPreview: true)
  }

  /// Puts back what a copy proves, byte for byte: each line whose seal says that it comes next. What
  /// stands in a log stays, what is damaged in it is replaced, and a file that changes is kept whole in
  /// quarantine.
  ///
  /// - Parameters:
  ///   - copy: As of ``restorePreview(from:)``.
  ///   - lockDeadline: How long to wait for another writer; zero or less asks once.
  /// - Returns: The logs that were changed.
  /// - Throws: ``LogError``; logs that came before the one that failed are restored. ``FileRefusal`` as
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
  /// Puts back what one log proves to the log of the same writer; `nil` where that is nothing.
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

  /// Which log a file is a copy of; `nil` where it is none of this ledger's.
  private func pathRestored(from copy: LogFile) throws(FileError) -> String? {
    guard let opened = try copy.opening() else {
      // Its first line is damaged, and others may prove themselves: it is asked by its name.
      guard case .folder = place, let writer = LogDirectory.writer(ofLog: copy.path),
        log(of: writer) != nil
      else { return nil }
      return directory.path(of: writer)
    }
    let ledgers = joinedLedgers.all
    let isNew = ledgers.isEmpty && memory.found == nil
    let isKnown =
      isNew || ledgers.contains(opened.ledger) || memory.found?.ledger == opened.ledger
    // Two ledgers would stand in one folder.
    if missing.contains(where: { $0.loss == .displaced && $0.writer == opened.writer }) {
      return nil
    }
    let path = directory.path(of: opened.writer)
    let log = log(at: path)
    if case .file = place, let own = log?.state.opened, own.writer != opened.writer { return nil }
    // A log that nothing here knows of is a merge's business.
    return isKnown && (log != nil || !isNew) ? path : nil
  }

  private mutating func restore(
    _ path: String, from copy: LogFile, isPreview: Bool
  ) throws(FileError) -> RestoredLog? {
    let log = log(at: path)
    let restoration = LogRestoration(own: log, copy: copy)
    let found = try restoration.run { _ in }
    guard found.eventCount > log?.state.eventCount ?? 0 else { return nil }
    // Its own bytes in their own order: what is wrong with it is no damage of its lines.
    if let log, found.restored.isEmpty, found.byteCount == log.status.byteCount,
      try restoration.changesNothing(of: log)
    {
      return nil
    }
    // The name of a single log does not say whose it is: some line of it must, or this machine's record.
    if case .file = place, log != nil, found.ownCount == 0, memory.found == nil { return nil }
    var writer = log?.state.opened?.writer
    if case .folder = place { writer = LogDirectory.writer(ofLog: path) }
    // A single log of which the first line is damaged does not say whose it is, and the copy does.
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
