/// What entries are put together by.
public enum EntryGrouping: String, Hashable, Sendable, CaseIterable {
  case day
  case category
  /// In whatever case and with or without accents.
  case merchant
  /// By the settings in force for the month of each entry.
  case bucket
  case month
}
