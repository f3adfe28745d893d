/// A command line that cannot be performed, with all that a person needs to correct it.
///
/// A body throws it for what one parameter alone cannot know: two options that exclude each other, a
/// date that is only a date once today is known. ``Call/perform(in:)`` adds the details of the
/// command.
public struct UsageError: Error, Hashable {
  /// The problem: one line that begins with a capital letter.
  public private(set) var problem: String
  /// 64 if the command is written wrongly, 65 if data in it cannot be read. The value of an option counts
  /// as part of how a command is written.
  public private(set) var exitCode: Int32 = 64
  /// What to do about it, for programs that read the message; `nil` if help says it.
  private(set) var suggestion: String?
  /// The parameter that it is about.
  private var parameter: ParameterHelp?
  /// Where to read more; empty if the message says all.
  private var reference = ""
  /// The word, the parameter and the reason, until the parameter's definition is found.
  private var invalid: Invalid?
  /// The place of a word without a name that does not fit; `nil` if something else is wrong.
  private(set) var place: WordPlace?
  /// The missing argument, until its definition is found.
  private var missing: String?

  /// The help of a parameter: its label and its text.
  private struct ParameterHelp: Hashable {
    var label: String
    var text: String

    init(_ parameter: ParameterDefinition) {
      label = parameter.label
      text = parameter.helpWithValues
    }
  }

  private struct Invalid: Hashable {
    var word: String
    var parameter: String
    var error: ValueError
  }

  /// Creates an error for a command that is written wrongly as a whole.
  ///
  /// - Parameter problem: One line that begins with a capital letter and contains no raw word of the
  ///   command line.
  public init(_ problem: String) {
    self.problem = problem
  }

  /// Returns an error for a word that cannot be the value of a parameter.
  ///
  /// - Parameter parameter: One of its names (`--month`), or the argument (`<amount>`).
  public static func invalid(
    _ word: String, for parameter: String, _ error: ValueError
  ) -> UsageError {
    var usage = UsageError("The value '\(QuotedWord(word))' is invalid for '\(parameter)'")
    usage.exitCode = parameter.hasPrefix("-") ? 64 : error.exitCode
    usage.invalid = Invalid(word: word, parameter: parameter, error: error)
    return usage
  }

  /// Returns an error for a missing argument that is optional elsewhere.
  ///
  /// - Parameter parameter: The argument (`<amount>`).
  public static func missing(_ parameter: String) -> UsageError {
    var usage = UsageError("Missing expected argument '\(parameter)'")
    usage.missing = parameter
    return usage
  }

  /// What to do about it, as a sentence; empty until the error gained its command's details.
  public var remedy: String { suggestion ?? reference }

  /// The message for standard error: the first line is complete, and at most two lines add to it.
  public var lines: [String] {
    var lines = ["Error: \(problem)"]
    if let parameter { lines.append("Help:  \(parameter.label)  \(parameter.text)") }
    if !reference.isEmpty { lines.append("  \(reference)") }
    return lines
  }

  /// Returns the error with the details of its command.
  ///
  /// - Parameters:
  ///   - helpCommand: The words that show its help.
  ///   - parameters: Every parameter that the command line may hold.
  func told(
    helpCommand: String, among parameters: [ParameterDefinition] = []
  ) -> UsageError {
    var told = self
    if let invalid {
      let definition = parameters.first {
        $0.names.all.contains(invalid.parameter) || $0.label == invalid.parameter
      }
      assert(definition != nil, "the command has no parameter '\(invalid.parameter)'")
      if let definition { told = .invalid(invalid.word, for: definition, because: invalid.error) }
    }
    if let missing, let definition = parameters.first(where: { $0.shortLabel == missing }) {
      told.parameter = ParameterHelp(definition)
    }
    told.reference = "See '\(helpCommand)' for more information."
    return told
  }
}

// MARK: - Errors of the scanner and of the value types

extension UsageError {
  static func missing(_ parameter: ParameterDefinition) -> UsageError {
    UsageError("Missing expected argument '\(parameter.shortLabel)'", about: parameter)
  }

  static func missingValue(for parameter: ParameterDefinition) -> UsageError {
    UsageError("Missing value for '\(parameter.shortLabel)'", about: parameter)
  }

