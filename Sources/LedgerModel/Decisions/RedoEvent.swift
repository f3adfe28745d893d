public import LedgerEvents

/// Restores what an undo took back: it holds again, at its old place.
public struct RedoEvent: LedgerDecision {
  /// The undone event or its undo; `nil` for the newest undo or void in effect.
  package var event: EventID?
  /// The reason; may be empty.
  package var reason: String

  /// Creates a decision to restore what was undone; `nil` for the newest undo or void in effect.
  public init(_ event: EventID? = nil, reason: String = "") {
    self.event = event
    self.reason = reason
  }

  package var view: UndoHistory {
    UndoHistory(of: [event].compactMap(\.self), putsBack: true)
  }

  package func events(
    given history: UndoHistory, from first: EventID
  ) throws(Refusal) -> [NewEvent] {
    try EntryRules.check(reason, "reason")
    let voids = event == nil ? history.newestVoids : []
    if !voids.isEmpty { return history.reversals(of: voids, from: first, reason: reason) }
    let targets = try targets(in: history)
    let ids = Set(targets.map(\.reversal.event))
    var events: [NewEvent] = []
    var versions: [EventID: EventID] = [:]
    for target in targets {
      let id = target.reversal.event
      let copy = target.reversal.copy
      if let cause = history.undoneCause(of: copy, key: target.reversal.eventKey),
        !ids.contains(cause.on)
      {
        throw .dependsOnUndone(id, on: cause.on, as: cause.dependency)
      }
      if let key = target.reversal.eventKey, let holder = history.holder(of: key),
        holder != history.original(of: id)
      {
        throw .keyTaken(id, by: holder)
      }
      let entry = history.entry(for: copy, id)
      let version = entry.flatMap { versions[$0] } ?? history.version(for: copy, id)
      if let entry { versions[entry] = first.advanced(by: events.count) }
      let reversal = Reversal(
        event: id, version: version, eventKey: target.reversal.eventKey, copy: copy,
        reason: reason)
      events.append(NewEvent(EventRestored(reversal)))
    }
    return events
  }

  /// Returns the undone events to restore, in the order of the events.
  private func targets(in history: UndoHistory) throws(Refusal) -> [UndoHistory.Undone] {
    guard let event else {
      let newest = history.newestUndone
      guard !newest.isEmpty else { throw .nothingToRedo }
      return newest
    }
    if let undone = history.undone[history.original(of: event)] {
      return history.undone(by: undone.firstOfBatch)
    }
    if let undone = history.undone.values.first(where: { $0.undo == event }) {
      return history.undone(by: undone.firstOfBatch)
    }
    guard !history.targetTypes.isEmpty || history.recent.contains(where: { $0.id == event }) else {
      throw .noSuchEvent(event)
    }
    throw .notUndone(event)
  }

  package func isRepeated(by written: [LedgerEvent]) -> Bool {
    let redos = written.compactMap { event -> Reversal? in
      guard case .reversal(.eventRestored(let redo)) = event else { return nil }
      return redo.reversal
    }
    guard !redos.isEmpty, redos.count == written.count,
      redos.allSatisfy({ $0.reason == reason })
    else { return false }
    // The request named the undone event or its undo, which is the last version of its entry.
    return event == nil || redos.contains { $0.event == event || $0.version == event }
  }
}
