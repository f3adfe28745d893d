public import LedgerEvents

extension SpendingReport {
  /// The grouping of spending in a report.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// By bucket, according to the settings in force for each month.
    case bucket
    /// By the category of each entry.
    case category
    /// By merchant, ignoring case and accents.
    case merchant
    /// By the month in which an entry counts.
    case month
  }

  /// The question that a report answers.
  public struct Question: Hashable, Sendable {
    /// The consecutive months; at least one.
    public let months: [CalendarMonth]
    /// The grouping of the rows.
    public let rows: Axis
    /// The grouping within each row; `nil` for none.
    public let parts: Axis?
    /// Whether each row has figures for each month besides the total.
    public let hasMonths: Bool
    /// The buckets to include; all if empty.
    public var buckets: Set<BucketName> = []
    /// The categories to include; all if empty.
    public var categories: Set<CategoryName> = []
    /// The paying accounts to include; any if empty.
    public var accounts: Set<AccountName> = []
    /// A part of the merchants to include, ignoring case and accents; any if empty.
    public var merchant = ""
    /// The number of separate rows, the largest first; the rest is one row. `nil` for all.
    public var top: Int?

    /// - Parameters:
    ///   - months: The months of the report.
    ///   - rows: The grouping of the rows.
    ///   - parts: The finer grouping within each row, such as categories within buckets.
    ///   - hasMonths: Whether each row has figures for each month.
    public init(
      _ months: ClosedRange<CalendarMonth>, by rows: Axis, parts: Axis? = nil,
      hasMonths: Bool = false
    ) {
      self.months = CalendarMonth.months(from: months.lowerBound, through: months.upperBound)
      self.rows = rows
      self.parts = parts
      self.hasMonths = hasMonths
    }

    /// The first month and the last.
    public var span: ClosedRange<CalendarMonth> { months[0]...months[months.count - 1] }

    /// Whether entries are needed, because the sums know no merchants and accounts.
    public var needsEntries: Bool {
      rows == .merchant || parts == .merchant || !accounts.isEmpty || !merchant.isEmpty
    }

    /// Whether it covers only a part of the buckets' spending, to which no budget applies.
    var isPartial: Bool { !categories.isEmpty || !accounts.isEmpty || !merchant.isEmpty }
  }
}
