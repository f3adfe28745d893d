import LedgerModel

extension LogFolder {
  /// Which ledger the logs are of; `nil` while there is none.
  var ledgerID: LedgerID? { remembered?.ledger }

  /// Finds what this machine remembers of the ledger as it stands here.
  var search: RecordSearch {
    RecordSearch(
      records, directory, inode: inode, known: remembered, hasMadeLock: hasMadeLock)
  }

  /// This machine's writer in the ledger: the one of its record, else a new one.
  ///
  /// - Throws: ``LogError/needsAdoption(path:)`` where a single log is not this machine's.
  mutating func ownWriter() throws(LogError) -> WriterID {
    // Another process may have begun since a new writer was chosen here.
    if let writer = remembered?.writer { return writer }
    if case .file(let path) = place, !logs.isEmpty {
      guard isAdopting else { throw .needsAdoption(path: path) }
      return logs[0].writer
    }
    var writer = newWriter ?? RandomNames.writer(system)
    while log(of: writer) != nil { writer = RandomNames.writer(system) }
    newWriter = writer
    return writer
  }

  /// Notes what of the logs is missing that was here before, and remembers the logs as they are.
  mutating func compareWithMemory() throws(FileError) {
    guard isVerifying, let remembered else {
      missing = []
      return
    }
    var missing: [MissingEvents] = []
    for (expected, isOwn) in remembered.expectations {
      let path = directory.path(of: expected.writer)
      let log = log(at: path)
      guard var loss = try log.map({ log throws(FileError) in try log.loss(of: expected) }) ?? .gone
      else { continue }
      if loss == .gone, isDisplaced(expected, remembered) { loss = .displaced }
      missing.append(
        MissingEvents(
          loss: loss, writer: expected.writer, isOwn: isOwn, log: path,
          seenCount: expected.eventCount,
          count: min(log?.state.eventCount ?? 0, expected.eventCount)))
    }
    self.missing = missing
    rememberLogs()
  }

  /// Whether a log that is gone is of another ledger than those that stand here.
  private func isDisplaced(_ expected: VerifiedLog, _ remembered: LedgerMemory) -> Bool {
    let ledger = remembered.ledger(of: expected.writer)
    guard logs.contains(where: { $0.state.opened != nil }), !joinedLedgers.all.contains(ledger)
    else { return false }
    return ledger != remembered.ledger || !remembered.hasSeen(logs)
  }

  /// Remembers the logs of other devices that were verified, but those of which something is missing.
  /// What this machine's own log holds is for a write alone to say.
  ///
  /// Derived: where it cannot be kept, they are verified again the next time. While it is asked what
  /// stood here before, nothing is kept: who takes its place keeps it with that. Nor while another ledger
  /// stands here.
  private mutating func rememberLogs() {
    guard !isDead, let remembered, remembered.previous.isEmpty,
      !missing.contains(where: { $0.loss == .displaced })
    else { return }
    var mark = remembered.record.mark
    for log in logs {
      guard !missing.contains(where: { $0.writer == log.writer }), log.writer != remembered.writer,
        let verified = VerifiedLog(log), verified != mark[log.writer],
        !unsynchronized.contains(log.writer)
      else { continue }
      // Else a loss of power could leave a file that looks as it did, and is not what it was.
      guard (try? system.synchronize(log.file)) != nil else {
        unsynchronized.insert(log.writer)
        continue
      }
      mark[log.writer] = verified
    }
    mark.damaged = logs.filter { $0.state.damage != nil }.map(\.writer)
    if mark != remembered.record.mark { keepDerived(mark) }
  }

  /// Remembers when every line was verified.
  mutating func rememberVerification(at time: Timestamp) {
    guard var mark = remembered?.record.mark else { return }
    mark.verifiedAt = time
    keepDerived(mark)
  }

  /// Keeps what was seen, unless a writer is at work, who says in the same record what was acknowledged.
  /// It is derived: where it cannot be kept, nothing is lost by it.
  private mutating func keepDerived(_ mark: HighWaterMark) {
    remembered?.record.mark = mark
    if isLocked {
      try? keepRecord()
      return
    }
    var lock: OpenFile?
    if (try? system.status(at: place.lockPath)) != .some(nil) {
      do throws(FileError) {
        lock = try system.lock(place.lockPath, deadline: .zero)
        if lock == nil { return }
      } catch {
        // What nobody may lock nobody writes to.
      }
    }
    defer { if let lock { system.close(lock) } }
    // A writer may have been at work since the record was read.
    guard let known = remembered, var now = try? search.memory(of: known.ledger),
      now.previous.isEmpty, now.record.registration == known.record.registration
    else { return }
    now.record.mark.takeOthers(of: mark)
    remembered = now
    try? keepRecord()
  }

  /// Keeps the record as it is remembered.
  private mutating func keepRecord() throws(FileError) {
    guard var record = remembered?.record else { return }
    defer { remembered?.record = record }
    try records.keep(&record)
  }

  /// Remembers that this machine's own log was stored up to its end; the events are stored whether
  /// or not that can be remembered.
  mutating func acknowledge(_ log: LogFile) {
    guard let ledger = log.state.opened?.ledger, let verified = VerifiedLog(log) else { return }
    do throws(FileError) {
      try register(log.writer, of: ledger)
      remembered?.record.mark.own = verified
      try keepRecord()
    } catch {
      notices.append(.recordNotKept(problem: error.problem))
    }
  }

  /// Sees to it that the record is of this ledger as it stands here and of this writer, on the disk before
  /// anything is written: a log without its record is another machine's, and is never continued.
  ///
  /// What stood at the path before is expected of what takes its place from now on.
  mutating func register(_ writer: WriterID, of ledger: LedgerID) throws(FileError) {
    try records.places.checkMachine()
    var memory: LedgerMemory
    if let remembered, remembered.record.registration.inode == inode {
      memory = remembered
      if remembered.ledger != ledger { memory.record = try search.memory(of: ledger).record }
    } else {
      memory = try search.memory(of: ledger)
    }
    let path = directory.fullPath
    let registered = memory.record
    if registered.registration.writer == writer, registered.mark.path == path,
      !registered.files.isEmpty
    {
      remembered = memory
      return
    }
    for (log, _) in remembered?.expectations ?? [] where !memory.previous.isEmpty {
      memory.record.mark[log.writer] = log
    }
    memory.record.registration.writer = writer
    memory.record.mark.path = path
    memory.record.mark[writer] = nil
    if registered.registration.writer != writer { memory.record.mark.own = nil }
    let folder = records.folder(of: ledger)
    try directory.makeFolder(folder)
    try DurableFolder(system: system).synchronizeNames(to: folder)
    try records.keep(&memory.record, asWhole: true)
    try records.retire(memory.previous, for: writer)
    memory.previous = []
    remembered = memory
  }

  /// Has the record say how far the own log was stored, and no longer how its file looked; where that
  /// cannot be kept, it says both as before.
  mutating func forgetLook() {
    guard let own = remembered?.acknowledged else { return }
    remembered?.record.mark.own?.modifiedNanoseconds = VerifiedLog.noTime
    if (try? keepRecord()) == nil { remembered?.record.mark.own = own }
  }
}
