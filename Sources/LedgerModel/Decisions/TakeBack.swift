package import LedgerEvents

/// The person takes back some entries as they stand, and other events, all of them or none.
public struct TakeBack: LedgerDecision {
  /// At least one that counts.
  package var entries: Set<EventID>
  /// What is no entry, or does not stand as one; may be empty.
  package var events: [EventID]
  /// Why; may be empty.
  package var reason: String

  /// Entries as they stand, and other events.
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
