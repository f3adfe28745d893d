extension MonthBudget {
  /// A figure of the month, in minor units.
  public func value(of figure: MonthFigure) -> Int64 {
    switch figure {
    case .income: income
    case .carried: carried
    case .capacity: capacity
    case .spent: spent
    case .left: left
    case .over: over
    }
  }

  /// A figure of one of its buckets, in minor units.
  public func value(of figure: BucketFigure, _ bucket: BucketBudget) -> Int64 {
    switch figure {
    case .budget: bucket.budget
    case .carried: bucket.carried
    case .spent: bucket.spent
    case .left: bucket.left
    // Nothing is overspent where nothing was promised.
    case .over: hasIncome ? bucket.over : 0
    }
  }

  /// What a category spent, in minor units.
  public func spent(in category: CategoryName) -> Int64 {
    for bucket in buckets {
      if let spending = bucket.categories.first(where: { $0.category == category }) {
        return spending.spent
      }
    }
    return 0
  }
}
