/// A figure of a bucket in a month.
public enum BucketFigure: String, Hashable, Sendable, CaseIterable {
  /// Its share of the month's income.
  case budget
  /// What it took from the month before.
  case carried
  case spent
  case left
  /// By how much it is overspent; zero where it is not, and without an income.
  case over
}
