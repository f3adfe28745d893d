/// A month as the obvious ledger forms it.
public struct ObviousMonth: Hashable {
  public var income: Int64
  public var hasIncome: Bool
  public var buckets: [ObviousBucket]

  public init(income: Int64, hasIncome: Bool, buckets: [ObviousBucket]) {
    self.income = income
    self.hasIncome = hasIncome
    self.buckets = buckets
  }
}
