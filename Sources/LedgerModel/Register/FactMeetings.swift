package import LedgerEvents

/// Finds facts, such as settings and payments, that two devices recorded under one key, or undid, concurrently. The
/// one recorded first counts for both.
package struct FactMeetings: FigureProjection {
  private let met: [LedgerConflict]
  private let named: Set<EventID>
  /// The facts that do not hold.
  private var reverted: Set<EventID> = []
  /// The latest undo or redo of each fact.
  private var reversals: [EventID: EventID] = [:]
  /// All undos and redos.
  private var causes: Set<EventID> = []

  /// - Parameter met: The conflicts listed by a fold of the same events that are about no entry.
  package init(_ met: [LedgerConflict]) {
    self.met = met
    named = Set(met.map(\.entry))
  }

  package mutating func apply(_ change: EntryChange, from cause: borrowing EventEnvelope) {
    // An entry is no fact.
  }

  package mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    note(fact, isReverted: false, cause.id)
  }

  package mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    note(fact, isReverted: true, cause.id)
  }

  private mutating func note(_ fact: LedgerFact, isReverted: Bool, _ cause: EventID) {
    guard named.contains(fact.id) else { return }
    if isReverted { reverted.insert(fact.id) } else { reverted.remove(fact.id) }
    guard cause != fact.id else { return }
    reversals[fact.id] = cause
    causes.insert(cause)
  }

  /// Returns the conflicts that matter and were not reviewed. For a fact that holds, these are events that state
  /// something else under its key; for an undone one, the undo that did not know all that it undoes.
  package func meetings(_ reviews: ConflictReviews) -> [EventMeeting] {
    var found: [EventMeeting] = []
    for pair in met where !reviews.covers(pair.earlier, pair.later) {
      let isReverted = reverted.contains(pair.entry)
      // If the fact holds, an undo that was redone since is irrelevant.
      guard isReverted ? reversals[pair.entry] == pair.later : !causes.contains(pair.later) else {
        continue
      }
      let meeting = EventMeeting(
        entry: pair.earlier, earlier: pair.earlier, later: pair.later, subject: .fact,
        holding: isReverted ? pair.later : pair.earlier)
      if !found.contains(meeting) { found.append(meeting) }
    }
    return found
  }
}

extension LedgerQuestion where Answer == [EventMeeting] {
  /// The conflicts about facts that matter and were not reviewed: if a fact holds, events that state something else
  /// under its key; if it is undone, the undo that did not know all that it undoes.
  ///
  /// - Parameters:
  ///   - conflicts: The conflicts listed by a fold of the same events that are about no entry.
  ///   - plan: The plan folded from the same events, with the reviews so far.
  public static func factMeetings(_ conflicts: [LedgerConflict], beside plan: BudgetPlan)
    -> Self
  {
    Self(FactMeetings(conflicts)) { $0.meetings(plan.reviews) }
  }
}
