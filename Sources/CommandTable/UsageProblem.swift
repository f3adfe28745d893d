/// A body's own way to say that its command is written wrongly: ``Call/perform(in:)`` makes a
/// ``UsageError`` of it, with the usage of the command around it.
///
/// For what one parameter alone cannot know: two options that exclude each other, a date that is only
/// a date once today is known.
public struct UsageProblem: Error, Hashable {
  private let problem: String
  private let exitCode: Int32
  /// The word, the parameter and the reason, where one word is wrong.
  private let invalid: Invalid?

  private struct Invalid: Hashable {
    var word: String
    var parameter: String
    var error: ValueError
  }

  /// The command is written wrongly as a whole.
  ///
  /// - Parameter problem: One line that begins with a capital letter and names no word of the
  ///   command line as it stands.
  public init(_ problem: String) {
    self.problem = problem
    exitCode = 64
    invalid = nil
  }

  private init(_ invalid: Invalid) {
    problem = ""
    exitCode = invalid.error.exitCode
    self.invalid = invalid
  }

  /// A word cannot be the value of a parameter.
  ///
  /// - Parameter parameter: One of its names (`--month`), or the argument (`<amount>`).
  public static func invalid(
    _ word: String, for parameter: String, _ error: ValueError
  ) -> UsageProblem {
    UsageProblem(Invalid(word: word, parameter: parameter, error: error))
  }

  /// The same, with what is known of the parameter.
  func misuse(among parameters: [ParameterDefinition]) -> Misuse {
    guard let invalid else { return Misuse(problem: problem, exitCode: exitCode) }
    let definition = parameters.first {
      $0.names.all.contains(invalid.parameter) || $0.label == invalid.parameter
    }
    if let definition { return .invalid(invalid.word, for: definition, because: invalid.error) }
    assertionFailure("the command has no parameter '\(invalid.parameter)'")
    return Misuse(
      problem: "The value '\(QuotedWord(invalid.word))' is invalid for '\(invalid.parameter)'",
      exitCode: exitCode)
  }
}
