import LedgerModel

/// Compares two folds that were made in different ways: the sums by day and category, and the
/// entries themselves.
struct FigureCheck {
  /// The first day on which they differ; `nil` where they agree.
  let difference: CalendarDay?

  private struct Place: Hashable {
    var day: CalendarDay
    var category: CategoryName
  }

  init(_ buckets: MonthlyBuckets, _ register: EntryRegister) {
    // Sums that are too large, and amounts that are not counted, are told elsewhere.
    guard buckets.tooLargeSince == nil, let currency = buckets.currency else {
      difference = nil
      return
    }
    var sums: [Place: Int64] = [:]
    for entry in register.newest {
      let values = entry.values
      guard values.type != .income, values.amount.currency == currency else { continue }
      let units = values.type == .credit ? -values.amount.minorUnits : values.amount.minorUnits
      sums[Place(day: values.date, category: values.category), default: 0] &+= units
    }
    difference = sums.filter { place, sum in
      buckets.spent(on: place.day, in: place.category) != sum
    }.keys.map(\.day).min()
  }
}
