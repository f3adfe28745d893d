extension LedgerEvent {
  /// Returns the entry that the event adds or changes, with the months in which the event dates it; `nil` if
  /// it is about no entry.
  ///
  /// - Parameter id: This event's id.
  package func datedEntry(_ id: EventID) -> DatedEntry? {
    switch self {
    case .entry(let content): DatedEntry(id, content.values.date.month)
    case .amendment(let event): DatedEntry(event)
    case .reversal(let event):
      switch event.reversal.copy {
      case .entry(let content): DatedEntry(event.reversal.event, content.values.date.month)
      case .amendment(let amendment): DatedEntry(amendment)
      case .reversal, .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: nil
      }
    case .setting, .schedule, .account, .receipt, .purchase, .logOpened, .log: nil
    }
  }
}

/// An entry with the one or two months in which an event dates it.
package struct DatedEntry: Hashable, Sendable {
  package var entry: EventID
  /// The month before the event.
  package var was: CalendarMonth
  /// The month from the event on.
  package var now: CalendarMonth

  init(_ entry: EventID, _ month: CalendarMonth) {
    (self.entry, was, now) = (entry, month, month)
  }

  init(_ event: AmendmentEvent) {
    entry = event.entry
    was = event.was.values.date.month
    now = event.now?.date?.month ?? was
  }
}
