public import LedgerEvents

/// The entries and facts that events touched after one of them, in the order of the ledger.
package struct TouchedSince: FigureProjection {
  private let event: EventID
  private var isMet = false
  /// What was added, changed, taken back or put back since.
  package private(set) var touched: Set<EventID> = []

  /// - Parameter event: A fact; what it says itself is not touched by it.
  package init(_ event: EventID) {
    self.event = event
  }

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    if isMet { touched.insert(change.entry) }
  }

  package mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    if isMet { touched.insert(fact.id) }
    if cause.id == event { isMet = true }
  }

  package mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    if isMet { touched.insert(fact.id) }
  }
}

extension LedgerQuestion where Answer == Set<EventID> {
  /// The entries and facts that events touched after one of them: added, changed, taken back or put back.
  ///
  /// - Parameter fact: What it says itself is not touched by it.
  public static func touched(since fact: EventID) -> Self {
    Self(TouchedSince(fact)) { $0.touched }
  }
}
