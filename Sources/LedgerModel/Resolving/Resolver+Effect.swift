extension Resolver {
  /// The event that counts for another: itself, or the one that it is a copy of.
  func original(of id: EventID) -> EventID { keys?.original(of: id) ?? id }

  /// Whether an event, or what counts for it, is in effect: not where it is undone. A void does not
  /// end that of the entry, and nothing that of an undo or redo.
  func isInEffect(_ envelope: EventEnvelope) -> Bool {
    switch envelope.event {
    case .expenseAdded, .creditApplied, .incomeReceived:
      return amended[original(of: envelope.id)]?.isReverted != true
    case .entryCorrected(let correction): return holds(envelope.id, of: correction.entry)
    case .entryVoided(let void): return holds(envelope.id, of: void.entry)
    case .eventReverted, .eventRestored: return true
    default: return !revertedFacts.contains(original(of: envelope.id))
    }
  }

  /// Whether a correction or void of an entry is in effect.
  private func holds(_ touch: EventID, of entry: EventID) -> Bool {
    amended[original(of: entry)]?.touches.contains { $0.id == touch && $0.holds } ?? false
  }
}
