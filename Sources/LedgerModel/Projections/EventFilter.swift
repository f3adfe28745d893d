/// Which events of a log are asked for; a condition that is `nil` or empty leaves all in.
public struct EventFilter: Hashable, Sendable {
  /// One of these kinds.
  public var types: Set<EventType> = []
  /// Only what made this entry or touches it, undos and redos included.
  public var entry: EventID?
  /// Only events of these logs.
  public var writers: Set<WriterID> = []
  /// Recorded at this instant or later.
  public var recordedFrom: Timestamp?
  /// Recorded before this instant.
  public var recordedBefore: Timestamp?

  public init() {}

  /// Whether an event is asked for.
  public func includes(_ envelope: borrowing EventEnvelope) -> Bool {
    if !types.isEmpty, !types.contains(envelope.event.type) { return false }
    if !writers.isEmpty, !writers.contains(envelope.id.writer) { return false }
    if let recordedFrom, envelope.recordedAt < recordedFrom { return false }
    if let recordedBefore, recordedBefore <= envelope.recordedAt { return false }
    guard let entry else { return true }
    return envelope.id == entry || EventFilter.subjects(of: envelope.event).contains(entry)
  }

  /// The events that an event is about.
  private static func subjects(of event: LedgerEvent) -> [EventID] {
    switch event {
    case .entryCorrected(let correction): [correction.entry]
    case .entryVoided(let void): [void.entry]
    case .eventReverted(let undo): [undo.retraction.event] + subjects(of: undo.retraction.copy)
    case .eventRestored(let redo): [redo.retraction.event] + subjects(of: redo.retraction.copy)
    case .expenseAdded, .creditApplied, .incomeReceived, .allocationChanged, .incomeSet,
      .rolloverSet, .categoryAdded, .categoryMoved, .categoryEnded, .proUnlocked, .proRevoked,
      .logOpened:
      []
    }
  }
}
