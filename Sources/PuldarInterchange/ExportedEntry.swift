package import LedgerModel

/// An entry for export: its current state, with what the ledger's settings say about it.
package struct ExportedEntry: Sendable {
  /// The entry in its current state.
  package var entry: RegisteredEntry
  /// The bucket that it counts in; `nil` for income.
  package var bucket: BucketName?
  /// Whether that bucket is overspent in the entry's month.
  package var isOverspent: Bool

  /// Creates an entry with its bucket in its month, and whether that is overspent.
  package init(_ entry: RegisteredEntry, bucket: BucketName?, isOverspent: Bool) {
    self.entry = entry
    self.bucket = bucket
    self.isOverspent = isOverspent
  }

  /// The change of the balance, in minor units: below zero for an expense, zero if it does not count.
  var net: Int64 {
    guard entry.status == .counts else { return 0 }
    let units = entry.values.amount.minorUnits
    return entry.values.type == .expense ? -units : units
  }
}

/// The overspent buckets by month, each computed once.
package struct OverspentBuckets: Sendable {
  private let figures: MonthlyBuckets
  private var known: [CalendarMonth: Set<BucketName>] = [:]
  /// The last month asked for: entries are mostly grouped by month.
  private var last: (month: CalendarMonth, over: Set<BucketName>)?

  /// Creates buckets without computing anything yet.
  package init(of figures: MonthlyBuckets) {
    self.figures = figures
  }

  /// Returns whether less than zero is left in a bucket in a month; always `false` if no income is set.
  ///
  /// - Throws: ``LedgerModel/FigureTooLarge`` if the month's sums overflow.
  package mutating func contains(
    _ bucket: BucketName, in month: CalendarMonth
  ) throws(FigureTooLarge) -> Bool {
    if let last, last.month == month { return last.over.contains(bucket) }
    let over = try over(in: month)
    last = (month, over)
    return over.contains(bucket)
  }

  private mutating func over(in month: CalendarMonth) throws(FigureTooLarge) -> Set<BucketName> {
    if let over = known[month] { return over }
    let budget = try figures.month(month)
    let over = budget.isShared ? budget.buckets.filter { $0.left.minorUnits < 0 } : []
    known[month] = Set(over.map(\.bucket))
    return known[month] ?? []
  }
}
