/// The value that a setting replaces, with its event, as of the setting's first day.
public struct SettingChange<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The event that set the old value; `nil` if none was recorded.
  package var on: EventID?
  /// The old value; `nil` if none was recorded.
  public var was: Value?
  /// Why; may be empty.
  package var reason: String

  /// Makes a change; by default it replaces nothing.
  public init(on: EventID? = nil, was: Value? = nil, reason: String = "") {
    self.on = on
    self.was = was
    self.reason = reason
  }
}

/// An event that sets a value from a day on, and records the old one.
protocol SettingPayload: EventPayload {
  /// The type of the value.
  associatedtype Value: Hashable & Sendable
  /// The value that it replaces.
  var change: SettingChange<Value> { get }
}

extension SettingPayload {
  package var reason: String { change.reason }
  package var causes: [EventID] { [change.on].compactMap(\.self) }
}
