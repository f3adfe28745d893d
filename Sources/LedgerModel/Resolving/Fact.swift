/// An event that is no entry and touches none: a setting, a category, a purchase.
public struct Fact: Hashable, Sendable {
  /// Its own id, also where an undo or redo is the cause: it keeps its place.
  public var id: EventID
  public var event: LedgerEvent

  public init(id: EventID, event: LedgerEvent) {
    self.id = id
    self.event = event
  }
}
