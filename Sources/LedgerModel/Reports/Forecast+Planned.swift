extension Forecast {
  /// What is planned for a span of days, by day: what bills have open, and what recurring entries bring that is
  /// not added yet.
  ///
  /// - Parameter added: The days of recurring entries that were added.
  package static func planned(
    _ state: DecisionState, added: RecurringEntries, in span: ClosedRange<CalendarDay>
  ) -> [Part] {
    let bills = state.bills.open(in: span).map { occurrence in
      Part(
        .bill, from: occurrence.bill, name: occurrence.terms.name, on: occurrence.due,
        category: occurrence.terms.category, amount: occurrence.left,
        certainty: occurrence.terms.certainty)
    }
    guard state.allows(.recurring) else { return sorted(bills) }
    let recurring = state.recurring.open(in: span, added: added).map { planned in
      let terms = planned.terms
      return Part(
        .recurring, from: planned.rule, name: terms.merchant, on: planned.day,
        category: terms.category,
        amount: terms.type == .credit ? terms.amount.negated : terms.amount)
    }
    return sorted(bills + recurring)
  }

  /// By day; of one day as they stand.
  private static func sorted(_ parts: [Part]) -> [Part] {
    parts.enumerated()
      .sorted { ($0.element.day ?? .last, $0.offset) < ($1.element.day ?? .last, $1.offset) }
      .map(\.element)
  }

  /// What a bill or a recurring entry is told by where its days were recorded by themselves: a name and a
  /// category. It stands for them from now on, so that they are no part of what is usual.
  package struct PlannedName: Hashable, Sendable {
    private let name: FoldedText
    private let category: CategoryName

    package init(_ name: String, _ category: CategoryName) {
      self.name = FoldedText(name)
      self.category = category
    }
  }

  /// Those of all bills and recurring entries that were not undone.
  package static func names(of state: DecisionState) -> Set<PlannedName> {
    let bills = state.bills.bills.compactMap { state.bills.latestTerms(of: $0) }
    let recurring = state.recurring.rules.compactMap {
      state.recurring.terms(of: $0, on: .last)?.value
    }
    return Set(
      bills.map { PlannedName($0.name, $0.category) }
        + recurring.filter { !$0.merchant.isEmpty }.map { PlannedName($0.merchant, $0.category) })
  }
}
