import LedgerModel

extension LogFolder {
  /// Locks the ledger against other writers; its folder is made where there is none.
  ///
  /// - Parameter isLast: Whether those who wait for the lock already are let before.
  func lock(deadline: Duration, isLast: Bool) throws(LogError) -> HeldLock {
    do throws(FileError) {
      try makePlace()
      while let file = try openLock(deadline: deadline, isLast: isLast) {
        do throws(FileError) {
          let lock = HeldLock(
            file: file, status: try system.status(of: file), since: system.instant)
          if try hasName(lock) {
            if lock.status.kind == .regular { return lock }
            throw refusedLock(lock.status.kind)
          }
        } catch {
          system.close(file)
          throw error
        }
        // The ledger was moved away while this waited for it.
        system.close(file)
        try makePlace()
      }
    } catch {
      throw LogError(writing: error)
    }
    throw .locked(path: place.lockPath)
  }

  private func openLock(deadline: Duration, isLast: Bool) throws(FileError) -> OpenFile? {
    do throws(FileError) {
      return try system.lock(place.lockPath, deadline: deadline, isLast: isLast)
    } catch {
      // What stands there says more than the system's words.
      if let kind = try system.status(at: place.lockPath)?.kind, kind != .regular {
        throw refusedLock(kind)
      }
      throw error
    }
  }

  /// What is no regular file may not keep two writers apart.
  private func refusedLock(_ kind: FileStatus.Kind) -> FileError {
    let reason =
      switch kind {
      case .folder: "it is a folder, where the lock should be"
      case .link: "it is a symbolic link, where the lock should be"
      case .special, .regular: "it is no regular file"
      }
    return FileError(action: "open", path: place.lockPath, code: 0, reason: reason)
  }

  /// Makes the ledger's folder where there is none.
  private func makePlace() throws(FileError) {
    guard case .folder(let path) = place else {
      try ErasureIntent(system: system, path: place.path).finish()
      return
    }
    var status = try system.status(at: path + "/.")
    if status == nil {
      try ErasureIntent(system: system, path: path).finish()
      try makeFolder(path)
      status = try system.status(at: path + "/.")
    }
    if let status, status.owner != system.userID {
      throw FileError(action: "write to", path: path, code: 0, reason: "it belongs to another user")
    }
  }

  /// Whether a lock is still the one that other processes find.
  func hasName(_ lock: HeldLock) throws(FileError) -> Bool {
    try system.status(at: place.lockPath)?.isSameFile(as: lock.status) == true
  }

  func giveBack(_ lock: HeldLock) {
    system.close(lock.file)
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
      file = try openEnd(of: &log)
    } catch {
      throw LogError(writing: error)
    }
    let start = log.state.end
    do throws(FileError) {
      if log.state.unfinishedByteCount > 0 {
        try quarantine(log)
        try cut(file, to: start)
        try synchronize(file)
      }
    } catch {
      throw LogError(writing: error)
    }
    do throws(FileError) {
      try system.append(bytes, to: file)
    } catch {
      try undo(log, file, error)
      throw LogError(writing: error)
    }
    do throws(FileError) {
      try synchronize(file)
    } catch {
      try? cut(file, to: start)
      throw .unknown(problem: error.problem)
    }
    if log.state.lacksLineFeed {
      notices.append(.lineFeedAdded(line: log.state.eventCount))
    }
    log.advance(events, seal: seal, end: start + bytes.count)
    if let status = try? system.status(of: file) { log.status = status }
    setLog(log)
    acknowledge(log)
  }

  /// Opens the own log for appending. What has its name must still be as it was looked at: somebody
  /// who knows of no lock may have put another file in its place.
  private mutating func openEnd(of log: inout Log) throws(FileError) -> OpenFile {
    let end: KeptFile
    if let known = log.openEnd, known.status.isSameFile(as: log.status) {
      end = known
    } else {
      end = try KeptFile(system, log.file.path, .append)
    }
    let path = log.file.path
    guard let status = try system.status(at: path) else {
      throw FileError(action: "write to", path: path, code: 0, reason: "it is gone")
    }
    try check(status, path)
    guard status.isSameFile(as: end.status), status.isSameFile(as: log.status),
      status.byteCount == log.status.byteCount
    else {
      throw FileError(action: "write to", path: path, code: 0, reason: "it changed meanwhile")
    }
    log.openEnd = end
    setLog(log)
    return end.file
  }

  /// Returns when a log is on the disk. An error is never followed by another try: the system may have
  /// dropped what it could not write, and would say that all is well.
  mutating func synchronize(_ file: OpenFile) throws(FileError) {
    do throws(FileError) {
      try system.synchronize(file)
    } catch {
      isDead = true
      throw error
    }
  }

  /// Shortens the own log. It may look then as it did when it was stored, and the cut need not be on
  /// the disk: the next writer asks the disk.
  private mutating func cut(_ file: OpenFile, to byteCount: Int) throws(FileError) {
    forgetLook()
    try system.truncate(file, to: byteCount)
  }

  /// Takes away what a failed write left behind.
  private mutating func undo(
    _ log: Log, _ file: OpenFile, _ error: FileError
  ) throws(LogError) {
    var log = log
    do throws(FileError) {
      try cut(file, to: log.state.end)
      try synchronize(file)
      log.status = try system.status(of: file)
    } catch {
      isDead = true
      throw .unknown(problem: error.problem)
    }
    log.state.unfinishedByteCount = 0
    setLog(log)
    acknowledge(log)
  }

  /// Begins this machine's log, its first events in one file that appears as a whole.
  private mutating func begin(_ events: [EventEnvelope], writer: WriterID) throws(LogError) {
    let path = path(of: writer)
    var bytes: [UInt8] = []
    let seal = LogLine.write(events, after: .beforeFirst, to: &bytes)
    let isNew = logs.isEmpty
    do throws(FileError) {
      try makeFolder(place.logFolderPath)
      guard try system.status(at: path) == nil else {
        throw FileError(action: "make", path: path, code: 0, reason: "it exists")
      }
      if case .folder = place, case .logOpened(let opened) = events[0].event {
        // Before the log: a log without its record is another machine's, and is never continued.
        let record = try record(of: opened.ledger, writer: writer)
        let memory = MachineMemory(
          system: system, places: places, ledger: opened.ledger, inode: record.inode)
        try memory.forgetMark()
        try memory.keep(record)
      }
      try FileReplacement(system: system).replace(path, with: bytes)
      // A folder that was there may have been made by a process that died before it was on the disk.
      try synchronizeNames()
      let kept = try KeptFile(system, path, .read)
      var log = Log(
        writer: writer, kept: kept, status: kept.status, state: LogVerifier.State())
      log.advance(events, seal: seal, end: bytes.count)
      try beginLog(log)
      newWriter = nil
      remembered = try recall(logs)
      acknowledge(log)
    } catch {
      if isFree(path) { throw LogError(writing: error) }
      // It has its name, and nothing says whether that is on the disk.
      isDead = true
      throw .unknown(problem: error.problem)
    }
    if case .logOpened(let opened) = events[0].event {
      notices.append(
        isNew
          ? .ledgerMade(path: place.path, currency: opened.currency) : .writerBegan(writer))
    }
  }
}

extension LogFolder {
  /// Whether it is certain that nothing stands at a path.
  private func isFree(_ path: String) -> Bool {
    do throws(FileError) {
      return try system.status(at: path) == nil
    } catch {
      return false
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
    for envelope in events {
      if case .ledgerJoined(let joined) = envelope.event { state.joined.insert(joined.ledger) }
    }
  }
}
