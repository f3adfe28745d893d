/// A text that is not accepted as hours of work in a week.
public struct WorkHoursError: Error, Hashable {
  /// What was typed, whole.
  public let text: String
}

extension WorkHoursError: ExplainedError {
  public var problem: String { "'\(Quotation(of: text))' is not a number of hours in a week" }
  public var remedy: String? {
    "Write more than 0 and at most 168 with up to two decimals, as 40 or 37.5."
  }
}
