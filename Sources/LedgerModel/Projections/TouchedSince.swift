package import LedgerEvents

/// The entries and facts that events touched after one of them, in the order of the ledger.
public struct TouchedSince: FigureProjection {
  private let event: EventID
  private var isMet = false
  /// What was added, changed, taken back or put back since.
  public private(set) var touched: Set<EventID> = []

  /// - Parameter event: A fact; what it says itself is not touched by it.
  public init(_ event: EventID) {
    self.event = event
  }

  public mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    if isMet { touched.insert(change.entry) }
  }

  public mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    if isMet { touched.insert(fact.id) }
    if cause.id == event { isMet = true }
  }

  public mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    if isMet { touched.insert(fact.id) }
  }
}
