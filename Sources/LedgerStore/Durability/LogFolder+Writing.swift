import LedgerModel

extension LogFolder {
  /// Locks the ledger against other writers; its folder is made where there is none.
  func lock(deadline: Duration) throws(LogError) -> OpenFile {
    do throws(FileError) {
      if case .folder(let path) = place {
        try makeFolder(path)
        if let status = try system.status(at: path + "/."), status.owner != system.userID {
          throw FileError(
            action: "write to", path: path, code: 0, reason: "it belongs to another user")
        }
      }
      try checkLock()
      if let lock = try system.lock(place.lockPath, deadline: deadline) { return lock }
    } catch {
      throw LogError(writing: error)
    }
    throw .locked(path: place.lockPath)
  }

  /// Refuses a lock that is no regular file: it may not keep two writers apart.
  private func checkLock() throws(FileError) {
    let path = place.lockPath
    let reason: String? =
      switch try system.status(at: path)?.kind {
      case .folder?: "it is a folder, where the lock should be"
      case .link?: "it is a symbolic link, where the lock should be"
      case .special?: "it is no regular file"
      case .regular?, nil: nil
      }
    if let reason { throw FileError(action: "open", path: path, code: 0, reason: reason) }
  }

  func unlock(_ lock: OpenFile) {
    system.close(lock)
  }

  /// This machine's writer in the ledger: the one of its record, else a new one.
  mutating func ownWriter() throws(LogError) -> WriterID {
    if let newWriter { return newWriter }
    guard let ledger = ledgerID else { return beginWriter() }
    if let record = try record(of: ledger) { return record.writer }
    if case .file(let path) = place {
      guard isAdopting else { throw .needsAdoption(path: path) }
      return logs.first?.writer ?? beginWriter()
    }
    return beginWriter()
  }

  /// What this machine remembers of the ledger at this place.
  private func record(of ledger: LedgerID) throws(LogError) -> MachineRecord? {
    do throws(FileError) {
      let records = MachineRecords(system: system, places: places)
      return try records.record(of: ledger, path: fullPath, inode: try ledgerInode()) {
        path, inode in
        (try? system.status(at: path + "/."))?.inode == inode
          || (try? system.status(at: path))?.inode == inode
      }
    } catch {
      throw LogError(writing: error)
    }
  }

  private mutating func beginWriter() -> WriterID {
    var writer = RandomNames.writer()
    while logs.contains(where: { $0.writer == writer }) { writer = RandomNames.writer() }
    newWriter = writer
    return writer
  }

  /// Which ledger the logs are of; `nil` while there is none.
  var ledgerID: LedgerID? { logs.lazy.compactMap { $0.state.opened?.ledger }.first }

  /// The latest time in any log.
  var latestTime: Timestamp? { logs.compactMap(\.state.latestTime).max() }

  /// The path of the ledger, from the root on.
  private var fullPath: String {
    place.path.hasPrefix("/") ? place.path : system.currentFolder + "/" + place.path
  }

  /// The inode of the folder, or of the single log.
  private func ledgerInode() throws(FileError) -> UInt64 {
    let path: String =
      switch place {
      case .folder(let path): path + "/."
      case .file(let path): path
      }
    return try system.status(at: path)?.inode ?? 0
  }

  /// Makes a folder that survives a loss of power.
  private func makeFolder(_ path: String) throws(FileError) {
    if try system.status(at: path + "/.") != nil { return }
    try system.makeFolder(path)
    try system.synchronizeFolder(LedgerPlace.parent(of: path))
  }

  /// Adds events to this machine's log. When it returns, they survive a loss of power.
  mutating func append(_ events: [EventEnvelope]) throws(LogError) {
    guard let first = events.first else { return }
    if isDead { throw .handleDead }
    let writer = first.id.writer
    if let log = logs.first(where: { $0.writer == writer }) {
      if let damage = log.state.damage { throw .damaged(damage) }
      try append(events, to: log)
    } else {
      try begin(events, writer: writer)
    }
  }

  private mutating func append(_ events: [EventEnvelope], to log: Log) throws(LogError) {
    var log = log
    var bytes: [UInt8] = log.state.lacksLineFeed ? [UInt8(ascii: "\n")] : []
    let seal = LogLine.write(events, after: log.state.seal, to: &bytes)
    let file: OpenFile
    do throws(FileError) {
      file = try system.open(log.file.path, .append)
    } catch {
      throw LogError(writing: error)
    }
    defer { system.close(file) }
    let start = log.state.end
    do throws(FileError) {
      let status = try system.status(of: file)
      guard status.isSameFile(as: log.status), status.byteCount == log.status.byteCount else {
        throw FileError(
          action: "write to", path: file.path, code: 0, reason: "it changed meanwhile")
      }
      if log.state.unfinishedByteCount > 0 {
        try quarantine(log.file, from: start, to: status.byteCount)
        try system.truncate(file, to: start)
        try system.synchronize(file)
      }
    } catch {
      throw LogError(writing: error)
    }
    do throws(FileError) {
      try system.append(bytes, to: file)
    } catch {
      try undo(file, to: start, error)
      throw LogError(writing: error)
    }
    do throws(FileError) {
      try system.synchronize(file)
    } catch {
      // Never tried again: the system may have dropped what it could not write.
      isDead = true
      try? system.truncate(file, to: start)
      throw .unknown(problem: error.problem)
    }
    if log.state.lacksLineFeed {
      notices.append(.lineFeedAdded(line: log.state.eventCount))
    }
    log.advance(events, seal: seal, end: start + bytes.count)
    if let status = try? system.status(of: file) { log.status = status }
    setLog(log)
    keepRecord(writer: log.writer)
  }

