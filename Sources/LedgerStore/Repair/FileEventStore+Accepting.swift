import LedgerModel
import Synchronization

extension FileEventStore {
  /// Takes the logs as they are, although this machine has stored or seen events in them that are
  /// damaged or missing now: what was stored and is lost is lost. What is damaged in this machine's own
  /// log is moved to quarantine, with all that stands behind it.
  ///
  /// Where events of this machine's own log are lost, the next write to a folder begins a new log,
  /// because another device may hold the missing events of the old one under the same numbers. A single
  /// log goes on as it is, so that its numbers are given again; one of another device must be adopted.
  ///
  /// - Parameter lockDeadline: How long to wait for another writer; zero or less asks once.
  /// - Returns: The logs in which something was lost.
  /// - Throws: ``LogError`` where the logs cannot be read or written, or the machine's record not be
  ///   changed.
  package func acceptOlder(
    lockDeadline: Duration = Ledger.lockDeadline
  ) throws -> [LogIssue] {
    let lock = try lock(deadline: lockDeadline)
    defer { system.close(lock) }
    return try logs.withLock { logs throws(LogError) in
      try logs.catchUp(isLocked: true, isComplete: true)
      return try logs.acceptOlder()
    }
  }
}

extension LedgerLogs {
  /// Forgets what was stored or seen here before and is lost.
  mutating func acceptOlder() throws(LogError) -> [LogIssue] {
    var issues = try issues().filter(\.isGivenUp)
    guard !issues.isEmpty, var remembered = memory.found else { return [] }
    for place in issues.indices {
      let issue = issues[place]
      if issue.isOwn, issue.restByteCount > 0 || issue.eventCount == 0,
        let log = log(at: issue.log)
      {
        issues[place].copy = try giveUpEnd(of: log)
      }
    }
    // Of a single log nothing may be left.
    memory.replacesGone = true
    try catchUp(isLocked: true)
    try LogError.writing { [issues] () throws(FileError) in
      let paths = issues.map(\.log)
      var mark = remembered.mark
      for known in mark.others where paths.contains(directory.path(of: known.writer)) {
        mark[known.writer] = nil
      }
      for log in files where paths.contains(log.path) {
        mark[log.writer] = VerifiedLog(log)
      }
      // What stood at the path before says what is missed, from now on as the logs that were seen.
      for (log, _) in remembered.expectations
      where !remembered.previous.isEmpty && !paths.contains(directory.path(of: log.writer)) {
        mark[log.writer] = log
      }
      let own = remembered.ownWriter(at: place)
      remembered.mark = mark
      if issues.contains(where: \.isOwn) { giveUpWriter(own, in: &remembered) }
      try memory.records.keep(&remembered, asWhole: true)
      try memory.records.retire(remembered.previous, for: remembered.writer)
    }
    newWriter = nil
    memory.found = nil
    missing = []
    return issues
  }

  /// Forgets that this machine is the writer of a log in a folder; it goes on with a single log, if that
  /// is its own.
  private func giveUpWriter(_ own: WriterID?, in record: inout MachineRecord) {
    record.mark.own = nil
    record.mark.path = directory.fullPath
    record.registration.writer = nil
    if case .file = place, let log = files.first, log.writer == own {
      record.registration.writer = own
    }
  }
}
