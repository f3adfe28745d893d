/// What was spent in some months beside what had been planned: no payment of a bill.
package struct UsualSpending: RegisterProjection {
  private let months: ClosedRange<CalendarMonth>
  /// The entries that were planned, by the keys that they were added under.
  private var planned: Set<EventID> = []
  package var register: EntryRegister

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

  /// What each category spent, net of credits, in all the months together.
  ///
  /// - Parameter names: What stands for an entry by now, though it was recorded by itself.
  package func amounts(
    besides names: Set<Forecast.PlannedName>
  ) -> [CategoryName: [Int64]] {
    var filter = EntryQuery.Filter()
    filter.from = months.lowerBound.firstDay
    filter.to = months.upperBound.lastDay
    var sums: [CategoryName: [Int64]] = [:]
    for entry in register.matching(filter) where entry.status == .counts {
      if planned.contains(entry.id) || names.contains(name(of: entry)) { continue }
      let units = entry.values.amount.minorUnits
      switch entry.values.type {
      case .expense: sums[entry.values.category, default: []].append(units)
      case .credit: sums[entry.values.category, default: []].append(-units)
      case .income: break
      }
    }
    return sums
  }

  private func name(of entry: RegisteredEntry) -> Forecast.PlannedName {
    Forecast.PlannedName(entry.texts.merchant, entry.values.category)
  }
}
