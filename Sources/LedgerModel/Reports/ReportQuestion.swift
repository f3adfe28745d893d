/// By what a report puts together what was spent.
package enum ReportAxis: String, Hashable, Sendable, CaseIterable {
  /// By the settings in force for each month.
  case bucket
  case category
  /// In whatever case and with or without accents.
  case merchant
  case month
}

/// What a report is asked for.
package struct ReportQuestion: Hashable, Sendable {
  /// In a row, without a gap.
  package let months: [CalendarMonth]
  /// What its rows are.
  package let rows: ReportAxis
  /// What stands within each row; `nil` where a row is not taken apart.
  package let parts: ReportAxis?
  /// Whether each row has a figure for each month, beside that of all.
  package let hasMonths: Bool
  /// Only these buckets; all where empty.
  package var buckets: Set<BucketName> = []
  /// Only these categories; all where empty.
  package var categories: Set<CategoryName> = []
  /// How many rows stand alone, the largest first; those that are left are one row. `nil` for all.
  package var top: Int?

  /// - Parameter months: At least one.
  package init(
    _ months: [CalendarMonth], by rows: ReportAxis, parts: ReportAxis? = nil,
    hasMonths: Bool = false
  ) {
    precondition(!months.isEmpty, "a report is of a month at least")
    self.months = months
    self.rows = rows
    self.parts = parts
    self.hasMonths = hasMonths
  }
}
