/// A moment of a ledger's history: a view as of it shows what had been recorded by then.
public enum Moment: Hashable, Sendable {
  /// Just after an event, or its batch.
  case after(EventID)
  /// Just before an event, or its batch.
  case before(EventID)
  /// The end of a day, in the zone of the device's clock.
  case endOf(CalendarDay)
  case instant(Timestamp)
}
