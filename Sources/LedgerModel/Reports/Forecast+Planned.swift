extension Forecast {
  /// What bills have open in a span of days, by day; of income what it brings.
  package static func planned(
    _ state: DecisionState, in span: ClosedRange<CalendarDay>
  ) -> [Part] {
    state.bills.open(in: span).map { occurrence in
      Part(
        .bill, from: occurrence.bill, name: occurrence.terms.name, on: occurrence.due,
        category: occurrence.terms.category, amount: occurrence.left,
        certainty: occurrence.terms.certainty)
    }
  }

  /// What a bill is told by if its days were recorded by themselves: a name and a
  /// category. It stands for them from now on, so that they are no part of what is usual.
  package struct PlannedName: Hashable, Sendable {
    private let name: FoldedText
    private let category: CategoryName

    package init(_ name: String, _ category: CategoryName) {
      self.name = FoldedText(name)
      self.category = category
    }
  }

  /// Those of all bills that were not undone.
  package static func names(of state: DecisionState) -> Set<PlannedName> {
    let bills = state.bills.bills.compactMap { state.bills.latestTerms(of: $0) }
    return Set(bills.map { PlannedName($0.name, $0.category) })
  }
}
