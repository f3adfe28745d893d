/// What an event says: one fact, with the members that the log keeps of it.
///
/// A type that conforms has a file of its own, in which the names of its members stand twice, side
/// by side and in the same order: where they are read and where they are written.
package protocol EventPayload: Hashable, Sendable {
  /// The name of the event in the log.
  static var type: EventType { get }

  /// Reads the members, named one by one in the order of the format.
  ///
  /// - Throws: ``FieldError`` where a member is missing or does not hold what it must.
  init(from fields: inout FieldReader) throws(FieldError)

  /// Writes the same members in the same order.
  func write(to fields: inout FieldWriter)

  /// The same as an event of its kind.
  var event: LedgerEvent { get }

  /// Why it was done, as the person said; empty where it has no such member.
  var reason: String { get }

  /// The events that this one names, which must be folded before it.
  var causes: [EventID] { get }
}

/// An event that adds an entry.
protocol EntryPayload: EventPayload {
  /// The figures of the entry.
  var values: EntryValues { get }
  /// Its texts.
  var texts: EntryTexts { get set }
}

extension EntryPayload {
  package var reason: String { "" }
  package var causes: [EventID] { [] }
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
