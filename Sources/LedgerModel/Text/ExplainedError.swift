/// An error that a person can act on.
///
/// Every error that reaches a person conforms: it says what is wrong and what to do about it, and
/// never shows the name of a type.
public protocol ExplainedError: Error {
  /// What is wrong, as a phrase without a capital letter or a full stop.
  var problem: String { get }
  /// What to do about it, as a sentence; `nil` where nothing can be done.
  var remedy: String? { get }
}
