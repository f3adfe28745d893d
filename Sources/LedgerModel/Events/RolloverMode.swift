/// What a month takes from the month before.
public enum RolloverMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case off
  /// What was left, never an overspend.
  case surplus
  /// What was left, or the overspend.
  case both
}
