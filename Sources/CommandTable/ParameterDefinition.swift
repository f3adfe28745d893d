/// A parameter without its type: all that help, completion and the scanner need.
struct ParameterDefinition: Sendable {
  enum Kind: String, Sendable {
    case flag, option, argument
  }

  var kind: Kind
  var names: ParameterNames
  var help: String
  var isRequired = false
  var isRepeating = false
  var isHidden = false
  var allowedValues: [String] = []
  var completions: @Sendable () -> [Completion] = { [] }
  /// How likely a word without a name is meant for it.
  var fit: @Sendable (String) -> ValueFit = { _ in .unknown }
  /// Whether a word can be read as its value.
  var accepts: @Sendable (String) -> Bool = { _ in true }

  /// Whether a word after its value is more of it.
  var continues: @Sendable (String) -> Bool = { _ in false }

  /// Whether a session may know more about its value.
  var isSettled = false

  /// Whether a word follows the name.
  var takesValue: Bool { kind == .option }

  /// The parameter as help lists it: `-m, --month <YYYY-MM>`.
  var label: String {
    switch kind {
    case .argument: "<\(names.value)>"
    case .flag: names.all.joined(separator: ", ")
    case .option: "\(names.all.joined(separator: ", ")) <\(names.value)>"
    }
  }

  /// The parameter as messages name it: `--month <YYYY-MM>`.
  var shortLabel: String {
    switch kind {
    case .argument: "<\(names.value)>"
    case .flag: names.preferred
    case .option: "\(names.preferred) <\(names.value)>"
    }
  }

  /// The parameter as a usage line shows it: `[--month <YYYY-MM>]`, `[<note> ...]`.
  var usage: String {
    let text = isRepeating ? "\(shortLabel) ..." : shortLabel
    return isRequired ? text : "[\(text)]"
  }

  /// The help text, followed by the allowed values.
  var helpWithValues: String {
    allowedValues.isEmpty ? help : "\(help) (values: \(allowedValues.joined(separator: ", ")))"
  }
}

extension ParameterDefinition {
  /// The options of every program, which need no declaration.
  static let ofEveryProgram = [
    ParameterDefinition(
      kind: .flag, names: ParameterNames("-V -v --version"), help: "Show the version."),
    ParameterDefinition(
      kind: .flag, names: ParameterNames("-h --help"), help: "Show help information."),
  ]

  /// Returns the definition of an option with values of a type.
  static func named<Word: ParameterValue>(
    _ names: String, _ help: String, _: Word.Type, isRequired: Bool = false,
    isRepeating: Bool = false, isHidden: Bool = false
  ) -> ParameterDefinition {
    ParameterDefinition(
      kind: .option, names: ParameterNames(names), help: help, isRequired: isRequired,
      isRepeating: isRepeating, isHidden: isHidden, allowedValues: Word.allowedValues,
      completions: { Word.completions }, fit: { Word.fit(of: $0) },
      accepts: { (try? Word(parsing: $0)) != nil }, continues: { Word.continues(with: $0) },
      isSettled: Word.isSettled)
  }

  /// Returns the definition of an argument with values of a type.
  static func argument<Word: ParameterValue>(
    _ name: String, _ help: String, _: Word.Type, isRequired: Bool = false,
    isRepeating: Bool = false
  ) -> ParameterDefinition {
    ParameterDefinition(
      kind: .argument, names: ParameterNames(name), help: help, isRequired: isRequired,
      isRepeating: isRepeating, allowedValues: Word.allowedValues,
      completions: { Word.completions }, fit: { Word.fit(of: $0) },
      accepts: { (try? Word(parsing: $0)) != nil }, isSettled: Word.isSettled)
  }
}

/// The names of a parameter, parsed from the form that help shows: `-m --month <YYYY-MM>`,
/// `--dry-run`, or `<amount>`.
struct ParameterNames: Hashable, Sendable {
  /// Letters that follow one hyphen.
  var shorts: [Character] = []
  /// Names that follow two hyphens; the first is the one that messages use.
  var longs: [String] = []
  /// The text between `<` and `>`; empty for a flag.
  var value = ""
  /// The parts that are no name: they reveal a wrong declaration.
  var unreadable: [String] = []

  init(_ text: String) {
    for part in text.split(separator: " ") {
      if part.hasPrefix("--"), part.count > 2 {
        longs.append(String(part.dropFirst(2)))
      } else if part.hasPrefix("-"), part.count == 2, let letter = part.last {
        shorts.append(letter)
      } else if part.hasPrefix("<"), part.hasSuffix(">"), part.count > 2 {
        value = String(part.dropFirst().dropLast())
      } else {
        unreadable.append(String(part))
      }
    }
  }

  /// Every name with its hyphens, short ones first.
  var all: [String] { shorts.map { "-\($0)" } + longs.map { "--\($0)" } }

  /// The name that messages use: the first long one, else the first short one.
  var preferred: String { longs.first.map { "--\($0)" } ?? all.first ?? "" }
}
