/// The person moved a category to another bucket from a day on; earlier months stay as they were.
public struct CategoryMoved: SettingPayload {
  package static let type: EventType = "CategoryMoved"
  /// The moved category.
  public var category: CategoryName
  /// The bucket in which it counts from then on.
  public var bucket: BucketName
  /// The first day in the new bucket.
  public var from: CalendarDay
  /// The bucket in which it counted before.
  public var change: SettingChange<BucketName>

  package init(
    category: CategoryName, bucket: BucketName, from: CalendarDay,
    change: SettingChange<BucketName> = .init()
  ) {
    self.category = category
    self.bucket = bucket
    self.from = from
    self.change = change
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    category = try fields.category("category")
    bucket = try fields.bucket("bucket")
    from = try fields.day("from")
    let on = try fields.optionalEvent("on")
    let was = on == nil ? nil : try fields.bucket("was")
    change = SettingChange(on: on, was: was, reason: try fields.optionalText("why"))
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("category", category.text)
    fields.write("bucket", bucket.text)
    fields.write("from", from)
    fields.writeIfPresent("on", change.on)
    if let was = change.was { fields.write("was", was.text) }
    fields.writeUnlessEmpty("why", change.reason)
  }

  package var event: LedgerEvent { .setting(.categoryMoved(self)) }
}
