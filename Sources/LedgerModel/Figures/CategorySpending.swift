/// What was spent in a category in one month, in minor units, net of credits.
public struct CategorySpending: Hashable, Sendable {
  public var category: CategoryName
  public var spent: Int64
}
