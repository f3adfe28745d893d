import LedgerModel
import LedgerStore

/// Whether a command stored something, as JSON shows it.
enum WrittenState: String, Hashable, Sendable, CaseIterable {
  case written
  /// It was already stored under its key.
  case alreadyThere
  /// Nothing was stored, because only a preview was requested.
  case preview
}

extension WrittenState: Told {
  func told(_ numbering: EventNumbering) -> JSONValue { .text(rawValue) }
  static func schema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference(to: "written") { _ in
      [
        "description": "preview: nothing was stored.",
        "enum": .list(allCases.map(\.rawValue.told)),
      ]
    }
  }
}

/// The result of a command's write, with its effect on the figures.
struct CommandWrite {
  let state: WrittenState
  /// Whether only a preview was requested.
  let isPreview: Bool
  /// The events that are stored, or would be.
  private(set) var outcome: [EventID]
  /// The lines that a preview would append.
  let lines: [String]
  /// The events that a preview would append.
  let previewed: [EventEnvelope]
  /// The figures before; `nil` if they are not shown.
  var before: MonthlyBuckets?
  private(set) var after: MonthlyBuckets

  /// Creates the result of a write.
  init(_ result: WriteResult<[EventID]>, after: MonthlyBuckets) {
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

  /// Creates the result of a preview.
  init(_ preview: LedgerPreview<[EventID]>, before: MonthlyBuckets, after: MonthlyBuckets) {
    state = preview.isAlreadyThere ? .alreadyThere : .preview
    isPreview = true
    outcome = preview.outcome
    lines = preview.lines
    previewed = preview.events
    self.before = before
    self.after = after
  }

  /// Returns this write and the one after it, as one.
  func followed(by next: CommandWrite) -> CommandWrite {
    var both = self
    both.outcome += next.outcome
    both.after = next.after
    return both
  }
}
