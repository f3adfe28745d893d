/// What became of what a command wanted written.
struct Written<Outcome> {
  /// As JSON says it.
  enum State: String, Hashable, Sendable {
    case written
    /// The same wish was written before under its key.
    case alreadyThere
    /// It is not known whether it is on the disk.
    case unknown
    /// Nothing was written, because only a preview was asked for.
    case preview
  }

  let outcome: Outcome
  let state: State

  init(_ outcome: Outcome, _ state: State) {
    self.outcome = outcome
    self.state = state
  }
}
