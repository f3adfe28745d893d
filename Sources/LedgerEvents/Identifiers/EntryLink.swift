/// Another entry that an entry belongs to.
public enum EntryLink: Hashable, Sendable {
  /// The expense that a credit pays back.
  case purchase(EventID)
  /// The first part of the payment that an expense is a part of; the first one names itself.
  case payment(EventID)
}
