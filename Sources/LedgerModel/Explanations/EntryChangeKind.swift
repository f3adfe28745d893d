/// What an event did to an entry.
public enum EntryChangeKind: String, Hashable, Sendable {
  case added
  case corrected
  case voided
  case undone
  case redone
}
