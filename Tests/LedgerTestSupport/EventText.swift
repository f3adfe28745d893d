package import LedgerEvents

/// The members of an event as a log has them.
package enum EventText {
  package static func write(_ event: LedgerEvent) -> String {
    var fields = FieldWriter()
    event.write(to: &fields)
    return String(decoding: fields.finished(), as: UTF8.self)
  }

  /// Reads on the canonical path, with room after it for whole words.
  package static func read(
    canonical text: String, type: EventType, parts: EventParts = .all
  ) throws(FieldError) -> LedgerEvent {
    let bytes = Array((text + String(repeating: " ", count: 16)).utf8)
    var fields = FieldReader(canonical: bytes.span.bytes, parts: parts)
    let event = try LedgerEvent(reading: type, from: &fields)
    try fields.leave()
    guard fields.position == text.utf8.count else { throw .notCanonical }
    return event
  }

  /// Reads on the general path.
  package static func read(general text: String, type: EventType) throws(FieldError) -> LedgerEvent
  {
    let bytes = Array(text.utf8)
    let normalized = try JSONText.normalized(bytes.span.bytes)
    var fields = FieldReader(normalized: normalized.span.bytes)
    let event = try LedgerEvent(reading: type, from: &fields)
    try fields.finish()
    return event
  }
}
