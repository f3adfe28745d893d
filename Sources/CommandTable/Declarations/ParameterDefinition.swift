/// What is known of a parameter apart from its type: all that help, completion and the scanner need.
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

  /// Whether a word follows the name.
  var takesValue: Bool { kind == .option }

  /// As help lists it: `-m, --month <YYYY-MM>`.
  var label: String {
    switch kind {
    case .argument: "<\(names.value)>"
    case .flag: names.all.joined(separator: ", ")
    case .option: "\(names.all.joined(separator: ", ")) <\(names.value)>"
    }
  }

  /// As messages name it: `--month <YYYY-MM>`.
  var shortLabel: String {
    switch kind {
    case .argument: "<\(names.value)>"
    case .flag: names.preferred
    case .option: "\(names.preferred) <\(names.value)>"
    }
  }

  /// As a usage line shows it: `[--month <YYYY-MM>]`, `[<note> ...]`.
  var usage: String {
    let text = isRepeating ? "\(shortLabel) ..." : shortLabel
    return isRequired ? text : "[\(text)]"
  }

  /// The help text, with the allowed values behind it.
  var helpWithValues: String {
    allowedValues.isEmpty ? help : "\(help) (values: \(allowedValues.joined(separator: ", ")))"
  }
}
