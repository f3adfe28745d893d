package import LedgerModel

/// Writes events as they are, for tests of what lies below the rules.
package struct AppendEvents: LedgerDecision {
  package var events: [LedgerEvent]

  package init(_ events: [LedgerEvent]) {
    self.events = events
  }

  package var view: DecisionState { DecisionState() }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    events.map { NewEvent($0) }
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool { written == events }
}
