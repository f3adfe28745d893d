import LedgerModel

// Writes this machine's own log while the ledger is locked.
extension LedgerLogs {
  /// Prepares the log for appending.
  ///
  /// What was acknowledged is compared with what is there: see the table in the documentation of the log.
  ///
  /// - Throws: ``LogError`` if acknowledged events are missing or damaged, or if the bytes after them are not what a
  ///   write of this program leaves.
  mutating func recover() throws(LogError) {
    if isDead { throw .handleDead }
    if let own = missing.first(where: \.isOwn) { throw .acknowledgedMissing(own) }
    guard let writer = memory.found?.writer, var log = log(of: writer) else { return }
    let known = memory.found?.mark.own
    // Also if it is no longer than the mark says: the end of a failed write may have been cut off, without a sync of
    // the cut.
    if known?.describes(log.status) != true || known?.end != log.state.end {
      try askDisk(&log, from: known?.end)
    }
    if known == nil {
      try LogError.writing { () throws(FileError) in try directory.synchronizeNames() }
    }
    if let damage = log.state.damage { throw .damaged(damage) }
    if known == nil, log.state.unfinishedByteCount > 0 {
      throw .unmarkedTail(log: log.path, byteCount: log.state.unfinishedByteCount)
    }
    // Whether an event that only a newer version understands counts is unknown, and the write that follows is refused.
    if let known, log.state.eventCount > known.eventCount, log.state.newer.isEmpty {
      notices.append(
        .unconfirmedKept(
          first: EventID(writer: writer, number: known.eventCount),
          count: log.state.eventCount - known.eventCount))
    }
    if let verified = VerifiedLog(log), verified != known { acknowledge(log) }
  }

  /// Stores the unacknowledged end of a log, and reads the log again from the disk: what the system has in memory may
  /// never have reached it.
  ///
  /// - Parameter start: Where the end begins; `nil` if that is not known, and nothing is stored.
  private mutating func askDisk(_ log: inout LogFile, from start: Int?) throws(LogError) {
    try LogError.writing { () throws(FileError) in
      try synchronize(log.file)
      if let start, log.state.damage == nil, let end = try log.writeAgain(from: start) {
        try synchronize(end.file)
      }
      system.forgetCache(of: log.file)
      log.status = try system.status(of: log.file)
      log.state = try log.verified(isMarked: memory.found?.saysEnd(of: log.writer) == true)
      setLog(log)
      try compareWithMemory()
    }
    if let own = missing.first(where: \.isOwn) { throw .acknowledgedMissing(own) }
  }

  /// Returns what the next write must record first: that the log's end was repaired.
  func unrecordedRepairs(_ writer: WriterID) throws(LogError) -> [NewEvent] {
    guard let log = log(of: writer), log.state.unfinishedByteCount > 0 else { return [] }
    let copy = try LogError.writing { () throws(FileError) in
      try directory.quarantinePath(of: log, from: log.state.end)
    }
    return [
      NewEvent(
        LogRepaired(
          offset: log.state.end, byteCount: log.state.unfinishedByteCount,
          copy: LedgerPlace.name(of: copy)))
    ]
  }

  /// Appends events to the log. When the call returns, they survive a loss of power.
  mutating func append(_ events: EventList) throws(LogError) {
    guard let first = events.first else { return }
    if isDead { throw .handleDead }
    if let log = log(of: first.id.writer) {
      if let damage = log.state.damage { throw .damaged(damage) }
      try append(events, to: log)
    } else {
      try begin(events, writer: first.id.writer)
    }
  }

