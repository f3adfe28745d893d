import LedgerModel

extension Ledger {
  /// Makes the ledger, with nothing in it but its first line, where there is none.
  ///
  /// - Returns: Whether it was made; false where there is one.
  /// - Throws: As ``perform(_:key:)``.
  public func begin() async throws(LedgerError) -> Bool {
    try asLedgerError {
      if try store.logCount() > 0 { return false }
      return try store.whileLocked(deadline: Ledger.lockDeadline) { log in
        guard try store.logCount() == 0 else { return false }
        try log.append(openingEvents(log, nil, try nextTime(after: log)))
        return true
      }
    }
  }
}
