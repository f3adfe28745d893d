/// A moment in a ledger's history: a view as of it shows what had been recorded by then.
public enum AsOf: Hashable, Sendable {
  /// Just after an event, or after its batch.
  case after(EventID)
  /// Just before an event, or before its batch.
  case before(EventID)
  /// The end of a day, in the zone of the device's clock.
  case endOf(CalendarDay)
  /// An instant, including events recorded at it.
  case instant(Timestamp)
}

extension AsOf {
  /// The moment as a person types it: `6`, `6^`, `2026-01-31`, `2026-01-31T12:00:00.000Z`.
  ///
  /// - Parameter name: How events are named.
  public func text(naming name: (EventID) -> String = { id in id.text }) -> String {
    switch self {
    case .after(let id): name(id)
    case .before(let id): "\(name(id))^"
    case .endOf(let day): day.text
    case .instant(let instant): instant.text
    }
  }

  /// The moment as part of a sentence: `just after event 6`.
  ///
  /// - Parameter name: How events are named.
  public func phrase(naming name: (EventID) -> String) -> String {
    switch self {
    case .after(let id): "just after event \(name(id))"
    case .before(let id): "just before event \(name(id))"
    case .endOf(let day): "at the end of \(day.text)"
    case .instant(let instant): "at \(instant.text)"
    }
  }
}
