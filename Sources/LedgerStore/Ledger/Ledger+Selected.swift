import LedgerModel

extension Ledger {
  /// Folds the events about the entries that a projection selects; `nil` if it needs all of them, if the log is short,
  /// or if other events decide what these mean.
  ///
  /// - Parameter moment: As of when; `nil` for now, with staged events.
  func readSelected<V: Projection>(
    _ start: V, asOf moment: AsOf? = nil
  ) throws -> (CachedFold<V>, LogReading)? {
    guard V.traits.contains(.selective),
      try store.reading().position.eventCount > lengths.derivedTail,
      let selective = start as? any SelectiveProjection, let selection = selective.selection,
      let found = try foldAny(selective, selection, moment),
      let kept = found.0 as? CachedFold<V>
    else { return nil }
    return (kept, found.1)
  }

  private func foldAny<P: SelectiveProjection>(
    _ start: P, _ selection: EntrySelection, _ moment: AsOf?
  ) throws -> (any AnyCachedFold, LogReading)? {
    if case .holding(let sought) = selection { return try foldHolding(sought, start, moment) }
    return try forIndexedLines(asOf: moment) { index, store, known in
      var start = start
      start.begin(with: known.fold.projection.buckets)
      var fold = LedgerFold(selected: start)
      let ids = Set(selection.ids)
      func take(_ envelope: borrowing EventEnvelope) {
        let id = envelope.id
        if envelope.event.datedEntry(id) != nil || ids.contains(id) { fold.apply(envelope) }
      }
      let found: [WriterID: BlockRuns]? =
        switch selection {
        case .months(let months): index.blocks(of: months)
        case .holding: nil
        case .entries(let ids): try store.blocks(of: ids, index, known.end)
        }
      guard let blocks = found else { return nil }
      try store.read(index.pieces(blocks, upTo: known.end), parts: P.reads) { take($0) }
      if moment == nil {
        for envelope in staged { take(envelope) }
      }
      let kept = CachedFold(latest: known.fold.saying(fold.projection), known.opened)
      kept.position = known.end
      return (kept, known.reading)
    }
  }

  /// Runs a body with the index of a long log and the state after all events; `nil` if they would be of no use.
  ///
  /// - Parameter moment: As of when; `nil` for now.
  func forIndexedLines<R>(
    asOf moment: AsOf? = nil, _ body: (EntryIndex, FileEventStore, KnownState) throws -> R?
  ) throws -> R? {
    guard let (store, known) = try knownAlone(asOf: moment) else { return nil }
    return try body(try entryIndex(store), store, known)
  }

  /// Returns the state of a long log, if an entry's own events say everything about it; `nil` if they do not.
  ///
  /// - Parameter moment: As of when; `nil` for now.
  func knownAlone(asOf moment: AsOf?) throws -> (FileEventStore, KnownState)? {
    guard let store = store as? FileEventStore,
      try store.reading().position.eventCount > lengths.derivedTail,
      let known = try known(asOf: moment), known.fold.allowsLatest,
      known.reading.condition.newerEvents.isEmpty
    else { return nil }
    return (store, known)
  }

  /// Returns the index of all written events; it is kept for the next process if that would have to read far.
  private func entryIndex(_ store: FileEventStore) throws -> EntryIndex {
    var (index, position) = (EntryIndex(blockLineCount: lengths.blockLineCount), LogPosition.start)
    if let known = derived.index, try store.continues(from: known.position) {
      (index, position) = known
    } else if let kept = try store.keptIndex(), kept.index.blockLineCount == index.blockLineCount {
      (index, position) = kept
      derived.indexEnd = position.eventCount
    }
    derived.index = nil
    let reading = try store.readPlaces(from: position) { index.add($0, at: $1) }
    derived.index = (index, reading.position)
    if reading.position.eventCount - derived.indexEnd >= lengths.derivedTail {
      derived.indexEnd = reading.position.eventCount
      // If it fails, the next process reads more, with the same result.
      try? store.keep(index, upTo: reading.position)
    }
    return index
  }
}

extension EntryIndex {
  /// Returns the pieces of the logs that blocks cover.
  func pieces(
    _ blocks: [WriterID: BlockRuns], upTo position: LogPosition
  ) -> [WriterID: [LogPiece]] {
    var pieces: [WriterID: [LogPiece]] = [:]
    for (log, blocks) in blocks {
      pieces[log] = self.pieces(blocks, of: log, end: position.places[log]?.offset ?? 0)
    }
    return pieces
  }
}

extension FileEventStore {
  /// Returns the blocks with the events of some ids and, for entries, with all events about them; `nil` if one of them
  /// reverses something other than an entry, because other events decide about that.
  fileprivate func blocks(
    of ids: [EventID], _ index: EntryIndex, _ position: LogPosition
  ) throws -> [WriterID: BlockRuns]? {
    var blocks = index.blocks(holding: ids)
    var isFound = true
    let wanted = Set(ids)
    try read(index.pieces(blocks, upTo: position), parts: []) { envelope in
      let id = envelope.id
      guard wanted.contains(id) else { return }
      switch envelope.event {
      case .entry(let content):
        for (log, runs) in index.blocks(of: id, in: content.values.date.month) {
          blocks[log, default: BlockRuns()].formUnion(runs)
        }
      case .reversal: isFound = isFound && envelope.event.datedEntry(id) != nil
      case .amendment, .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: break
      }
    }
    return isFound ? blocks : nil
  }
}
