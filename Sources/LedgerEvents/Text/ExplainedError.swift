/// An error that a person can act on.
///
/// Every error that reaches a person conforms: it says what is wrong and what to do about it, and never shows
/// a type name.
public protocol ExplainedError: Error {
  /// The kind of error, for a program to distinguish, count or translate: `Refusal.futureDate`. Made from the
  /// names of the type and its case, which never change.
  var code: String { get }
  /// What is wrong, as a phrase without a capital letter or a full stop.
  var problem: String { get }
  /// What to do about it, as a sentence that holds in any program; `nil` if nothing can be done, or if that
  /// depends on the program.
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

/// A text that is not accepted as a value of the expected kind.
public struct UnreadableText: Error, Hashable {
  /// The whole text as typed.
  public let text: String
  /// The expected kind: "a day".
  let kind: String
  /// The accepted form, as a sentence.
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

/// An error for which the program that shows it may offer a remedy.
public protocol RemediedError: ExplainedError {
  /// The remedy to offer; `nil` if there is none.
  var offeredRemedy: (any Remedy)? { get }
}

/// A remedy that a program describes in its own words: a library does not know by which command, button or
/// call its caller applies it.
///
/// Each library has one such type.
public protocol Remedy: Hashable, Sendable {}
