public import LedgerModel

extension Ledger {
  /// Returns what the ledger comes to, to be added up with other ledgers.
  ///
  /// The figures are those of ``spending(_:asOf:where:)``. Nothing is left out silently: a ledger that is damaged, lacks
  /// events that were there before, or holds what only a newer version understands, has no summary.
  ///
  /// - Parameters:
  ///   - axis: What the sums are of.
  ///   - months: The months; `nil` for all from the first to the last with an entry, an income or money put away.
  /// - Returns: The summary, and the id of the ledger.
  /// - Throws: ``LedgerError`` if there is no ledger, it cannot be read as a whole, or a figure is too large.
  public func summary(
    by axis: LedgerSummary.Axis, of months: ClosedRange<CalendarMonth>? = nil
  ) throws(LedgerError) -> (summary: LedgerSummary, ledger: String) {
    try asLedgerError {
      try lookingOnce {
        let reading = try store.reading()
        try check(reading, nil)
        if let error = reading.condition.errors.first { throw error }
        let (kept, _) = try read(BudgetState())
        let state = kept.fold.projection
        let isComplete = reading.condition.hasAllBytes && kept.fold.waiting.isEmpty
        let summary = try LedgerSummary(
          by: axis, of: months, state.buckets, eventCount: reading.position.eventCount,
          isComplete: isComplete
        ) { try read(EntryRegister(of: $0)).0.fold.projection }
        return (summary, try ledgerID()?.text ?? "")
      }
    }
  }
}

extension LedgerCondition {
  /// Whether nothing beside the logs may be one, and none ends with an unfinished write.
  var hasAllBytes: Bool { copies.isEmpty && unfinished.isEmpty }

  /// The reasons why figures do not cover everything that was written; empty if there are none.
  public var errors: [LogError] {
    damage.map { .damaged($0) } + missing.map { .acknowledgedMissing($0) }
      + newerEvents.map {
        .newerVersion(log: $0.log, line: $0.id.number + 1, reason: $0.reason)
      }
  }
}
