package import LedgerModel

extension Ledger {
  /// How many times as many of the last events are looked at next.
  private static let latestFactor = 16

  /// Folds the last events alone, where that answers a projection; `nil` where it does not, or where
  /// more than the log's own lines decides what they mean.
  func readLatest<V: Projection>(_ start: V) throws -> (CachedFold<V>, LogReading)? {
    guard let found = try anyLatest(start), let kept = found.0 as? CachedFold<V> else { return nil }
    return (kept, found.1)
  }

  private func anyLatest(_ start: any Projection) throws -> (any AnyCachedFold, LogReading)? {
    if let latest = start as? any LatestProjection { return try foldLatest(latest) }
    if let pair = start as? any PairedProjection { return try foldLatest(pair: pair) }
    return nil
  }

  private func foldLatest<P: LatestProjection>(
    _ start: P
  ) throws -> (any AnyCachedFold, LogReading)? {
    try forLatestLines { lines, store, opened in
      let kept = CachedFold(latest: Fold(into: start, from: lines.first), opened)
      let reading = try store.read(from: lines.position, parts: P.reads) { envelope in
        if envelope.recordedAt < lines.since {
          kept.pass(envelope)
        } else {
          kept.apply(envelope)
        }
        return true
      }
      kept.position = reading.position
      kept.take(staged)
      return kept.fold.projection.isAnswered ? (kept, reading) : nil
    }
  }

  /// The same of a pair whose first part is kept.
  private func foldLatest<P: PairedProjection>(
    pair start: P
  ) throws -> (any AnyCachedFold, LogReading)? {
    guard Fold<BudgetState>.answers(to: start.first),
      let (second, reading) = try readLatest(start.second)
    else { return nil }
    let pair = P(try read(start.first).0.fold.projection, second.fold.projection)
    let kept = CachedFold(latest: second.fold.saying(pair), second.opened)
    kept.position = reading.position
    return (kept, reading)
  }

  /// Tries more and more of the last lines until a body finds in them what it looks for; `nil` where
  /// it needs all of them, or where those before decide what they mean.
  private func forLatestLines<R>(
    _ body: (LatestLines, FileEventStore, LogOpened?) throws -> R?
  ) throws -> R? {
    guard let store = store as? FileEventStore else { return nil }
    var count = lengths.latestCount
    var budget: Fold<BudgetState>?
    while let lines = try store.latestLines(count) {
      let known = try budget ?? read(BudgetState()).0.fold
      guard known.allowsLatest else { return nil }
      budget = known
      if let found = try body(lines, store, known.projection.decisionState.opened) { return found }
      count *= Ledger.latestFactor
    }
    return nil
  }

  /// Events by their ids, in their order; one that is not there is left out.
  ///
  /// - Throws: As ``view(_:asOf:)``.
  package func events(_ ids: [EventID]) throws(LedgerError) -> [EventEnvelope] {
    try asLedgerError {
      let wanted = Set(ids)
      func found(from position: LogPosition) throws -> [EventEnvelope] {
        var found: [EventEnvelope] = []
        let reading = try store.read(from: position, parts: .all) { envelope in
          if wanted.contains(envelope.id) { found.append(copy envelope) }
          return found.count < wanted.count
        }
        try check(reading, nil)
        return found
      }
      let latest = try forLatestLines { lines, _, _ in
        let found = try found(from: lines.position)
        return found.count == wanted.count ? found : nil
      }
      return try latest ?? found(from: .start)
    }
  }

  /// Two projections as of one moment, the first with what its fold met.
  ///
  /// - Throws: As ``view(_:asOf:)``.
  package func folded<A: Projection, B: Projection>(
    _ first: A, beside second: B, asOf moment: AsOf? = nil
  ) throws(LedgerError) -> (Fold<A>, B) {
    try asLedgerError {
      guard moment == nil else {
        let both = try fold(ProjectionPair(first, second), asOf: moment)
        return (both.saying(both.projection.first), both.projection.second)
      }
      return try lookingOnce {
        (try fold(first, asOf: nil), try fold(second, asOf: nil).projection)
      }
    }
  }
}
