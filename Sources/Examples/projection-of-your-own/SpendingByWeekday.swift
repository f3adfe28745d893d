import Puldar

/// How much was spent on each day of the week, net of what came back.
struct SpendingByWeekday: FigureProjection {
  private var totals: [Weekday: MoneyTotals] = [:]

  /// An entry counts, or counts otherwise, or no longer counts: what counted is taken away, what
  /// counts is added. Corrections, voids and undos arrive here resolved, whatever their order was.
  mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    if let was = change.was { totals[was.date.weekday, default: MoneyTotals()] -= spent(was) }
    if let now = change.now { totals[now.date.weekday, default: MoneyTotals()] += spent(now) }
  }

  /// Incomes, shares and categories say nothing about weekdays.
  mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {}
  mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {}

  /// What was spent on the days of a name.
  subscript(day: Weekday) -> MoneyTotals { totals[day] ?? MoneyTotals() }

  private func spent(_ values: EntryValues) -> Money {
    let units = values.amount.minorUnits
    return switch values.type {
    case .expense: values.amount
    case .credit: Money(minorUnits: -units, currency: values.amount.currency)
    case .income: Money(minorUnits: 0, currency: values.amount.currency)
    }
  }
}
