package import LedgerEvents

/// Takes back entries in their current version, and other events, all or none.
public struct TakeBack: LedgerDecision {
  /// The entries to void; at least one, and each must count.
  package var entries: Set<EventID>
  /// Events that are no entries, or no longer count as entries; may be empty.
  package var events: [EventID]
  /// The reason; may be empty.
  package var reason: String

  /// Creates a decision to take back entries and other events.
  public init(_ entries: Set<EventID>, and events: [EventID], reason: String = "") {
    self.entries = entries
    self.events = events
    self.reason = reason
  }

  private var voids: VoidAll { VoidAll(only: entries, reason: reason) }
  private var undo: UndoEvent { UndoEvent(all: events, reason: reason) }

  package var view: ProjectionPair<VoidAll.View, UndoHistory> {
    ProjectionPair(voids.view, undo.view)
  }

  package func events(given view: View, from first: EventID) throws(Refusal) -> [NewEvent] {
    let voided = try voids.events(given: view.first, from: first)
    if events.isEmpty { return voided }
    return voided
      + (try undo.events(given: view.second, from: first.advanced(by: voided.count)))
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    var voided: Set<EventID> = []
    var undone: Set<EventID> = []
    for event in written {
      guard event.reason == reason else { return false }
      switch event {
      case .amendment(.entryVoided(let void)): voided.insert(void.entry)
      case .reversal(.eventReverted(let undo)): undone.insert(undo.reversal.event)
      case .schedule(.bill(.unpaid)): break
      default: return false
      }
    }
    return voided == entries && undone.isSuperset(of: events) && undone.isEmpty == events.isEmpty
  }
}
