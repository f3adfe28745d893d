/// A regular expression that cannot be read.
public struct TextPatternError: Error, Hashable, Sendable {
  /// What was written between the slashes.
  public var pattern: String

  public init(pattern: String) {
    self.pattern = pattern
  }
}

extension TextPatternError: ExplainedError {
  public var problem: String { "'/\(Quotation(of: pattern))/' is no regular expression" }
  public var remedy: String? {
    "Leave the slashes away to look for these letters, or write a pattern as '/^whole .*s$/'."
  }
}
