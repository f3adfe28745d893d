package import LedgerEvents

extension SpendingReport {
  /// What was spent of one kind in one month: the smallest piece of a report.
  package struct Part: Hashable, Sendable {
    package var month: CalendarMonth
    package var bucket: BucketName
    package var category: CategoryName
    /// Empty if nobody was named, or the piece is of all of them.
    package var merchant: String = ""
    /// Net of credits.
    package var minorUnits: Int64
    /// What of it was covered, and what was put away beside it.
    package var covered: Int64 = 0
    package var putAway: Int64 = 0

    var spending: Figures.Spending {
      Figures.Spending(spent: minorUnits, covered: covered, putAway: putAway)
    }

    /// All pieces of a month, of all merchants together.
    package static func parts(of month: MonthBudget) -> [Part] {
      month.buckets.flatMap { bucket in
        bucket.categories.map { category in
          Part(
            month: month.month, bucket: bucket.bucket, category: category.category,
            minorUnits: category.spent.minorUnits, covered: category.covered.minorUnits,
            putAway: category.putAway.minorUnits)
        }
      }
    }
  }
}
