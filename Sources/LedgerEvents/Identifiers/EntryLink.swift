/// A link from an entry to another one.
public enum EntryLink: Hashable, Sendable {
  /// The expense that a credit pays back.
  case purchase(EventID)
  /// The first part of the payment that an expense belongs to; the first part links to itself.
  case payment(EventID)
}
