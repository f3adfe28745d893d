import LedgerModel

/// Looks for the first event that says an entry was something else than it was: no program writes
/// such a line, but whoever changes a log by hand can seal it.
struct ContradictionSearch: TextProjection {
  /// The event; `nil` where there is none.
  private(set) var event: EventID?
  /// The entry that it is about.
  private(set) var entry: EventID?
  private var register = EntryRegister()

  mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    if event == nil, change.entry != cause.id, let was = change.was,
      let known = register[change.entry], known.values != was
    {
      event = cause.id
      entry = change.entry
    }
    register.apply(change, texts: texts, from: cause)
  }

  mutating func apply(_ fact: Fact, from cause: borrowing EventEnvelope) {
    register.apply(fact, from: cause)
  }

  mutating func revert(_ fact: Fact, from cause: borrowing EventEnvelope) {
    register.revert(fact, from: cause)
  }
}
