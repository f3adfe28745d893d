import LedgerModel

/// Says of each event, in the ledger's order, where it lies between two moments.
struct AsOfSpan {
  enum Place: Hashable {
    case before
    /// The first event behind the earlier moment.
    case first
    case within
    /// Behind the later moment; only what a moment names is still looked for.
    case behind
    /// Nothing is looked for any more.
    case end
  }

  /// `nil` for now.
  private var start: AsOfFilter?
  private var end: AsOfFilter?
  /// Whether the earlier moment has come.
  private(set) var hasBegun = false
  private var isPastEnd = false
  /// Whether the moment that was named first is the later one.
  private var isOutOfOrder = false

  /// - Throws: ``Refusal`` where a moment has not come yet.
  init(from start: AsOf?, to end: AsOf?, clock: any WallClock) throws(Refusal) {
    if let start { self.start = try AsOfFilter(start, clock: clock) }
    if let end { self.end = try AsOfFilter(end, clock: clock) }
  }

  /// A span of which all events up to the earlier moment were met, by both filters.
  init(behind start: AsOfFilter, to end: AsOfFilter?) {
    self.start = start
    self.end = end
  }

  /// Where an event lies; asked once for each, in their order.
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

  /// - Parameter writers: Those that the ledger has logs of.
  /// - Throws: ``Refusal`` where a moment is none of the ledger's, or the first is the later one.
  func check(_ writers: some Sequence<WriterID>) throws(Refusal) {
    try start?.check(writers)
    try end?.check(writers)
    if isOutOfOrder { throw .momentsOutOfOrder(start?.moment, end?.moment) }
  }
}
