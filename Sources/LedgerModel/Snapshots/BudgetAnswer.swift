/// A projection that ``BudgetState`` holds already, so that it need not be folded on its own.
package protocol BudgetAnswer: Projection {
  /// What folding all events into this projection would come to; `nil` where the state does not say.
  func taken(from state: BudgetState) -> Self?
}

extension Books: BudgetAnswer {
  package func taken(from state: BudgetState) -> Books? { self == Books() ? state.books : nil }
}

extension MonthlyBuckets: BudgetAnswer {
  package func taken(from state: BudgetState) -> MonthlyBuckets? {
    self == MonthlyBuckets() ? state.buckets : nil
  }
}

extension NamedEntries: BudgetAnswer {
  package func taken(from state: BudgetState) -> NamedEntries? { entries.isEmpty ? self : nil }
}

extension ProjectionPair: BudgetAnswer where First: BudgetAnswer, Second: BudgetAnswer {
  package func taken(from state: BudgetState) -> ProjectionPair<First, Second>? {
    guard let first = first.taken(from: state), let second = second.taken(from: state) else {
      return nil
    }
    return ProjectionPair(first, second)
  }
}
