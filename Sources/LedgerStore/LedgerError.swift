public import LedgerModel

/// Why a ledger did not do what was asked.
public enum LedgerError: Error, Hashable, Sendable {
  /// The logs could not be read or written.
  case log(LogError)
  /// The ledger's rules do not allow it; nothing was written.
  case refused(Refusal)
  /// The key belongs to another wish that was written before.
  case keyTaken(IdempotencyKey, by: [EventID])
  /// The store is not one of files, and failed in its own way.
  case store(problem: String)
}

extension LedgerError: ExplainedError {
  public var problem: String {
    switch self {
    case .log(let error): error.problem
    case .refused(let refusal): refusal.problem
    case .keyTaken(let key, let events):
      "the key '\(key.text)' was used for something else: event "
        + events.map { String($0.number) }.joined(separator: ", ")
    case .store(let problem): problem
    }
  }

  public var remedy: String? {
    switch self {
    case .log(let error): error.remedy
    case .refused(let refusal): refusal.remedy
    case .keyTaken: "Give every wish a key of its own; the same key is for the same wish."
    case .store: nil
    }
  }
}
