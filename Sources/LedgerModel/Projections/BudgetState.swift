/// What nearly every command asks for, folded together, so that one snapshot answers all of them:
/// the settings, the figures of the months, and the events that said a fact.
///
/// Facts are few. A snapshot keeps them as events and folds them again, so that no setting needs a
/// second spelling.
package struct BudgetState: Projection {
  package private(set) var books = Books()
  package private(set) var buckets = MonthlyBuckets()
  /// The events that said, took back or put back a fact, in their order.
  package private(set) var facts: [EventEnvelope] = []

  package init() {}

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    buckets.apply(change, from: cause)
  }

  package mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    books.apply(fact, from: cause)
    buckets.apply(fact, from: cause)
    facts.append(copy cause)
  }

  package mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    books.revert(fact, from: cause)
    buckets.revert(fact, from: cause)
    facts.append(copy cause)
  }

  /// Reads the figures of a snapshot into a state that has its facts.
  mutating func readFigures(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    try buckets.readFigures(from: &reader)
  }
}
