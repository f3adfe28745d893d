public import LedgerModel

/// Why bytes could not be written.
public enum OutputFailure: Error, Hashable {
  /// A signal came first; the same write may be tried again.
  case interrupted
  /// Nobody reads any more. That is how `head` ends a pipeline, so nothing is said about it.
  case brokenPipe
  /// The system refused, for this reason ("No space left on device").
  case refused(String)

  /// How the program ends because of it.
  public var exitCode: ExitCode {
    switch self {
    case .interrupted, .refused: .inputOutput
    case .brokenPipe: .brokenPipe
    }
  }
}

extension OutputFailure: ExplainedError {
  public var problem: String {
    switch self {
    case .interrupted: "the output was interrupted"
    case .brokenPipe: "nobody reads the output any more"
    case .refused(let reason): "the output could not be written: \(reason)"
    }
  }

  public var remedy: String? {
    switch self {
    case .interrupted, .refused: "What the command stored is stored; see it with 'puldar log'."
    case .brokenPipe: nil
    }
  }
}
