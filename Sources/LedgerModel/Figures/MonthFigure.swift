/// A figure of a month as a whole.
public enum MonthFigure: String, Hashable, Sendable, CaseIterable {
  /// What is set, and what was received.
  case income
  /// What all buckets took from the month before.
  case carried
  /// Income and what was carried.
  case capacity
  case spent
  case left
  /// By how much it is overspent; zero where it is not, and without an income.
  case over
}
