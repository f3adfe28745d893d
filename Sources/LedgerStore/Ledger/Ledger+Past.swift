import LedgerModel

/// The state after all events up to now or an earlier moment, and where these events end.
struct KnownState {
  let fold: LedgerFold<BudgetState>
  /// The payload of line 0 of the ledger's first log.
  let opened: LogOpened?
  /// The position after the last event that belongs.
  let end: LogPosition
  /// A filter that excludes the next event; `nil` for now.
  let cut: AsOfFilter?
  /// The reading of the logs as they are now.
  let reading: LogReading
}

extension Ledger {
  /// Returns the state after all events up to now or a moment; `nil` if the log is short, or holds events that only a
  /// newer version knows.
  ///
  /// - Throws: ``LedgerModel/Refusal`` if the moment is not in the ledger.
  func known(asOf moment: AsOf?) throws -> KnownState? {
    guard let moment else {
      let (state, reading) = try read(BudgetState())
      return KnownState(
        fold: state.fold, opened: state.opened, end: reading.position, cut: nil, reading: reading)
    }
    guard let store = store as? FileEventStore else { return nil }
    let reading = try store.reading()
    guard reading.position.eventCount > lengths.derivedTail,
      reading.condition.newerEvents.isEmpty
    else { return nil }
    if let past = derived.past, past.moment == moment,
      past.known.reading.position == reading.position
    {
      return past.known
    }
    let cut = try AsOfFilter(moment, clock: clock)
    let known = try fold(upTo: cut, reading, in: store)
    derived.past = (moment, known)
    return known
  }

  private func fold(
    upTo cut: AsOfFilter, _ reading: LogReading, in store: FileEventStore
  ) throws -> KnownState {
    var cut = cut
    let kept =
      try store.keptFold(upTo: &cut)
      ?? CachedFold(
        start: BudgetState(),
        fold: LedgerFold(into: BudgetState(), hasSeveralLogs: reading.position.logCount > 1))
    let start = kept.position.eventCount
    let parts = kept.fold.hasSeveralLogs ? BudgetState.reads.union(.keys) : BudgetState.reads
    kept.position = try store.read(from: kept.position, upTo: reading.position, parts: parts) {
      envelope in
      guard cut.includes(envelope) else { return false }
      kept.apply(envelope)
      return true
    }
    try check(reading, cut)
    if kept.position.eventCount - start >= lengths.derivedTail {
      // If it fails, the next process reads more, with the same result.
      try? store.keepEarlier(kept)
    }
    return KnownState(
      fold: kept.fold, opened: kept.opened, end: kept.position, cut: cut, reading: reading)
  }

  /// Folds a projection as of a moment without reading all events before it; `nil` if it needs them all.
  func readPast<V: Projection>(_ start: V, asOf moment: AsOf) throws -> LedgerFold<V>? {
    if Ledger.isInBudget(start) {
      guard let fold = try known(asOf: moment)?.fold else { return nil }
      return fold as? LedgerFold<V> ?? fold.answer(to: start)
    }
    if let (latest, _) = try readLatest(start, asOf: moment) { return latest.fold }
    return try readSelected(start, asOf: moment)?.0.fold
  }

  /// Returns whether the fold of the budget is the projection, or answers it.
  static func isInBudget(_ start: some Projection) -> Bool {
    start as? BudgetState == BudgetState() || LedgerFold<BudgetState>.answers(to: start)
  }

  /// Returns a fold of figures that has met all events up to the first of two moments, the following span, and the
  /// position; `nil` if folding must begin with the first event.
  func foldedDifference(
    of months: ClosedRange<CalendarMonth>, from start: AsOf?, to end: AsOf?
  ) throws -> (fold: LedgerFold<DifferenceFold>, span: AsOfSpan, position: LogPosition)? {
    guard let start, let store = store as? FileEventStore,
      let known = try known(asOf: start), let cut = known.cut
    else { return nil }
    var last: AsOfFilter?
    if let end {
      last = try store.passed(try AsOfFilter(end, clock: clock), upTo: known.end)
      if last == nil { return nil }
    }
    let fold = known.fold.saying(DifferenceFold(of: months, behind: known.fold.projection.buckets))
    return (fold, AsOfSpan(behind: cut, to: last), known.end)
  }

  /// Replays all events from the first, and compares the result on the way with each kept fold of the figures. Returns
  /// the whole replay; `nil` if one differs.
  func replayComparing(in store: FileEventStore) throws -> CachedFold<BudgetState>? {
    let reading = try store.reading()
    let replayed = CachedFold(
      start: BudgetState(),
      fold: LedgerFold(into: BudgetState(), hasSeveralLogs: reading.position.logCount > 1))
    let parts = replayed.fold.hasSeveralLogs ? BudgetState.reads.union(.keys) : BudgetState.reads
    var isEqual = true
    func readOn(to end: LogPosition) throws {
      replayed.position = try store.read(from: replayed.position, upTo: end, parts: parts) {
        envelope in
        replayed.apply(envelope)
        return true
      }
    }
    try store.forEachKeptFold { kept in
      guard isEqual else { return }
      try readOn(to: kept.position)
      isEqual = kept.fold == replayed.fold
    }
    return isEqual ? replayed : nil
  }
}