  /// Takes away what a failed write left behind.
  private mutating func undo(
    _ file: OpenFile, to start: Int, _ error: FileError
  ) throws(LogError) {
    do throws(FileError) {
      try system.truncate(file, to: start)
      try system.synchronize(file)
    } catch {
      isDead = true
      throw .unknown(problem: error.problem)
    }
  }

  /// Copies bytes that are about to be cut from a log, with a note.
  private mutating func quarantine(
    _ file: OpenFile, from start: Int, to end: Int
  ) throws(FileError) {
    var bytes = [UInt8](repeating: 0, count: end - start)
    let count = try system.read(file, at: start, into: &bytes, from: 0)
    let folder = place.quarantinePath
    try makeFolder(folder)
    let log = file.path.split(separator: "/").last.map(String.init) ?? "log"
    var path = "\(folder)/\(log)-\(start)"
    var copy = 1
    while try system.status(at: path) != nil {
      copy += 1
      path = "\(folder)/\(log)-\(start)-\(copy)"
    }
    let replacement = FileReplacement(system: system)
    try replacement.replace(path, with: Array(bytes.prefix(count)))
    let note =
      "\(count) bytes from byte \(start) of \(log): an unfinished write, moved here before the "
      + "next one.\n"
    try replacement.replace(path + ".note", with: Array(note.utf8))
    notices.append(.tailQuarantined(byteCount: count, path: path))
  }

  /// Begins this machine's log, its first events in one file that appears as a whole.
  private mutating func begin(_ events: [EventEnvelope], writer: WriterID) throws(LogError) {
    let path: String =
      switch place {
      case .folder: place.logFolderPath + "/\(writer.text).jsonl"
      case .file(let path): path
      }
    var bytes: [UInt8] = []
    let seal = LogLine.write(events, after: .beforeFirst, to: &bytes)
    let isNew = logs.isEmpty
    do throws(FileError) {
      try makeFolder(place.logFolderPath)
      guard try system.status(at: path) == nil else {
        throw FileError(action: "make", path: path, code: 0, reason: "it exists")
      }
      if case .folder = place, case .logOpened(let opened) = events[0].event {
        try MachineRecords(system: system, places: places).keep(
          record(of: opened.ledger, writer: writer))
      }
      try FileReplacement(system: system).replace(path, with: bytes)
      let file = try system.open(path, .read)
      var log = Log(
        writer: writer, file: file, status: try system.status(of: file),
        state: LogVerifier.State())
      log.advance(events, seal: seal, end: bytes.count)
      setLog(log)
    } catch {
      throw LogError(writing: error)
    }
    newWriter = nil
    if case .logOpened(let opened) = events[0].event {
      notices.append(
        isNew
          ? .ledgerMade(path: place.path, currency: opened.currency) : .writerBegan(writer))
    }
    keepRecord(writer: writer)
  }

  private func record(
    of ledger: LedgerID, writer: WriterID
  ) throws(FileError) -> MachineRecord {
    MachineRecord(
      ledger: ledger, machineID: places.machineID, path: fullPath, inode: try ledgerInode(),
      writer: writer)
  }

  /// Keeps the record of this machine up to date; the events are stored whether or not it can be.
  private mutating func keepRecord(writer: WriterID) {
    guard let ledger = ledgerID else { return }
    do throws(FileError) {
      let records = MachineRecords(system: system, places: places)
      let record = try record(of: ledger, writer: writer)
      let kept = try records.record(
        of: ledger, path: record.path, inode: record.inode
      ) { _, _ in false }
      if kept != record { try records.keep(record) }
    } catch {
      notices.append(.recordNotKept(problem: error.problem))
    }
  }
}

extension LogFolder.Log {
  /// Notes that events were added behind the last one.
  fileprivate mutating func advance(_ events: [EventEnvelope], seal: Seal, end: Int) {
    state.end = end
    state.eventCount += events.count
    state.seal = seal
    state.latestTime = events.last?.recordedAt
    state.lacksLineFeed = false
    state.unfinishedByteCount = 0
    if case .logOpened(let opened) = events.first?.event { state.opened = opened }
  }
}
