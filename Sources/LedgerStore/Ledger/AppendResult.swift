/// What became of a decision's events.
public enum AppendResult<Outcome: Sendable>: Sendable {
  /// They are on the disk.
  case written(Outcome)
  /// The same wish was written before under the same key; nothing was written now.
  case alreadyThere(Outcome)
  /// They were written, and the system could not say that they are on the disk: repeat the wish
  /// with the same key.
  case unknown(Outcome, problem: String)

  /// What the decision tells of the events.
  public var outcome: Outcome {
    switch self {
    case .written(let outcome), .alreadyThere(let outcome), .unknown(let outcome, _): outcome
    }
  }
}
