/// A projection that ``BudgetState`` holds already, so that it need not be folded on its own.
package protocol BudgetAnswer: Projection {
  /// Whether the state says what folding all events into this projection would come to.
  var isInState: Bool { get }
  /// What that is, where the state says it.
  func taken(from state: BudgetState) -> Self
}

extension Books: BudgetAnswer {
  package var isInState: Bool { self == Books() }
  package func taken(from state: BudgetState) -> Books { state.books }
}

extension MonthlyBuckets: BudgetAnswer {
  package var isInState: Bool { self == MonthlyBuckets() }
  package func taken(from state: BudgetState) -> MonthlyBuckets { state.buckets }
}

extension NamedEntries: BudgetAnswer {
  package var isInState: Bool { entries.isEmpty }
  package func taken(from state: BudgetState) -> NamedEntries { self }
}

extension ProjectionPair: BudgetAnswer where First: BudgetAnswer, Second: BudgetAnswer {
  package var isInState: Bool { first.isInState && second.isInState }
  package func taken(from state: BudgetState) -> ProjectionPair<First, Second> {
    ProjectionPair(first.taken(from: state), second.taken(from: state))
  }
}
