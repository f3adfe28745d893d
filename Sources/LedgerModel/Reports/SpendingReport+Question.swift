public import LedgerEvents

extension SpendingReport {
  /// By what a report puts together what was spent.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// By the settings in force for each month.
    case bucket
    /// By the category of each entry.
    case category
    /// In whatever case and with or without accents.
    case merchant
    /// By the month in which an entry counts.
    case month
  }

  /// What a report is asked for.
  public struct Question: Hashable, Sendable {
    /// In a row, without a gap; at least one.
    public let months: [CalendarMonth]
    /// What its rows are.
    public let rows: Axis
    /// What stands within each row; `nil` if a row is not taken apart.
    public let parts: Axis?
    /// Whether each row has a figure for each month, beside that of all.
    public let hasMonths: Bool
    /// Only these buckets; all if empty.
    public var buckets: Set<BucketName> = []
    /// Only these categories; all if empty.
    public var categories: Set<CategoryName> = []
    /// Only what was paid from these accounts; any if empty.
    public var accounts: Set<AccountName> = []
    /// Only merchants that hold this, in whatever case and with or without accents; any if empty.
    public var merchant = ""
    /// How many rows stand alone, the largest first; those that are left are one row. `nil` for all.
    public var top: Int?

    /// - Parameters:
    ///   - months: The months that it is of.
    ///   - rows: What its rows are.
    ///   - parts: What stands within each row, which is smaller: categories within buckets.
    ///   - hasMonths: Whether each row has a figure for each month.
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

    /// Whether only the entries say what is asked for: the sums know no merchant and no account.
    public var needsEntries: Bool {
      rows == .merchant || parts == .merchant || !accounts.isEmpty || !merchant.isEmpty
    }

    /// Whether it is of less than what buckets spent, which no budget is of.
    var isPartial: Bool { !categories.isEmpty || !accounts.isEmpty || !merchant.isEmpty }
  }
}
