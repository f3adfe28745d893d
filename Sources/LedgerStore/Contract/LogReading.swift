/// What a read came to.
public struct LogReading: Hashable, Sendable {
  public var position: LogPosition
  public var condition: LedgerCondition

  public init(position: LogPosition, condition: LedgerCondition) {
    self.position = position
    self.condition = condition
  }
}
