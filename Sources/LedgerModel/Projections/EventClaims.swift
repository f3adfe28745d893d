package import LedgerEvents

/// What events say of earlier ones, to be held against what those say themselves.
///
/// A correction says what an entry was, an undo repeats the event that it takes back, a setting tells
/// the value before. No program writes there what is not so, but whoever changes a log by hand can seal
/// the line anew, and a fold believes it.
package struct EventClaims {
  /// What is said of an event.
  private enum Statement {
    /// The entry that the event adds.
    case entry(EntryContent)
    /// The entry as the event, a correction, leaves it.
    case corrected(EntryContent)
    /// The event itself, and its key.
    case event(LedgerEvent, IdempotencyKey?)
    /// The value that the event sets, by the one that replaces it.
    case replaced(by: SettingEvent)
    /// What a bill said of its days, by the one that says otherwise.
    case billReplaced(by: BillChanged)
  }

  private struct Claim {
    var event: EventID
    /// Counts the claims in the order of their events.
    var number: Int
    var statement: Statement
  }

  /// By the event that something is said of.
  private var claims: [EventID: [Claim]] = [:]
  private var count = 0
  private let hasSeveralLogs: Bool
  private var firstNumber = Int.max
  /// The first event that says of another what that is not; `nil` where there is none.
  package private(set) var first: (event: EventID, about: EventID)?

  /// - Parameter hasSeveralLogs: Whether what one device knew of an entry may lack what another had
  ///   changed: then only what is said of one event alone is compared.
  package init(hasSeveralLogs: Bool) {
    self.hasSeveralLogs = hasSeveralLogs
  }

  /// Takes what an event says of earlier ones; all events are taken before any is compared.
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

  /// Compares an event, read with all its members, with what is said of it.
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
      // After an undo the entry is as it was before something else.
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
        // Of what it did not say another one may have said something else.
        let others = later.change.was.map { $0.fields(otherThan: earlier.terms) } ?? []
        return earlier.bill == later.bill && earlier.fields.isDisjoint(with: others)
      default: return false
      }
    }
  }
}

extension EntryContent {
  /// Whether both say the same of all that a correction repeats.
  fileprivate func isSame(as other: EntryContent) -> Bool {
    values == other.values && texts.merchant == other.texts.merchant
      && texts.note == other.texts.note && texts.purchase == other.texts.purchase
      && texts.tax == other.texts.tax && texts.isReviewed == other.texts.isReviewed
  }
}

extension EntryCorrected {
  /// The entry with what changes.
  fileprivate var corrected: EntryContent {
    var content = was
    now.figures.amend(&content.values)
    content.texts = now.amended(content.texts)
    return content
  }
}

extension SettingEvent {
  /// The event whose value held until this one, or that it ends; `nil` where none had been recorded.
  fileprivate var replaced: EventID? {
    // It names what was looked at, and says nothing of it.
    if case .conflictReviewed = self { nil } else { payload.causes.first }
  }

  /// Whether an event set the value that this one says held before, or added what it ends.
  fileprivate func replaces(_ earlier: SettingEvent) -> Bool {
    switch (self, earlier) {
    case (.incomeSet(let now), .incomeSet(let before)): now.change.was == before.plan
    case (.allocationChanged(let now), .allocationChanged(let before)):
      now.change.was == before.shares
    case (.rolloverSet(let now), .rolloverSet(let before)):
      now.bucket == before.bucket && now.change.was == before.mode
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
