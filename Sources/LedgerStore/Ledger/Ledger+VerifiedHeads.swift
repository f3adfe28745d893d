import LedgerModel
import Synchronization

extension Ledger {
  /// Verifies every line that is not verified yet, and returns how far each log is whole.
  ///
  /// An unfinished write at the end is left out.
  ///
  /// - Returns: The heads by writer, the id of the ledger, and whether nothing is missing: events that others wait for,
  ///   a file that may be a log, the rest of a write.
  /// - Throws: ``LedgerError`` if there is no ledger, or it is damaged, lacks events that were there before, or holds
  ///   what only a newer version understands.
  public func verifiedHeads() throws(LedgerError) -> (
    heads: [VerifiedHead], ledger: String, isComplete: Bool
  ) {
    try asLedgerError {
      try lookingOnce {
        let reading = try store.reading()
        try check(reading, nil)
        if let error = reading.condition.errors.first { throw error }
        let heads = try (store as? FileEventStore)?.verifiedHeads() ?? []
        // A single log waits for another only if it was taken away from it.
        let waiting = heads.count > 1 ? try read(MonthlyBuckets()).0.fold.waiting : []
        return (
          heads, try ledgerID()?.text ?? "", reading.condition.hasAllBytes && waiting.isEmpty
        )
      }
    }
  }

  /// Returns the id of the ledger: that of the first log by writer, if several were joined.
  func ledgerID() throws -> LedgerID? {
    if let store = store as? FileEventStore { return try store.ledgerID() }
    return try read(BudgetState()).0.fold.projection.decisionState.opened?.ledger
  }
}

extension FileEventStore {
  fileprivate func verifiedHeads() throws(LogError) -> [VerifiedHead] {
    try logs.withLock { logs throws(LogError) in
      try logs.catchUp().compactMap {
        VerifiedLog(verifiedPartOf: $0).map { VerifiedHead(log: $0) }
      }
    }
  }

  fileprivate func ledgerID() throws(LogError) -> LedgerID? {
    try logs.withLock { logs throws(LogError) in try logs.catchUp().first?.state.opened?.ledger }
  }
}
