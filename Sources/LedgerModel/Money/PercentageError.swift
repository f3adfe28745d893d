/// A text that is not accepted as a percentage.
public struct PercentageError: Error, Hashable {
  /// What was typed, whole.
  public let text: String
}

extension PercentageError: ExplainedError {
  public var problem: String { "'\(Quotation(of: text))' is not a percentage" }
  public var remedy: String? { "Write a number from 0 with at most two decimals, as 50 or 33.33." }
}
