public import LedgerEvents

/// A fold in progress: it applies events in ledger order to a projection.
public struct LedgerFold<P: Projection>: Equatable, Sendable {
  /// The projection folded so far.
  public internal(set) var projection: P
  var resolver: Resolver

  /// Creates a fold before the first event.
  ///
  /// If `hasSeveralLogs` is `true`, copies under one key are detected, which costs 64 bytes for each key.
  public init(into start: P, hasSeveralLogs: Bool = false) {
    projection = start
    resolver = Resolver(readsTexts: P.reads.contains(.texts), keepsKeys: hasSeveralLogs)
  }

  /// Creates a fold of some events of whole logs, none of which waits for another.
  package init(selected start: P) {
    projection = start
    resolver = Resolver(
      readsTexts: P.reads.contains(.texts), keepsKeys: false, holdsBack: false)
  }

  /// Creates a fold that continues from another resolver's state.
  init(_ projection: P, resolver: Resolver) {
    self.projection = projection
    self.resolver = resolver
  }

  /// Whether it applies more than one device's log.
  package var hasSeveralLogs: Bool { resolver.keys != nil }

  /// Applies the next event; the events of a batch count once its last one is applied.
  public mutating func apply(_ envelope: borrowing EventEnvelope) {
    resolver.resolve(envelope, into: &projection)
  }

  /// Applies the next of the events that were just decided and written. Their batches are complete and their causes
  /// present, so ten years of a bank's lines need not be held back until the last.
  package mutating func applyDecided(_ envelope: borrowing EventEnvelope) {
    resolver.resolve(envelope, isWhole: true, into: &projection)
  }

  /// The last applied event of each log, by writer.
  public var lastEvents: [EventID] { resolver.held.lastEvents }

  /// Changes the projection by something that no event states, such as that a moment has come.
  package mutating func tell(_ body: (inout P) -> Void) { body(&projection) }

  /// The events whose cause is missing, and all that follow them; they do not count.
  public var waiting: [WaitingEvents] { resolver.held.waiting }

  /// Pairs of concurrent events of two devices about one entry or fact, even if both did the same.
  public var conflicts: [LedgerConflict] { resolver.conflicts }
}

/// Events of one log that do not count yet, because one of them names a missing event.
public struct WaitingEvents: Hashable, Sendable {
  /// The device of the log.
  public var writer: WriterID
  /// The number of events of the log that do not count.
  public var count: Int
  /// The missing event.
  public var cause: EventID
}

/// Two concurrent events of two devices about one entry or fact.
public struct LedgerConflict: Hashable, Codable, Sendable {
  /// The event that added the entry or stated the fact.
  public var entry: EventID
  /// The earlier event.
  public var earlier: EventID
  /// The event that had not seen it. Its values hold, unless it is a copy under the same key.
  public var later: EventID

  /// Creates a conflict of two concurrent events about one entry.
  public init(entry: EventID, earlier: EventID, later: EventID) {
    self.entry = entry
    self.earlier = earlier
    self.later = later
  }
}

extension [LedgerConflict] {
  /// Adds an event that had not seen another about the same entry.
  mutating func add(_ later: EventID, against earlier: EventID, of entry: EventID) {
    let conflict = LedgerConflict(entry: entry, earlier: earlier, later: later)
    if last != conflict { append(conflict) }
  }
}
