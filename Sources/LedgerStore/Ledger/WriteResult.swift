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
