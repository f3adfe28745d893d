import LedgerModel
import Synchronization

extension FileEventStore {
  /// Accepts the logs as they are, although events that this machine stored or saw in them are damaged or missing:
  /// these events are lost. The damaged part of this machine's own log and all bytes after it are moved to quarantine.
  ///
  /// If events of this machine's own log are lost, the next write to a folder begins a new log, because another device
  /// may hold the missing events of the old one under the same numbers. A single log goes on as it is, so that its
  /// numbers are used again; one of another device must be adopted.
  ///
  /// - Parameter lockDeadline: How long to wait for another writer; zero or less tries once.
  /// - Returns: The logs that lost something.
  /// - Throws: ``LogError`` if the logs cannot be read or written, or the machine's record cannot be changed.
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
  /// Forgets the lost events that were stored or seen here before.
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
    // A single log may be gone entirely.
    memory.replacesMissing = true
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
      // Logs expected because of an earlier ledger at this path are kept as seen logs from now on.
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

  /// Forgets that this machine is the writer of a log in a folder. It goes on with a single log if that is its own.
  private func giveUpWriter(_ own: WriterID?, in record: inout MachineRecord) {
    record.mark.own = nil
    record.mark.path = directory.fullPath
    record.registration.writer = nil
    if case .file = place, let log = files.first, log.writer == own {
      record.registration.writer = own
    }
  }
}
