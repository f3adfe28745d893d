import LedgerModel

extension FigureChange {
  /// The category that the figure is of; `nil` for one of a bucket or a month.
  var category: CategoryName? {
    guard case .category(let category) = figure else { return nil }
    return category
  }

  /// The figure without what it is of: `spent`.
  var figureName: String {
    switch figure {
    case .month(let figure): figure.rawValue
    case .bucket(_, let figure): figure.rawValue
    case .category: "spent"
    }
  }

  /// Whether it is what was spent.
  var isSpending: Bool { figureName == "spent" }
}
