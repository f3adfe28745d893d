/// A type that can be read from one word of the command line.
///
/// A `String`-backed enumeration that is `CaseIterable` conforms without writing anything.
public protocol ParameterValue: Sendable {
  /// Reads one word.
  ///
  /// - Throws: ``ValueError`` with what would be accepted, if the word cannot be read.
  init(parsing word: String) throws(ValueError)

  /// Every accepted word, in the order in which help and errors list them; empty if there is no such
  /// list.
  static var allowedValues: [String] { get }

  /// The completions of a value of this type; by default the allowed values.
  static var completions: [Completion] { get }

  /// Returns how likely a word without an option's name is a value of this type; the default knows only the
  /// allowed values.
  static func fit(of word: String) -> ValueFit

  /// Returns whether a word after the value of an option is more of it, for a value of several words; `false` by
  /// default.
  static func continues(with word: String) -> Bool

  /// Whether a ``ValueSettling`` session may know more about it than its word says; `false` by default.
  static var isSettled: Bool { get }
}

/// How likely a word without an option's name is a value of a type.
public enum ValueFit: Sendable {
  /// It is not a value.
  case no
  /// The type takes any word, so the word says nothing.
  case unknown
  /// It may be a name.
  case possible
  /// It is written like hardly anything else: a month, an amount, a well-known name.
  case certain
}

extension ParameterValue {
  public static func fit(of word: String) -> ValueFit {
    let words = allowedValues
    return words.isEmpty ? .unknown : words.contains(word) ? .certain : .no
  }

  public static func continues(with word: String) -> Bool { false }
  public static var isSettled: Bool { false }
  public static var allowedValues: [String] { [] }
  public static var completions: [Completion] { allowedValues.map { Completion($0) } }
}

extension ParameterValue where Self: RawRepresentable<String> & CaseIterable {
  public init(parsing word: String) throws(ValueError) {
    guard let value = Self(rawValue: word) else { throw .notListed }
    self = value
  }

  // A closure, since making a key path is expensive at launch.
  public static var allowedValues: [String] { allCases.map { $0.rawValue } }
}

/// A session that knows more about a value than its word says, such as what a name stands for.
public protocol ValueSettling {
  /// Returns the value that is meant.
  func settled<Value>(_ value: Value) async -> Value
}

extension String: ParameterValue {
  public init(parsing word: String) throws(ValueError) { self = word }
}

extension Int: ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    guard let number = Int(word) else { throw .misspelled("write a whole number, such as 12") }
    self = number
  }
}

/// The reason why a word cannot be the value of a parameter.
public struct ValueError: Error, Hashable {
  /// What would be accepted, as a phrase that follows a colon ("write 12.50 or 1,200.50"); `nil` if
  /// the list of allowed values says it.
  public let accepted: String?
  /// Whether the word is data (an amount, a date) rather than a part of the command's grammar.
  public let isDataRefusal: Bool

  /// 65 for data, 64 for a wrongly written command (`EX_DATAERR` and `EX_USAGE` of sysexits.h).
  public var exitCode: Int32 { isDataRefusal ? 65 : 64 }

  /// Returns an error for data that cannot be read, such as an amount or a date.
  public static func unreadable(_ accepted: String) -> ValueError {
    ValueError(accepted: accepted, isDataRefusal: true)
  }

  /// Returns an error for a wrongly written command.
  public static func misspelled(_ accepted: String) -> ValueError {
    ValueError(accepted: accepted, isDataRefusal: false)
  }

  /// The word is not among the allowed values, which the message then lists.
  public static let notListed = ValueError(accepted: nil, isDataRefusal: false)
}

/// A word that a shell offers, with a text that explains it.
public struct Completion: Hashable, Sendable {
  /// The text inserted into the command line.
  public var value: String
  /// The text beside it, if the shell shows one; may be empty.
  public var description: String

  public init(_ value: String, _ description: String = "") {
    self.value = value
    self.description = description
  }
}
