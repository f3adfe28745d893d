public import LedgerModel

extension Ledger {
  /// What one process leaves for the next.
  package static let keptProjections = KeptFigures.allCases.map(\.projection)

  /// The fold that an earlier process kept, for the projection that it is of; `nil` where there is
  /// none that fits, as of a short log.
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

  /// Keeps what the next process needs, where what is kept is far behind it.
  func keepDerived() {
    guard let store = store as? FileEventStore else { return }
    // Without it the next process reads more, and answers the same.
    for kept in Ledger.keptProjections { keep(kept, in: store) }
    if let keys = derived.keys,
      keys.position.eventCount - derived.keysEnd >= lengths.derivedTail
    {
      derived.keysEnd = keys.position.eventCount
      try? store.keep(keys.keys, upTo: keys.position)
    }
  }

  /// The same of a projection that was asked for, if a program wants it kept.
  func keepDerived<V: Projection>(_: V.Type) {
    guard V.traits.contains(.kept), let store = store as? FileEventStore,
      let kept = V.self as? any KeptProjection.Type
    else { return }
    keep(kept, in: store)
  }

  private func keep<P: KeptProjection>(_: P.Type, in store: FileEventStore) {
    guard let kept = folds[ObjectIdentifier(P.self)] as? CachedFold<P>, kept.start == P(),
      kept.position.eventCount - derived.foldEnds[P.snapshotName, default: 0]
        >= lengths.derivedTail
    else { return }
    derived.foldEnds[P.snapshotName] = kept.position.eventCount
    try? store.keep(kept)
  }

  /// Whether the log is known not to hold a key, without being read from the beginning.
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

  /// Folds all events again from the first, and compares that with what was kept between processes.
  ///
  /// - Returns: Whether both say the same, of `budgets` (the figures of the months, and what is set), `habits`
  ///   (what learns from entries), `balances` (what accounts hold) and `envelopes` (what each day and each
  ///   category came to, and what was put aside). What was not kept, as of a short log, is left out.
  /// - Throws: ``LedgerError`` if there is no ledger or it cannot be read.
  public func compareKeptFigures() throws(LedgerError) -> [String: Bool] {
    var comparisons: [String: Bool] = [:]
    for kept in KeptFigures.allCases {
      let comparison = try compareSnapshotWithReplay(of: kept.projection)
      if comparison != .notMade { comparisons[kept.rawValue] = comparison == .equal }
    }
    return comparisons
  }

  /// The first event that says of an earlier one what that is not; `nil` if there is none. All seals
  /// fit, and yet the log was changed: whoever did it sealed it anew.
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

  /// Folds all events again from the first, and compares that with the snapshot and what came after it.
  ///
  /// Each kind of snapshot is replayed by itself: what a fold keeps hangs on which members are read.
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
        // A fold by two threads stops nowhere between.
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

/// What one process leaves for the next of a long log, so that it need not be folded from the first event.
enum KeptFigures: String, CaseIterable {
  /// The figures of the months, and what is set.
  case budgets
  /// What learns from entries, and looks for the like of them.
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

/// Whether what was kept between processes says the same as all events, folded again from the first.
///
/// Only a comparison that was made says anything of the figures.
package enum SnapshotComparison: Hashable, Sendable {
  /// The snapshot and the events behind it give what all events give.
  case equal
  /// They give something else: the snapshot is wrong.
  case different
  /// Nothing was folded again: none was kept yet, as of a short log, or the one that was kept does not
  /// fit the logs.
  case notMade
}
