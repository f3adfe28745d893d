/// The person created a category, or reopened one that had ended.
public struct CategoryAdded: EventPayload {
  package static let type: EventType = "CategoryAdded"
  /// The category's name.
  public var category: CategoryName
  /// The bucket in which it counts.
  public var bucket: BucketName
  /// The name as shown; empty if it equals the folded name.
  package var displayName: String
  /// The symbol in front of its name; empty for none.
  public var symbol: String
  /// The end date from which a reopened category is open again and counts in the bucket; `nil` for a new one.
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
