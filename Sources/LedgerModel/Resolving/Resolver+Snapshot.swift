import LedgerEvents

extension Resolver {
  /// Writes the tables of a fold.
  ///
  /// A fold that holds back events cannot be written.
  func write(to writer: inout SnapshotWriter) {
    if !held.isEmpty { writer.refuse() }
    writer.write(byte: keys == nil ? 0 : 1)
    keys?.write(to: &writer)
    writer.write(byte: held.hasWaited ? 1 : 0)
    writer.write(count: held.heads.count)
    for head in held.heads { writer.write(EventID(writer: head.writer, number: head.next)) }
    writer.write(count: conflicts.count)
    for conflict in conflicts {
      writer.write(conflict.entry)
      writer.write(conflict.earlier)
      writer.write(conflict.later)
    }
    writer.write(count: revertedFacts.count)
    for fact in revertedFacts.sorted() { writer.write(fact) }
    AmendedTable.write(amended, to: &writer)
  }

  /// Reads the tables of a fold.
  ///
  /// - Throws: ``UnreadableSnapshot`` also if only one of the two folds reads texts.
  init(from reader: inout SnapshotReader, readsTexts: Bool) throws(UnreadableSnapshot) {
    let keys = try reader.byte() == 0 ? nil : KeyTable(from: &reader)
    let hasWaited = try reader.byte() != 0
    var heads: [HeldEvents.WriterHead] = []
    for _ in 0..<(try reader.count(ofSize: 16)) {
      let next = try reader.event()
      heads.append(HeldEvents.WriterHead(writer: next.writer, next: next.number))
    }
    var conflicts: [LedgerConflict] = []
    for _ in 0..<(try reader.count(ofSize: 48)) {
      conflicts.append(
        LedgerConflict(
          entry: try reader.event(), earlier: try reader.event(), later: try reader.event()))
    }
    var revertedFacts: Set<EventID> = []
    for _ in 0..<(try reader.count(ofSize: 16)) { revertedFacts.insert(try reader.event()) }
    let amended = try AmendedTable(from: &reader)
    guard amended.keepsTexts == readsTexts else { throw UnreadableSnapshot() }
    self.init(
      held: HeldEvents(holdsBack: true, heads: heads, hasWaited: hasWaited), keys: keys,
      conflicts: conflicts, revertedFacts: revertedFacts, amended: AmendedEntries(amended))
  }
}
