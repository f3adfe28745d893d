import LedgerModel

extension LogFolder {
  /// Which ledger the logs are of; `nil` while there is none.
  var ledgerID: LedgerID? { remembered?.memory.ledger }

  /// Notes what of the logs is missing that was here before, and remembers the logs as they are.
  mutating func compareWithMemory() throws(FileError) {
    guard isVerifying, let remembered else {
      setMissing([])
      return
    }
    var missing: [MissingEvents] = []
    for (expected, isOwn) in remembered.expectations {
      let path = path(of: expected.writer)
      let log = logs.first { $0.file.path == path }
      guard var loss = try loss(of: expected, in: log) else { continue }
      if loss == .gone, isDisplaced(expected, remembered) { loss = .displaced }
      missing.append(
        MissingEvents(
          loss: loss, writer: expected.writer, isOwn: isOwn, log: path,
          seenCount: expected.eventCount,
          count: min(log?.state.eventCount ?? 0, expected.eventCount)))
    }
    setMissing(missing)
    rememberLogs()
  }

  /// Whether a log that is gone is of another ledger than those that stand here.
  private func isDisplaced(_ expected: VerifiedLog, _ remembered: RememberedLedger) -> Bool {
    let ledger = remembered.ledger(of: expected.writer)
    guard logs.contains(where: { $0.state.opened != nil }), !joinedLedgers.all.contains(ledger)
    else { return false }
    return ledger != remembered.memory.ledger || !remembered.hasSeen(logs)
  }

  /// What became of a log; `nil` where it holds what it held, or says itself that it is damaged.
  private func loss(
    of expected: VerifiedLog, in log: Log?
  ) throws(FileError) -> MissingEvents.Loss? {
    guard let log else { return .gone }
    if log.state.eventCount < expected.eventCount {
      if log.state.damage != nil { return nil }
      return log.state.unfinishedByteCount > 0 ? .unreadable : .older
    }
    if log.state.eventCount == expected.eventCount {
      return log.state.seal == expected.seal ? nil : .replaced
    }
    let verifier = LogVerifier(system: system, path: log.file.path)
    return try verifier.stands(expected.seal, at: expected.end, in: log.file) ? nil : .replaced
  }

  /// Remembers the logs of other devices that were verified, but those of which something is missing.
  /// What this machine's own log holds is for the mark alone to say.
  ///
  /// Derived: where it cannot be kept, they are verified again the next time. While it is asked what
  /// stood here before, nothing is kept: who takes its place keeps it with that. Nor while another ledger
  /// stands here.
  private mutating func rememberLogs() {
    guard !isDead, var remembered, remembered.formers.isEmpty,
      !missing.contains(where: { $0.loss == .displaced })
    else { return }
    var seen = remembered.seen
    for log in logs {
      guard !missing.contains(where: { $0.writer == log.writer }),
        log.writer != remembered.record?.writer, let verified = VerifiedLog(log),
        verified != seen[log.writer], !unsynchronized.contains(log.writer)
      else { continue }
      // Else a loss of power could leave a file that looks as it did, and is not what it was.
      guard (try? system.synchronize(log.file)) != nil else {
        unsynchronized.insert(log.writer)
        continue
      }
      seen[log.writer] = verified
    }
    seen.damaged = logs.filter { $0.state.damage != nil }.map(\.writer)
    guard seen != remembered.seen else { return }
    remembered.seen = seen
    self.remembered = remembered
    keep(seen)
  }

  /// Writes what was seen. It is derived: where it cannot be kept, nothing is lost by it.
  private mutating func keep(_ seen: SeenLogs) {
    let files = remembered?.files
    remembered?.files = nil
    guard let bytes = try? remembered?.memory.keep(seen) else { return }
    remembered?.files = files
    remembered?.files?.seen = bytes
  }

  /// Remembers when every line was verified.
  mutating func rememberVerification(at time: Timestamp) {
    guard var seen = remembered?.seen else { return }
    seen.verifiedAt = time
    remembered?.seen = seen
    keep(seen)
  }

