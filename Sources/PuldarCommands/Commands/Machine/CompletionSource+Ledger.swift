import CommandTable
import LedgerModel
import LedgerStore

extension CompletionSource<Session> {
  /// The ledger's categories, each with what it spent this month and what its bucket has left.
  static var categories: CompletionSource {
    .reading { session in
      let buckets = try await session.ledger.view(MonthlyBuckets())
      let month = session.today.month
      let budget = try buckets.month(month)
      let spending = budget.buckets.flatMap(\.categories)
      return buckets.plan.categories.offered(on: session.today).map { category in
        let spent = spending.first { $0.category == category }?.spent ?? 0
        let name = buckets.plan.categories.bucket(of: category, on: month.firstDay)
        let left = budget.buckets.first { $0.bucket == name && budget.hasIncome }
          .map { ", \(AmountText.text($0.left, budget.currency)) left in \(name.displayName)" }
        return Completion(
          category.text,
          "spent \(AmountText.text(spent, budget.currency))\(left ?? ", \(name.displayName)")")
      }
    }
  }

  /// The figures of this month that can be explained, each with its amount.
  static var figures: CompletionSource {
    .reading { session in
      let explained = try await session.ledger.view(ExplainedMonth(session.today.month, depth: 0))
      return try explained.figures().map { figure in
        let explanation = try explained.explanation(of: figure)
        return Completion(figure.text, AmountText.text(explanation.value, explanation.currency))
      }
    }
  }
}
