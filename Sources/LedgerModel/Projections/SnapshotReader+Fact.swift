extension SnapshotReader {
  /// An event that says, takes back or puts back a fact, behind its writer: as a line of the log
  /// spells it, without a seal.
  mutating func fact() throws(UnreadableSnapshot) -> EventEnvelope {
    let writer = WriterID(packed: try word())
    let range = try take(try count(ofSize: 1))
    var envelope = EventEnvelope(
      id: EventID(writer: writer, number: 0), recordedAt: .earliest,
      event: .proRevoked(ProRevoked(product: "")))
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
    case .expenseAdded, .creditApplied, .incomeReceived, .entryCorrected, .entryVoided: false
    case .eventReverted(let undo): undo.retraction.copy.isAboutFact
    case .eventRestored(let redo): redo.retraction.copy.isAboutFact
    case .allocationChanged, .incomeSet, .rolloverSet, .categoryAdded, .categoryMoved,
      .categoryEnded, .proUnlocked, .proRevoked, .logOpened, .logRepaired, .ledgerJoined:
      true
    }
  }
}
