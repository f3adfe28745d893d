/// What asks for an unlocked Pro under the metered policy.
public enum ProFeature: String, Hashable, Sendable, CaseIterable {
  case recurring
  case rollover
  case export
  case backup
}
