/// Entries of a list that have something in common.
public struct EntryGroup: Hashable, Sendable {
  /// What a group's entries have in common.
  public enum Key: Hashable, Sendable {
    case day(CalendarDay)
    case month(CalendarMonth)
    case category(CategoryName)
    /// As the entry of the group that was recorded last spells it; empty for none.
    case merchant(String)
    /// `nil` for income, which is in no bucket.
    case bucket(BucketName?)
  }

  public var key: Key
  /// In the order of the list.
  public var entries: [RegisteredEntry]
  public var totals: EntryTotals

  public init(key: Key, entries: [RegisteredEntry], totals: EntryTotals) {
    self.key = key
    self.entries = entries
    self.totals = totals
  }
}

extension EntryGroup.Key {
  /// What is shown for a group whose entries have no merchant, or are in no bucket.
  public static let none = "(none)"

  /// The key as a text.
  public var text: String {
    switch self {
    case .day(let day): day.text
    case .month(let month): month.text
    case .category(let category): category.text
    case .merchant(let merchant): merchant.isEmpty ? EntryGroup.Key.none : merchant
    case .bucket(let bucket): bucket?.text ?? EntryGroup.Key.none
    }
  }
}
