public import LedgerEvents

/// What some months used of their budgets beside what had been planned: no payment of a bill.
package struct UsualSpending: RegisterProjection {
  private let months: ClosedRange<CalendarMonth>
  /// The entries that were planned, by the keys that they were added under.
  private var planned: Set<EventID> = []
  package var register: EntryRegister

  /// What these months used.
  package init(in months: ClosedRange<CalendarMonth>) {
    self.months = months
    register = EntryRegister(of: months)
  }

  package static var reads: EventParts { .all }

  package mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    if change.entry == cause.id, let key = cause.key, PaymentKey(expense: key) != nil {
      planned.insert(change.entry)
    }
    register.apply(change, texts: texts, from: cause)
  }

  /// What each category used of its budget, net of credits, in all the months together: what goals and kept
  /// accounts paid is no part of it, nor is what paid a bill.
  ///
  /// - Parameter state: Of the same events. An entry is a bill's payment if it was recorded or linked as one, or
  ///   if its name and category are those of a bill by now.
  package func amounts(beside state: DecisionState) -> [CategoryName: [Int64]] {
    var filter = EntryQuery.Filter()
    filter.from = months.lowerBound.firstDay
    filter.to = months.upperBound.lastDay
    let names = Forecast.names(of: state)
    let paying = planned.union(state.bills.links.compactMap(\.entry))
    var amounts: [CategoryName: [Int64]] = [:]
    for entry in register.matching(filter) where entry.values.amount.currency == state.currency {
      if paying.contains(entry.id) || names.contains(name(of: entry)) { continue }
      let units = state.plan.used(by: entry.values)
      if units != 0 { amounts[entry.values.category, default: []].append(units) }
    }
    return amounts
  }

  private func name(of entry: RegisteredEntry) -> Forecast.PlannedName {
    Forecast.PlannedName(entry.texts.merchant, entry.values.category)
  }
}

extension LedgerQuestion where Answer == [CategoryName: [Int64]] {
  /// What each category used of its budget in some months, net of credits, in minor units of the ledger's currency,
  /// entry by entry: what goals and kept accounts paid is no part of it, nor is what paid a bill.
  ///
  /// - Parameters:
  ///   - months: First to last.
  ///   - state: Of the same events. An entry is a bill's payment if it was recorded or linked as one, or if its
  ///     name and category are those of a bill by now.
  public static func usualSpending(
    in months: ClosedRange<CalendarMonth>, beside state: DecisionState
  ) -> Self {
    Self(UsualSpending(in: months)) { $0.amounts(beside: state) }
  }
}
