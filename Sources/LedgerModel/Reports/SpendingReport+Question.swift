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
    /// By the account that paid, or that the money came back to.
    case account
    /// By tag: an entry with several tags is in several rows, and once in the total.
    case tag
    /// By the week in which an entry counts.
    case week
    /// By the month in which an entry counts.
    case month
    /// By the quarter in which an entry counts.
    case quarter
    /// By the year in which an entry counts.
    case year

    /// The axis itself if it is a kind of period.
    public var length: Axis? { self == .week || monthCount != nil ? self : nil }

    /// The number of months of a period; `nil` for a week, which may be in two, and for what is no period.
    var monthCount: Int? {
      switch self {
      case .month: 1
      case .quarter: 3
      case .year: 12
      case .bucket, .category, .merchant, .account, .tag, .week: nil
      }
    }
  }

  /// The question that a report answers.
  public struct Question: Hashable, Sendable {
    /// The consecutive months; at least one.
    public let months: [CalendarMonth]
    /// The grouping of the rows.
    public let rows: Axis
    /// The grouping within each row; `nil` for none.
    public let parts: Axis?
    /// The consecutive periods of these months; at least one. The first and the last are cut to the months.
    public let periods: [ReportPeriod]
    /// Whether each row has figures for each period besides the total.
    public let hasPeriods: Bool
    /// The buckets to include; all if empty.
    public var buckets: Set<BucketName> = []
    /// The categories to include; all if empty.
    public var categories: Set<CategoryName> = []
    /// The paying accounts to include; any if empty.
    public var accounts: Set<AccountName> = []
    /// A part of the merchants to include, ignoring case and accents; any if empty.
    public var merchant = ""
    /// The tags that an entry must all have, as ``LedgerEvents/EntryDetails/tag(_:)`` spells them; any if empty.
    public var tags: Set<String> = []
    /// The number of separate rows, the largest first; the rest is one row. `nil` for all.
    public var top: Int?
    /// The days of which everything is known, for means: only whole periods within them count. `nil` for all.
    public var known: ClosedRange<CalendarDay>?

    /// - Parameters:
    ///   - months: The months of the report.
    ///   - rows: The grouping of the rows.
    ///   - parts: The finer grouping within each row, such as categories within buckets.
    ///   - hasPeriods: Whether each row has figures for each period.
    ///   - length: The kind of period; rows that are periods determine it themselves, and any other axis is a week.
    ///   - weekStart: The first day of a week.
    public init(
      _ months: ClosedRange<CalendarMonth>, by rows: Axis, parts: Axis? = nil,
      hasPeriods: Bool = false, of length: Axis = .month,
      weekStart: CalendarDay.Weekday = .monday
    ) {
      periods = ReportPeriod.periods(of: rows.length ?? length, in: months, weekStart: weekStart)
      self.months = CalendarMonth.months(from: months.lowerBound, through: months.upperBound)
      self.rows = rows
      self.parts = parts
      self.hasPeriods = hasPeriods
    }

    /// The first month and the last.
    public var span: ClosedRange<CalendarMonth> { months[0]...months[months.count - 1] }

    /// Whether entries are needed, because the sums of months know no merchants, accounts, tags and weeks.
    public var needsEntries: Bool {
      let ofEntries: [Axis?] = [.merchant, .account, .tag]
      return ofEntries.contains(rows) || ofEntries.contains(parts) || !accounts.isEmpty
        || !merchant.isEmpty || !tags.isEmpty || periods.contains { $0.length == .week }
    }

    /// The periods that a mean is of: whole, and known.
    public var meanPeriods: [ReportPeriod] {
      periods.filter { period in
        period.isWhole
          && (known.map {
            $0.contains(period.days.lowerBound) && $0.contains(period.days.upperBound)
          } ?? true)
      }
    }

    /// Whether it covers only a part of the buckets' spending, to which no budget applies.
    var isPartial: Bool {
      !categories.isEmpty || !accounts.isEmpty || !merchant.isEmpty || !tags.isEmpty
    }
  }
}
