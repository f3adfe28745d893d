package import LedgerEvents

/// Collects what events state about earlier ones, to compare it with the earlier events themselves.
///
/// A correction states what an entry was, an undo repeats the event that it undoes, and a setting states the value
/// before. No program writes false statements there, but a person who edits a log by hand can seal the line
/// again, and a fold trusts the line.
package struct EventClaims {
  /// A statement about an event.
  private enum Statement {
    /// The entry that the event adds.
    case entry(EntryContent)
    /// The entry after the event, which is a correction.
    case corrected(EntryContent)
    /// The event itself, and its key.
    case event(LedgerEvent, IdempotencyKey?)
    /// The value set by the event, according to the event that replaces it.
    case replaced(by: SettingEvent)
    /// The terms of a bill, according to the event that changes them.
    case billReplaced(by: BillChanged)
  }

  private struct Claim {
    var event: EventID
    /// The claim's position in the order of the events.
    var number: Int
    var statement: Statement
  }

  /// The claims by the event that they are about.
  private var claims: [EventID: [Claim]] = [:]
  private var count = 0
  private let hasSeveralLogs: Bool
  private var firstNumber = Int.max
  /// The first event with a false statement about another; `nil` if there is none.
  package private(set) var first: (event: EventID, about: EventID)?

  /// - Parameter hasSeveralLogs: Whether a device may not have known another's change of an entry. In that case only
  ///   statements about a single event are compared.
  package init(hasSeveralLogs: Bool) {
    self.hasSeveralLogs = hasSeveralLogs
  }

  /// Collects what an event states about earlier ones; all events are collected before any is compared.
  package mutating func take(_ envelope: borrowing EventEnvelope) {
    switch envelope.event {
    case .amendment(let amendment):
      if amendment.version == amendment.entry {
        add(.entry(amendment.was), about: amendment.entry, envelope.id)
      } else if !hasSeveralLogs {
        add(.corrected(amendment.was), about: amendment.version, envelope.id)
      }
    case .reversal(let event):
      let reversal = event.reversal
      add(.event(reversal.copy, reversal.eventKey), about: reversal.event, envelope.id)
    case .setting(let setting):
      if let replaced = setting.replaced {
        add(.replaced(by: setting), about: replaced, envelope.id)
      }
    case .schedule(.bill(.changed(let changed))):
      if let replaced = changed.change.on {
        add(.billReplaced(by: changed), about: replaced, envelope.id)
      }
    case .entry, .schedule, .account, .receipt, .purchase, .logOpened, .log: break
    }
  }

  private mutating func add(_ statement: Statement, about target: EventID, _ event: EventID) {
    claims[target, default: []].append(Claim(event: event, number: count, statement: statement))
    count += 1
  }

  /// Compares an event, read with all its members, with the statements about it.
  package mutating func compare(_ envelope: borrowing EventEnvelope) {
    guard let claims = claims[envelope.id] else { return }
    for claim in claims where claim.number < firstNumber {
      if EventClaims.holds(claim.statement, of: envelope) { continue }
      firstNumber = claim.number
      first = (event: claim.event, about: envelope.id)
    }
  }

  private static func holds(_ statement: Statement, of envelope: borrowing EventEnvelope) -> Bool {
    switch statement {
    case .entry(let was):
      return envelope.newEntry.map { $0.isSame(as: was) } ?? false
    case .corrected(let was):
      // After an undo, the entry's previous state comes from another event.
      guard case .amendment(.entryCorrected(let correction)) = envelope.event else { return true }
      return correction.corrected.isSame(as: was)
    case .event(let copy, let key):
      return copy == envelope.event.withoutSentence && key == envelope.key
    case .replaced(let later):
      guard case .setting(let earlier) = envelope.event else { return false }
      return later.replaces(earlier)
    case .billReplaced(let later):
      switch envelope.event {
      case .schedule(.bill(.added(let added))):
        return envelope.id == later.bill && later.change.was == added.terms
      case .schedule(.bill(.changed(let earlier))):
        // Fields that it did not state may come from another event.
        let others = later.change.was.map { $0.fields(otherThan: earlier.terms) } ?? []
        return earlier.bill == later.bill && earlier.fields.isDisjoint(with: others)
      default: return false
      }
    }
  }
}

extension EntryContent {
  /// Returns whether both agree in everything that a correction repeats.
  fileprivate func isSame(as other: EntryContent) -> Bool {
    values == other.values && texts.merchant == other.texts.merchant
      && texts.note == other.texts.note && texts.purchase == other.texts.purchase
      && texts.tax == other.texts.tax && texts.tags == other.texts.tags
      && texts.isReviewed == other.texts.isReviewed
  }
}

extension EntryCorrected {
  /// The entry with the changes applied.
  fileprivate var corrected: EntryContent {
    var content = was
    now.figures.amend(&content.values)
    content.texts = now.amended(content.texts)
    return content
  }
}

extension SettingEvent {
  /// The event whose value this one replaces or ends; `nil` if none was recorded.
  fileprivate var replaced: EventID? {
    // A review names events without a statement about them.
    if case .conflictReviewed = self { nil } else { payload.causes.first }
  }

  /// Returns whether an earlier event set the value that this one replaces, or added what it ends.
  fileprivate func replaces(_ earlier: SettingEvent) -> Bool {
    switch (self, earlier) {
    case (.incomeSet(let now), .incomeSet(let before)): now.change.was == before.plan
    case (.allocationChanged(let now), .allocationChanged(let before)):
      now.change.was == before.shares
    case (.rolloverSet(let now), .rolloverSet(let before)):
      now.category == before.category && (now.category != nil || now.bucket == before.bucket)
        && now.change.was == before.mode
    case (.monthBudgetSet(let now), .monthBudgetSet(let before)):
      now.reach == before.reach && now.category == before.category && now.change.was == before.cap
    case (.allowanceSet(let now), .allowanceSet(let before)): now.change.was == before.amount
    case (.weekStartSet(let now), .weekStartSet(let before)): now.change.was == before.weekStart
    case (.ruleEnded, .ruleAdded): true
    case (.categoryMoved(let now), .categoryMoved(let before)):
      now.category == before.category && now.change.was == before.bucket
    case (.categoryMoved(let now), .categoryAdded(let before)):
      now.category == before.category && now.change.was == before.bucket
    case (.categoryRenamed(let now), .categoryRenamed(let before)):
      now.category == before.category && now.change.was == before.displayName
    case (.categoryRenamed(let now), .categoryAdded(let before)):
      now.category == before.category && now.change.was == before.displayName
    case (.categorySymbolSet(let now), .categorySymbolSet(let before)):
      now.category == before.category && now.change.was == before.symbol
    case (.categorySymbolSet(let now), .categoryAdded(let before)):
      now.category == before.category && now.change.was == before.symbol
    case (.bucketRenamed(let now), .bucketRenamed(let before)):
      now.bucket == before.bucket && now.change.was == before.displayName
    case (.bucketRenamed(let now), .bucketAdded(let before)):
      now.bucket == before.bucket && now.change.was == before.displayName
    default: false
    }
  }
}
