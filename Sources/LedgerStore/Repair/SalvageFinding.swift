/// What a salvage finds in the files of a ledger, in the order in which it stands there.
public enum SalvageFinding: Hashable, Sendable {
  /// A line that proves itself.
  case line(RecordedLine)
  /// A part in which nothing does.
  case gap(LogGap)
  /// A log that cannot be read at all.
  case unreadable(LogError)
}
