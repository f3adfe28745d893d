package import LedgerEvents

/// Declares that a ledger which began on another device is the same as this one.
package struct JoinLedger: LedgerDecision {
  /// The other ledger.
  package var ledger: LedgerID
  /// The reason; may be empty.
  package var reason: String

  package init(_ ledger: LedgerID, reason: String = "") {
    self.ledger = ledger
    self.reason = reason
  }

  package func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    try EntryRules.check(reason, "reason")
    guard let opened = state.opened else { throw .emptyLedger }
    if opened.ledger == ledger { throw .nothingToChange }
    return [NewEvent(LedgerJoined(ledger, reason: reason))]
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    written == [.log(.ledgerJoined(LedgerJoined(ledger, reason: reason)))]
  }
}
