/// The person said how a month's income is shared among the buckets.
public struct AllocationChanged: EventPayload {
  package static let type: EventType = "AllocationChanged"
  /// The first day on which the shares hold.
  public var from: CalendarDay
  /// One for each bucket, in their order, adding up to 100 %.
  public var shares: [BucketShare]
  public var change: SettingChange<[BucketShare]>

  public init(
    from: CalendarDay, shares: [BucketShare], change: SettingChange<[BucketShare]> = .init()
  ) {
    self.from = from
    self.shares = shares
    self.change = change
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    from = try fields.day("from")
    shares = try fields.shares("shares")
    let on = try fields.optionalEvent("on")
    let was = on == nil ? nil : try fields.shares("was")
    change = SettingChange(on: on, was: was, reason: try fields.optionalText("why"))
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("from", from)
    fields.write("shares", shares)
    fields.writeIfPresent("on", change.on)
    if let was = change.was { fields.write("was", was) }
    fields.writeUnlessEmpty("why", change.reason)
  }
}
