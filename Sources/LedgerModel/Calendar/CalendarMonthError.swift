/// A text that is not accepted as a month.
public struct CalendarMonthError: Error, Hashable {
  /// What was typed, whole.
  public let text: String

  public init(text: String) {
    self.text = text
  }
}

extension CalendarMonthError: ExplainedError {
  public var problem: String { "'\(Quotation(of: text))' is not a month" }
  public var remedy: String? { "Write a month as 2026-01." }
}
