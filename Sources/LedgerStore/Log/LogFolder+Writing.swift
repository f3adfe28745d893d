import LedgerModel

extension LogFolder {
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
    var chain = LogChain(
      writer: log.writer, eventCount: log.state.eventCount, seal: log.state.seal,
      latestTime: log.state.latestTime)
    try chain.append(events, beside: eventCounts, to: &bytes)
    let file: OpenFile
    let start = log.state.end
    do throws(FileError) {
      file = try openEnd(of: &log)
      try clearEnd(of: log, file)
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
      throw .unknown(problem: error.problem, errno: error.code)
    }
    if log.state.lacksLineFeed {
      notices.append(.lineFeedAdded(line: log.state.eventCount))
    }
    log.advance(events, seal: chain.seal, end: start + bytes.count)
    try lookAgain(at: &log, file)
    setLog(log)
    acknowledge(log)
  }

  /// Notes how a log looks behind a write to its end. Who found another lock in its place may have
  /// written there too; which of both lines stands where its number says is not known then.
  private mutating func lookAgain(at log: inout Log, _ file: OpenFile) throws(LogError) {
    do throws(FileError) {
      log.status = try system.status(of: file)
    } catch {
      // The mark cannot say how it looks, and is left as it was.
      notices.append(.recordNotKept(problem: error.problem))
      return
    }
    if log.status.byteCount != log.state.end {
      throw .unknown(problem: "another program wrote to '\(file.path)' at the same time")
    }
  }

  /// Takes away what stands behind the last line of the own log, in front of a write.
  private mutating func clearEnd(of log: Log, _ file: OpenFile) throws(FileError) {
    guard log.state.unfinishedByteCount > 0 else { return }
    try quarantine(log)
    try cut(file, to: log.state.end)
    try synchronize(file)
  }

  /// Opens the own log for appending. What has its name must still be as it was looked at: somebody
  /// who knows of no lock may have put another file in its place.
  private func openEnd(of log: inout Log) throws(FileError) -> OpenFile {
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
      throw changed(path)
    }
    log.openEnd = end
    return end.file
  }

  /// Refuses to put a file in the place of one that is no longer as it was looked at: somebody who knows
  /// of no lock may have written to it.
  ///
  /// - Parameter known: `nil` where nothing stood there.
  func checkUnchanged(_ path: String, _ known: FileStatus?) throws(FileError) {
    if try system.status(at: path) != known { throw changed(path) }
  }

  /// What is said where somebody who knows of no lock changed a log under a write.
  func changed(_ path: String) -> FileError {
    FileError(action: "write to", path: path, code: 0, reason: "it changed meanwhile")
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
      throw .unknown(problem: error.problem, errno: error.code)
    }
    log.state.unfinishedByteCount = 0
    setLog(log)
    acknowledge(log)
  }

  /// Begins this machine's log, its first events in one file that appears as a whole.
  private mutating func begin(_ events: [EventEnvelope], writer: WriterID) throws(LogError) {
    let path = path(of: writer)
    var bytes: [UInt8] = []
    var chain = LogChain(writer: writer)
    try chain.append(events, beside: eventCounts, to: &bytes)
    try checkLedger(of: events[0])
    let isNew = logs.isEmpty
    do throws(FileError) {
      try makeFolder(place.logFolderPath)
      guard try system.status(at: path) == nil else {
        throw FileError(action: "make", path: path, code: 0, reason: "it exists")
      }
      if case .folder = place, case .logOpened(let opened) = events[0].event {
        try register(writer, of: opened.ledger)
      }
      try FileReplacement(system: system).replace(path, with: bytes)
      // A folder that was there may have been made by a process that died before it was on the disk.
      try synchronizeNames()
      let kept = try KeptFile(system, path, .read)
      var log = Log(
        writer: writer, kept: kept, status: kept.status, state: LogVerifier.State())
      log.advance(events, seal: chain.seal, end: bytes.count)
      try beginLog(log)
      newWriter = nil
      acknowledge(log)
    } catch {
      if isFree(path) { throw LogError(writing: error) }
      // It has its name, and nothing says whether that is on the disk.
      isDead = true
      throw .unknown(problem: error.problem, errno: error.code)
    }
    if case .logOpened(let opened) = events[0].event {
      notices.append(
        isNew
          ? .ledgerMade(path: place.path, currency: opened.currency) : .writerBegan(writer))
    }
  }
}

extension LogFolder {
  /// How many events each log has.
  private var eventCounts: [WriterID: Int] {
    Dictionary(logs.map { ($0.writer, $0.state.eventCount) }) { first, _ in first }
  }

  /// Refuses a log that would be taken for one of another ledger.
  private func checkLedger(of first: EventEnvelope) throws(LogError) {
    guard case .logOpened(let opened) = first.event else { return }
    let ledgers = joinedLedgers.all
    guard ledgers.isEmpty || ledgers.contains(opened.ledger) else {
      throw .unwritable(
        first.id, type: first.event.type, reason: "it is the log of another ledger")
    }
  }

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
      if case .log(.ledgerJoined(let joined)) = envelope.event {
        state.joined.insert(joined.ledger)
      }
    }
  }
}
