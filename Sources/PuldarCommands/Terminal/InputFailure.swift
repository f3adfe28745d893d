public import LedgerModel

/// Why the input could not be read.
public enum InputFailure: Error, Hashable {
  /// The system refused, for this reason ("Is a directory").
  case refused(String)
}

extension InputFailure: ExplainedError {
  public var problem: String {
    switch self {
    case .refused(let reason): "the input could not be read: \(reason)"
    }
  }

  public var remedy: String? { "Give the words on the command line, or a file behind '<'." }
}
