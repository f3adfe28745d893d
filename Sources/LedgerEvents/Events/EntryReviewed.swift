/// The person reviewed an entry that was stored unreviewed: it is right, or was corrected.
public struct EntryReviewed: EventPayload {
  package static let type: EventType = "EntryReviewed"
  /// The event that added the entry.
  public var entry: EventID
  /// The version that the person saw: the entry itself, or its latest change known then.
  package var version: EventID
  /// The values that counted before, so that a fold needs no table of all entries.
  public var was: EntryContent
  /// Why; may be empty.
  package var reason: String

  package init(entry: EventID, version: EventID, was: EntryContent, reason: String = "") {
    self.entry = entry
    self.version = version
    self.was = was
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    entry = try fields.event("of")
    version = try fields.event("on")
    try fields.enter("was")
    was = try EntryContent(from: &fields)
    try fields.leave()
    reason = fields.skipTexts() ? "" : try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("of", entry)
    fields.write("on", version)
    fields.enter("was")
    was.write(to: &fields)
    fields.leave()
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .amendment(.entryReviewed(self)) }
  package var causes: [EventID] { [entry, version] }
}
