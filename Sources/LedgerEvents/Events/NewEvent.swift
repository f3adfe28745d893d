/// An event that is to be written.
public struct NewEvent: Hashable, Sendable {
  package var event: LedgerEvent
  /// The event's own key; `nil` if it has none, or takes the one that the caller gives.
  public var key: IdempotencyKey?

  package init(_ event: LedgerEvent, key: IdempotencyKey? = nil) {
    self.event = event
    self.key = key
  }

  package init(_ payload: some EventPayload, key: IdempotencyKey? = nil) {
    self.init(payload.event, key: key)
  }
}

/// Events for custom decisions, and for testing a custom store.
extension NewEvent {
  /// The first line of a device's log.
  public static func opening(
    of ledger: LedgerID, by writer: WriterID, on deviceName: String, in currency: Money.Currency,
    version: String
  ) -> NewEvent {
    NewEvent(
      LogOpened(
        ledger: ledger, writer: writer, deviceName: deviceName, currency: currency,
        version: version))
  }

  /// Adds an entry.
  public static func entry(_ content: EntryContent) -> NewEvent { NewEvent(.entry(content)) }

  /// Voids an entry, with its content until then.
  public static func void(of entry: EventID, was content: EntryContent) -> NewEvent {
    NewEvent(EntryVoided(entry: entry, version: entry, was: content))
  }

  /// Undoes an event that added an entry.
  public static func undo(of event: EventID, adding content: EntryContent) -> NewEvent {
    NewEvent(EventReverted(Reversal(event: event, copy: .entry(content))))
  }
}
