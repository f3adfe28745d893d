/// What is wrong with the words of a command line, before it is told with usage and help around it.
struct Misuse: Error, Hashable {
  /// The first line of the message.
  var problem: String
  /// The parameter that it is about.
  var parameter: ParameterHelp?
  /// What to do about it, for programs that read the message.
  var remedy: String?
  /// 64, or 65 where data could not be read.
  var exitCode: Int32 = 64
}

extension Misuse {
  static func missing(_ parameter: ParameterDefinition) -> Misuse {
    Misuse(
      problem: "Missing expected argument '\(parameter.shortLabel)'",
      parameter: ParameterHelp(parameter))
  }

  static func missingValue(for parameter: ParameterDefinition) -> Misuse {
    Misuse(
      problem: "Missing value for '\(parameter.shortLabel)'",
      parameter: ParameterHelp(parameter))
  }

  static func invalid(
    _ word: String, for parameter: ParameterDefinition, because error: ValueError
  ) -> Misuse {
    var problem = "The value '\(QuotedWord(word))' is invalid for '\(parameter.shortLabel)'"
    var remedy: String?
    if let accepted = error.accepted {
      problem += ": \(accepted)"
    } else if let list = alternatives(parameter.allowedValues) {
      remedy = "Please provide one of \(list)."
      problem += ". Please provide one of \(list)."
    }
    return Misuse(
      problem: problem, parameter: ParameterHelp(parameter), remedy: remedy,
      exitCode: error.exitCode)
  }

  static func unknownOption(_ name: String, among names: [String]) -> Misuse {
    let bare = String(name.drop { $0 == "-" })
    let nearest =
      bare.count > 1 ? Suggestion.closest(to: bare, in: names.map { String($0.dropFirst(2)) }) : nil
    return Misuse(
      problem: "Unknown option '\(QuotedWord(name))'", suggestion: nearest.map { "--\($0)" })
  }

  /// - Parameter name: What the word called once is called now.
  static func unexpected(
    _ word: String, among names: [String] = [], now name: String? = nil
  ) -> Misuse {
    Misuse(
      problem: "Unexpected argument '\(QuotedWord(word))'",
      suggestion: name ?? Suggestion.closest(to: word, in: names))
  }

  static func takesNoValue(_ name: String, _ value: String) -> Misuse {
    Misuse(
      problem: "The option '\(name)' does not take any value, but '\(QuotedWord(value))' was "
        + "specified.")
  }

  private init(problem: String, suggestion: String?) {
    let remedy = suggestion.map { "Did you mean '\($0)'?" }
    self.init(problem: problem + (remedy.map { ". \($0)" } ?? ""), remedy: remedy)
  }

  /// `'a', 'b' or 'c'`; `nil` for none.
  private static func alternatives(_ words: [String]) -> String? {
    guard let last = words.last else { return nil }
    if words.count == 1 { return "'\(last)'" }
    return words.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " or '\(last)'"
  }
}
