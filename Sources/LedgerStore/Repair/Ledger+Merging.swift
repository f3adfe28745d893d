public import LedgerModel

/// What taking in logs of other devices came to, or would come to.
public struct LedgerMerge: Hashable, Sendable {
  /// Every log that was named, those that bring nothing new too.
  public var logs: [MergedLog]
  /// Those of them that are of ledgers which began apart. They are taken in only if it is said that both
  /// are one: never of a ledger that was compacted, since all would count twice.
  public var apart: [MergedLog]
  /// The ledgers that were joined, and are one with this from now on; none of a preview.
  public var joined: [LedgerID] = []
  /// How many attached files are named and are not here; 0 of a preview.
  public var absentReceiptCount = 0

  /// How many events came to this ledger, or would come, the first line of each new log with them.
  public var addedCount: Int { logs.reduce(0) { $0 + $1.addedCount } }
}

extension Ledger {
  /// What taking in logs would come to. Nothing is changed.
  ///
  /// - Parameter paths: Logs, or folders of ledgers: copies of this one as other devices have it.
  /// - Throws: ``FileRefusal`` if one of them is not taken in, ``LogError`` if a log cannot be read.
  public nonisolated func mergePreview(of paths: [String]) async throws -> LedgerMerge {
    try await onFiles { store, _ in try store.mergePreview(of: paths) }
  }

  /// Takes in the logs of other devices, each after it is proven whole, and proven to go on with what is
  /// here. Nothing that is here changes, and to take in the same log again adds nothing. Attached files
  /// come along from a ledger's folder.
  ///
  /// All of them are looked at before the first is taken in. Where there is no ledger here yet, the first log
  /// begins it.
  ///
  /// - Parameters:
  ///   - paths: Logs, or folders of ledgers.
  ///   - joining: Ledgers that began apart, and count as one with this from now on: of ``LedgerMerge/apart``,
  ///     if the person says so.
  /// - Throws: As ``mergePreview(of:)``; ``FileRefusal`` of one that is not to be joined;
  ///   ``LogError/locked(path:)`` if another writer held the lock past `lockDeadline`.
  @discardableResult
  public nonisolated func merge(
    _ paths: [String], joining: Set<LedgerID> = []
  ) async throws -> LedgerMerge {
    var merge = try await mergePreview(of: paths)
    if let other = merge.apart.first(where: { !joining.contains($0.ledger) }) {
      throw MergeRefusal.otherLedger(other)
    }
    for place in merge.logs.indices {
      let source = merge.logs[place].source
      do {
        merge.logs[place] = try await take(source)
      } catch MergeRefusal.otherLedger(let log) where joining.contains(log.ledger) {
        _ = try await perform(JoinLedger(log.ledger))
        merge.joined.append(log.ledger)
        merge.logs[place] = try await take(source)
      }
    }
    guard try await view(DecisionState()).receipts.isInUse else { return merge }
    let needed = try await view(ReceiptUses()).needed
    merge.absentReceiptCount = try await onFiles { store, _ in
      for path in paths { _ = try store.takeReceipts(needed, from: path) }
      return Set(needed.map(\.file.storedName)).count { !store.holdsReceipt($0) }
    }
    return merge
  }

  private nonisolated func take(_ source: String) async throws -> MergedLog {
    try await onFiles { store, deadline in try store.merge(source, lockDeadline: deadline) }
  }
}

extension FileEventStore {
  /// What taking in logs, one after the other, would come to: those of ledgers that began apart as if they
  /// were joined.
  fileprivate func mergePreview(of paths: [String]) throws -> LedgerMerge {
    var merge = LedgerMerge(logs: [], apart: [])
    for source in try paths.flatMap({ path in try logs(at: path) }) {
      let ledgers = Set(merge.apart.map(\.ledger))
      do {
        merge.logs.append(try mergePreview(of: source, joining: ledgers))
      } catch MergeRefusal.otherLedger(let log) {
        merge.apart.append(log)
        merge.logs.append(try mergePreview(of: source, joining: ledgers.union([log.ledger])))
      }
    }
    return merge
  }
}
