/// Two devices changed one entry, or added it under one key, without knowing of each other.
public struct Conflict: Hashable, Sendable {
  public var entry: EventID
  /// The event that was there first.
  public var earlier: EventID
  /// The event that had not seen it; its values hold.
  public var later: EventID

  public init(entry: EventID, earlier: EventID, later: EventID) {
    self.entry = entry
    self.earlier = earlier
    self.later = later
  }
}
