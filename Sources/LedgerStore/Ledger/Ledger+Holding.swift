import LedgerModel

extension Ledger {
  /// Folds the events about the entries that hold or ever held a text, without reading the lines of other entries;
  /// `nil` if the log is short, or other events decide the meaning of these.
  ///
  /// If only a change of an entry holds the text, a second pass finds the entry.
  ///
  /// - Parameter moment: As of when; `nil` for now, with staged events.
  func foldHolding<P: SelectiveProjection>(
    _ sought: SoughtText, _ start: P, _ moment: AsOf?
  ) throws -> (any AnyCachedFold, LogReading)? {
    guard let (store, known) = try knownAlone(asOf: moment) else { return nil }
    var start = start
    start.begin(with: known.fold.projection.buckets)
    var filter = LineFilter(sought)
    while true {
      var pass = HoldingPass(start, sought, wanted: filter.wanted)
      try store.read(from: .start, upTo: known.end, parts: P.reads, filter: filter) { envelope in
        pass.take(envelope)
        return true
      }
      if moment == nil {
        for envelope in staged { pass.take(envelope) }
      }
      guard pass.missed.isEmpty else {
        filter.wanted.formUnion(pass.missed)
        continue
      }
      let kept = CachedFold(latest: known.fold.saying(pass.fold.projection), known.opened)
      kept.position = known.end
      return (kept, known.reading)
    }
  }
}

/// One pass through the lines that may be about entries with the text.
private struct HoldingPass<P: SelectiveProjection> {
  private(set) var fold: LedgerFold<P>
  private let sought: SoughtText
  /// Whether each text met so far holds it.
  private var known: [String: Bool] = [:]
  /// The entries met that hold it, and those to include whatever they hold.
  private var met: Set<EventID>
  /// The entries that were skipped although a change of them holds it.
  private(set) var missed: Set<EventID> = []

  init(_ start: P, _ sought: SoughtText, wanted: Set<EventID>) {
    fold = LedgerFold(selected: start)
    self.sought = sought
    met = wanted
  }

  mutating func take(_ envelope: borrowing EventEnvelope) {
    let id = envelope.id
    if case .receipt(.attached(let attached)) = envelope.event {
      // The entry comes before its attachments.
      if attached.hasText, !met.contains(attached.target),
        sought.isPart(ofPrinted: attached.text)
      {
        missed.insert(attached.target)
      }
      return
    }
    guard let entry = envelope.event.datedEntry(id)?.entry else { return }
    if !met.contains(entry) {
      guard sought.isPart(of: envelope.event, &known) else { return }
      if entry == id { met.insert(id) } else { missed.insert(entry) }
    }
    if missed.isEmpty { fold.apply(envelope) }
  }
}
