import LedgerModel
import LedgerStore

/// What became of what a command wanted stored, and what it means for the figures.
struct CommandWrite<Outcome: Sendable> {
  /// As JSON says it.
  enum State: String, Hashable, Sendable {
    case written
    /// The same was stored before under its key.
    case alreadyThere
    /// Nothing was stored, because only a preview was asked for.
    case preview
  }

  let state: State
  /// Whether only a preview was asked for.
  let isPreview: Bool
  private(set) var outcome: Outcome
  /// The lines that would be appended, for a preview.
  let lines: [String]
  /// The events that would be appended, for a preview.
  let previewed: [EventEnvelope]
  /// The figures before; `nil` where nobody is told of them.
  var before: MonthlyBuckets?
  private(set) var after: MonthlyBuckets

  /// What a ledger did.
  init(_ result: WriteResult<Outcome>, after: MonthlyBuckets) {
    state =
      switch result {
      case .written: .written
      case .alreadyThere: .alreadyThere
      }
    outcome = result.outcome
    isPreview = false
    lines = []
    previewed = []
    self.after = after
  }

  /// What a ledger would do.
  init(_ preview: LedgerPreview<Outcome>, before: MonthlyBuckets, after: MonthlyBuckets) {
    state = preview.isAlreadyThere ? .alreadyThere : .preview
    isPreview = true
    outcome = preview.outcome
    lines = preview.lines
    previewed = preview.events
    self.before = before
    self.after = after
  }
}

extension CommandWrite where Outcome == [EventID] {
  /// This write and the one that was made behind it, as one.
  func followed(by next: CommandWrite) -> CommandWrite {
    var both = self
    both.outcome += next.outcome
    both.after = next.after
    return both
  }
}
