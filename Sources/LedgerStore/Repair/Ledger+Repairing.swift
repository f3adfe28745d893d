public import LedgerModel
import Synchronization

/// A log from whose end bytes were cut that proved nothing.
public struct CutLog: Hashable, Sendable {
  /// The log's path.
  public var log: String
  /// How many bytes were cut.
  public var byteCount: Int
  /// Where they stand now.
  public var copy: String
  /// The event that records it.
  public var event: EventID
}

extension Ledger {
  /// Cuts off what stands behind the verified part of this machine's own log, where nothing that is
  /// known to have been acknowledged is lost by it, and records that. The bytes are kept in quarantine.
  ///
  /// - Returns: What was cut; `nil` where there is nothing that can be cut.
  /// - Throws: As ``perform(_:key:)``.
  public nonisolated func repairEnd() async throws -> CutLog? {
    guard let store = store as? FileEventStore else { return nil }
    let answer = WaitingAnswer<CutLog?>()
    return try await answer.value {
      executor.wait {
        answer.resume(with: Result { try self.repairEnd(of: store, for: answer) })
      }
    }
  }

  /// Waits for the lock, and cuts unless nobody waits any more.
  private nonisolated func repairEnd(
    of store: FileEventStore, for answer: WaitingAnswer<CutLog?>
  ) throws(LedgerError) -> CutLog? {
    try asLedgerError {
      guard answer.isAwaited else { return nil }
      let folder = store.folder.state.withLock { folder in folder }
      let lock = try store.lock(deadline: lockDeadline)
      defer { folder.giveBack(lock) }
      guard answer.begin() else { return nil }
      return try run { ledger in try ledger.cutUnfinished(of: store) }
    }
  }

  /// Cuts what can be cut, while nobody else can write, and records it.
  private func cutUnfinished(of store: FileEventStore) throws -> CutLog? {
    let cut = try store.folder.state.withLock { folder throws(LogError) in
      _ = try folder.catchUp(isLocked: true, isComplete: true)
      return try folder.cutOwnLog()
    }
    guard let cut else { return nil }
    // Ready for a write by now, as any other log.
    let log = try FileLockedLog(store.folder, isLocked: true)
    let event = EventEnvelope(
      id: EventID(writer: log.writer, number: log.nextNumber),
      recordedAt: try nextTime(after: log),
      event: .log(
        .logRepaired(
          LogRepaired(
            offset: cut.offset, byteCount: cut.byteCount,
            copy: cut.copy.split(separator: "/").last.map(String.init) ?? cut.copy,
            reason: "asked for"))))
    try log.append([event])
    return CutLog(log: cut.log, byteCount: cut.byteCount, copy: cut.copy, event: event.id)
  }
}

extension LogFolder {
  /// Bytes that were cut.
  fileprivate struct Cut {
    var log: String
    var offset: Int
    var byteCount: Int
    var copy: String
  }

  /// Cuts the end of this machine's own log, where that is possible.
  fileprivate mutating func cutOwnLog() throws(LogError) -> Cut? {
    guard let issue = try issues().first(where: \.canCut),
      let log = logs.first(where: { $0.file.path == issue.log })
    else { return nil }
    let copy = try cut(log)
    _ = try catchUp(isLocked: true)
    return Cut(
      log: issue.log, offset: log.state.end, byteCount: issue.restByteCount, copy: copy)
  }
}