  static func invalid(
    _ word: String, for parameter: ParameterDefinition, because error: ValueError
  ) -> UsageError {
    var usage = UsageError(
      "The value '\(QuotedWord(word))' is invalid for '\(parameter.shortLabel)'", about: parameter)
    usage.exitCode = parameter.kind == .argument ? error.exitCode : 64
    if parameter.kind == .argument { usage.place = .argument }
    if let accepted = error.accepted {
      usage.problem += ": \(accepted)"
    } else if let list = alternatives(parameter.allowedValues) {
      usage.suggestion = "Please provide one of \(list)."
      usage.problem += ". Please provide one of \(list)."
    }
    return usage
  }

  static func unknownOption(_ name: String, among names: [String]) -> UsageError {
    let bare = String(name.drop { $0 == "-" })
    let nearest =
      bare.count > 1 ? Suggestion.closest(to: bare, in: names.map { String($0.dropFirst(2)) }) : nil
    return UsageError("Unknown option '\(QuotedWord(name))'", nearest: nearest.map { "--\($0)" })
  }

  /// - Parameter meant: The known meanings of the word that are none of the names.
  static func unexpected(
    _ word: String, among names: [String] = [], meaning meant: [String] = []
  ) -> UsageError {
    var usage = UsageError(
      "Unexpected argument '\(QuotedWord(word))'",
      nearest: meant.isEmpty ? Suggestion.closest(to: word, in: names) : nil, or: meant)
    usage.place = .nowhere
    return usage
  }

  /// Returns an error for a command that was removed.
  ///
  /// - Parameter line: What to type now.
  static func gone(_ word: String, now line: String) -> UsageError {
    var error = UsageError("There is no '\(word)' any more. Type: \(line)")
    error.suggestion = "Type: \(line)"
    return error
  }

  /// Returns the error, if it suggests nothing yet, with the command line that was meant, as it is shown.
  func meaning(_ commandLine: String?) -> UsageError {
    guard suggestion == nil, let commandLine else { return self }
    var error = self
    let suggestion = "Did you mean: \(commandLine)?"
    error.suggestion = suggestion
    error.problem += ". \(suggestion)"
    return error
  }

  /// Returns the error, if it suggests nothing yet, with what was meant.
  func meaning(_ meant: MeantLine?) -> UsageError {
    switch meant {
    case nil: return self
    case .line(let line)?: return meaning(line)
    case .options(let options)?:
      guard suggestion == nil, let list = UsageError.alternatives(options) else { return self }
      var error = self
      let suggestion = "Did you mean \(list)?"
      error.suggestion = suggestion
      error.problem += ". \(suggestion)"
      return error
    }
  }

  static func takesNoValue(_ name: String, _ value: String) -> UsageError {
    UsageError(
      "The option '\(name)' does not take any value, but '\(QuotedWord(value))' was specified.")
  }

  /// Returns an error for a shell that no completion script can be generated for.
  static func unknownShell(_ shell: String) -> UsageError {
    var error = UsageError("Can't generate completion scripts for '\(QuotedWord(shell))'")
    error.suggestion = "Please use one of zsh, bash and fish."
    error.problem += ". Please use one of zsh, bash and fish."
    return error
  }

  private init(_ problem: String, about parameter: ParameterDefinition) {
    self.init(problem)
    self.parameter = ParameterHelp(parameter)
  }

  private init(_ problem: String, nearest: String?, or others: [String] = []) {
    let meant = nearest.map { [$0] } ?? others
    suggestion = UsageError.alternatives(meant).map { "Did you mean \($0)?" }
    self.problem = problem + (suggestion.map { ". \($0)" } ?? "")
  }

  /// Returns `'a', 'b' or 'c'`; `nil` for no words.
  private static func alternatives(_ words: [String]) -> String? {
    guard let last = words.last else { return nil }
    if words.count == 1 { return "'\(last)'" }
    return words.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " or '\(last)'"
  }
}

/// The place of a word without a name.
enum WordPlace: Hashable {
  /// The place of an argument that the word cannot be.
  case argument
  /// A place in which the command takes no word.
  case nowhere
}

/// A word of the command line as a message shows it: on one line, without anything that a terminal
/// obeys, and no longer than a message should be.
struct QuotedWord: CustomStringConvertible {
  /// The number of scalars of a word that a message shows at most: more than any name or amount has.
  static let scalarLimit = 80

  let description: String

  init(_ word: String) {
    var text = ""
    for (place, scalar) in word.unicodeScalars.enumerated() {
      if place == QuotedWord.scalarLimit {
        text += "…"
        break
      }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    description = text
  }
}
