import LedgerModel

extension LedgerLogs {
  /// Returns this machine's writer in the ledger: that of its record, else a new one.
  ///
  /// - Throws: ``LogError/needsAdoption(path:)`` if a single log is not this machine's.
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

  /// Returns what is expected of a ledger that is read without being remembered; `nil` if no log names it.
  func expectation(of heads: [VerifiedLog], _ logs: [LogFile]) -> MachineRecord? {
    guard let ledger = logs.lazy.compactMap(\.state.opened?.ledger).first else { return nil }
    var mark = HighWaterMark(path: directory.fullPath)
    for head in heads { mark[head.writer] = head }
    return MachineRecord(
      registration: WriterRegistration(ledger: ledger, machine: "", inode: 0), mark: mark)
  }

  /// Notes which events that were here before are missing, and remembers the logs as they are.
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

  /// Returns whether a missing log belongs to another ledger than the logs that are here.
  private func isDisplaced(_ expected: VerifiedLog, _ remembered: MachineRecord) -> Bool {
    let ledger = remembered.ledger(of: expected.writer)
    guard files.contains(where: { $0.state.opened != nil }), !joinedLedgers.all.contains(ledger)
    else { return false }
    return ledger != remembered.ledger || !remembered.hasSeen(files)
  }

  /// Remembers the verified logs of other devices, except those that lack events. Of this machine's own log it
  /// remembers only that it is understood: its contents are for a write to acknowledge.
  ///
  /// Derived: if it cannot be kept, the logs are verified again the next time. Nothing is kept while an earlier ledger
  /// at this place may still be missed, since registering its replacement keeps it too, nor while another ledger is
  /// here.
  private mutating func rememberLogs() {
    guard !isDead, observed == nil, let remembered = memory.found, remembered.previous.isEmpty,
      !missing.contains(where: { $0.loss == .displaced })
    else { return }
    var mark = remembered.mark
    mark.own?.takeReads(of: remembered.writer.flatMap(log(of:)).flatMap { VerifiedLog($0) })
    for log in files {
      guard !missing.contains(where: { $0.writer == log.writer }), log.writer != remembered.writer,
        let verified = VerifiedLog(log), verified != mark[log.writer],
        !unsynchronized.contains(log.writer)
      else { continue }
      // Otherwise a loss of power could leave a file that looks unchanged with other contents.
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
    guard observed == nil, var mark = memory.found?.mark else { return }
    mark.verifiedAt = time
    memory.keepDerived(mark, isLocked: isLocked)
  }

  /// Remembers how far this machine's own log is stored. If that cannot be remembered, the events are stored all the
  /// same.
  mutating func acknowledge(_ log: LogFile) {
    guard let ledger = log.state.opened?.ledger, let verified = VerifiedLog(log) else { return }
    do throws(FileError) {
      try memory.acknowledge(verified, of: ledger)
    } catch {
      notices.append(.recordNotKept(problem: error.problem))
    }
  }
}
