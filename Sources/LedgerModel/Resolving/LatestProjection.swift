/// A projection that the last events of a ledger of one log may answer alone: all that is known of an
/// entry stands in its own line and behind it.
package protocol LatestProjection: Projection {
  /// Whether the events before those that it met would change nothing of its answer.
  var isAnswered: Bool { get }
}

extension Fold {
  /// A fold of the last events of a log, which meets none of those before.
  ///
  /// - Parameter first: The first event that it will meet, which begins a batch or stands alone.
  package init(into start: P, from first: EventID) {
    let head = HeldEvents.WriterHead(writer: first.writer, next: first.number)
    self.init(
      start,
      resolver: Resolver(
        held: HeldEvents(holdsBack: true, heads: [head]), conflicts: [], revertedFacts: [],
        amended: AmendedEntries(keepsTexts: P.reads.contains(.texts))))
  }

  /// The same fold of another projection of the same events.
  package func saying<V: Projection>(_ projection: V) -> Fold<V> {
    Fold<V>(projection, resolver: resolver)
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

extension ProjectionPair: PairedProjection {}
