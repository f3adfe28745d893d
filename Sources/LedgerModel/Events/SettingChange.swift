/// What a setting replaces: the event and the value that held before, on its first day.
public struct SettingChange<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The event whose value held; `nil` where none had been recorded.
  public var on: EventID?
  /// The value that held; `nil` exactly where ``on`` is.
  public var was: Value?
  /// Why; may be empty.
  public var reason: String

  public init(on: EventID? = nil, was: Value? = nil, reason: String = "") {
    self.on = on
    self.was = was
    self.reason = reason
  }
}