  private mutating func append(_ events: EventList, to log: LogFile) throws(LogError) {
    var log = log
    let chain = LogChain(
      writer: log.writer, eventCount: log.state.eventCount, seal: log.state.seal,
      latestTime: log.state.latestTime)
    var pieces = LogPieces(
      of: events, behind: chain, beside: eventCounts,
      lineFeedFirst: log.state.lacksLineFeed)
    var piece = try pieces.next()
    let start = log.state.end
    let file = try LogError.writing { () throws(FileError) in
      let file = try log.openEnd(in: directory)
      try clearEnd(of: log, file)
      return file
    }
    while let bytes = piece {
      do throws(FileError) {
        try system.append(bytes, to: file)
      } catch {
        try undo(log, file)
        throw LogError(writing: error)
      }
      do throws(LogError) {
        piece = try pieces.next()
      } catch {
        try undo(log, file)
        throw error
      }
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
    log.advance(pieces, to: start + pieces.byteCount)
    try lookAgain(at: &log, file)
    setLog(log)
    acknowledge(log)
  }

  /// Notes how a log looks after a write to its end. A process that found another lock in its place may have written
  /// there too; then it is unknown which of both lines has the number.
  private mutating func lookAgain(at log: inout LogFile, _ file: OpenFile) throws(LogError) {
    do throws(FileError) {
      log.status = try system.status(of: file)
    } catch {
      // The mark cannot record how it looks, and is left as it was.
      notices.append(.recordNotKept(problem: error.problem))
      return
    }
    if log.status.byteCount != log.state.end {
      throw .unknown(problem: "another program wrote to '\(file.path)' at the same time")
    }
  }

  /// Returns when a log is on the disk. After an error nothing is tried again: the system may have dropped what it
  /// could not write, and would report success.
  mutating func synchronize(_ file: OpenFile) throws(FileError) {
    do throws(FileError) {
      try system.synchronize(file)
    } catch {
      isDead = true
      throw error
    }
  }

  /// Removes what a failed write left.
  private mutating func undo(_ log: LogFile, _ file: OpenFile) throws(LogError) {
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

  /// Begins the log: its first events are in one file that appears as a whole.
  private mutating func begin(_ events: EventList, writer: WriterID) throws(LogError) {
    let path = directory.path(of: writer)
    var pieces = LogPieces(of: events, behind: LogChain(writer: writer), beside: eventCounts)
    var piece = try pieces.next()
    var unwritable: LogError?
    guard case .logOpened(let opened) = events[0].event else {
      preconditionFailure("a chain took a first event that opens no log")
    }
    let ledgers = joinedLedgers.all
    guard ledgers.isEmpty || ledgers.contains(opened.ledger) else {
      throw .unwritable(
        events[0].id, type: events[0].event.type, reason: "it is the log of another ledger")
    }
    let isNew = files.isEmpty
    do throws(FileError) {
      try directory.makeFolder(place.logFolderPath)
      guard try system.status(at: path) == nil else {
        throw FileError(action: "make", path: path, code: 0, reason: "it exists")
      }
      if case .folder = place { try memory.register(writer, of: opened.ledger) }
      try memory.replaceGone(by: opened.ledger)
      try FileReplacement(system: system).replace(path) { file throws(FileError) in
        while let bytes = piece {
          try system.append(bytes, to: file)
          do throws(LogError) {
            piece = try pieces.next()
          } catch {
            unwritable = error
            throw FileError(action: "write", path: path, code: 0, reason: error.problem)
          }
        }
      }
      // A process that died may have made the folder without syncing it.
      try directory.synchronizeNames()
      var log = try LogFile(system, path, writer: writer) { _ in }
      log.advance(pieces, to: pieces.byteCount)
      setLog(log)
      memory.inode = try directory.inode()
      newWriter = nil
      acknowledge(log)
    } catch {
      if let unwritable { throw unwritable }
      if isFree(path) { throw LogError(writing: error) }
      // The file has its name, and it is unknown whether that is on the disk.
      isDead = true
      throw .unknown(problem: error.problem, errno: error.code)
    }
    notices.append(
      isNew ? .ledgerMade(path: place.path, currency: opened.currency) : .writerBegan(writer))
  }

  /// Returns whether there is certainly nothing at a path.
  private func isFree(_ path: String) -> Bool {
    do throws(FileError) {
      return try system.status(at: path) == nil
    } catch {
      return false
    }
  }

  /// How many events each log has.
  private var eventCounts: [WriterID: Int] {
    Dictionary(files.map { ($0.writer, $0.state.eventCount) }) { first, _ in first }
  }
}
