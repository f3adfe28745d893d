public import LedgerEvents

/// Undoes an event: it no longer holds; later ones stay. Any event can be undone at any later time, except an undo, a
/// redo and events about the log, unless a later event in effect depends on it. An event of a batch is undone with
/// its batch.
public struct UndoEvent: LedgerDecision {
  /// The events to undo; empty for the newest event in effect that is no undo, redo or void.
  package var events: [EventID]
  /// The reason; may be empty.
  package var reason: String

  /// Creates an undo of an event; `nil` for the newest in effect that is no undo, redo or void.
  public init(_ event: EventID? = nil, reason: String = "") {
    self.init(all: [event].compactMap(\.self), reason: reason)
  }

  /// Creates an undo of several events together.
  public init(all events: [EventID], reason: String = "") {
    self.events = events
    self.reason = reason
  }

  package var subjects: [EventID] { events }

  package var view: UndoHistory { UndoHistory(of: events) }

  package func events(
    given history: UndoHistory, from first: EventID
  ) throws(Refusal) -> [NewEvent] {
    try events(given: history, from: first, besides: [])
  }

  /// Returns the events of the undo.
  ///
  /// - Parameter voided: Entries that the same act voids: nothing is refused because they depend on it.
  func events(
    given history: UndoHistory, from first: EventID, besides voided: Set<EventID>
  ) throws(Refusal) -> [NewEvent] {
    history.reversals(
      of: try undone(in: history, besides: voided), from: first, reason: reason)
  }

  /// Returns the events that are undone, with all that was stored with each.
  func undone(
    in history: UndoHistory, besides voided: Set<EventID>
  ) throws(Refusal) -> [EventEnvelope] {
    try EntryRules.check(reason, "reason")
    let targets = try targets(in: history) + history.links.filter { isInEffect($0, history) }
    if let dependent = history.dependents.first(where: {
      history.undone[$0.id] == nil && !voided.contains($0.id)
    }) {
      throw .dependedOn(dependent.on, by: dependent.id, as: dependent.dependency)
    }
    return targets
  }

  /// Returns the events to undo.
  private func targets(in history: UndoHistory) throws(Refusal) -> [EventEnvelope] {
    if events.isEmpty {
      let newest = history.newest.filter { isInEffect($0, history) }
      guard newest.isEmpty else { return newest }
      throw history.hasForgotten
        ? .undoneTooFar(count: UndoHistory.recentLimit) : .nothingToUndo
    }
    for event in events {
      guard let target = history.recent.first(where: { $0.id == event }) else {
        if let type = history.targetTypes[event] { throw .neverUndone(event, type: type) }
        throw .noSuchEvent(event)
      }
      if target.event.isAboutTheLog { throw .neverUndone(event, type: target.event.type) }
    }
    let inEffect = history.recent.filter { isInEffect($0, history) && !history.isKept($0) }
    if inEffect.isEmpty {
      for event in events {
        if let undone = history.undone[event] { throw .alreadyUndone(event, by: undone.undo) }
        throw .isCopy(event)
      }
    }
    return inEffect
  }

  private func isInEffect(_ envelope: EventEnvelope, _ history: UndoHistory) -> Bool {
    history.undone[envelope.id] == nil && !history.copies.contains(envelope.id)
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    let undos = written.compactMap { event -> Reversal? in
      guard case .reversal(.eventReverted(let undo)) = event else { return nil }
      return undo.reversal
    }
    guard !undos.isEmpty, undos.count == written.count,
      undos.allSatisfy({ $0.reason == reason })
    else { return false }
    return events.allSatisfy { event in undos.contains { $0.event == event } }
  }
}
