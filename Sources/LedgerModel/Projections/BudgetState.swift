/// What nearly every command asks for, folded together, so that one snapshot answers all of them:
/// the settings, the figures of the months, and the events that said a fact.
///
/// Facts are few. A snapshot keeps them as events and folds them again, so that no setting needs a
/// second spelling.
package struct BudgetState: FigureProjection {
  package private(set) var decisionState = DecisionState()
  package private(set) var buckets = MonthlyBuckets()
  /// The events that said, took back or put back a fact, in their order.
  package private(set) var facts: [EventEnvelope] = []

  package init() {}

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    buckets.apply(change, from: cause)
  }

  package mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    decisionState.apply(fact, from: cause)
    buckets.apply(fact, from: cause)
    facts.append(copy cause)
  }

  package mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    decisionState.revert(fact, from: cause)
    buckets.revert(fact, from: cause)
    facts.append(copy cause)
  }

  /// Reads the figures of a snapshot into a state that has its facts.
  mutating func readFigures(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    try buckets.readFigures(from: &reader)
  }
}

extension DecisionState {
  public func taken(from other: some Projection) -> DecisionState? {
    self == DecisionState() ? (other as? BudgetState)?.decisionState : nil
  }
}

extension MonthlyBuckets {
  public func taken(from other: some Projection) -> MonthlyBuckets? {
    self == MonthlyBuckets() ? (other as? BudgetState)?.buckets : nil
  }
}

extension NamedEntries {
  package func taken(from other: some Projection) -> NamedEntries? { entries.isEmpty ? self : nil }
}

extension ProjectionPair {
  package func taken(from other: some Projection) -> ProjectionPair<First, Second>? {
    guard let first = first.taken(from: other), let second = second.taken(from: other) else {
      return nil
    }
    return ProjectionPair(first, second)
  }
}

extension Fold where P == BudgetState {
  /// Counts up whenever a snapshot of an earlier version would be read wrongly, or would hold what
  /// this version folds otherwise.
  package static var snapshotVersion: UInt32 { 1 }

  /// Whether a projection can be taken out of such a fold.
  package static func answers(to start: some Projection) -> Bool {
    start.taken(from: BudgetState()) != nil
  }

  /// The fold that the same events give for another projection; `nil` where the state does not say.
  package func answer<V: Projection>(to start: V) -> Fold<V>? {
    start.taken(from: projection).map { Fold<V>($0, resolver: resolver) }
  }

  /// Writes the fold.
  ///
  /// One that keeps the keys of several logs, or that holds back events, cannot be kept.
  package func write(to writer: inout SnapshotWriter) {
    if resolver.keys != nil || !resolver.held.isEmpty { writer.refuse() }
    writer.write(count: resolver.held.heads.count)
    for head in resolver.held.heads {
      writer.write(EventID(writer: head.writer, number: head.next))
    }
    writer.write(count: resolver.conflicts.count)
    for conflict in resolver.conflicts {
      writer.write(conflict.entry)
      writer.write(conflict.earlier)
      writer.write(conflict.later)
    }
    writer.write(count: projection.facts.count)
    for fact in projection.facts {
      var fields = FieldWriter()
      fields.write(fact)
      let bytes = fields.finished()
      writer.write(word: fact.id.writer.packed)
      writer.write(count: bytes.count)
      writer.append(bytes)
    }
    projection.buckets.writeFigures(to: &writer)
    AmendedTable.write(resolver.amended, to: &writer)
  }

  /// Reads a fold that ``write(to:)`` wrote, up to the end of the bytes.
  ///
  /// Whatever the bytes are, it ends in a fold or throws; only a checksum tells whether it is the
  /// fold that was written.
  package init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    var heads: [HeldEvents.WriterHead] = []
    for _ in 0..<(try reader.count(ofSize: 16)) {
      let next = try reader.event()
      heads.append(HeldEvents.WriterHead(writer: next.writer, next: next.number))
    }
    var conflicts: [Conflict] = []
    for _ in 0..<(try reader.count(ofSize: 48)) {
      conflicts.append(
        Conflict(
          entry: try reader.event(), earlier: try reader.event(), later: try reader.event()))
    }
    var facts: [EventEnvelope] = []
    for _ in 0..<(try reader.count(ofSize: 12)) { facts.append(try reader.fact()) }
    var state = BudgetState()
    var resolver = Resolver(
      heads: heads, conflicts: conflicts, facts: facts, into: &state)
    try state.readFigures(from: &reader)
    resolver.amended = AmendedEntries(try AmendedTable(from: &reader))
    guard reader.remaining == 0 else { throw UnreadableSnapshot() }
    self.init(state, resolver: resolver)
  }
}

extension SnapshotReader {
  /// An event that says, takes back or puts back a fact, behind its writer: as a line of the log
  /// spells it, without a seal.
  mutating func fact() throws(UnreadableSnapshot) -> EventEnvelope {
    let writer = WriterID(packed: try word())
    let range = try take(try count(ofSize: 1))
    var envelope = EventEnvelope(
      id: EventID(writer: writer, number: 0), recordedAt: .earliest,
      event: .purchase(.proRevoked(ProRevoked(product: ""))))
    do throws(FieldError) {
      let normalized = try JSONText.normalized(bytes.span.bytes.extracting(range))
      var fields = FieldReader(normalized: normalized.span.bytes)
      try fields.readEnvelope(into: &envelope)
      try fields.finish()
    } catch {
      throw UnreadableSnapshot()
    }
    guard envelope.event.isAboutFact else { throw UnreadableSnapshot() }
    return envelope
  }
}

extension LedgerEvent {
  /// Whether it says, takes back or puts back a fact that is no entry.
  fileprivate var isAboutFact: Bool {
    switch self {
    case .entry, .amendment: false
    case .reversal(let event): event.reversal.copy.isAboutFact
    case .setting, .purchase, .logOpened, .log: true
    }
  }
}
