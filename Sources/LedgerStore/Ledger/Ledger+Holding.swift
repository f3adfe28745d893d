import LedgerModel

extension Ledger {
  /// Folds the events about the entries that hold a text, or ever held it, and reads no line of an entry
  /// that does not; `nil` where the log is short, or other events decide what these mean.
  ///
  /// An entry whose own line does not hold it, but a change of it does, is met by a second pass.
  ///
  /// - Parameter moment: As of when; `nil` for now, and for what is staged.
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

/// One way through the lines that may be about entries which hold a text.
private struct HoldingPass<P: SelectiveProjection> {
  private(set) var fold: LedgerFold<P>
  private let sought: SoughtText
  /// Whether texts that were met hold it.
  private var known: [String: Bool] = [:]
  /// The entries that were met and hold it, or are to be met whatever they hold.
  private var met: Set<EventID>
  /// The entries of which a change holds it, and that were passed over.
  private(set) var missed: Set<EventID> = []

  init(_ start: P, _ sought: SoughtText, wanted: Set<EventID>) {
    fold = LedgerFold(selected: start)
    self.sought = sought
    met = wanted
  }

  mutating func take(_ envelope: borrowing EventEnvelope) {
    let id = envelope.id
    if case .receipt(.attached(let attached)) = envelope.event {
      // The entry stands before what is attached to it.
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
