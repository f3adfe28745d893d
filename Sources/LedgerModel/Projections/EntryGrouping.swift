/// What entries are grouped by.
public enum EntryGrouping: String, Hashable, Sendable, CaseIterable {
  case day
  case category
  case merchant
  case bucket
  case month
}
