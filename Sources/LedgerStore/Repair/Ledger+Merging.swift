public import LedgerModel

/// The result of merging logs of other devices, or of its preview.
public struct LedgerMerge: Hashable, Sendable {
  /// Every given log, including those that add nothing.
  public var logs: [MergedLog]
  /// Those of them whose ledgers began separately. They are merged only if the caller says that both ledgers are one:
  /// never with the compacted form of the other, since everything would count twice.
  public var apart: [MergedLog]
  /// The ledgers that were joined and count as one with this from now on; empty in a preview.
  public var joined: [LedgerID] = []
  /// How many attached files are named but not here; 0 in a preview.
  public var absentReceiptCount = 0

  /// How many events came to this ledger, or would come, the first line of each new log with them.
  public var addedCount: Int { logs.reduce(0) { $0 + $1.addedCount } }
}

extension Ledger {
  /// Returns what merging logs would do. Nothing is changed.
  ///
  /// - Parameter paths: Logs, or folders of ledgers: copies of this one from other devices.
  /// - Throws: ``FileRefusal`` if one of them is refused, ``LogError`` if a log cannot be read.
  public nonisolated func mergePreview(of paths: [String]) async throws -> LedgerMerge {
    try await onFiles { store, _ in try store.mergePreview(of: paths) }
  }

  /// Merges the logs of other devices, each after proving that it is whole and continues what is here. Existing events
  /// never change, and merging the same log again adds nothing. Attached files are copied from a ledger's folder too.
  ///
  /// All of them are examined before the first is merged. If there is no ledger here yet, the first log begins it.
  ///
  /// - Parameters:
  ///   - paths: Logs, or folders of ledgers.
  ///   - joining: Ledgers that began separately and count as one with this from now on: from ``LedgerMerge/apart``, if
  ///     the person says so.
  /// - Throws: The errors of ``mergePreview(of:)``; ``FileRefusal`` for one that is not to be joined;
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
  /// Returns what merging logs in order would do, as if ledgers that began separately were joined.
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
