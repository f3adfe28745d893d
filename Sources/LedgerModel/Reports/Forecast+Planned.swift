package import LedgerEvents

extension Forecast {
  /// Returns what bills have open in a span of days minus what is saved for it, and what they save, by day; for an
  /// income, what it brings.
  ///
  /// - Parameters:
  ///   - state: The plan.
  ///   - span: The days, both ends included.
  ///   - current: The current month, in which what bills save is used already.
  public static func planned(
    _ state: DecisionState, in span: ClosedRange<CalendarDay>, beside current: CalendarMonth? = nil
  ) -> [Part] {
    guard let currency = state.currency else { return [] }
    let savings = state.bills.savings(
      in: span.lowerBound.month...span.upperBound.month, currency)
    let due = state.bills.open(in: span).compactMap { occurrence -> Part? in
      let rest = savings.rest(of: occurrence)
      guard state.accounts.countsInMonths(occurrence.terms) else { return nil }
      if rest == 0, occurrence.left.minorUnits != 0 { return nil }
      return Part(
        kind: .bill, source: occurrence.bill, name: occurrence.terms.name, day: occurrence.due,
        category: occurrence.terms.category,
        amount: Money(minorUnits: rest, currency: occurrence.left.currency),
        certainty: occurrence.terms.certainty)
    }
    let saved = savings.putAways.filter {
      span.contains($0.day) && $0.day.month != current
    }.map { part in
      Part(
        kind: .bill, source: part.event, name: part.to == PutAway.funds ? part.from : part.to,
        day: part.day, category: part.category,
        amount: Money(minorUnits: part.minorUnits, currency: currency))
    }
    return saved.isEmpty ? due : (due + saved).sorted { ($0.day ?? .first) < ($1.day ?? .first) }
  }

  /// The name and category by which payments of a bill are recognized. They are part of the forecast's planned
  /// amounts, so they must not be part of the usual ones.
  package struct PlannedName: Hashable, Sendable {
    private let name: FoldedText
    private let category: CategoryName

    package init(_ name: String, _ category: CategoryName) {
      self.name = FoldedText(name)
      self.category = category
    }
  }

  /// Returns the names of all bills whose addition was not undone.
  package static func names(of state: DecisionState) -> Set<PlannedName> {
    let bills = state.bills.bills.compactMap { state.bills.latestTerms(of: $0) }
    return Set(bills.map { PlannedName($0.name, $0.category) })
  }
}