  /// This machine's writer in the ledger: the one of its record, else a new one.
  ///
  /// - Throws: ``LogError/needsAdoption(path:)`` where a single log is not this machine's.
  mutating func ownWriter() throws(LogError) -> WriterID {
    // Another process may have begun since a new writer was chosen here.
    if let record = remembered?.record { return record.writer }
    if case .file(let path) = place, !logs.isEmpty {
      guard isAdopting else { throw .needsAdoption(path: path) }
      return logs[0].writer
    }
    if let newWriter, !logs.contains(where: { $0.writer == newWriter }) { return newWriter }
    var writer = RandomNames.writer(system)
    while logs.contains(where: { $0.writer == writer }) { writer = RandomNames.writer(system) }
    newWriter = writer
    return writer
  }

  /// The latest time in any log.
  var latestTime: Timestamp? { logs.compactMap(\.state.latestTime).max() }

  func record(of ledger: LedgerID, writer: WriterID) throws(FileError) -> MachineRecord {
    try places.checkMachine()
    return MachineRecord(
      ledger: ledger, machineID: places.machineID, path: fullPath, inode: inode,
      writer: writer)
  }

  /// Remembers that this machine's own log was stored up to its end; the events are stored whether
  /// or not that can be remembered.
  mutating func acknowledge(_ log: Log) {
    guard let ledger = log.state.opened?.ledger, let verified = VerifiedLog(log) else { return }
    do throws(FileError) {
      try rememberRecord(of: ledger, writer: log.writer)
      var sequence = 0
      if case .mark(let mark) = remembered?.mark { sequence = mark.sequence + 1 }
      let mark = DurableMark(sequence: sequence, log: verified)
      remembered?.mark = .mark(mark)
      try keep(mark)
    } catch {
      notices.append(.recordNotKept(problem: error.problem))
    }
  }

  /// Sees to it that the record is of this ledger as it stands here and of this writer.
  private mutating func rememberRecord(
    of ledger: LedgerID, writer: WriterID
  ) throws(FileError) {
    let record = try record(of: ledger, writer: writer)
    if remembered?.record == record { return }
    var remembered =
      if let remembered, remembered.memory.inode == record.inode { remembered } else {
        try recall(ledger)
      }
    if remembered.record != record {
      if let kept = try keepExpectations(of: remembered, in: remembered.memory) {
        remembered.files?.seen = kept.bytes
        remembered.seen = kept
        remembered.formers = []
      }
      let bytes = try remembered.memory.keep(record)
      remembered.files?.record = bytes
      remembered.record = record
    }
    self.remembered = remembered
  }

  /// Goes on expecting what stood at the path before, in front of a record that takes its place. A single
  /// log has one writer, and one file in which this machine is it.
  ///
  /// - Parameter memory: Of the ledger that the record is of.
  /// - Returns: What is expected from now on; `nil` where nothing stood there.
  @discardableResult
  func keepExpectations(
    of remembered: RememberedLedger, in memory: MachineMemory
  ) throws(FileError) -> SeenLogs? {
    guard !remembered.formers.isEmpty else { return nil }
    var seen = memory.seen(try memory.files(like: nil).seen)
    for (log, _) in remembered.expectations { seen[log.writer] = log }
    try memory.keep(seen)
    switch place {
    case .file: try memory.forget(remembered.formers)
    case .folder: try memory.forgetPath(of: remembered.formers)
    }
    return seen
  }

  /// Writes a mark, and notes what its file holds then.
  private mutating func keep(_ mark: DurableMark) throws(FileError) {
    guard let memory = remembered?.memory else { return }
    var files = remembered?.files
    remembered?.files = nil
    try memory.keep(mark, in: &files)
    remembered?.files = files
  }

  /// Has the mark say how far the own log was stored, and no longer how its file looked; where that
  /// cannot be kept, it says both as before.
  mutating func forgetLook() {
    guard case .mark(let mark) = remembered?.mark else { return }
    var log = mark.log
    log.modifiedNanoseconds = VerifiedLog.noTime
    let next = DurableMark(sequence: mark.sequence + 1, log: log)
    guard (try? keep(next)) != nil else { return }
    remembered?.mark = .mark(next)
  }
}
