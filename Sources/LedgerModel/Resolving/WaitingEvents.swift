/// Events of one log that are not counted yet, because one of them names an event that is not here.
public struct WaitingEvents: Hashable, Sendable {
  public var writer: WriterID
  /// How many events of the log are not counted.
  public var count: Int
  /// The event that is waited for.
  public var cause: EventID
}
