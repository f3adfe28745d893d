public import LedgerModel

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
