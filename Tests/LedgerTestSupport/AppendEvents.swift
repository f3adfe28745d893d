public import LedgerModel

/// Writes events as they are, for tests of what lies below the rules.
public struct AppendEvents: Decision {
  public var events: [LedgerEvent]

  public init(_ events: [LedgerEvent]) {
    self.events = events
  }

  public var view: DecisionState { DecisionState() }

  public func events(given state: DecisionState, from first: EventID) throws(Refusal) -> [NewEvent]
  {
    events.map { NewEvent($0) }
  }

  public func isRepeated(by written: [LedgerEvent]) -> Bool { written == events }
}
