/// An event that a decision wants written.
public struct NewEvent: Hashable, Sendable {
  public var event: LedgerEvent
  /// A key of its own; `nil` where it has none, or the one that the caller gives.
  public var key: IdempotencyKey?

  public init(_ event: LedgerEvent, key: IdempotencyKey? = nil) {
    self.event = event
    self.key = key
  }
}
