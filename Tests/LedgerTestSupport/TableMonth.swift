/// A month as the table forms it.
package struct TableMonth: Hashable {
  package var income: Int64
  package var hasIncome: Bool
  package var isShared: Bool
  package var budget: Int64
  package var buckets: [TableBucket]

  package init(
    income: Int64, hasIncome: Bool, isShared: Bool, budget: Int64, buckets: [TableBucket]
  ) {
    self.income = income
    self.hasIncome = hasIncome
    self.isShared = isShared
    self.budget = budget
    self.buckets = buckets
  }
}
