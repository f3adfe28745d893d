import Puldar

/// How much was spent on each day of the week, net of what came back.
struct SpendingByWeekday: FigureProjection {
  private var cents: [CalendarDay.Weekday: Int64] = [:]

  /// An entry counts, or counts otherwise, or no longer counts: what counted is taken away, what
  /// counts is added. Corrections, voids and undos arrive here resolved, whatever their order was.
  mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    if let was = change.was { cents[was.date.weekday, default: 0] -= spent(was) }
    if let now = change.now { cents[now.date.weekday, default: 0] += spent(now) }
  }

  /// What was spent on the days of a name.
  subscript(day: CalendarDay.Weekday) -> Int64 { cents[day] ?? 0 }

  private func spent(_ values: EntryValues) -> Int64 {
    switch values.type {
    case .expense: values.amount.minorUnits
    case .credit: -values.amount.minorUnits
    case .income: 0
    }
  }
}
