public import LedgerModel

/// What became of a decision's events: both ways they are on the disk.
public enum WriteResult<Outcome: Sendable>: Sendable {
  /// They were written now.
  case written(Outcome)
  /// The same request was written before under the same key; nothing was written now.
  case alreadyThere(Outcome)

  /// What the decision tells of the events.
  public var outcome: Outcome {
    switch self {
    case .written(let outcome), .alreadyThere(let outcome): outcome
    }
  }
}

/// What a decision would do now: nothing was written.
public struct LedgerPreview<Outcome: Sendable>: Sendable {
  /// The events that would be appended, with the first of the log where it has not begun; their
  /// times are those of the preview.
  public var events: [EventEnvelope]
  /// The lines of the log that the events would be, without line feeds.
  public var lines: [String]
  /// What the decision would tell of its events.
  public var outcome: Outcome
  /// Whether the same request was written before under its key, so that nothing would be appended.
  public var isAlreadyThere: Bool
}
