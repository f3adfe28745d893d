import LedgerModel

extension LedgerLogs {
  /// This machine's writer in the ledger: the one of its record, else a new one.
  ///
  /// - Throws: ``LogError/needsAdoption(path:)`` where a single log is not this machine's.
  mutating func ownWriter() throws(LogError) -> WriterID {
    // Another process may have begun since a new writer was chosen here.
    if let writer = memory.found?.writer { return writer }
    if case .file(let path) = place, !files.isEmpty {
      guard isAdopting else { throw .needsAdoption(path: path) }
      return files[0].writer
    }
    var writer = newWriter ?? RandomNames.writer(system)
    while log(of: writer) != nil { writer = RandomNames.writer(system) }
    newWriter = writer
    return writer
  }

  /// Notes what of the logs is missing that was here before, and remembers the logs as they are.
  mutating func compareWithMemory() throws(FileError) {
    guard isVerifying, let remembered = memory.found else {
      missing = []
      return
    }
    var missing: [MissingEvents] = []
    for (expected, isOwn) in remembered.expectations {
      let path = directory.path(of: expected.writer)
      let log = log(at: path)
      let loss: MissingEvents.Loss?
      if let log {
        loss = try log.loss(of: expected)
      } else {
        loss = isDisplaced(expected, remembered) ? .displaced : .gone
      }
      guard let loss else { continue }
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
  private func isDisplaced(_ expected: VerifiedLog, _ remembered: MachineRecord) -> Bool {
    let ledger = remembered.ledger(of: expected.writer)
    guard files.contains(where: { $0.state.opened != nil }), !joinedLedgers.all.contains(ledger)
    else { return false }
    return ledger != remembered.ledger || !remembered.hasSeen(files)
  }

  /// Remembers the logs of other devices that were verified, but those of which something is missing.
  /// What this machine's own log holds is for a write alone to say, but not that it is understood.
  ///
  /// Derived: where it cannot be kept, they are verified again the next time. While it is asked what
  /// stood here before, nothing is kept: who takes its place keeps it with that. Nor while another ledger
  /// stands here.
  private mutating func rememberLogs() {
    guard !isDead, let remembered = memory.found, remembered.previous.isEmpty,
      !missing.contains(where: { $0.loss == .displaced })
    else { return }
    var mark = remembered.mark
    mark.own?.takeReads(of: remembered.writer.flatMap(log(of:)).flatMap(VerifiedLog.init))
    for log in files {
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
    mark.damaged = files.filter { $0.state.damage != nil }.map(\.writer)
    if mark != remembered.mark { memory.keepDerived(mark, isLocked: isLocked) }
  }

  /// Whether this process has just verified every line.
  var areNewlyVerified: Bool { !files.isEmpty && files.allSatisfy(\.isNewlyVerified) }

  /// Remembers when every line was verified.
  mutating func rememberVerification(at time: Timestamp) {
    forgetNewlyVerified()
    guard var mark = memory.found?.mark else { return }
    mark.verifiedAt = time
    memory.keepDerived(mark, isLocked: isLocked)
  }

  /// Remembers that this machine's own log was stored up to its end; the events are stored whether
  /// or not that can be remembered.
  mutating func acknowledge(_ log: LogFile) {
    guard let ledger = log.state.opened?.ledger, let verified = VerifiedLog(log) else { return }
    do throws(FileError) {
      try memory.acknowledge(verified, of: ledger)
    } catch {
      notices.append(.recordNotKept(problem: error.problem))
    }
  }
}
