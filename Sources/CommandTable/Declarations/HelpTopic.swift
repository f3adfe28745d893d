/// A text that `help NAME` shows and that belongs to no command, such as the table of exit codes.
public struct HelpTopic: Sendable {
  /// The word behind `help`.
  public var name: String
  /// One line for the list of topics.
  public var summary: String
  /// The whole text; it is shown as it stands.
  public var text: String

  public init(_ name: String, _ summary: String, text: String) {
    self.name = name
    self.summary = summary
    self.text = text
  }
}
