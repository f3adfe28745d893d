public import LedgerEvents

/// The entries and facts that later events touched after a given event, in ledger order.
package struct TouchedSince: FigureProjection {
  private let event: EventID
  private var isMet = false
  /// The ids that were added, changed, undone or redone since.
  package private(set) var touched: Set<EventID> = []

  /// - Parameter event: A fact; its own event does not count as touching it.
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
  /// The entries and facts that were added, changed, undone or redone after a given event.
  ///
  /// - Parameter fact: A fact; its own event does not count as touching it.
  public static func touched(since fact: EventID) -> Self {
    Self(TouchedSince(fact)) { $0.touched }
  }
}
