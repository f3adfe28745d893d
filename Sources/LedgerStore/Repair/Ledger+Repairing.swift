import LedgerModel
import Synchronization

extension Ledger {
  /// Cuts off what stands behind the verified part of this machine's own log, where nothing that is
  /// known to have been acknowledged is lost by it, and records that. The bytes are kept in quarantine.
  ///
  /// - Returns: What was cut; `nil` where there is nothing that can be cut.
  /// - Throws: As ``perform(_:key:)``.
  package nonisolated func repairEnd() async throws -> LogIssue? {
    guard let store = store as? FileEventStore else { return nil }
    let answer = WaitingAnswer<LogIssue?>()
    return try await answer.value {
      executor.wait {
        answer.resume(with: Result { try self.repairEnd(of: store, for: answer) })
      }
    }
  }

  /// Waits for the lock, and cuts unless nobody waits any more.
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

  /// Cuts what can be cut, while nobody else can write, and records it.
  private func cutUnfinished(of store: FileEventStore) throws -> LogIssue? {
    let cut = try store.logs.withLock { logs throws(LogError) in
      try logs.catchUp(isLocked: true, isComplete: true)
      return try logs.cutOwnLog()
    }
    guard let (found, offset, copy) = cut else { return nil }
    var issue = found
    // Ready for a write by now, as any other log.
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
  /// Cuts the end of this machine's own log, where that is possible.
  ///
  /// - Returns: What was wrong, where the cut bytes stood, and where they stand now.
  fileprivate mutating func cutOwnLog() throws(LogError) -> (LogIssue, offset: Int, copy: String)? {
    guard let issue = try issues().first(where: \.canCut), let log = log(at: issue.log) else {
      return nil
    }
    let copy = try giveUpEnd(of: log)
    try catchUp(isLocked: true)
    return (issue, log.state.end, copy)
  }
}
