/// Which entries are asked for, in what order and groups.
///
/// An entry must meet every condition; a condition that is `nil` or empty leaves all entries in.
public struct EntryQuery: Hashable, Sendable {
  /// The first day, included.
  public var from: CalendarDay?
  /// The last day, included.
  public var to: CalendarDay?
  /// The months that the day must be in.
  public var months: ClosedRange<CalendarMonth>?
  /// One of these types.
  public var types: Set<EntryType> = []
  /// One of these categories; income is in ``CategoryName/income``.
  public var categories: Set<CategoryName> = []
  /// One of these buckets, by the plan in force for the entry's month; income is in none.
  public var buckets: Set<BucketName> = []
  /// One of these accounts.
  public var accounts: Set<AccountName> = []
  /// The smallest amount, in minor units, whichever way it counts.
  public var least: Int64?
  /// The largest amount, in minor units, whichever way it counts.
  public var most: Int64?
  /// What the merchant must hold.
  public var merchant: TextPattern?
  /// Each of these must stand in the merchant, the note, the sentence or the category, in any case
  /// and with or without accents.
  public var words: [String] = []
  /// Whether entries are listed that no longer count: voided, undone, or copies of another.
  public var includesVoided = false
  public var sort: EntrySort = .date
  /// What the entries are grouped by; `nil` for one list.
  public var grouping: EntryGrouping?

  public init() {}

  /// One day.
  public init(on day: CalendarDay) {
    from = day
    to = day
  }

  /// The months from one to another, both included.
  public init(months: ClosedRange<CalendarMonth>) {
    self.months = months
  }
}
