/// Two devices set the same thing without knowing of each other: the later holds.
public struct SettingConflict: Hashable, Sendable {
  /// The event that was there first.
  public var earlier: EventID
  /// The event that had not seen it; its value holds.
  public var later: EventID

  public init(earlier: EventID, later: EventID) {
    self.earlier = earlier
    self.later = later
  }
}
