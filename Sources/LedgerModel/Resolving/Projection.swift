/// A state that is folded from the events of a ledger: the state is the projection.
///
/// All three ways in are total and pure: they see no clock, locale, file or randomness, and an odd
/// event has a harmless meaning. The same events in the same order give an equal value.
public protocol Projection: Hashable, Sendable {
  /// What it needs besides the figures.
  static var reads: EventParts { get }

  /// An entry counts, or counts otherwise, or no longer counts.
  ///
  /// Delivered for every event that touches an entry, also where no figure changes.
  mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope)

  /// The same with the entry's texts, for a projection that reads them; by default they are left
  /// aside.
  mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope)

  /// A fact that is no entry takes effect, or holds again after a redo.
  mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope)

  /// A fact that is no entry no longer holds, after an undo.
  mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope)
}

extension Projection {
  public static var reads: EventParts { [] }

  public mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    apply(change, from: cause)
  }

  /// Folds events that stand in their order, from the first of the ledger on.
  public init(folding events: some Sequence<EventEnvelope>, into start: Self) {
    var fold = Fold(into: start)
    for event in events { fold.apply(event) }
    self = fold.projection
  }
}
