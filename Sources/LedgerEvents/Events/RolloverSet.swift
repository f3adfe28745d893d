/// The person set what a bucket carries over from the month before.
public struct RolloverSet: SettingPayload {
  package static let type: EventType = "RolloverSet"
  /// The first day on which it applies.
  public var from: CalendarDay
  /// The bucket.
  public var bucket: BucketName
  /// What the bucket carries over.
  public var mode: RolloverMode
  /// What it carried over before.
  public var change: SettingChange<RolloverMode>

  package init(
    from: CalendarDay, bucket: BucketName, mode: RolloverMode,
    change: SettingChange<RolloverMode> = .init()
  ) {
    self.from = from
    self.bucket = bucket
    self.mode = mode
    self.change = change
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    from = try fields.day("from")
    bucket = try fields.bucket("bucket")
    mode = try fields.choice("mode", RolloverMode.self)
    let on = try fields.optionalEvent("on")
    let was = on == nil ? nil : try fields.choice("was", RolloverMode.self)
    change = SettingChange(on: on, was: was, reason: try fields.optionalText("why"))
  }

  package func write(to fields: inout FieldWriter) {
    fields.write("from", from)
    fields.write("bucket", bucket.text)
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
