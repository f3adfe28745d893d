import LedgerEvents

/// The events that stated, reverted or restored a fact, in order, as a snapshot stores them.
///
/// Facts are few. They are stored as events, so that no setting needs a second encoding, and as snapshot bytes, so
/// that a snapshot that is read can be written again by copying.
struct FactDeliveries: Hashable, Sendable {
  /// One after another: the fact's id, the marks, and the causing event.
  private var bytes: [UInt8] = []
  private var count = 0
  /// Whether all of them can be stored.
  private var isComplete = true

  /// The marks of a fact.
  private enum Mark {
    static let isReverted: UInt8 = 1
    /// The log has the text of the attached file; no snapshot does.
    static let hasText: UInt8 = 2
  }

  init() {}

  /// Records that a fact took effect, or no longer holds.
  mutating func keep(_ fact: LedgerFact, isReverted: Bool, _ cause: borrowing EventEnvelope) {
    // Steps of bill days are stored separately.
    if fact.content.isStepOfBill { return }
    var cause = copy cause
    cause.event.leaveTextAside()
    let hasText = cause.event.attached?.hasText == true
    var writer = SnapshotWriter()
    writer.write(fact.id)
    writer.write(byte: (isReverted ? Mark.isReverted : 0) | (hasText ? Mark.hasText : 0))
    writer.write(cause)
    bytes.append(contentsOf: writer.bytes)
    count += 1
    isComplete = isComplete && writer.isComplete
  }

  func write(to writer: inout SnapshotWriter) {
    if !isComplete { writer.refuse() }
    writer.write(count: count)
    writer.append(bytes)
  }

  /// Reads what was written, and passes each event to `body`.
  init(
    from reader: inout SnapshotReader,
    _ body: (_ fact: LedgerFact, _ isReverted: Bool, _ cause: borrowing EventEnvelope) -> Void
  ) throws(UnreadableSnapshot) {
    count = try reader.count(ofSize: 29)
    let start = reader.position
    for _ in 0..<count {
      let place = reader.position
      let id = try reader.event()
      let marks = try reader.byte()
      let (cause, named, said) = try reader.factCause(hasText: marks & Mark.hasText != 0)
      // A copy is reverted and restored as the event that counts for it, with that event's content.
      let content =
        id == named
        ? said
        : try FactDeliveries.content(of: id, in: reader.bytes, from: start, before: place)
      body(LedgerFact(id: id, content: content), marks & Mark.isReverted != 0, cause)
    }
    bytes = Array(reader.bytes[start..<reader.position])
  }

  /// Returns the content of a fact at its first delivery.
  private static func content(
    of fact: EventID, in bytes: [UInt8], from start: Int, before end: Int
  ) throws(UnreadableSnapshot) -> LedgerFact.Content {
    var reader = SnapshotReader(bytes, from: start)
    while reader.position < end {
      let id = try reader.event()
      let marks = try reader.byte()
      let (_, named, said) = try reader.factCause(hasText: marks & Mark.hasText != 0)
      if id == fact, id == named { return said }
    }
    throw UnreadableSnapshot()
  }
}

extension SnapshotReader {
  /// Reads an event that states, reverts or restores a fact, with the id and content of that fact.
  ///
  /// - Parameter hasText: Whether the log has the text of an attached file.
  fileprivate mutating func factCause(
    hasText: Bool
  ) throws(UnreadableSnapshot) -> (
    cause: EventEnvelope, named: EventID, content: LedgerFact.Content
  ) {
    var envelope = try envelope()
    envelope.event.leaveTextAside(hasText)
    if let content = envelope.event.fact { return (envelope, envelope.id, content) }
    guard case .reversal(let event) = envelope.event, let content = event.reversal.copy.fact else {
      throw UnreadableSnapshot()
    }
    return (envelope, event.reversal.event, content)
  }
}
