/// The texts of an entry before and after an event.
public struct EntryTextChange: Hashable, Sendable {
  public var was: EntryTexts
  public var now: EntryTexts
  /// The figures after the event, as they are settled: also where they do not count, so that an
  /// entry that was voided can be shown.
  public var values: EntryValues

  public init(was: EntryTexts, now: EntryTexts, values: EntryValues) {
    self.was = was
    self.now = now
    self.values = values
  }
}
