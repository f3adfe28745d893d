import LedgerModel

extension LogFolder {
  /// Brings this machine's own log into a state behind which can be written; the ledger is locked.
  ///
  /// What was acknowledged is compared with what is there: see the table in the documentation of
  /// the log.
  ///
  /// - Throws: ``LogError`` where acknowledged events are missing or damaged, or where bytes stand
  ///   behind them that no write of this program leaves.
  mutating func recover() throws(LogError) {
    if isDead { throw .handleDead }
    if let own = missing.first(where: \.isOwn) { throw .acknowledgedMissing(own) }
    guard let remembered, let writer = remembered.writer,
      var log = logs.first(where: { $0.writer == writer })
    else { return }
    let known = remembered.acknowledged
    // Also where it is no longer than the mark says: a write that failed may have been cut off, and
    // nothing says yet that the cut is on the disk.
    if known?.describes(log.status) != true || known?.end != log.state.end {
      try askDisk(&log, from: known?.end)
    }
    if known == nil {
      do throws(FileError) {
        try synchronizeNames()
      } catch {
        throw LogError(writing: error)
      }
    }
    if let damage = log.state.damage { throw .damaged(damage) }
    if known == nil, log.state.unfinishedByteCount > 0 {
      throw .unmarkedTail(log: log.file.path, byteCount: log.state.unfinishedByteCount)
    }
    if let known, log.state.eventCount > known.eventCount {
      notices.append(
        .unconfirmedKept(
          first: EventID(writer: writer, number: known.eventCount),
          count: log.state.eventCount - known.eventCount))
    }
    if let verified = VerifiedLog(log), verified != known { acknowledge(log) }
  }

  /// Stores the end of a log that nobody acknowledged, and reads the log again: from the disk and not
  /// from what the system keeps of it in memory, which may never have reached the disk.
  ///
  /// - Parameter start: Where the end begins; `nil` where nothing says that, and nothing is stored.
  private mutating func askDisk(_ log: inout Log, from start: Int?) throws(LogError) {
    do throws(FileError) {
      try synchronize(log.file)
      if let start, log.state.damage == nil { try storeAgain(log, from: start) }
      system.forgetCache(of: log.file)
      let verifier = LogVerifier(
        system: system, path: log.file.path, isMarked: remembered?.writer == log.writer)
      log.status = try system.status(of: log.file)
      log.state = try verifier.verify(
        log.file, byteCount: log.status.byteCount, from: LogVerifier.State())
      setLog(log)
      try compareWithMemory()
    } catch {
      throw LogError(writing: error)
    }
    if let own = missing.first(where: \.isOwn) { throw .acknowledgedMissing(own) }
  }

  /// Writes the whole lines at the end of a log over themselves, and stores them. After a sync that
  /// failed the system may take for stored what is in memory alone, and go on showing it: no other
  /// sync writes it again. What is no line stays as it is.
  private mutating func storeAgain(_ log: Log, from start: Int) throws(FileError) {
    guard log.state.end > start, let file = try openForUpdate(log) else { return }
    var offset = start
    while offset < log.state.end {
      let wanted = min(log.state.end - offset, LogFolder.pieceByteCount)
      var bytes = [UInt8](repeating: 0, count: wanted)
      let count = try system.read(file.file, at: offset, into: &bytes, from: 0)
      if count == 0 { throw changed(log.file.path) }
      try system.overwrite(file.file, at: offset, with: Array(bytes.prefix(count)))
      offset += count
    }
    try synchronize(file.file)
  }

  /// Opens the own log for writing over what it holds; `nil` where it may only be appended to.
  private func openForUpdate(_ log: Log) throws(FileError) -> KeptFile? {
    do throws(FileError) {
      let file = try KeptFile(system, log.file.path, .update)
      guard file.status.isSameFile(as: log.status) else { throw changed(log.file.path) }
      return file
    } catch {
      if error.lacksPermission { return nil }
      throw error
    }
  }

  /// So that memory does not grow with what is written again.
  private static let pieceByteCount = 1 << 20

  /// Returns when the names that lead to the logs are on the disk: the process that made them may
  /// have died before.
  func synchronizeNames() throws(FileError) {
    try system.synchronizeFolder(place.logFolderPath)
    guard case .folder(let path) = place else { return }
    try system.synchronizeFolder(path)
    try DurableFolder(system: system).synchronizeNames(to: path)
  }

  /// What the log must say of itself with the next write: that its end was repaired.
  func unrecordedRepairs(_ writer: WriterID) throws(LogError) -> [LedgerEvent] {
    guard let log = logs.first(where: { $0.writer == writer }), log.state.unfinishedByteCount > 0
    else { return [] }
    do throws(FileError) {
      let copy = try quarantinePath(of: log, from: log.state.end)
      return [
        .log(
          .logRepaired(
            LogRepaired(
              offset: log.state.end, byteCount: log.state.unfinishedByteCount,
              copy: copy.split(separator: "/").last.map(String.init) ?? copy)))
      ]
    } catch {
      throw LogError(writing: error)
    }
  }

  /// Where bytes of a log are kept: a path that is free.
  func quarantinePath(of log: Log, from start: Int) throws(FileError) -> String {
    let name = log.file.path.split(separator: "/").last.map(String.init) ?? "log"
    let first = "\(place.quarantinePath)/\(name)-\(start)"
    var path = first
    var copy = 1
    while try system.status(at: path) != nil {
      copy += 1
      path = "\(first)-\(copy)"
    }
    return path
  }

  /// Copies bytes of a log that are about to be cut or replaced, with a note.
  ///
  /// - Parameters:
  ///   - start: Where they begin; what is left out means behind the last whole line.
  ///   - reason: Why they are moved, as the end of a sentence.
  /// - Returns: Where the copy stands.
  @discardableResult
  mutating func quarantine(
    _ log: Log, from start: Int? = nil,
    because reason: String = "an unfinished write, moved here before the next one"
  ) throws(FileError) -> String {
    let start = start ?? log.state.end
    let path = try quarantinePath(of: log, from: start)
    try makeFolder(place.quarantinePath)
    try system.synchronizeFolder(LedgerPlace.parent(of: place.quarantinePath))
    let replacement = FileReplacement(system: system)
    let count = log.status.byteCount - start
    try replacement.replace(path, withCopyOf: log.file, from: start, byteCount: count)
    let note =
      "\(count) \(count == 1 ? "byte" : "bytes") from byte \(start) of \(log.file.path): \(reason).\n"
    try replacement.replace(path + ".note", with: Array(note.utf8))
    notices.append(.tailQuarantined(byteCount: count, path: path))
    return path
  }
}
