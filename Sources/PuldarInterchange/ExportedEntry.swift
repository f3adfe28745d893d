package import LedgerModel

/// An entry as other programs are told of it: as it stands, with what the ledger's settings say of it.
package struct ExportedEntry: Sendable {
  /// The entry as it stands.
  package var entry: RegisteredEntry
  /// The bucket that it counts in; `nil` for income.
  package var bucket: BucketName?
  /// Whether that bucket is over in the entry's month.
  package var isOverspent: Bool

  /// An entry with its bucket in its month, and whether that is over.
  package init(_ entry: RegisteredEntry, bucket: BucketName?, isOverspent: Bool) {
    self.entry = entry
    self.bucket = bucket
    self.isOverspent = isOverspent
  }

  /// What it adds to what is there, in minor units: below zero where it was spent, zero where it does not
  /// count.
  var net: Int64 {
    guard entry.status == .counts else { return 0 }
    let units = entry.values.amount.minorUnits
    return entry.values.type == .expense ? -units : units
  }
}

/// Which buckets are over, by month; each is worked out once.
package struct OverspentBuckets: Sendable {
  private let figures: MonthlyBuckets
  private var known: [CalendarMonth: Set<BucketName>] = [:]
  /// Entries stand together by month, mostly.
  private var last: (month: CalendarMonth, over: Set<BucketName>)?

  /// Nothing is worked out yet of these figures.
  package init(of figures: MonthlyBuckets) {
    self.figures = figures
  }

  /// Whether a bucket has less than nothing left in a month; never where no income is set.
  ///
  /// - Throws: ``LedgerModel/FigureTooLarge`` where the month's sums do not fit.
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
