public import LedgerEvents

/// What was read with a language model, by the week in which it was recorded: what the metered
/// policy counts (P55).
///
/// An entry counts, and a correction that a model proposed; one that is undone counts no more, and a
/// voided entry does.
package struct ModelEntries: TextProjection, LatestProjection {

  /// With what the source of everything begins that a model had a part in.
  package static let sourcePrefix = "llama/"

  private struct Use: Hashable {
    var week: ISOWeek
    var isUndone = false
  }

  private var uses: [EventID: Use] = [:]
  /// Earlier weeks are passed over; `nil` where none is.
  private let firstWeek: ISOWeek?
  package private(set) var isAnswered = false

  /// - Parameter instant: Only its week and later ones are asked for; all where `nil`.
  package init(inWeekOf instant: Timestamp? = nil) {
    firstWeek = instant.map { ISOWeek(of: $0.day) }
  }

  /// Folds events that stand in their order.
  package init(folding events: some Sequence<EventEnvelope>) {
    self.init(folding: events, into: ModelEntries())
  }

  package mutating func apply(
    _ change: EntryChange, texts: EntryTextChange, from cause: borrowing EventEnvelope
  ) {
    if passesOver(cause.recordedAt) { return }
    let id = cause.id
    switch cause.event {
    case .entry:
      guard change.status != .copy else { return }
      note(texts.now.by, id, cause.recordedAt)
    case .amendment(.entryCorrected(let correction)):
      note(correction.now.by, id, cause.recordedAt)
    case .reversal(let event): uses[event.reversal.event]?.isUndone = event.isUndo
    case .amendment(.entryVoided), .amendment(.entryReviewed), .setting, .schedule, .account,
      .receipt, .purchase, .logOpened, .log:
      break
    }
  }

  /// Whether an event was recorded before the weeks that are asked for: those before it were too.
  private mutating func passesOver(_ time: Timestamp) -> Bool {
    guard let firstWeek, ISOWeek(of: time.day) < firstWeek else { return false }
    isAnswered = true
    return true
  }

  private mutating func note(_ source: String, _ event: EventID, _ time: Timestamp) {
    guard source.hasPrefix(ModelEntries.sourcePrefix) else { return }
    uses[event] = Use(week: ISOWeek(of: time.day))
  }

  package mutating func apply(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    _ = passesOver(cause.recordedAt)
  }

  package mutating func revert(_ fact: LedgerFact, from cause: borrowing EventEnvelope) {
    _ = passesOver(cause.recordedAt)
  }

  /// How many count in the week of an instant, in UTC.
  ///
  /// What was recorded later counts too: a clock that is set back gives nothing back.
  package func count(inWeekOf now: Timestamp) -> Int {
    let week = ISOWeek(of: now.day)
    return uses.values.count { !$0.isUndone && $0.week >= week }
  }
}

extension EntryTexts {
  /// Whether a language model on this machine had a part in reading it.
  public var isOfModel: Bool { by.hasPrefix(ModelEntries.sourcePrefix) }
}

extension LedgerQuestion where Answer == Int {
  /// How many entries that a model read count in the week of an instant, in UTC.
  ///
  /// What was recorded later counts too: a clock that is set back gives nothing back.
  public static func modelEntries(inWeekOf now: Timestamp) -> Self {
    Self(ModelEntries(inWeekOf: now)) { $0.count(inWeekOf: now) }
  }
}
