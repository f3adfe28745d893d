/// A month as the table forms it.
public struct TableMonth: Hashable {
  public var income: Int64
  public var hasIncome: Bool
  public var buckets: [TableBucket]

  public init(income: Int64, hasIncome: Bool, buckets: [TableBucket]) {
    self.income = income
    self.hasIncome = hasIncome
    self.buckets = buckets
  }
}
