/// The person says that a ledger which began apart, on another device, is one with this.
public struct JoinLedger: Decision {
  /// The other ledger.
  public var ledger: LedgerID
  /// Why; may be empty.
  public var reason: String

  public init(_ ledger: LedgerID, reason: String = "") {
    self.ledger = ledger
    self.reason = reason
  }

  public var view: DecisionState { DecisionState() }

  public func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    try EntryRules.check(reason, "reason")
    guard let opened = state.opened else { throw .emptyLedger }
    if opened.ledger == ledger { throw .nothingToChange }
    return [NewEvent(.log(.ledgerJoined(LedgerJoined(ledger, reason: reason))))]
  }

  public func isRepeated(by written: [LedgerEvent]) -> Bool {
    written == [.log(.ledgerJoined(LedgerJoined(ledger, reason: reason)))]
  }
}
