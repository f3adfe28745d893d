import LedgerModel

/// What a decision comes to, before it is written.
struct PreparedEvents<Outcome: Sendable> {
  /// All that would be appended, the first line of a log that begins too.
  var events: [EventEnvelope]
  var outcome: Outcome
  /// Whether the same request was written before under its key.
  var isAlreadyThere: Bool
  /// Whether that request is only staged, and not written yet.
  var isStaged: Bool
}
