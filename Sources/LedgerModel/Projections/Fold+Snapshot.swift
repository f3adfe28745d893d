extension Fold where P == BudgetState {
  /// Counts up whenever a snapshot of an earlier version would be read wrongly, or would hold what
  /// this version folds otherwise.
  package static var snapshotVersion: UInt32 { 1 }

  /// Whether a projection can be taken out of such a fold.
  package static func answers(to start: some Projection) -> Bool {
    (start as? any BudgetAnswer)?.isInState == true
  }

  /// The fold that the same events give for another projection; `nil` where the state does not say.
  package func answer<V: Projection>(to start: V) -> Fold<V>? {
    guard let answered = start as? any BudgetAnswer, answered.isInState,
      let answer = answered.taken(from: projection) as? V
    else { return nil }
    return Fold<V>(answer, settlement: settlement)
  }

  /// Writes the fold.
  ///
  /// One that keeps the keys of several logs, or that holds back events, cannot be kept.
  package func write(to writer: inout SnapshotWriter) {
    if settlement.keys != nil || !settlement.held.isEmpty { writer.refuse() }
    writer.write(count: settlement.heads.count)
    for head in settlement.heads {
      writer.write(EventID(writer: head.writer, number: head.next))
    }
    writer.write(count: settlement.conflicts.count)
    for conflict in settlement.conflicts {
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
    TouchedTable.write(settlement.touched, to: &writer)
  }

  /// Reads a fold that ``write(to:)`` wrote, up to the end of the bytes.
  ///
  /// Whatever the bytes are, it ends in a fold or throws; only a checksum tells whether it is the
  /// fold that was written.
  package init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    var heads: [Settlement.WriterHead] = []
    for _ in 0..<(try reader.count(ofSize: 16)) {
      let next = try reader.event()
      heads.append(Settlement.WriterHead(writer: next.writer, next: next.number))
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
    var settlement = Settlement(
      heads: heads, conflicts: conflicts, facts: facts, into: &state)
    try state.readFigures(from: &reader)
    settlement.take(try TouchedTable(from: &reader))
    guard reader.remaining == 0 else { throw UnreadableSnapshot() }
    self.init(state, settlement: settlement)
  }
}
