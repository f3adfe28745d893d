/// In which order entries are listed; of equals the one that was added later stands first.
public enum EntryOrder: String, Hashable, Sendable, CaseIterable {
  /// The newest day first.
  case date
  /// The largest first.
  case amount
  /// By merchant, A to Z, in whatever case and with or without accents; those without one last.
  case name
}
