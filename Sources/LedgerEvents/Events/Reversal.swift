/// The person undid an event: it no longer holds, and later events stay as they are.
public struct EventReverted: EventPayload {
  package static let type: EventType = "EventReverted"
  /// The event, with a copy of its content.
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

/// The person redid an undone event: it holds again, at its old place.
public struct EventRestored: EventPayload {
  package static let type: EventType = "EventRestored"
  /// The event, with a copy of its content.
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

/// The event of an undo or a redo, with a copy of its content.
///
/// The copy lets a fold reverse the event without a table of all events.
public struct Reversal: Hashable, Sendable {
  /// The undone or redone event; never itself an undo or a redo.
  public var event: EventID
  /// The latest change of the entry known then, if the event touches an entry.
  package var version: EventID?
  /// The event's idempotency key, which an undo frees and a redo takes again.
  package var eventKey: IdempotencyKey?
  /// The content of the event, without the sentence that it was made from.
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

  /// The events that this one references, which must be folded before it.
  package var causes: [EventID] { version.map { [event, $0] } ?? [event] }
}

extension ReversalEvent {
  /// The undo or redo.
  public var reversal: Reversal {
    switch self {
    case .eventReverted(let undo): undo.reversal
    case .eventRestored(let redo): redo.reversal
    }
  }

  /// Whether the event no longer holds; otherwise it holds again.
  public var isUndo: Bool {
    switch self {
    case .eventReverted: true
    case .eventRestored: false
    }
  }
}
