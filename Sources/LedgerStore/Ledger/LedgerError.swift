public import LedgerModel

/// The reasons why a ledger did not do what was asked.
@nonexhaustive
public enum LedgerError: Error, Hashable, Sendable {
  /// The logs could not be read or written.
  case log(LogError)
  /// The ledger's rules do not allow it; nothing was written.
  case refused(Refusal)
  /// The key belongs to another request that was written before.
  case keyTaken(IdempotencyKey, by: [EventID])
  /// The events were written, but the system could not confirm that they are on the disk: repeating the request under
  /// the same key writes it once. Without a key, a ledger that is opened again holds these events or does not. `events`
  /// is empty if the write was not a decision's.
  case unknown(events: [EventID], problem: String, errno: Int32? = nil)
  /// The store is not one of files, and failed in its own way.
  case store(problem: String)
}

extension LedgerError {
  /// Creates the error for what a store or a decision threw.
  init(_ error: any Error) {
    switch error {
    case let error as LedgerError: self = error
    case LogError.unknown(let problem, let errno):
      self = .unknown(events: [], problem: problem, errno: errno)
    case let error as LogError: self = .log(error)
    case let refusal as Refusal: self = .refused(refusal)
    case let error as any ExplainedError: self = .store(problem: error.problem)
    default: self = .store(problem: "the store failed")
    }
  }
}

extension LedgerError {
  /// The `errno` of the system call that failed; `nil` if none did or none is known.
  public var errno: Int32? {
    switch self {
    case .log(let error): error.errno
    case .unknown(_, _, let errno): errno
    case .refused, .keyTaken, .store: nil
    }
  }
}

extension LedgerError: EventNamingError, RemediedError {
  public func problem(naming name: (EventID) -> String) -> String {
    switch self {
    case .log(let error): error.problem
    case .refused(let refusal): refusal.problem(naming: name)
    case .keyTaken(let key, let events):
      "the key '\(key.text)' was used for something else: event "
        + events.map(name).joined(separator: ", ")
    case .unknown(_, let problem, _): LogError.unknown(problem: problem).problem
    case .store(let problem): problem
    }
  }

  public func remedy(naming name: (EventID) -> String) -> String? {
    switch self {
    case .log(let error): error.remedy
    case .refused(let refusal): refusal.remedy(naming: name)
    case .keyTaken: "Give every request a key of its own; the same key is for the same request."
    case .unknown(_, let problem, _): LogError.unknown(problem: problem).remedy
    case .store: nil
    }
  }

  /// The code of the contained error, if there is one: `LogError.locked`, `Refusal.futureDate`.
  public var code: String {
    switch self {
    case .log(let error): error.code
    case .refused(let refusal): refusal.code
    case .keyTaken: "LedgerError.keyTaken"
    case .unknown: "LedgerError.unknown"
    case .store: "LedgerError.store"
    }
  }

  public var offeredRemedy: (any Remedy)? {
    switch self {
    case .log(let error): error.offeredRemedy
    case .refused(let refusal): refusal.offeredRemedy
    case .unknown(_, let problem, _): LogError.unknown(problem: problem).offeredRemedy
    case .keyTaken, .store: nil
    }
  }
}
