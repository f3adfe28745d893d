import LedgerModel
import Synchronization

extension Ledger {
  /// Cuts off the bytes after the verified part of this machine's own log, if no event that is known to be acknowledged
  /// is lost, and records the repair. The bytes are kept in quarantine.
  ///
  /// - Returns: What was cut; `nil` if nothing can be cut.
  /// - Throws: The errors of ``perform(_:key:)``.
  package nonisolated func repairEnd() async throws -> LogIssue? {
    guard let store = store as? FileEventStore else { return nil }
    let answer = WaitingAnswer<LogIssue?>()
    return try await answer.value {
      executor.wait {
        answer.resume(with: Result { try self.repairEnd(of: store, for: answer) })
      }
    }
  }

  /// Waits for the lock, and cuts unless the caller no longer waits.
  private nonisolated func repairEnd(
    of store: FileEventStore, for answer: WaitingAnswer<LogIssue?>
  ) throws(LedgerError) -> LogIssue? {
    try asLedgerError {
      guard answer.isAwaited else { return nil }
      let lock = try store.lock(deadline: lockDeadline)
      defer { store.system.close(lock) }
      guard answer.begin() else { return nil }
      return try run { ledger in try ledger.cutUnfinished(of: store) }
    }
  }

  /// Cuts what can be cut while nobody else can write, and records it.
  private func cutUnfinished(of store: FileEventStore) throws -> LogIssue? {
    let cut = try store.logs.withLock { logs throws(LogError) in
      try logs.catchUp(isLocked: true, isComplete: true)
      return try logs.cutOwnLog()
    }
    guard let (found, offset, copy) = cut else { return nil }
    var issue = found
    // The log is ready for a write now, like any other.
    let log = try FileLockedLog(store, isLocked: true)
    let event = EventEnvelope(
      id: EventID(writer: log.writer, number: log.nextNumber),
      recordedAt: try nextTime(after: log),
      event: .log(
        .logRepaired(
          LogRepaired(
            offset: offset, byteCount: issue.restByteCount, copy: LedgerPlace.name(of: copy),
            reason: "asked for"))))
    try log.append([event])
    (issue.copy, issue.event) = (copy, event.id)
    return issue
  }
}

extension LedgerLogs {
  /// Cuts the end of this machine's own log, if that is possible.
  ///
  /// - Returns: The issue, the offset of the cut, and the path of the copy.
  fileprivate mutating func cutOwnLog() throws(LogError) -> (LogIssue, offset: Int, copy: String)? {
    guard let issue = try issues().first(where: \.canCut), let log = log(at: issue.log) else {
      return nil
    }
    let copy = try giveUpEnd(of: log)
    try catchUp(isLocked: true)
    return (issue, log.state.end, copy)
  }
}
