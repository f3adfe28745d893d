import CommandTable
import LedgerModel
import LedgerStore

extension CompletionSource<Session> {
  /// The ledger's categories, each with what it spent this month.
  static var categories: CompletionSource {
    CompletionSource { session in
      let buckets = try await session.ledger.view(MonthlyBuckets())
      let month = session.today.month
      let budget = try buckets.month(month)
      let spending = budget.buckets.flatMap(\.categories)
      return buckets.plan.categories.offered(on: session.today).map { category in
        let spent = spending.first { $0.category == category }?.spent ?? 0
        return Completion(
          category.text,
          "\(buckets.plan.categories.bucket(of: category, on: month.firstDay).displayName), "
            + "spent \(AmountText.text(spent, budget.currency))")
      }
    }
  }
}
