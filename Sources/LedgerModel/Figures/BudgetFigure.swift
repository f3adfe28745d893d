public import LedgerEvents

/// A figure of a month that can be explained.
@nonexhaustive
public enum BudgetFigure: Hashable, Codable, Sendable {
  /// A figure of the whole month.
  case month(MonthFigure)
  /// A figure of one bucket.
  case bucket(BucketName, MonthFigure)
  /// The amount used in a category: spent and not covered, plus put away.
  case category(CategoryName)
  /// The remainder of a category's limit.
  case limit(CategoryName)

  /// The name of the figure, such as `fun.left`, `month.income`, `dining` or `limit.dining`.
  public var text: String {
    switch self {
    case .month(let figure): "month.\(figure.rawValue)"
    case .bucket(let bucket, let figure): "\(bucket.text).\(figure.rawValue)"
    case .category(let category): category.text
    case .limit(let category): "limit.\(category.text)"
    }
  }
}

/// A figure of a month as a whole, or of one bucket in it.
@nonexhaustive
public enum MonthFigure: String, Hashable, Codable, Sendable, CaseIterable {
  /// The expected income plus the received income; of a bucket, its budget.
  case income
  /// The amount that was carried from the month before.
  case carried
  /// The stated budget, else the income; of a bucket, its share of that.
  case budget
  /// The budget plus what was carried.
  case capacity
  /// Spending minus what came back.
  case spent
  /// The spending paid with money that already counted when it was put away.
  case covered
  /// Money put into kept accounts, minus what came back.
  case putAway = "put-away"
  /// The spending not covered, plus what was put away.
  case used
  /// The capacity minus what was used; negative if it is overspent.
  case left
  /// The overspent amount; zero if there is none, or no budget.
  case over
  /// The amount of bills still due.
  case due
  /// What is left once those bills are paid.
  case free

  /// Those that an explanation of a bucket offers: a bucket has no income of its own.
  package static let ofBuckets = allCases.filter { $0 != .income && $0 != .capacity }
}
