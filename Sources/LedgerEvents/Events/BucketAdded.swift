/// The person made a bucket beside the three that every ledger has.
public struct BucketAdded: EventPayload {
  package static let type: EventType = "BucketAdded"
  /// What it is known by.
  public var bucket: BucketName
  /// How it is shown; empty where its folded name is.
  public var displayName: String
  /// The first day on which there is the bucket.
  public var from: CalendarDay
  /// Why; may be empty.
  package var reason: String

  package init(
    bucket: BucketName, displayName: String = "", from: CalendarDay, reason: String = ""
  ) {
    self.bucket = bucket
    self.displayName = displayName
    self.from = from
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    bucket = try fields.bucket("bucket")
    displayName = try fields.optionalText("name")
    from = try fields.day("from")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("bucket", bucket.text)
    fields.writeUnlessEmpty("name", displayName)
    fields.write("from", from)
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .setting(.bucketAdded(self)) }
  package var causes: [EventID] { [] }
}

/// The person ended a bucket: from that day on another one has what it had.
public struct BucketEnded: EventPayload {
  package static let type: EventType = "BucketEnded"
  /// Which bucket it was.
  public var bucket: BucketName
  /// The first day on which there is the bucket no longer.
  public var from: CalendarDay
  /// The bucket that its categories, its share and what it carries go to; `nil` where it had nothing.
  public var heir: BucketName?
  /// Why; may be empty.
  package var reason: String

  package init(
    bucket: BucketName, from: CalendarDay, heir: BucketName? = nil, reason: String = ""
  ) {
    self.bucket = bucket
    self.from = from
    self.heir = heir
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    bucket = try fields.bucket("bucket")
    from = try fields.day("from")
    heir = try fields.optionalName("to").map(BucketName.init)
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("bucket", bucket.text)
    fields.write("from", from)
    if let heir { fields.write("to", heir.text) }
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .setting(.bucketEnded(self)) }
  package var causes: [EventID] { [] }
}
