/// The person made a category of their own, or opened one again that had ended.
public struct CategoryAdded: EventPayload {
  package static let type: EventType = "CategoryAdded"
  /// What it is known by.
  public var category: CategoryName
  /// The bucket that it counts in.
  public var bucket: BucketName
  /// How it is shown; empty where its folded name is.
  package var displayName: String
  /// The sign that stands before its name; empty for none.
  public var symbol: String
  /// The day on which it had ended, from which on it is open again and counts in the bucket; `nil` of a new one.
  public var from: CalendarDay?
  /// Why; may be empty.
  package var reason: String

  package init(
    category: CategoryName, bucket: BucketName, displayName: String = "", symbol: String = "",
    from: CalendarDay? = nil, reason: String = ""
  ) {
    self.category = category
    self.bucket = bucket
    self.from = from
    self.displayName = displayName
    self.symbol = symbol
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    category = try fields.category("category")
    bucket = try fields.bucket("bucket")
    displayName = try fields.optionalText("name")
    symbol = try fields.optionalText("symbol")
    from = try fields.optionalDay("from")
    reason = try fields.optionalText("why")
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("category", category.text)
    fields.write("bucket", bucket.text)
    fields.writeUnlessEmpty("name", displayName)
    fields.writeUnlessEmpty("symbol", symbol)
    if let from { fields.write("from", from) }
    fields.writeUnlessEmpty("why", reason)
  }

  package var event: LedgerEvent { .setting(.categoryAdded(self)) }
  package var causes: [EventID] { [] }
}
