/// The person took an event back: it no longer holds, and later ones stay as they are.
public struct EventReverted: EventPayload {
  package static let type: EventType = "EventReverted"
  /// Which event, and what it says.
  public var reversal: Reversal

  package init(_ reversal: Reversal) {
    self.reversal = reversal
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    reversal = try Reversal(from: &fields)
  }

  package func write(to fields: inout FieldWriter) {
    reversal.write(to: &fields)
  }

  package var event: LedgerEvent { .reversal(.eventReverted(self)) }
  package var reason: String { reversal.reason }
  package var causes: [EventID] { reversal.causes }
}

/// The person put an event back that had been taken back: it holds again, at its old place.
public struct EventRestored: EventPayload {
  package static let type: EventType = "EventRestored"
  /// Which event, and what it says.
  public var reversal: Reversal

  package init(_ reversal: Reversal) {
    self.reversal = reversal
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    reversal = try Reversal(from: &fields)
  }

  package func write(to fields: inout FieldWriter) {
    reversal.write(to: &fields)
  }

  package var event: LedgerEvent { .reversal(.eventRestored(self)) }
  package var reason: String { reversal.reason }
  package var causes: [EventID] { reversal.causes }
}

/// Which event an undo or a redo is about, with a copy of what that event says.
///
/// The copy is what lets a fold take it back without a table of all events.
public struct Reversal: Hashable, Sendable {
  /// The event that no longer holds, or holds again; never an undo or a redo.
  public var event: EventID
  /// Where the event touches an entry: that entry's last change then known.
  package var version: EventID?
  /// The event's idempotency key, which an undo frees and a redo takes again.
  package var eventKey: IdempotencyKey?
  /// What the event says, without the sentence it was made of.
  public var copy: LedgerEvent
  /// Why; may be empty.
  package var reason: String

  package init(
    event: EventID, version: EventID? = nil, eventKey: IdempotencyKey? = nil, copy: LedgerEvent,
    reason: String = ""
  ) {
    self.event = event
    self.version = version
    self.eventKey = eventKey
    self.copy = copy.withoutSentence
    self.reason = reason
  }

  init(from fields: inout FieldReader) throws(FieldError) {
    event = try fields.event("event")
    version = try fields.optionalEvent("on")
    let keyText = try fields.optionalText("eventKey")
    eventKey = keyText.isEmpty ? nil : IdempotencyKey(stored: keyText)
    guard (eventKey == nil) == keyText.isEmpty else {
      throw fields.invalid("eventKey", "a key of 1 to 128 bytes")
    }
    let type = EventType(try fields.text("type"))
    try fields.enter("data")
    copy = try LedgerEvent(reading: type, from: &fields)
    if copy.reversal != nil {
      throw fields.invalid("type", "an event that is no undo or redo itself")
    }
    try fields.leave()
    reason = try fields.optionalText("why")
  }

  func write(to fields: inout FieldWriter) {
    fields.write("event", event)
    fields.writeIfPresent("on", version)
    if let eventKey { fields.write("eventKey", eventKey.text) }
    fields.write("type", copy.type.text)
    fields.enter("data")
    copy.write(to: &fields)
    fields.leave()
    fields.writeUnlessEmpty("why", reason)
  }

  /// The events that are named, which must be folded before.
  package var causes: [EventID] { version.map { [event, $0] } ?? [event] }
}

extension ReversalEvent {
  /// What is taken back, or put back.
  public var reversal: Reversal {
    switch self {
    case .eventReverted(let undo): undo.reversal
    case .eventRestored(let redo): redo.reversal
    }
  }

  /// Whether the event no longer holds; if not, it holds again.
  public var isUndo: Bool {
    switch self {
    case .eventReverted: true
    case .eventRestored: false
    }
  }
}
