/// A month as the table forms it.
package struct TableMonth: Hashable {
  package var income: Int64
  package var hasIncome: Bool
  package var buckets: [TableBucket]

  package init(income: Int64, hasIncome: Bool, buckets: [TableBucket]) {
    self.income = income
    self.hasIncome = hasIncome
    self.buckets = buckets
  }
}
