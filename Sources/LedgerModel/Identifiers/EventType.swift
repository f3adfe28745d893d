/// The name of a kind of event, as the log spells it: past tense, `ExpenseAdded`.
public struct EventType: Hashable, Sendable, ExpressibleByStringLiteral {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  public init(stringLiteral text: String) {
    self.text = text
  }
}

extension EventType: CustomStringConvertible {
  public var description: String { text }
}
