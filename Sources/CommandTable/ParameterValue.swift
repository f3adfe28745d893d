/// A type that can be read from one word of the command line.
///
/// A `String`-backed enumeration that is `CaseIterable` conforms without writing anything.
public protocol ParameterValue: Sendable {
  /// Reads one word.
  ///
  /// - Throws: ``ValueError`` with what would be accepted, when the word cannot be read.
  init(parsing word: String) throws(ValueError)

  /// Every word that is accepted, in the order in which help and errors list them; empty when
  /// there is no such list.
  static var allowedValues: [String] { get }

  /// What a shell offers for a value of this type; by default the allowed values.
  static var completions: [Completion] { get }

  /// How likely a word for which no option was named is a value of this type; by default it is known of
  /// the allowed values alone.
  static func fit(of word: String) -> ValueFit

  /// Whether a ``ValueSettling`` session may know more of it than its word says; by default it does not.
  static var isSettled: Bool { get }
}

/// How likely a word for which no option was named is a value of a type.
public enum ValueFit: Sendable {
  /// It is none.
  case no
  /// The type takes any word, and says nothing of it.
  case unknown
  /// It may be a name.
  case possible
  /// It is written as hardly anything else is: a month, an amount, a name that everybody has.
  case certain
}

extension ParameterValue {
  public static func fit(of word: String) -> ValueFit {
    let words = allowedValues
    return words.isEmpty ? .unknown : words.contains(word) ? .certain : .no
  }

  public static var isSettled: Bool { false }
  public static var allowedValues: [String] { [] }
  public static var completions: [Completion] { allowedValues.map { Completion($0) } }
}

extension ParameterValue where Self: RawRepresentable<String> & CaseIterable {
  public init(parsing word: String) throws(ValueError) {
    guard let value = Self(rawValue: word) else { throw .notListed }
    self = value
  }

  // A closure, since making a key path is dear at start.
  public static var allowedValues: [String] { allCases.map { $0.rawValue } }
}

/// A session that knows more of a value than its word says, such as what a name stands for.
public protocol ValueSettling {
  /// What is meant by a value.
  func settled<Value>(_ value: Value) async -> Value
}

/// The value of a parameter as it is meant in a session: as it is, if that knows no more of it.
func settled<Value, Session>(
  _ value: Value, of parameter: Parameter<Session, Value>, in session: Session
) async -> Value {
  // To ask what a type can do is dear.
  guard parameter.definitions.contains(where: { $0.isSettled }),
    let settling = session as? any ValueSettling
  else { return value }
  return await settling.settled(value)
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

/// Why a word cannot be the value of a parameter.
public struct ValueError: Error, Hashable {
  /// What would be accepted, as a phrase that follows a colon ("write 12.50 or 1,200.50"); `nil`
  /// where the list of allowed values says it.
  public let accepted: String?
  /// Whether the word is data (an amount, a date) rather than a part of the command's grammar.
  public let isDataRefusal: Bool

  /// 65 for data, 64 for a command that is written wrongly (`EX_DATAERR` and `EX_USAGE` of
  /// sysexits.h).
  public var exitCode: Int32 { isDataRefusal ? 65 : 64 }

  /// The word is data that cannot be read, such as an amount or a date.
  public static func unreadable(_ accepted: String) -> ValueError {
    ValueError(accepted: accepted, isDataRefusal: true)
  }

  /// The command is written wrongly.
  public static func misspelled(_ accepted: String) -> ValueError {
    ValueError(accepted: accepted, isDataRefusal: false)
  }

  /// The word is not among the allowed values, which the message then lists.
  public static let notListed = ValueError(accepted: nil, isDataRefusal: false)
}

/// A word that a shell offers, with a text that says what it means.
public struct Completion: Hashable, Sendable {
  /// What is put into the command line.
  public var value: String
  /// What is shown beside it, where the shell shows such a text; may be empty.
  public var description: String

  public init(_ value: String, _ description: String = "") {
    self.value = value
    self.description = description
  }
}
