public import LedgerEvents

/// The entries read with a language model, by the week in which they were recorded; the metered policy counts them
/// (P55).
///
/// An entry counts, and so does a correction proposed by a model. An undone one no longer counts; a voided entry
/// does.
package struct ModelEntries: TextProjection, LatestProjection {

  /// The source prefix of everything that a model had a part in.
  package static let sourcePrefix = "llama/"

  private struct Use: Hashable {
    var week: ISOWeek
    var isUndone = false
  }

  private var uses: [EventID: Use] = [:]
  /// The first week of interest; `nil` for all weeks.
  private let firstWeek: ISOWeek?
  package private(set) var isAnswered = false

  /// - Parameter instant: Limits the projection to its week and later ones; `nil` for all.
  package init(inWeekOf instant: Timestamp? = nil) {
    firstWeek = instant.map { ISOWeek(of: $0.day) }
  }

  /// Folds events in their order.
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

  /// Returns whether an event was recorded before the weeks of interest; all events before it were too.
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

  /// Returns how many count in the week of an instant, in UTC.
  ///
  /// Later ones count too, so setting a clock back gains nothing.
  package func count(inWeekOf now: Timestamp) -> Int {
    let week = ISOWeek(of: now.day)
    return uses.values.count { !$0.isUndone && $0.week >= week }
  }
}

extension EntryTexts {
  /// Whether a language model on this machine had a part in reading the entry.
  public var isOfModel: Bool { by.hasPrefix(ModelEntries.sourcePrefix) }
}

extension LedgerQuestion where Answer == Int {
  /// Returns how many entries read by a model count in the week of an instant, in UTC.
  ///
  /// Later ones count too, so setting a clock back gains nothing.
  public static func modelEntries(inWeekOf now: Timestamp) -> Self {
    Self(ModelEntries(inWeekOf: now)) { $0.count(inWeekOf: now) }
  }
}
