import CommandTable
import EntryParsing

/// The person's settings: a text file with one `name = value` a line, and comments after `#`.
///
/// | name            | value                              | absent                    |
/// | --------------- | ---------------------------------- | ------------------------- |
/// | `model.use`     | `never`, `unsure` or `always`      | `unsure`                  |
/// | `model.file`    | an absolute path                   | no model                  |
/// | `model.program` | an absolute path                   | the program that is found |
/// | `model.seconds` | 1 to 600, for all attempts at one  | 3                         |
/// |                 | sentence together                  |                           |
/// | `overdraft`     | `flag` or `refuse` what takes more | `flag`                    |
/// |                 | from an account than it holds      |                           |
/// | `receipts.autosave` | `true` or `false`: receipts that | `false`                  |
/// |                 | prove their total need no question |                           |
///
/// | `profile`       | the name of a profile; the old and | `default`                 |
/// |                 | the new one while it is renamed    |                           |
/// | `pretty`        | `true` or `false`, as `--pretty`   | `false`                   |
/// | `color`         | as `--color`                       | `auto`                    |
/// | `locale`        | as `--locale`                      | that of the environment   |
///
/// No setting changes a figure: only events do.
struct Configuration: Hashable {
  var modelUse: ModelUse?
  var modelFile: String?
  var modelProgram: String?
  var modelSeconds: Int?
  var overdraft: OverdraftUse?
  /// Whether a receipt whose sums prove its total is stored without a question.
  var savesReceipts: Bool?
  /// The profile in use.
  var profile: ProfileName?

  /// The size limit of the file: more than any person writes.
  static let byteLimit = 65_536

  /// The lines as they are, so that comments survive a change.
  private var lines: [String] = []

  init() {}

