package import LedgerEvents

/// Takes back entries in their current version, and other events, all or none.
public struct TakeBack: LedgerDecision {
  /// The entries to void, each of which must count. One that was stored together with one of the events is undone with
  /// it.
  package var entries: Set<EventID>
  /// Events that are undone with all that was stored with each; may be empty if there are entries.
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
    if events.isEmpty { return try voids.events(given: view.first, from: first) }
    // An entry that was stored together with one of the events is undone with it.
    let left = entries.subtracting(try undo.undone(in: view.second, besides: entries).map(\.id))
    let voided =
      left.isEmpty
      ? [] : try VoidAll(only: left, reason: reason).events(given: view.first, from: first)
    let place = first.advanced(by: voided.count)
    return voided + (try undo.events(given: view.second, from: place, besides: entries))
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
    return voided.isSubset(of: entries) && voided.union(undone).isSuperset(of: entries)
      && undone.isSuperset(of: events) && undone.isEmpty == events.isEmpty
  }
}
