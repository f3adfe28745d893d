/// Bytes without a valid event were cut from the end of this log; all of them were kept.
public struct LogRepaired: EventPayload {
  package static let type: EventType = "LogRepaired"
  /// The offset in the log at which the bytes began.
  public var offset: Int
  /// The number of bytes that were cut.
  public var byteCount: Int
  /// The name of the quarantine file that holds them.
  public var copy: String
  /// Why; may be empty.
  package var reason: String

  package init(offset: Int, byteCount: Int, copy: String, reason: String = "") {
    self.offset = offset
    self.byteCount = byteCount
    self.copy = copy
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    offset = try fields.number("offset")
    byteCount = try fields.number("bytes")
    copy = try fields.text("copy")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("offset", offset)
    fields.write("bytes", byteCount)
    fields.write("copy", copy)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .log(.logRepaired(self)) }
  package var causes: [EventID] { [] }
}
