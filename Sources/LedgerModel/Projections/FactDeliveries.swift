import LedgerEvents

/// What said, took back or put back a fact, in its order, as a snapshot keeps it.
///
/// Facts are few. They are kept as events, so that no setting needs a second spelling, and as the bytes
/// of a snapshot, so that one that is read and written again is copied.
struct FactDeliveries: Hashable, Sendable {
  /// One after the other: the fact, whether it was taken back, and the event that did it.
  private var bytes: [UInt8] = []
  private var count = 0
  /// Whether all of them can be kept.
  private var isComplete = true

  /// What stands beside each fact.
  private enum Mark {
    static let isReverted: UInt8 = 1
    /// The log says what stands on the file that it is about; no snapshot does.
    static let hasText: UInt8 = 2
  }

  init() {}

  /// Keeps what took effect, or no longer holds.
  mutating func keep(_ fact: LedgerFact, isReverted: Bool, _ cause: borrowing EventEnvelope) {
    // What happened to the days of bills is kept by itself.
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

  /// Reads what was written, and hands over each.
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
      // A copy is taken back and put back as the event that counts for it, by what that says.
      let content =
        id == named
        ? said
        : try FactDeliveries.content(of: id, in: reader.bytes, from: start, before: place)
      body(LedgerFact(id: id, content: content), marks & Mark.isReverted != 0, cause)
    }
    bytes = Array(reader.bytes[start..<reader.position])
  }

  /// What a fact said when it was delivered first.
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
  /// An event that says, takes back or puts back a fact, with the event that it names and what that
  /// says.
  ///
  /// - Parameter hasText: Whether the log says what stands on a file that it is about.
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
