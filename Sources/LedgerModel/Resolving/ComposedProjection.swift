package import LedgerEvents

/// A projection made of two others. If a ledger keeps both as snapshots, it is assembled from them.
package protocol ComposedProjection: FigureProjection {
  /// The first part.
  associatedtype First: FigureProjection
  /// The second part.
  associatedtype Second: FigureProjection

  /// The state of the first part.
  var first: First { get set }
  /// The state of the second part.
  var second: Second { get set }

  /// Assembles it from its parts, which must have applied the same events.
  init(_ first: First, _ second: Second)
}

extension ComposedProjection {
  /// The optimizations a ledger may use instead of folding all events.
  public static var traits: ProjectionTraits { .composed }

  public mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    first.apply(change, from: cause)
    second.apply(change, from: cause)
  }

  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    first.apply(fact, from: cause)
    second.apply(fact, from: cause)
  }

  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    first.revert(fact, from: cause)
    second.revert(fact, from: cause)
  }
}

extension LedgerFold where P: ComposedProjection {
  /// Assembles a fold from two folds of the same events.
  package init(_ first: LedgerFold<P.First>, _ second: LedgerFold<P.Second>) {
    self.init(P(first.projection, second.projection), resolver: first.resolver)
  }
}
