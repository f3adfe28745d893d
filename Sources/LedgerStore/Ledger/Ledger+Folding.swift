import LedgerModel

extension Ledger {
  /// Folds everything up to a moment.
  func fold<V: Projection>(_ start: V, asOf moment: AsOf?) throws -> LedgerFold<V> {
    guard let moment else {
      let (kept, reading) = try read(start)
      try check(reading, nil)
      keepDerived()
      keepDerived(V.self)
      return knowing(kept.fold, reading)
    }
    if let fold = try readingAgain({ try lookingOnce { try readPast(start, asOf: moment) } }) {
      return fold
    }
    return try readingAgain {
      let isSeveral = try store.logCount() > 1
      var fold = LedgerFold(into: start, hasSeveralLogs: isSeveral)
      var cut = try AsOfFilter(moment, clock: clock)
      let parts = isSeveral ? V.reads.union(.keys) : V.reads
      let reading = try store.read(from: .start, parts: parts) { envelope in
        guard cut.includes(envelope) else { return false }
        fold.apply(envelope)
        return true
      }
      try check(reading, cut)
      return knowing(fold, reading)
    }
  }

  /// Returns the same fold; that of a ledger without a readable event gets the currency with which its first write
  /// begins it.
  private func knowing<V: Projection>(_ fold: LedgerFold<V>, _ reading: LogReading) -> LedgerFold<V>
  {
    guard reading.position.eventCount == 0, let opening else { return fold }
    var fold = fold
    fold.tell { $0.begin(in: opening.currency) }
    return fold
  }

  /// Runs a body that reads the logs. If a line no longer reads as it was verified, although its file looks unchanged,
  /// everything is verified again and the body reads what holds.
  func readingAgain<R>(_ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch LogError.damaged {
      folds = [:]
      derived.past = nil
      _ = try store.verify(at: clock.now())
      return try body()
    }
  }

  /// Folds everything that is written and staged. A kept fold goes on from its end, whether it was made in this process
  /// or left as a snapshot by another.
  func read<V: Projection>(_ start: V) throws -> (CachedFold<V>, LogReading) {
    for kept in Ledger.keptProjections {
      if let answer = try read(start, from: kept) { return answer }
    }
    if V.traits.contains(.composed), let composed = start as? any ComposedProjection,
      let (answer, reading) = try readParts(of: composed), let answer = answer as? CachedFold<V>
    {
      return (answer, reading)
    }
    if let latest = try readingAgain({ try lookingOnce { try readLatest(start) } }) {
      return latest
    }
    if let selected = try readingAgain({ try lookingOnce { try readSelected(start) } }) {
      return selected
    }
    return try readingAgain { try lookingOnce { try readOnce(start) } }
  }

  /// Reads the same through a fold that is kept for the next process too; `nil` if that fold does not answer it.
  private func read<V: Projection, P: KeptProjection>(
    _ start: V, from _: P.Type
  ) throws -> (CachedFold<V>, LogReading)? {
    guard LedgerFold<P>.answers(to: start) else { return nil }
    let (kept, reading) = try readingAgain { try lookingOnce { try readOnce(P()) } }
    return kept.answer(to: start).map { ($0, reading) }
  }

  /// Combines the same from two kept folds; `nil` if one of them is not kept.
  private func readParts<C: ComposedProjection>(
    of start: C
  ) throws -> (any AnyCachedFold, LogReading)? {
    guard isKept(start) else { return nil }
    return try readingAgain {
      try lookingOnce {
        let (first, _) = try read(start.first)
        let (second, reading) = try read(start.second)
        // Another process may have written in between.
        guard first.position == second.position else { return nil }
        return (CachedFold(start: start, first, second), reading)
      }
    }
  }

  /// Returns whether a projection, or each of its parts, is kept for the next process.
  private func isKept<V: Projection>(_ start: V) -> Bool {
    if V.traits.contains(.composed), let composed = start as? any ComposedProjection {
      return hasKeptParts(composed)
    }
    return Ledger.keptProjections.contains { isKept(start, in: $0) }
  }

  private func hasKeptParts(_ start: some ComposedProjection) -> Bool {
    isKept(start.first) && isKept(start.second)
  }

  private func isKept<V: Projection, P: KeptProjection>(_ start: V, in _: P.Type) -> Bool {
    V.self == P.self || LedgerFold<P>.answers(to: start)
  }

  private func readOnce<V: Projection>(_ start: V) throws -> (CachedFold<V>, LogReading) {
    let id = ObjectIdentifier(V.self)
    let here = try store.reading()
    var known = folds[id] as? CachedFold<V>
    if known?.start != start { known = nil }
    if let known, known.position == here.position {
      known.take(staged)
      return (known, here)
    }
    if let position = known?.position, try !store.continues(from: position) { known = nil }
    let isSeveral = here.position.logCount > 1
    let kept =
      try known ?? keptFold(of: start, here) ?? foldInHalves(start, here)
      ?? CachedFold(start: start, fold: LedgerFold(into: start, hasSeveralLogs: isSeveral))
    // If a read fails midway, the fold holds events that its position does not cover.
    folds[id] = nil
    let parts = isSeveral ? V.reads.union(.keys) : V.reads
    let reading = try store.read(from: kept.position, parts: parts) { envelope in
      kept.apply(envelope)
      return true
    }
    kept.position = reading.position
    kept.take(staged)
    if V.reads.isEmpty || V.traits.contains(.kept) { folds[id] = kept }
    return (kept, reading)
  }

  /// Returns a new fold from the first event on; a long log is already partly folded.
  func newFold<V: Projection>(_ start: V, isSeveral: Bool) throws -> CachedFold<V> {
    try foldInHalves(start, store.reading())
      ?? CachedFold(start: start, fold: LedgerFold(into: start, hasSeveralLogs: isSeveral))
  }

  /// Folds what is written after the position of a fold.
  @specialized(where V == BudgetState)
  @specialized(where V == EntryHabits)
  func readOn<V: Projection>(_ kept: CachedFold<V>) throws -> LogReading {
    let parts = kept.fold.hasSeveralLogs ? V.reads.union(.keys) : V.reads
    let reading = try store.read(from: kept.position, parts: parts) { envelope in
      kept.apply(envelope)
      return true
    }
    kept.position = reading.position
    return reading
  }

  /// Folds a long log in two halves at once; `nil` if the projection or the log does not allow it.
  private func foldInHalves<V: Projection>(
    _ start: V, _ here: LogReading
  ) throws -> CachedFold<V>? {
    guard here.position.places.values.contains(where: { $0.offset >= lengths.halvedByteCount }),
      V.traits.contains(.additive), let start = start as? any AdditiveProjection
    else {
      return nil
    }
    return try foldInHalves(additive: start) as? CachedFold<V>
  }

  private func foldInHalves<P: AdditiveProjection>(
    additive start: P
  ) throws -> (any AnyCachedFold)? {
    guard start == P(), let store = store as? FileEventStore,
      let halves = try store.foldInHalves(P.self, smallest: lengths.halvedByteCount)
    else { return nil }
    return CachedFold(
      start: start, fold: halves.fold, position: halves.position, opened: halves.opened)
  }

  func check(_ reading: LogReading, _ cut: AsOfFilter?) throws {
    if reading.position.logCount == 0 {
      if let missing = reading.condition.missing.first {
        throw LogError.acknowledgedMissing(missing)
      }
      if treatsMissingAsEmpty { return }
      throw LogError.noLedger(path: (store as? FileEventStore)?.path ?? "memory")
    }
    try cut?.check(reading.position.places.keys)
  }
}
