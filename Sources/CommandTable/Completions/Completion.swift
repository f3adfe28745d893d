/// A word that a shell offers, with a text that says what it means.
public struct Completion: Hashable, Sendable {
  /// What is put into the command line.
  public var value: String
  /// What is shown beside it, where the shell shows such a text; may be empty.
  public var description: String

  public init(_ value: String, _ description: String = "") {
    self.value = value
    self.description = description
  }
}
