public import LedgerEvents

/// Facts that two devices recorded under one key, or took back, without knowing of each other: settings, payments
/// and the like. What was recorded first counts for both.
package struct FactMeetings: FigureProjection {
  private let met: [LedgerConflict]
  private let named: Set<EventID>
  /// The facts that do not hold.
  private var reverted: Set<EventID> = []
  /// What took each fact back last, or put it back.
  private var reversals: [EventID: EventID] = [:]
  /// All that ever did.
  private var causes: Set<EventID> = []

  /// - Parameter met: What a fold of the same events listed, and what is about no entry.
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

  /// What makes a difference and nobody has looked at: where a fact holds, those that say something else under
  /// its key; where one is taken back, the undo that did not know all that it takes back.
  package func meetings(_ reviews: ConflictReviews) -> [FactMeeting] {
    var found: [FactMeeting] = []
    for pair in met where !reviews.covers(pair.earlier, pair.later) {
      let isReverted = reverted.contains(pair.entry)
      // Of what holds, an undo that was put back again says nothing any more.
      guard isReverted ? reversals[pair.entry] == pair.later : !causes.contains(pair.later) else {
        continue
      }
      let meeting = FactMeeting(
        earlier: pair.earlier, later: pair.later, holding: isReverted ? pair.later : pair.earlier)
      if !found.contains(meeting) { found.append(meeting) }
    }
    return found
  }
}

/// Two events of two devices about one fact, neither of which had seen the other.
public struct FactMeeting: Hashable, Sendable {
  /// The fact that counts for both, or counted.
  public var earlier: EventID
  /// The event that had not seen it.
  public var later: EventID
  /// Which of both decides what counts.
  public var holding: EventID

  /// Two events, and the one of both that holds.
  public init(earlier: EventID, later: EventID, holding: EventID) {
    self.earlier = earlier
    self.later = later
    self.holding = holding
  }
}

extension LedgerQuestion where Answer == [FactMeeting] {
  /// What two devices said of facts that makes a difference and nobody looked at: if a fact holds, those that say
  /// something else under its key; if one is taken back, the undo that did not know all that it takes back.
  ///
  /// - Parameters:
  ///   - conflicts: What a fold of the same events listed, and what is about no entry.
  ///   - reviews: What was looked at.
  public static func factMeetings(_ conflicts: [LedgerConflict], beside reviews: ConflictReviews)
    -> Self
  {
    Self(FactMeetings(conflicts)) { $0.meetings(reviews) }
  }
}
