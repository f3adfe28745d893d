public import LedgerModel

/// The result of writing a decision's events. In both cases they are on the disk.
public enum WriteResult<Outcome: Sendable>: Sendable {
  /// They were written now.
  case written(Outcome)
  /// The same request was written before under the same key; nothing was written now.
  case alreadyThere(Outcome)

  /// The decision's outcome.
  public var outcome: Outcome {
    switch self {
    case .written(let outcome), .alreadyThere(let outcome): outcome
    }
  }
}

/// The result of a decision if it was performed now. Nothing was written.
public struct LedgerPreview<Outcome: Sendable>: Sendable {
  /// The events that would be appended, with the first line if the log has not begun; their times are those of the
  /// preview.
  public var events: [EventEnvelope]
  /// The log lines of the events, without line feeds.
  public var lines: [String]
  /// The outcome that the decision would have.
  public var outcome: Outcome
  /// Whether the same request was written before under its key, so that nothing would be appended.
  public var isAlreadyThere: Bool
}
