package import LedgerEvents

/// A projection that the last events of a ledger may suffice to answer: everything about an entry is in its own line
/// or after it.
package protocol LatestProjection: Projection {
  /// Whether it must receive each batch as a whole or not at all.
  static var needsBatches: Bool { get }

  /// Whether earlier events would not change its answer.
  var isAnswered: Bool { get }
}

extension LatestProjection {
  /// The optimizations a ledger may use instead of folding all events.
  public static var traits: ProjectionTraits { .latest }

  package static var needsBatches: Bool { false }
}

extension LedgerFold {
  /// Creates a fold of the last events of logs, without those before.
  ///
  /// - Parameter first: The first event to be applied of each log, omitting logs applied from their beginning.
  package init(into start: P, from first: [EventID]) {
    let heads = first.map { HeldEvents.WriterHead(writer: $0.writer, next: $0.number) }
    self.init(
      start,
      resolver: Resolver(
        held: HeldEvents(holdsBack: true, heads: heads), conflicts: [], revertedFacts: [],
        amended: AmendedEntries(keepsTexts: P.reads.contains(.texts))))
  }

  /// Whether the last events mean the same without those before them: no event ever waited for another log, and none
  /// is a copy of one that may be missing.
  package var allowsLatest: Bool {
    !resolver.held.hasWaited && resolver.keys?.hasCopies != true
  }

  /// Advances past an event without applying it.
  package mutating func pass(_ envelope: borrowing EventEnvelope) {
    resolver.passOver(envelope.id)
  }

  /// Returns the fold with another projection of the same events.
  package func saying<V: Projection>(_ projection: V) -> LedgerFold<V> {
    LedgerFold<V>(projection, resolver: resolver)
  }
}

/// Two projections that are requested together.
package protocol PairedProjection: Projection {
  /// The type of the first projection.
  associatedtype First: Projection
  /// The type of the second projection.
  associatedtype Second: Projection

  /// The first projection.
  var first: First { get }
  /// The second projection.
  var second: Second { get }

  /// Creates a pair of both.
  init(_ first: First, _ second: Second)
}

extension ProjectionPair: PairedProjection {
  public static var traits: ProjectionTraits { .paired }
}
