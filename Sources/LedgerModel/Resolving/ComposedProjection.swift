package import LedgerEvents

/// A projection that is made of two others. If a ledger keeps both, it is put together from what is kept.
package protocol ComposedProjection: FigureProjection {
  /// One of them.
  associatedtype First: FigureProjection
  /// The other one.
  associatedtype Second: FigureProjection

  /// What it knows by one of them.
  var first: First { get set }
  /// What it knows by the other one.
  var second: Second { get set }

  /// What it is if its parts are so, which met the same events.
  init(_ first: First, _ second: Second)
}

extension ComposedProjection {
  /// What a ledger may do for it besides folding all events.
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
  /// What two folds of the same events come to together.
  package init(_ first: LedgerFold<P.First>, _ second: LedgerFold<P.Second>) {
    self.init(P(first.projection, second.projection), resolver: first.resolver)
  }
}
