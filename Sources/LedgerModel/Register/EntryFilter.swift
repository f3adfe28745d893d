/// Which entries are meant: those that keep every condition. Without one, all that count.
public struct EntryFilter: Hashable, Sendable {
  /// One of these; any where empty.
  public var categories: Set<CategoryName> = []
  /// In one of these, by the settings in force for the entry's month; any where empty.
  public var buckets: Set<BucketName> = []
  /// One of these; any where empty.
  public var accounts: Set<AccountName> = []
  /// One of these; any where empty.
  public var types: Set<EntryType> = []
  /// The first day, included.
  public var from: CalendarDay?
  /// The last day, included.
  public var to: CalendarDay?
  /// The smallest amount, included, in minor units; of a credit too, whose amount is above zero.
  public var minimum: Int64?
  /// The largest amount, included, in minor units.
  public var maximum: Int64?
  /// A part of the merchant, in whatever case and with or without accents; any where empty.
  public var merchant = ""
  /// Each is a part of the merchant, the note, the sentence or the category, in whatever case and
  /// with or without accents; any where empty.
  public var words: [String] = []
  /// Whether entries that were voided are shown too.
  public var includesVoided = false

  public init() {}

  /// The entries of one month.
  public init(month: CalendarMonth) {
    from = month.firstDay
    to = month.lastDay
  }

  /// Whether the figures keep the conditions on them.
  func matches(_ values: EntryValues, _ standing: EntryStanding) -> Bool {
    guard standing == .counts || includesVoided && standing == .voided else { return false }
    if let from, values.date < from { return false }
    if let to, to < values.date { return false }
    if let minimum, values.amount.minorUnits.magnitude < minimum.magnitude { return false }
    if let maximum, values.amount.minorUnits.magnitude > maximum.magnitude { return false }
    if !categories.isEmpty, !categories.contains(values.category) { return false }
    if !accounts.isEmpty, !accounts.contains(values.account) { return false }
    return types.isEmpty || types.contains(values.type)
  }

  /// Whether an entry's bucket is one of those asked for.
  func matches(_ bucket: @autoclosure () -> BucketName?) -> Bool {
    if buckets.isEmpty { return true }
    return bucket().map(buckets.contains) ?? false
  }
}
