public import LedgerModel

extension Ledger {
  /// The factor by which the number of last events grows with each try.
  private static let latestFactor = 16
  /// How often the last events are tried if the answer can be found another way.
  private static let latestTries = 1

  /// Folds the last events alone, if they answer a projection; `nil` if they do not, or if more than the log's own
  /// lines decides what they mean.
  ///
  /// - Parameter moment: As of when; `nil` for now, with staged events.
  func readLatest<V: Projection>(
    _ start: V, asOf moment: AsOf? = nil
  ) throws -> (CachedFold<V>, LogReading)? {
    guard let found = try anyLatest(start, moment), let kept = found.0 as? CachedFold<V> else {
      return nil
    }
    return (kept, found.1)
  }

  private func anyLatest<V: Projection>(
    _ start: V, _ moment: AsOf?
  ) throws -> (any AnyCachedFold, LogReading)? {
    // Asking what a type can do is expensive, and a short log is read whole.
    if V.traits.isDisjoint(with: [.latest, .paired]) { return nil }
    guard try store.reading().position.eventCount > lengths.latestCount else { return nil }
    if V.traits.contains(.latest), let latest = start as? any LatestProjection {
      return try foldLatest(latest, moment)
    }
    if V.traits.contains(.paired), let pair = start as? any PairedProjection {
      return try foldLatest(pair: pair, moment)
    }
    return nil
  }

  private func foldLatest<P: LatestProjection>(
    _ start: P, _ moment: AsOf?
  ) throws -> (any AnyCachedFold, LogReading)? {
    let isFoundOtherwise =
      P.traits.contains(.selective) && (start as? any SelectiveProjection)?.selection != nil
    let limit = isFoundOtherwise ? Ledger.latestTries : nil
    return try forLatestLines(limit, inBatches: P.needsBatches, asOf: moment) {
      lines, store, known in
      let kept = CachedFold(latest: LedgerFold(into: start, from: lines.first), known.opened)
      kept.position = try store.read(from: lines.position, upTo: known.end, parts: P.reads) {
        envelope in
        if envelope.isEarlier(than: lines.since) {
          kept.pass(envelope)
        } else {
          kept.apply(envelope)
        }
        return true
      }
      if moment == nil { kept.take(staged) }
      return kept.fold.projection.isAnswered ? (kept, known.reading) : nil
    }
  }

  /// Does the same for a pair whose first part is kept.
  private func foldLatest<P: PairedProjection>(
    pair start: P, _ moment: AsOf?
  ) throws -> (any AnyCachedFold, LogReading)? {
    guard LedgerFold<BudgetState>.answers(to: start.first),
      let (second, reading) = try readLatest(start.second, asOf: moment)
        ?? readSelected(start.second, asOf: moment),
      let first = try known(asOf: moment)?.fold.answer(to: start.first)
    else { return nil }
    let pair = P(first.projection, second.fold.projection)
    let kept = CachedFold(latest: second.fold.saying(pair), second.opened)
    kept.position = reading.position
    return (kept, reading)
  }

  /// Tries more and more of the last lines until a body finds its answer; `nil` if it needs all lines, or if earlier
  /// ones decide what the last ones mean.
  ///
  /// - Parameters:
  ///   - limit: How often to try; `nil` for as long as there are more lines.
  ///   - inBatches: Whether the body needs whole batches.
  ///   - moment: As of when; `nil` for now.
  private func forLatestLines<R>(
    _ limit: Int?, inBatches: Bool = false, asOf moment: AsOf? = nil,
    _ body: (LatestLines, FileEventStore, KnownState) throws -> R?
  ) throws -> R? {
    guard let store = store as? FileEventStore else { return nil }
    var count = lengths.latestCount
    var past: KnownState?
    if let moment {
      past = try known(asOf: moment)
      if past == nil { return nil }
    }
    var tries = 0
    while tries < limit ?? .max,
      let lines = try store.latestLines(count, inBatches: inBatches, before: past?.end)
    {
      tries += 1
      guard let known = try past ?? known(asOf: nil), known.fold.allowsLatest else { return nil }
      past = known
      if let found = try body(lines, store, known) { return found }
      count *= Ledger.latestFactor
    }
    return nil
  }

  /// Returns events by their ids, in the ledger's order, without those that are not there.
  public func events(_ ids: [EventID]) throws(LedgerError) -> [EventEnvelope] {
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
      let indexed = try forIndexedLines { index, store, known in
        var found: [EventEnvelope] = []
        let pieces = index.pieces(index.blocks(holding: ids), upTo: known.end)
        try store.read(pieces, parts: .all) { envelope in
          if wanted.contains(envelope.id) { found.append(copy envelope) }
        }
        return found
      }
      return try indexed ?? found(from: .start)
    }
  }

  /// Returns two projections as of one moment, the first with its fold.
  public func folded<A: Projection, B: Projection>(
    _ first: A, beside second: B, asOf moment: AsOf? = nil
  ) throws(LedgerError) -> (LedgerFold<A>, B) {
    try asLedgerError {
      try lookingOnce {
        if moment == nil || Ledger.isInBudget(first) {
          return (try fold(first, asOf: moment), try fold(second, asOf: moment).projection)
        }
        let both = try fold(ProjectionPair(first, second), asOf: moment)
        return (both.saying(both.projection.first), both.projection.second)
      }
    }
  }
}
