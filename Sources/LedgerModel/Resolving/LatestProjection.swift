package import LedgerEvents

/// A projection that the last events of a ledger may answer alone: all that is known of an entry stands in
/// its own line and behind it.
package protocol LatestProjection: Projection {
  /// Whether it has to meet a batch whole or not at all.
  static var needsBatches: Bool { get }

  /// Whether the events before those that it met would change nothing of its answer.
  var isAnswered: Bool { get }
}

extension LatestProjection {
  /// What a ledger may do for it besides folding all events.
  public static var traits: ProjectionTraits { .latest }

  package static var needsBatches: Bool { false }
}

extension LedgerFold {
  /// A fold of the last events of logs, which meets none of those before.
  ///
  /// - Parameter first: The first event of each log that it will meet; none of a log that it meets
  ///   from its beginning.
  package init(into start: P, from first: [EventID]) {
    let heads = first.map { HeldEvents.WriterHead(writer: $0.writer, next: $0.number) }
    self.init(
      start,
      resolver: Resolver(
        held: HeldEvents(holdsBack: true, heads: heads), conflicts: [], revertedFacts: [],
        amended: AmendedEntries(keepsTexts: P.reads.contains(.texts))))
  }

  /// Whether the last events mean the same without those before them: where no event has to wait for
  /// another log, and none is a copy of one that may not be met.
  package var allowsLatest: Bool {
    !resolver.held.hasWaited && resolver.keys?.hasCopies != true
  }

  /// Notes that an event is there without taking it in.
  package mutating func pass(_ envelope: borrowing EventEnvelope) {
    resolver.passOver(envelope.id)
  }

  /// The same fold of another projection of the same events.
  package func saying<V: Projection>(_ projection: V) -> LedgerFold<V> {
    LedgerFold<V>(projection, resolver: resolver)
  }
}

/// Two projections that are asked for together.
package protocol PairedProjection: Projection {
  /// What the first one is.
  associatedtype First: Projection
  /// What the second one is.
  associatedtype Second: Projection

  /// The first one.
  var first: First { get }
  /// The second one.
  var second: Second { get }

  /// A pair of both.
  init(_ first: First, _ second: Second)
}

extension ProjectionPair: PairedProjection {
  public static var traits: ProjectionTraits { .paired }
}
