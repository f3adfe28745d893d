extension Forecast {
  /// What is planned for a span of days, by day: what bills have open, what recurring entries bring that is
  /// not added yet, and what earmarks set aside for its months.
  ///
  /// An earmark that is called like a bill of its month is what that bill is paid from, and is left out.
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
    let earmarks = earmarks(of: state, in: span).filter { earmark in
      !bills.contains { bill in
        bill.day?.month == earmark.day?.month && FoldedText(bill.name) == FoldedText(earmark.name)
      }
    }
    guard state.allows(.recurring) else { return sorted(bills + earmarks) }
    let recurring = state.recurring.open(in: span, added: added).map { planned in
      let terms = planned.terms
      return Part(
        .recurring, from: planned.rule, name: terms.merchant, on: planned.day,
        category: terms.category,
        amount: terms.type == .credit ? terms.amount.negated : terms.amount)
    }
    return sorted(bills + recurring + earmarks)
  }

  /// What earmarks set aside that is not paid yet, on the first day of each month on which they do.
  private static func earmarks(
    of state: DecisionState, in span: ClosedRange<CalendarDay>
  ) -> [Part] {
    let months = CalendarMonth.months(from: span.lowerBound.month, through: span.upperBound.month)
    return months.flatMap { month in
      state.envelopes.earmarks.compactMap { id in
        guard let earmark = state.envelopes.earmark(id) else { return nil }
        let day = max(earmark.from, month.firstDay)
        guard span.contains(day), day.month == month, state.envelopes.isActive(id, on: day),
          state.envelopes.payment(of: id, in: month) == nil
        else { return nil }
        return Part(
          .earmark, from: id, name: earmark.name, on: day, category: earmark.category,
          amount: earmark.amount)
      }
    }
  }

  /// By day; of one day as they stand.
  private static func sorted(_ parts: [Part]) -> [Part] {
    parts.enumerated()
      .sorted { ($0.element.day ?? .last, $0.offset) < ($1.element.day ?? .last, $1.offset) }
      .map(\.element)
  }

  /// What a bill, a recurring entry or an earmark is told by where its days were recorded by themselves: a name and a
  /// category. It stands for them from now on, so that they are no part of what is usual.
  package struct PlannedName: Hashable, Sendable {
    private let name: FoldedText
    private let category: CategoryName

    package init(_ name: String, _ category: CategoryName) {
      self.name = FoldedText(name)
      self.category = category
    }
  }

  /// Those of all bills, recurring entries and earmarks that were not undone.
  package static func names(of state: DecisionState) -> Set<PlannedName> {
    let bills = state.bills.bills.compactMap { state.bills.latestTerms(of: $0) }
    let recurring = state.recurring.rules.compactMap {
      state.recurring.terms(of: $0, on: .last)?.value
    }
    let earmarks = state.envelopes.earmarks.compactMap { state.envelopes.earmark($0) }
    return Set(
      bills.map { PlannedName($0.name, $0.category) }
        + earmarks.map { PlannedName($0.name, $0.category) }
        + recurring.filter { !$0.merchant.isEmpty }.map { PlannedName($0.merchant, $0.category) })
  }
}
