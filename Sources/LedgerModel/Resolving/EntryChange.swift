/// What an event means for one entry, once corrections, voids, undos and copies are settled.
public struct EntryChange: Hashable, Sendable {
  public var entry: EventID
  /// What counted before; `nil` where the entry did not count.
  public var was: EntryValues?
  /// What counts now; `nil` where the entry does not count.
  public var now: EntryValues?
  public var standing: EntryStanding

  public init(
    entry: EventID, was: EntryValues?, now: EntryValues?, standing: EntryStanding = .counts
  ) {
    self.entry = entry
    self.was = was
    self.now = now
    self.standing = standing
  }
}
