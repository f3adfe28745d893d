/// An error that a person can act on.
///
/// Every error that reaches a person conforms: it says what is wrong and what to do about it, and
/// never shows the name of a type.
public protocol ExplainedError: Error {
  /// What kind of error it is, for a program to tell apart, count or translate: `Refusal.futureDate`. It
  /// is made of the names of a type and its case, which stay as they are.
  var code: String { get }
  /// What is wrong, as a phrase without a capital letter or a full stop.
  var problem: String { get }
  /// What to do about it, as a sentence that holds in any program; `nil` where nothing can be done, or
  /// what can be done is ``offeredRemedy``.
  var remedy: String? { get }
  /// What the program that shows the error can offer to do about it; `nil` where there is nothing of
  /// the kind.
  var offeredRemedy: (any Remedy)? { get }
}

extension ExplainedError {
  public var code: String {
    let type = String(describing: Self.self)
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum else { return type }
    return "\(type).\(mirror.children.first?.label ?? "\(self)")"
  }

  public var offeredRemedy: (any Remedy)? { nil }
}

/// What helps, for a program to word: a library does not know by what command, button or call its
/// caller does it.
///
/// Each library has one type of these.
public protocol Remedy: Hashable, Sendable {}
