/// Entries that have something in common, with their sums.
public struct EntryGroup: Hashable, Sendable {
  /// What they have in common.
  public enum Key: Hashable, Sendable {
    case day(CalendarDay)
    case month(CalendarMonth)
    case category(CategoryName)
    /// As the first of them spells it; empty where nobody was named.
    case merchant(String)
    /// `nil` for income, which is in none.
    case bucket(BucketName?)

    /// What it is shown as: `(none)` where there is nothing to show.
    public var text: String {
      switch self {
      case .day(let day): day.text
      case .month(let month): month.text
      case .category(let category): category.text
      case .merchant(let merchant): merchant.isEmpty ? "(none)" : merchant
      case .bucket(let bucket): bucket?.text ?? "(none)"
      }
    }
  }

  public var key: Key
  /// In the order that was asked for.
  public var entries: [RegisteredEntry]
  public var totals: EntryTotals
}
