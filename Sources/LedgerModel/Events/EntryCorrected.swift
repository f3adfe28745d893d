/// The person changed values of an entry: the new ones count, in the month that they name.
public struct EntryCorrected: EventPayload {
  package static let type: EventType = "EntryCorrected"
  public var entry: EventID
  /// The version that the person saw: the entry itself, or its last change then known.
  public var version: EventID
  /// What counted until now, so that a fold needs no table of all entries.
  public var was: EntryContent
  /// What changes.
  public var now: EntryAmendment
  /// Why; may be empty.
  public var reason: String

  public init(
    entry: EventID, version: EventID, was: EntryContent, now: EntryAmendment, reason: String = ""
  ) {
    self.entry = entry
    self.version = version
    self.was = was
    self.now = now
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    entry = try fields.event("of")
    version = try fields.event("on")
    try fields.enter("was")
    was = try EntryContent(from: &fields)
    try fields.leave()
    now = try EntryAmendment(from: &fields)
    reason = fields.skipTexts() ? "" : try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", entry)
    fields.write("on", version)
    fields.enter("was")
    was.write(to: &fields)
    fields.leave()
    now.write(to: &fields)
    fields.writeUnlessEmpty("why", reason)
  }
}
