import LedgerModel

/// Detects whether newly recorded entries are the first ones, so that missing settings are mentioned once and
/// not after every entry. It needs only the figures, no clock or file that remembers.
struct FirstEntries {
  private let after: MonthlyBuckets
  /// The spending of the entries, by month and category, in minor units.
  private var own: [CalendarMonth: [CategoryName: Int64]] = [:]

  /// - Parameter after: The figures with the entries.
  init(_ entries: [EntryValues], _ after: MonthlyBuckets) {
    self.after = after
    for entry in entries where entry.type != .income {
      let units = entry.amount.minorUnits
      own[entry.date.month, default: [:]][entry.category, default: 0] &+=
        entry.type == .credit ? -units : units
    }
  }

  /// The months of the entries whose missing income is mentioned: if no income is set at all, all of them after
  /// the first entries of the ledger; else each after its own first entries.
  var months: Set<CalendarMonth> {
    let first = Set(own.keys.filter(isAlone))
    guard after.plan.income.inEffect.isEmpty, let months = after.months else { return first }
    let hasOthers = CalendarMonth.months(from: months.lowerBound, through: months.upperBound)
      .contains { !first.contains($0) && !isAlone($0) }
    return hasOthers ? [] : first
  }

  /// Returns whether only these entries count in a month.
  private func isAlone(_ month: CalendarMonth) -> Bool {
    guard let budget = try? after.month(month) else { return false }
    let spent = budget.buckets.flatMap(\.categories)
    return spent.allSatisfy {
      $0.spent.minorUnits == own[month]?[$0.category] ?? 0 && $0.putAway.minorUnits == 0
    }
  }
}
