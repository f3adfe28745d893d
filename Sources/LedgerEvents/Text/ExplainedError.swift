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
  /// it depends on the program how.
  var remedy: String? { get }
}

extension ExplainedError {
  public var code: String { codeOfCase }

  /// The names of the type and its case.
  package var codeOfCase: String {
    let type = String(describing: Self.self)
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum else { return type }
    return "\(type).\(mirror.children.first?.label ?? "\(self)")"
  }
}

/// A text that is not accepted as what it was to be.
public struct UnreadableText: Error, Hashable {
  /// What was typed, whole.
  public let text: String
  /// What it was to be: "a day".
  let kind: String
  /// What would be accepted, as a sentence.
  public let remedy: String?

  package init(text: String, kind: String, remedy: String?) {
    self.text = text
    self.kind = kind
    self.remedy = remedy
  }
}

extension UnreadableText: ExplainedError {
  public var problem: String { "'\(Quotation(of: text))' is not \(kind)" }
}

/// An error about which the program that shows it can offer to do something.
public protocol RemediedError: ExplainedError {
  /// What it can offer; `nil` where there is nothing of the kind.
  var offeredRemedy: (any Remedy)? { get }
}

/// What helps, for a program to word: a library does not know by what command, button or call its
/// caller does it.
///
/// Each library has one type of these.
public protocol Remedy: Hashable, Sendable {}
