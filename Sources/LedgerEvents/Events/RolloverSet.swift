/// The person set what a bucket carries over from the month before, or the limits of a category from the period before.
public struct RolloverSet: SettingPayload {
  package static let type: EventType = "RolloverSet"
  /// The first day on which it applies.
  public var from: CalendarDay
  /// The bucket; for a category, the one that it was in.
  public var bucket: BucketName
  /// The category whose limits carry over; `nil` for the bucket itself.
  public var category: CategoryName?
  /// What it carries over.
  public var mode: RolloverMode
  /// What it carried over before.
  public var change: SettingChange<RolloverMode>

  package init(
    from: CalendarDay, bucket: BucketName, of category: CategoryName? = nil, mode: RolloverMode,
    change: SettingChange<RolloverMode> = .init()
  ) {
    self.from = from
    self.bucket = bucket
    self.category = category
    self.mode = mode
    self.change = change
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    from = try fields.day("from")
    bucket = try fields.bucket("bucket")
    category = try fields.optionalName("category").map { CategoryName($0) }
    mode = try fields.choice("mode", RolloverMode.self)
    let on = try fields.optionalEvent("on")
    let was = on == nil ? nil : try fields.choice("was", RolloverMode.self)
    change = SettingChange(on: on, was: was, reason: try fields.optionalText("why"))
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("from", from)
    fields.write("bucket", bucket.text)
    if let category { fields.write("category", category.text) }
    fields.write("mode", mode.rawValue)
    fields.writeIfPresent("on", change.on)
    if let was = change.was { fields.write("was", was.rawValue) }
    fields.writeUnlessEmpty("why", change.reason)
  }

  package var event: LedgerEvent { .setting(.rolloverSet(self)) }
}

/// What a month carries over from the month before.
public enum RolloverMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case off
  /// The surplus, never an overspend.
  case surplus
  /// The surplus, or the overspend.
  case both
}
