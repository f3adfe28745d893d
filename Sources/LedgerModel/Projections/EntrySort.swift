/// The order in which entries are listed.
public enum EntrySort: String, Hashable, Sendable, CaseIterable {
  /// The latest day first; of one day the entry that was recorded last.
  case date
  /// The largest amount first, whichever way it counts; equals as they were recorded.
  case amount
  /// By merchant from A to Z, those without one last; equals as they were recorded.
  case name
}
