package import LedgerModel

extension Ledger {
  /// How many times as many of the last events are looked at next.
  private static let latestFactor = 16
  /// How many times that is done where what is asked for can be found otherwise.
  private static let latestTries = 2

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
    let isFoundOtherwise = (start as? any SelectiveProjection)?.selection != nil
    return try forLatestLines(isFoundOtherwise ? Ledger.latestTries : nil) { lines, store, opened in
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
      let (second, reading) = try readLatest(start.second) ?? readSelected(start.second)
    else { return nil }
    let pair = P(try read(start.first).0.fold.projection, second.fold.projection)
    let kept = CachedFold(latest: second.fold.saying(pair), second.opened)
    kept.position = reading.position
    return (kept, reading)
  }

  /// Tries more and more of the last lines until a body finds in them what it looks for; `nil` where
  /// it needs all of them, or where those before decide what they mean.
  ///
  /// - Parameter limit: How often is tried; `nil` for as long as there are more lines.
  private func forLatestLines<R>(
    _ limit: Int?, _ body: (LatestLines, FileEventStore, LogOpened?) throws -> R?
  ) throws -> R? {
    guard let store = store as? FileEventStore else { return nil }
    var count = lengths.latestCount
    var budget: Fold<BudgetState>?
    var tries = 0
    while tries < limit ?? .max, let lines = try store.latestLines(count) {
      tries += 1
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
      let latest = try forLatestLines(Ledger.latestTries) { lines, _, _ in
        let found = try found(from: lines.position)
        return found.count == wanted.count ? found : nil
      }
      if let latest { return latest }
      let indexed = try forIndexedLines { index, store, _, reading in
        var found: [EventEnvelope] = []
        let pieces = index.pieces(index.blocks(holding: ids), upTo: reading.position)
        try store.read(pieces, parts: .all) { envelope in
          if wanted.contains(envelope.id) { found.append(copy envelope) }
        }
        return found
      }
      return try indexed ?? found(from: .start)
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
