public import LedgerEvents

/// The budget use of some months, apart from planned bill payments.
package struct UsualSpending: RegisterProjection {
  private let months: ClosedRange<CalendarMonth>
  /// The planned entries, recognized by their keys.
  private var planned: Set<EventID> = []
  package var register: EntryRegister

  /// Creates the projection for some months.
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

  /// Returns the amounts of each category's budget use, net of credits, over all the months, without payments from
  /// goals and kept accounts, and without bill payments.
  ///
  /// - Parameter state: The state after the same events. An entry is a bill payment if it was recorded or linked as
  ///   one, or if its name and category are those of a current bill.
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
  /// The amounts of each category's budget use in some months, net of credits, in minor units of the ledger's
  /// currency, entry by entry, without payments from goals and kept accounts, and without bill payments.
  ///
  /// - Parameters:
  ///   - months: The months, from the first to the last.
  ///   - state: The state after the same events. An entry is a bill payment if it was recorded or linked as one, or
  ///     if its name and category are those of a current bill.
  public static func usualSpending(
    in months: ClosedRange<CalendarMonth>, beside state: DecisionState
  ) -> Self {
    Self(UsualSpending(in: months)) { $0.amounts(beside: state) }
  }
}
