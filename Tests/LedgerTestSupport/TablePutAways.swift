package import LedgerModel

/// What is kept and what is put away, by the facts in effect, looked through from end to end.
package struct TablePutAways {
  private let facts: [(id: EventID, event: LedgerEvent)]

  /// The entries that count.
  private let entries: [EntryValues]

  package init(_ facts: [(id: EventID, event: LedgerEvent)], _ entries: [EntryValues]) {
    self.facts = facts
    self.entries = entries
  }

  /// What a goal that is there covers of an entry.
  package func covered(_ values: EntryValues) -> Int64 {
    let isThere = facts.contains { fact in
      if case .account(.envelope(.goalAdded)) = fact.event {
        fact.id == values.cover?.goal
      } else {
        false
      }
    }
    guard isThere, values.type == .expense, let cover = values.cover else { return 0 }
    return min(cover.minorUnits, values.amount.minorUnits)
  }

  private func kind(of account: AccountName) -> AccountKind {
    if account == .bank || account == .cash { return .bank }
    for case .account(.added(let added)) in facts.map(\.event) where added.account == account {
      return added.kind
    }
    return AccountKind(rawValue: account.text) ?? .bank
  }

  package func isKept(_ account: AccountName) -> Bool {
    [.savings, .investment, .loan].contains(kind(of: account))
  }

  /// What bills save through a month.
  package func savings(through month: CalendarMonth) -> TableSavings {
    TableSavings(facts, through: month)
  }

  /// What moved to kept accounts and goals in a month and what bills saved, by category; what came back is
  /// below zero.
  package func of(_ month: CalendarMonth) -> [(category: CategoryName, units: Int64)] {
    moved(in: month)
      + savings(through: month).putAways.filter { $0.day.month == month }
      .map { ($0.category, $0.units) }
  }

  private func moved(in month: CalendarMonth) -> [(category: CategoryName, units: Int64)] {
    facts.flatMap { fact -> [(category: CategoryName, units: Int64)] in
      switch fact.event {
      case .account(.transferMade(let made)): return transfer(made, in: month)
      case .account(.envelope(.goalAdded)):
        return steps(of: fact.id).filter { $0.day.month == month }.map { ($0.category, $0.units) }
          + end(of: fact.id, in: month)
      default: return []
      }
    }
  }

  private func transfer(
    _ made: TransferMade, in month: CalendarMonth
  ) -> [(category: CategoryName, units: Int64)] {
    let (from, to) = (isKept(made.source), isKept(made.destination))
    guard made.date.month == month, !made.sparesBudget, from != to else { return [] }
    let usual: CategoryName
    switch kind(of: to ? made.destination : made.source) {
    case .loan: usual = .debt
    case .investment: usual = .investment
    default: usual = .savings
    }
    return [(made.category ?? usual, to ? made.amount.minorUnits : -made.amount.minorUnits)]
  }

  private func steps(of goal: EventID) -> [(day: CalendarDay, category: CategoryName, units: Int64)]
  {
    facts.compactMap { fact in
      switch fact.event {
      case .account(.envelope(.goalFunded(let funded))) where funded.step.goal == goal:
        let step = funded.step
        return (step.day, step.category ?? .savings, step.amount.minorUnits)
      case .account(.envelope(.goalWithdrawn(let taken))) where taken.step.goal == goal:
        let step = taken.step
        return (step.day, step.category ?? .savings, -step.amount.minorUnits)
      default: return nil
      }
    }
  }

  /// An ended goal gives back all that it was ever given.
  private func end(
    of goal: EventID, in month: CalendarMonth
  ) -> [(category: CategoryName, units: Int64)] {
    let days = facts.compactMap { fact -> CalendarDay? in
      guard case .account(.envelope(.goalEnded(let ended))) = fact.event, ended.goal == goal else {
        return nil
      }
      return ended.from
    }
    guard days.min()?.month == month else { return [] }
    let covered = entries.filter { $0.cover?.goal == goal }.map(covered)
    return [(.savings, covered.reduce(0, +) - steps(of: goal).reduce(0) { $0 + $1.units })]
  }
}