  /// Keeps only the lines, so that one of them can be changed regardless of the others.
  init(unchecked bytes: [UInt8]) {
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line, as: UTF8.self)
    }
    if lines.last == "" { lines.removeLast() }
  }

  /// - Parameter shownPath: The path of the file in errors.
  init(reading bytes: [UInt8], shownPath: String) throws(CommandFailure) {
    func failure(_ number: Int, _ problem: String, _ remedy: Advice) -> CommandFailure {
      CommandFailure(
        "line \(number) of \(VisibleText(shownPath)): \(problem)", remedy: remedy,
        .badConfiguration)
    }
    self.init(unchecked: bytes)
    for (place, line) in lines.enumerated() {
      guard let (name, value) = Configuration.setting(in: line) else { continue }
      guard !value.isEmpty else {
        throw failure(
          place + 1, "'\(VisibleText(line.trimmed))' sets nothing",
          "Write name = value, or # before a comment.")
      }
      switch name {
      case "model.use":
        guard let use = ModelUse(rawValue: value) else {
          throw failure(
            place + 1, "'\(VisibleText(value))' is no value of model.use",
            "Write never, unsure or always.")
        }
        modelUse = use
      case "model.file", "model.program":
        guard value.hasPrefix("/"), !value.unicodeScalars.contains("\0") else {
          throw failure(
            place + 1, "'\(VisibleText(value))' is no absolute path",
            "Write the path from the root on, as /home/me/small.gguf.")
        }
        if name == "model.file" { modelFile = value } else { modelProgram = value }
      case "model.seconds":
        guard let seconds = Int(value), (1...600).contains(seconds) else {
          throw failure(
            place + 1, "'\(VisibleText(value))' is no number of seconds from 1 to 600",
            "Write a whole number, as 3.")
        }
        modelSeconds = seconds
      case "overdraft":
        guard let use = OverdraftUse(rawValue: value) else {
          throw failure(
            place + 1, "'\(VisibleText(value))' is no value of overdraft", "Write flag or refuse.")
        }
        overdraft = use
      case "receipts.autosave", "pretty":
        guard let isSo = Bool(value) else {
          throw failure(
            place + 1, "'\(VisibleText(value))' is no value of \(name)", "Write true or false.")
        }
        if name != "pretty" { savesReceipts = isSo }
      case "color", "locale":
        guard Configuration.isShown(name, as: value) else {
          throw failure(
            place + 1, "'\(VisibleText(value))' is no value of \(name)",
            name == "color" ? "Write auto, always or never." : "Write it as en-IN, de-DE or fr.")
        }
      case "profile":
        guard let names = Configuration.profiles(in: value) else {
          throw failure(
            place + 1, "'\(VisibleText(value))' is no name of a profile",
            "Choose one with 'puldar profile use NAME'; 'puldar profile list' shows them.")
        }
        profile = names[0]
      default:
        throw failure(
          place + 1, "there is no setting '\(VisibleText(name))'", Configuration.advice(for: name))
      }
    }
  }

  /// Returns whether a value is valid for a setting of the output's appearance.
  private static func isShown(_ name: String, as value: String) -> Bool {
    name == "color"
      ? ColourChoice(rawValue: value) != nil : (try? LocaleArgument(parsing: value)) != nil
  }

  /// The names of the settings.
  static let names = [
    "model.use", "model.file", "model.program", "model.seconds", "overdraft", "receipts.autosave",
    "profile", "pretty", "color", "locale",
  ]

  /// Returns advice for a setting that does not exist.
  static func advice(for name: String) -> Advice {
    Suggestion.closest(to: name, in: names).map { "Did you mean '\($0)'?" }
      ?? "The settings are \(names.dropLast().joined(separator: ", ")) and locale."
  }

  /// Returns the value of a setting; `nil` if it has no line.
  func value(of name: String) -> String? {
    lines.compactMap(Configuration.setting).last { $0.name == name }?.value
  }

  /// Returns the value of a setting, regardless of the rest of the file: an invalid line about something else must
  /// not select another ledger, nor lock the person out.
  static func value(of name: String, in bytes: [UInt8]) -> String? {
    bytes.split(separator: 0x0A).compactMap { line in
      setting(in: String(decoding: line, as: UTF8.self))
    }.last { $0.name == name }?.value
  }

  /// Returns the profiles that a value of `profile` names; `nil` if one is no name.
  static func profiles(in value: String) -> [ProfileName]? {
    let words = value.split(separator: " ")
    let names = words.compactMap { ProfileName(String($0)) }
    return names.isEmpty || names.count < words.count ? nil : names
  }

  /// Removes every line of a setting.
  mutating func unset(_ name: String) {
    lines.removeAll { Configuration.setting(in: $0)?.name == name }
  }

  /// Returns the name and value of a line; `nil` if it is empty or a comment. A line without `=` has an
  /// empty value.
  private static func setting(in line: String) -> (name: String, value: String)? {
    let line = line.trimmed
    guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]).trimmed, parts.count == 2 ? String(parts[1]).trimmed : "")
  }

  /// Changes a setting, in its own line if it has one.
  ///
  /// - Throws: ``CommandFailure`` if it could not be read back unchanged.
  mutating func set(_ name: String, _ value: String) throws(CommandFailure) {
    guard value.trimmed == value, !value.contains(where: \.isNewline) else {
      throw CommandFailure(
        "a path with a newline, or a blank at its end, cannot be kept",
        remedy: "Rename the file.", .refusedData)
    }
    let line = "\(name) = \(value)"
    let places = lines.indices.filter { Configuration.setting(in: lines[$0])?.name == name }
    // The last line wins.
    if let place = places.last { lines[place] = line } else { lines.append(line) }
  }

  /// The bytes of the file.
  var bytes: [UInt8] { lines.flatMap { Array($0.utf8) + [0x0A] } }
}

/// The treatment of a request that takes more from an account than it holds.
enum OverdraftUse: String, CaseIterable {
  case flag
  case refuse
}

extension String {
  /// The text without spaces at both ends, and without a carriage return.
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
