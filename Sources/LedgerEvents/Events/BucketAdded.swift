/// The person created a bucket in addition to the three built-in ones.
public struct BucketAdded: EventPayload {
  package static let type: EventType = "BucketAdded"
  /// The bucket's name.
  public var bucket: BucketName
  /// The name as shown; empty if it equals the folded name.
  public var displayName: String
  /// The first day with the bucket.
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

/// The person ended a bucket: from that day on another bucket takes over what it had.
public struct BucketEnded: EventPayload {
  package static let type: EventType = "BucketEnded"
  /// The ended bucket.
  public var bucket: BucketName
  /// The first day without the bucket.
  public var from: CalendarDay
  /// The bucket that takes over its categories, share and carried amount; `nil` if it had nothing.
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
