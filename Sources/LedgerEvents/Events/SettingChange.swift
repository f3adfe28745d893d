/// What a setting replaces: the event and the value that held before, on its first day.
public struct SettingChange<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The event whose value held; `nil` if none had been recorded.
  package var on: EventID?
  /// The value that held; `nil` if none had been recorded.
  public var was: Value?
  /// Why; may be empty.
  package var reason: String

  /// What an event set is replaced; by default nothing held before.
  public init(on: EventID? = nil, was: Value? = nil, reason: String = "") {
    self.on = on
    self.was = was
    self.reason = reason
  }
}

/// An event that sets something from a day on, and says what held until then.
protocol SettingPayload: EventPayload {
  /// What holds.
  associatedtype Value: Hashable & Sendable
  /// What it replaces.
  var change: SettingChange<Value> { get }
}

extension SettingPayload {
  package var reason: String { change.reason }
  package var causes: [EventID] { [change.on].compactMap(\.self) }
}
