import LedgerModel

/// The span between two moments, which places each event, in the ledger's order.
struct AsOfSpan {
  enum Place: Hashable {
    case before
    /// The first event after the earlier moment.
    case first
    case within
    /// After the later moment; only an event that names a moment is still looked for.
    case behind
    /// Nothing is looked for anymore.
    case end
  }

  /// `nil` for now.
  private var start: AsOfFilter?
  private var end: AsOfFilter?
  /// Whether the earlier moment has come.
  private(set) var hasBegun = false
  private var isPastEnd = false
  /// Whether the moment that was given first is the later one.
  private var isOutOfOrder = false

  /// - Throws: ``Refusal`` if a moment is in the future.
  init(from start: AsOf?, to end: AsOf?, clock: any WallClock) throws(Refusal) {
    if let start { self.start = try AsOfFilter(start, clock: clock) }
    if let end { self.end = try AsOfFilter(end, clock: clock) }
  }

  /// Creates a span for which both filters have met all events up to the earlier moment.
  init(behind start: AsOfFilter, to end: AsOfFilter?) {
    self.start = start
    self.end = end
  }

  /// Returns where an event lies. Called once for each, in order.
  mutating func place(of envelope: borrowing EventEnvelope) -> Place {
    let isInStart = !hasBegun && start?.includes(envelope) ?? true
    let isInEnd = !isPastEnd && end?.includes(envelope) ?? true
    if !isInEnd {
      if !isPastEnd, isInStart { isOutOfOrder = true }
      isPastEnd = true
      // The earlier moment may be an event that comes later.
      return isInStart ? .behind : .end
    }
    if isInStart { return .before }
    defer { hasBegun = true }
    return hasBegun ? .within : .first
  }

  /// - Parameter writers: The writers of the ledger's logs.
  /// - Throws: ``Refusal`` if a moment is not in the ledger, or the first is the later one.
  func check(_ writers: some Sequence<WriterID>) throws(Refusal) {
    try start?.check(writers)
    try end?.check(writers)
    if isOutOfOrder { throw .momentsOutOfOrder(start?.moment, end?.moment) }
  }
}
