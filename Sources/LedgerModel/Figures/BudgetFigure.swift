/// A figure of a month that can be explained.
public enum BudgetFigure: Hashable, Sendable {
  case month(MonthFigure)
  case bucket(BucketName, BucketFigure)
  /// What a category spent.
  case category(CategoryName)

  /// The name of the figure: `fun.left`, `month.income`, `dining`.
  public var text: String {
    switch self {
    case .month(let figure): "month.\(figure.rawValue)"
    case .bucket(let bucket, let figure): "\(bucket.text).\(figure.rawValue)"
    case .category(let category): category.text
    }
  }
}
