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
}

extension ParameterValue {
  public static var allowedValues: [String] { [] }
  public static var completions: [Completion] { allowedValues.map { Completion($0) } }
}

extension ParameterValue where Self: RawRepresentable<String> & CaseIterable {
  public init(parsing word: String) throws(ValueError) {
    guard let value = Self(rawValue: word) else { throw .notListed }
    self = value
  }

  public static var allowedValues: [String] { allCases.map(\.rawValue) }
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
