/// Whether some features ask for an unlocked Pro.
public enum Policy: String, Hashable, Sendable, CaseIterable {
  /// Recurring entries, rollover, export and backup ask for it; the default.
  case metered
  /// Nothing does: the choice of an embedding app, or of `puldar init --open`.
  case open
}
