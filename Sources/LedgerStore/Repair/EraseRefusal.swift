public import LedgerModel

/// Why a ledger is not erased. Nothing was changed.
public enum EraseRefusal: Error, Hashable, Sendable {
  /// Events wait for others that are not here, and would be lost.
  case waiting(WaitingEvents)
  /// A log is damaged, lacks events, or holds some that only a newer version understands.
  case incomplete(path: String)
}

extension EraseRefusal: ExplainedError {
  public var problem: String {
    switch self {
    case .waiting(let waiting):
      (waiting.count == 1 ? "1 event" : "\(waiting.count) events") + " of \(waiting.writer.text) "
        + "\(waiting.count == 1 ? "waits" : "wait") for \(waiting.cause.text), and would be lost"
    case .incomplete(let path): "not everything that '\(path)' holds can be read, and would be lost"
    }
  }

  public var remedy: String? {
    switch self {
    case .waiting: "Bring that device's log here first, with 'puldar merge'."
    case .incomplete: "Mend it first: see 'puldar repair'."
    }
  }
}
