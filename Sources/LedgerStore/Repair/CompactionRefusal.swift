public import LedgerModel

/// Why a ledger is not compacted. Nothing was written.
public enum CompactionRefusal: Error, Hashable, Sendable {
  /// Events wait for others that are not here, and would be lost.
  case waiting(WaitingEvents)
  /// A log is damaged, lacks events, or holds some that only a newer version understands.
  case incomplete(path: String)
  /// Something stands where the new ledger is wanted.
  case taken(path: String)
  /// The new ledger is wanted in the folder of the old one.
  case inside(path: String)
}

extension CompactionRefusal: ExplainedError {
  public var problem: String {
    switch self {
    case .waiting(let waiting):
      (waiting.count == 1 ? "1 event" : "\(waiting.count) events") + " of \(waiting.writer.text) "
        + "\(waiting.count == 1 ? "waits" : "wait") for \(waiting.cause.text), and would be lost"
    case .incomplete(let path): "not everything that '\(path)' holds can be read, and would be lost"
    case .taken(let path): "'\(path)' is there already, and no empty folder"
    case .inside(let path): "'\(path)' is in the folder of the old ledger, and would go with it"
    }
  }

  public var remedy: String? {
    switch self {
    case .waiting: "Bring that device's log here first, with 'puldar merge'."
    case .incomplete: "Mend it first: see 'puldar repair'."
    case .taken: "Name a folder that is not there yet."
    case .inside: "Name a folder beside it."
    }
  }
}
