public import LedgerEvents

/// A figure of a month that can be explained.
@nonexhaustive
public enum BudgetFigure: Hashable, Codable, Sendable {
  /// A figure of the whole month.
  case month(MonthFigure)
  /// A figure of one bucket.
  case bucket(BucketName, BucketFigure)
  /// What a category used: what it spent and was not covered, and what was put away in it.
  case category(CategoryName)
  /// What is left of what was said that a category may use.
  case limit(CategoryName)

  /// The name of the figure: `fun.left`, `month.income`, `dining`, `limit.dining`.
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
  /// What is set, and what was received.
  case income
  /// What all buckets took from the month before.
  case carried
  /// What it may use: what was said, else its income.
  case budget
  /// Budget and what was carried.
  case capacity
  /// What went, less what came back.
  case spent
  /// What of it was paid with money that counted when it was put away.
  case covered
  /// What went to kept accounts, less what came back.
  case putAway = "put-away"
  /// What was spent and not covered, and what was put away.
  case used
  /// Capacity less what was used; below zero if it is overspent.
  case left
  /// By how much it is overspent; zero if it is not, and without a budget.
  case over
  /// What of bills is still due of it.
  case due
  /// What is left once that is paid.
  case free
}

/// A figure of a bucket in a month.
@nonexhaustive
public enum BucketFigure: String, Hashable, Codable, Sendable, CaseIterable {
  /// Its share of the month's budget.
  case budget
  /// What it took from the month before.
  case carried
  /// What went, less what came back.
  case spent
  /// What of it was paid with money that counted when it was put away.
  case covered
  /// What went to kept accounts, less what came back.
  case putAway = "put-away"
  /// What was spent and not covered, and what was put away.
  case used
  /// Capacity less what was used; below zero if it is overspent.
  case left
  /// By how much it is overspent; zero if it is not, and without a budget.
  case over
  /// What of bills is still due of it.
  case due
  /// What is left once that is paid.
  case free
}

extension BucketFigure {
  /// The same figure of a bucket; `nil` for one that only a month has.
  init?(_ figure: MonthFigure) { self.init(rawValue: figure.rawValue) }
}
