public import LedgerModel
import Synchronization

/// What a copy gives back to a log.
public struct RestoredLog: Hashable, Sendable {
  /// The log's path.
  public var log: String
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
  /// - Parameter copy: A log, or the folder of a ledger; `nil` for what damaged logs prove by
  ///   themselves, where only what stands between their lines is damaged.
  /// - Returns: The logs to which it gives something.
  /// - Throws: ``LogError`` where a log or the copy cannot be read.
  public func restorePreview(from copy: String?) throws(LogError) -> [RestoredLog] {
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
  /// - Throws: ``LogError``; logs that came before the one that failed are restored.
  public func restore(
    from copy: String?, lockDeadline: Duration = Ledger.lockDeadline
  ) throws(LogError) -> [RestoredLog] {
    let folder = folder.state.withLock { folder in folder }
    let lock = try lock(deadline: lockDeadline)
    defer { folder.giveBack(lock) }
    return try restore(from: copy, isPreview: false)
  }

  private func restore(from copy: String?, isPreview: Bool) throws(LogError) -> [RestoredLog] {
    let copies = try copy.map { copy throws(LogError) in try logs(at: copy) }
    return try folder.state.withLock { folder throws(LogError) in
      _ = try folder.catchUp(isLocked: !isPreview, isComplete: true)
      let own = folder.remembered?.ownWriter(at: folder.place)
      let damaged = folder.logs.filter { $0.state.damage != nil }.map(\.file.path)
      var restored: [RestoredLog] = []
      for copy in copies ?? damaged {
        if let log = try folder.restore(from: copy, isPreview: isPreview) { restored.append(log) }
      }
      if !isPreview {
        _ = try folder.catchUp(isLocked: true, isComplete: true)
        for log in restored { try folder.acknowledgeReplaced(log.log, own: own) }
      }
      return restored
    }
  }
}

extension LogFolder {
  /// Puts back what one log proves to the log of the same writer; `nil` where that is nothing.
  fileprivate mutating func restore(
    from copy: String, isPreview: Bool
  ) throws(LogError) -> RestoredLog? {
    do throws(FileError) {
      let file = try system.open(copy, .read)
      defer { system.close(file) }
      let status = try system.status(of: file)
      guard status.kind == .regular else {
        throw FileError(action: "open", path: copy, code: 0, reason: "it is no regular file")
      }
      let source = LogRestoration.Source(file: file, byteCount: status.byteCount)
      let itself = logs.first { $0.status.isSameFile(as: status) }
      var path = itself?.file.path
      if path == nil { path = try pathRestored(from: source) }
      guard let path else { return nil }
      return try restore(path, from: source, isPreview: isPreview)
    } catch {
      throw isPreview ? LogError(reading: error) : LogError(writing: error)
    }
  }

  /// Which log a file is a copy of; `nil` where it is none of this ledger's.
  private func pathRestored(from copy: LogRestoration.Source) throws(FileError) -> String? {
    let verifier = LogVerifier(system: system, path: copy.file.path)
    guard let opened = try verifier.opening(of: copy.file, byteCount: copy.byteCount) else {
      // Its first line is damaged, and others may prove themselves: it is asked by its name.
      guard case .folder = place, let writer = LedgerPlace.writer(ofLog: copy.file.path),
        logs.contains(where: { $0.writer == writer })
      else { return nil }
      return self.path(of: writer)
    }
    let ledgers = joinedLedgers.all
    let isKnown =
      ledgerID == opened.ledger || ledgers.contains(opened.ledger)
      || ledgers.isEmpty && ledgerID == nil
    // Two ledgers would stand in one folder.
    if missing.contains(where: { $0.loss == .displaced && $0.writer == opened.writer }) {
      return nil
    }
    let path = path(of: opened.writer)
    let log = logs.first { $0.file.path == path }
    if case .file = place, let own = log?.state.opened, own.writer != opened.writer { return nil }
    // A log that nothing here knows of is a merge's business.
    guard isKnown, log != nil || !ledgers.isEmpty || ledgerID != nil else { return nil }
    return path
  }

  private mutating func restore(
    _ path: String, from copy: LogRestoration.Source, isPreview: Bool
  ) throws(FileError) -> RestoredLog? {
    let log = logs.first { $0.file.path == path }
    let own = log.map { log in
      LogRestoration.Source(file: log.file, byteCount: log.status.byteCount)
    }
    let restoration = LogRestoration(system: system, own: own, copy: copy)
    let found = try restoration.run { _ in }
    guard found.eventCount > log?.state.eventCount ?? 0 else { return nil }
    // Its own bytes in their own order: what is wrong with it is no damage of its lines.
    if let own, found.restored.isEmpty, found.byteCount == own.byteCount { return nil }
    // The name of a single log does not say whose it is: some line of it must, or this machine's record.
    if case .file = place, log != nil, found.ownCount == 0, ledgerID == nil { return nil }
    var restored = RestoredLog(
      log: path, writer: try writer(of: log, at: path, restoredFrom: copy),
      source: copy.file.path, restored: found.restored, eventCount: found.eventCount,
      restByteCount: (own?.byteCount ?? 0) - found.rest)
    if isPreview { return restored }
    if let log {
      restored.replaced = try quarantineQuietly(
        log, from: 0, because: "the whole log, before lines of it were restored")
    }
    try makeFolder(LedgerPlace.parent(of: path))
    try write(restoration, restByteCount: restored.restByteCount, to: path, over: log?.status)
    forget(path)
    return restored
  }

  /// Whose a log is: a single one of which the first line is damaged does not say it, and the copy does.
  private func writer(
    of log: Log?, at path: String, restoredFrom copy: LogRestoration.Source
  ) throws(FileError) -> WriterID {
    if let log, log.state.opened != nil { return log.writer }
    if let writer = LedgerPlace.writer(ofLog: path), case .folder = place { return writer }
    let verifier = LogVerifier(system: system, path: copy.file.path)
    return try verifier.opening(of: copy.file, byteCount: copy.byteCount)?.writer ?? .unknown
  }

  /// Puts a restored log in place, what is left of it behind its lines.
  ///
  /// - Parameter status: Of the log as it was read; `nil` where it was gone.
  private func write(
    _ restoration: LogRestoration, restByteCount: Int, to path: String, over status: FileStatus?
  ) throws(FileError) {
    let replacement = FileReplacement(system: system)
    try replacement.replace(path) { () throws(FileError) in
      try checkUnchanged(path, status)
    } _: { file throws(FileError) in
      var buffer: [UInt8] = []
      let found = try restoration.run { line throws(FileError) in
        buffer += line
        guard buffer.count >= 1 << 20 else { return }
        try system.append(buffer, to: file)
        buffer.removeAll(keepingCapacity: true)
      }
      try system.append(buffer, to: file)
      guard let own = restoration.own, restByteCount > 0 else { return }
      try replacement.copy(own.file, from: found.rest, byteCount: restByteCount, to: file)
    }
  }
}
