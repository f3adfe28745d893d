public import LedgerEvents

/// A fold under way: events go in, in the order of the ledger, and a projection comes out.
public struct LedgerFold<P: Projection>: Equatable, Sendable {
  /// What was folded so far.
  public internal(set) var projection: P
  var resolver: Resolver

  /// A fold that has met no event yet.
  ///
  /// Where more than one device's log goes in, copies under one key are told apart, which costs 64
  /// bytes for each key.
  public init(into start: P, hasSeveralLogs: Bool = false) {
    projection = start
    resolver = Resolver(readsTexts: P.reads.contains(.texts), keepsKeys: hasSeveralLogs)
  }

  /// A fold of some events out of whole logs, none of which waits for another.
  package init(selected start: P) {
    projection = start
    resolver = Resolver(
      readsTexts: P.reads.contains(.texts), keepsKeys: false, holdsBack: false)
  }

  /// A fold that goes on from what another one resolved.
  init(_ projection: P, resolver: Resolver) {
    self.projection = projection
    self.resolver = resolver
  }

  /// Whether more than one device's log goes in.
  package var hasSeveralLogs: Bool { resolver.keys != nil }

  /// Takes in the next event; those of a batch count when its last one is in.
  public mutating func apply(_ envelope: borrowing EventEnvelope) {
    resolver.resolve(envelope, into: &projection)
  }

  /// Takes in the next event of those that were just decided and written: their batches are whole, and all that they
  /// name is here, so that ten years of a bank's lines are not held back until the last.
  package mutating func applyDecided(_ envelope: borrowing EventEnvelope) {
    resolver.resolve(envelope, isWhole: true, into: &projection)
  }

  /// The last event of each log that went in, by writer.
  public var lastEvents: [EventID] { resolver.held.lastEvents }

  /// Tells the projection something that no event says, such as that a moment has come.
  package mutating func tell(_ body: (inout P) -> Void) { body(&projection) }

  /// Events whose cause is not here yet, which are not counted, and all that follow them.
  public var waiting: [WaitingEvents] { resolver.held.waiting }

  /// Pairs of events of two devices that did not know of each other and meet in one entry, also where both did the
  /// same.
  public var conflicts: [LedgerConflict] { resolver.conflicts }
}

/// Events of one log that are not counted yet, because one of them names an event that is not here.
public struct WaitingEvents: Hashable, Sendable {
  /// The device of the log.
  public var writer: WriterID
  /// How many events of the log are not counted.
  public var count: Int
  /// The event that is waited for.
  public var cause: EventID
}

/// Two devices changed one entry, or added it under one key, without knowing of each other.
public struct LedgerConflict: Hashable, Codable, Sendable {
  /// The event that added the entry.
  public var entry: EventID
  /// The event that was there first.
  public var earlier: EventID
  /// The event that had not seen it; its values hold.
  public var later: EventID

  /// Two events about one entry, neither of which had seen the other.
  public init(entry: EventID, earlier: EventID, later: EventID) {
    self.entry = entry
    self.earlier = earlier
    self.later = later
  }
}

extension [LedgerConflict] {
  /// Lists an event that had not seen another about the same entry.
  mutating func add(_ later: EventID, against earlier: EventID, of entry: EventID) {
    let conflict = LedgerConflict(entry: entry, earlier: earlier, later: later)
    if last != conflict { append(conflict) }
  }
}
