/// An error that names events: by their full ids, unless its caller knows a shorter name.
public protocol EventNamingError: ExplainedError {
  /// What is wrong, with events named as the caller names them: a number alone says which event is
  /// meant only where the ledger has one log.
  func problem(naming name: (EventID) -> String) -> String
  /// What to do about it, with events named as the caller names them.
  func remedy(naming name: (EventID) -> String) -> String?
}

extension EventNamingError {
  public var problem: String { problem(naming: \.text) }

  public var remedy: String? { remedy(naming: \.text) }
}
