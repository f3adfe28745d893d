package import LedgerEvents

extension SpendingReport {
  /// The spending of one kind on one day, or in one month: the smallest part of a report.
  package struct Part: Hashable, Sendable {
    /// The day; the first one of the month if the part covers all of it.
    package var day: CalendarDay
    package var bucket: BucketName
    package var category: CategoryName
    /// The merchant; empty if none was named, or if the part covers all merchants.
    package var merchant: String = ""
    /// The paying account; `nil` if the part covers all accounts.
    package var account: AccountName?
    /// The tags, each once.
    package var tags: [String] = []
    /// The spending, net of credits.
    package var minorUnits: Int64
    /// The covered part of it; `putAway` is put away besides.
    package var covered: Int64 = 0
    package var putAway: Int64 = 0

    var spending: Figures.Spending {
      Figures.Spending(spent: minorUnits, covered: covered, putAway: putAway)
    }

    /// Returns all parts of a month, over all merchants.
    package static func parts(of month: MonthBudget) -> [Part] {
      month.buckets.flatMap { bucket in
        bucket.categories.map { category in
          Part(
            day: month.month.firstDay, bucket: bucket.bucket, category: category.category,
            minorUnits: category.spent.minorUnits, covered: category.covered.minorUnits,
            putAway: category.putAway.minorUnits)
        }
      }
    }
  }
}
