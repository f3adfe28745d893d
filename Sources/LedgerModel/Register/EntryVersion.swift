/// An entry as one event left it.
public struct EntryVersion: Hashable, Sendable {
  /// The event that made or changed it, whole.
  public var cause: EventEnvelope
  /// What the entry says from then on.
  public var content: EntryContent
  /// Whether it counts from then on.
  public var standing: EntryStanding

  /// The id of the event.
  public var id: EventID { cause.id }
}
