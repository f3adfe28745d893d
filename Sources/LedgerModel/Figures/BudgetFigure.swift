public import LedgerEvents

/// A figure of a month that can be explained.
@nonexhaustive
public enum BudgetFigure: Hashable, Codable, Sendable {
  /// A figure of the whole month.
  case month(MonthFigure)
  /// A figure of one bucket.
  case bucket(BucketName, BucketFigure)
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

/// A figure of a month as a whole.
@nonexhaustive
public enum MonthFigure: String, Hashable, Codable, Sendable, CaseIterable {
  /// The expected income plus the received income.
  case income
  /// The total that all buckets carried from the month before.
  case carried
  /// The stated budget, else the income.
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
}

/// A figure of a bucket in a month.
@nonexhaustive
public enum BucketFigure: String, Hashable, Codable, Sendable, CaseIterable {
  /// Its share of the month's budget.
  case budget
  /// The amount it carried from the month before.
  case carried
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
}

extension BucketFigure {
  /// Creates the same figure of a bucket; `nil` for one that only a month has.
  init?(_ figure: MonthFigure) { self.init(rawValue: figure.rawValue) }
}
