public import LedgerModel

extension Ledger {
  /// The projections that one process keeps for the next.
  package static let keptProjections = KeptFigures.allCases.map(\.projection)

  /// Returns the fold that an earlier process kept for a projection; `nil` if none fits, or the log is short.
  func keptFold<P: Projection>(of start: P, _ here: LogReading) throws -> CachedFold<P>? {
    guard here.position.eventCount >= lengths.derivedTail, P.traits.contains(.kept),
      let start = start as? any KeptProjection
    else { return nil }
    return try restored(start) as? CachedFold<P>
  }

  private func restored<P: KeptProjection>(_ start: P) throws -> (any AnyCachedFold)? {
    guard start == P(), let kept = try (store as? FileEventStore)?.keptFold(of: P.self) else {
      return nil
    }
    derived.foldEnds[P.snapshotName] = kept.position.eventCount
    return kept
  }

  /// Keeps what the next process needs, if the kept files are far behind.
  func keepDerived() {
    guard let store = store as? FileEventStore else { return }
    // If it fails, the next process reads more, with the same result.
    for kept in Ledger.keptProjections { keep(kept, in: store) }
    if let keys = derived.keys,
      keys.position.eventCount - derived.keysEnd >= lengths.derivedTail
    {
      derived.keysEnd = keys.position.eventCount
      try? store.keep(keys.keys, upTo: keys.position)
    }
  }

  /// Does the same for a projection that was viewed, if an app wants it kept.
  func keepDerived<V: Projection>(_: V.Type) {
    guard V.traits.contains(.kept), let store = store as? FileEventStore,
      let kept = V.self as? any KeptProjection.Type
    else { return }
    keep(kept, in: store)
  }

  private func keep<P: KeptProjection>(_: P.Type, in store: FileEventStore) {
    guard let kept = folds[ObjectIdentifier(P.self)] as? CachedFold<P>,
      kept.position.eventCount - derived.foldEnds[P.snapshotName, default: 0]
        >= lengths.derivedTail, kept.start == P()
    else { return }
    derived.foldEnds[P.snapshotName] = kept.position.eventCount
    try? store.keep(kept)
  }

  /// Returns whether the log certainly lacks a key, without reading it from the beginning.
  func isNew(_ key: IdempotencyKey) throws -> Bool {
    var (keys, position) = (KnownKeys(), LogPosition.start)
    if let known = derived.keys, try store.continues(from: known.position) {
      (keys, position) = known
    } else if let kept = try (store as? FileEventStore)?.keptKeys() {
      (keys, position) = kept
      derived.keysEnd = position.eventCount
    }
    derived.keys = nil
    let reading = try store.read(from: position, parts: .keys) { envelope in
      if let key = envelope.key { keys.insert(key) }
      return true
    }
    derived.keys = (keys, reading.position)
    return !keys.mayHold(key)
  }

  /// Folds all events again from the first, and compares the result with what was kept between processes.
  ///
  /// - Returns: Whether both agree, for each of `budgets` (the figures of the months, and the settings), `habits` (what
  ///   is learned from entries), `balances` (what accounts hold) and `envelopes` (what each day and each category came
  ///   to, and what was put aside). Figures that were not kept, as with a short log, are left out.
  /// - Throws: ``LedgerError`` if there is no ledger or it cannot be read.
  public func compareKeptFigures() throws(LedgerError) -> [String: Bool] {
    var comparisons: [String: Bool] = [:]
    for kept in KeptFigures.allCases {
      let comparison = try compareSnapshotWithReplay(of: kept.projection)
      if comparison != .notMade { comparisons[kept.rawValue] = comparison == .equal }
    }
    return comparisons
  }

  /// Returns the first event that contradicts an earlier one, and that one; `nil` if there is none. All seals fit, so
  /// somebody changed the log and sealed it again.
  ///
  /// - Throws: ``LedgerError`` if there is no ledger or it cannot be read.
  public func firstContradiction() throws -> (event: EventID, about: EventID)? {
    var claims = EventClaims(hasSeveralLogs: try condition().heads.count > 1)
    try forEachEvent { envelope in
      claims.take(envelope)
      return true
    }
    try forEachEvent { envelope in
      claims.compare(envelope)
      return true
    }
    return claims.first
  }

  /// Folds all events again from the first, and compares the result with the snapshot and the events after it.
  ///
  /// Each kind of snapshot is replayed by itself: the result of a fold depends on which members are read.
  ///
  /// - Throws: ``LedgerError`` if there is no ledger or it cannot be read.
  package func compareSnapshotWithReplay<P: KeptProjection>(
    of _: P.Type
  ) throws(LedgerError) -> SnapshotComparison {
    try asLedgerError {
      guard let store = store as? FileEventStore, let kept = try store.keptFold(of: P.self) else {
        return .notMade
      }
      let replayed: CachedFold<P>
      if P.self == BudgetState.self, try store.hasEarlierFolds() {
        // A fold by two threads does not stop in between.
        guard let compared = try replayComparing(in: store) as? CachedFold<P> else {
          return .different
        }
        replayed = compared
      } else {
        replayed = try newFold(P(), isSeveral: kept.position.logCount > 1)
      }
      _ = try readOn(replayed)
      _ = try readOn(kept)
      return kept.fold == replayed.fold ? .equal : .different
    }
  }
}

/// The figures that one process keeps for the next, so that a long log need not be folded from the first event.
enum KeptFigures: String, CaseIterable {
  /// The figures of the months, and the settings.
  case budgets
  /// What is learned from entries, to find similar ones.
  case habits
  /// What accounts hold.
  case balances
  /// What each day and each category came to, and what was put aside.
  case envelopes

  /// The projection that is kept.
  var projection: any KeptProjection.Type {
    switch self {
    case .budgets: BudgetState.self
    case .habits: EntryHabits.self
    case .balances: AccountSums.self
    case .envelopes: Envelopes.self
    }
  }
}

/// Whether what was kept between processes agrees with a replay of all events.
///
/// Only a comparison that was made says anything about the figures.
package enum SnapshotComparison: Hashable, Sendable {
  /// The snapshot and the events after it give the same as all events.
  case equal
  /// They differ: the snapshot is wrong.
  case different
  /// Nothing was replayed: no snapshot was kept yet, as with a short log, or it does not fit the logs.
  case notMade
}
