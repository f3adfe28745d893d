/// An error that names events: by their full ids, unless the caller knows a shorter name.
public protocol EventNamingError: ExplainedError {
  /// What is wrong, with the caller's names for events: a number alone identifies an event only if the ledger
  /// has one log.
  func problem(naming name: (EventID) -> String) -> String
  /// What to do about it, with the caller's names for events.
  func remedy(naming name: (EventID) -> String) -> String?
}

extension EventNamingError {
  public var problem: String { problem(naming: \.text) }

  public var remedy: String? { remedy(naming: \.text) }
}
