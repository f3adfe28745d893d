/// When a model is asked.
public enum ModelUse: String, Hashable, Sendable, CaseIterable {
  case never
  /// Where the rules are not sure, and a model is there.
  case unsure
  /// About every sentence that tells of one entry.
  case always
}
