/// The text of a manual page, in mdoc: the language that mandoc and groff read.
///
/// Its words are escaped here and nowhere else: a line never begins with a request, a backslash is one, quotes stay
/// as they are typed, and a hyphen of an option can be copied into a shell.
struct ManualText {
  private(set) var text = ""
  /// Whether the last line is the name of a section.
  private var beginsSection = false

  /// Adds a macro with arguments that are words of its own: names, and words that are not escaped.
  mutating func macro(_ name: String, _ arguments: String...) {
    text += "." + ([name] + arguments).joined(separator: " ") + "\n"
    beginsSection = name == "Sh" || name == "Ss"
  }

  /// Begins a paragraph, unless a section has just begun.
  mutating func space() {
    if !beginsSection { macro("Pp") }
  }

  /// Adds a paragraph, each sentence on a line of its own.
  mutating func paragraph(_ words: String) {
    space()
    sentences(words)
  }

  /// Adds text, each sentence on a line of its own, so that a reader puts the right space after it.
  mutating func sentences(_ words: String) {
    var line: [String] = []
    for word in words.split(whereSeparator: \.isWhitespace) {
      if let last = line.last, ".?!".contains(last.last ?? " "),
        last.count(where: { $0.isLetter || $0.isNumber }) > 1, word.first?.isLowercase == false
      {
        add(line.joined(separator: " "))
        line = []
      }
      line.append(ManualText.code(String(word)))
    }
    add(line.joined(separator: " "))
  }

  /// Adds a list of labels with texts; the labels are escaped already.
  ///
  /// - Parameter width: The columns of the labels.
  mutating func list(_ rows: [(label: String, text: String)], width: Int) {
    guard !rows.isEmpty else { return }
    macro("Bl", "-tag -width \(width)n -compact")
    for row in rows {
      macro("It", row.label)
      sentences(row.text)
    }
    macro("El")
  }

  /// Adds lines of a shell or a file as they are, indented. What is too wide for 80 columns goes on in the next line,
  /// as a shell reads it.
  mutating func display(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    macro("Bd", "-literal -offset indent")
    for line in lines.flatMap(ManualText.parts) { add(ManualText.code(line)) }
    macro("Ed")
  }

  /// The columns that a page of 80 leaves inside of an indented display.
  private static let displayWidth = 66

  /// Returns the lines that a line of a shell is written on: broken at spaces outside of quotes.
  private static func parts(of line: String) -> [String] {
    guard line.count > displayWidth else { return [line] }
    var parts: [String] = []
    var part = ""
    var quoted = ""
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      quoted += (quoted.isEmpty ? "" : " ") + word
      guard quoted.count(where: { $0 == "\"" }).isMultiple(of: 2) else { continue }
      if !part.isEmpty, part.count + 1 + quoted.count > displayWidth - 2 {
        parts.append(part + " \\")
        part = "  " + quoted
      } else {
        part += (part.isEmpty ? "" : " ") + quoted
      }
      quoted = ""
    }
    return parts + [part + quoted]
  }

  private mutating func add(_ line: String) {
    guard !line.isEmpty else { return }
    beginsSection = false
    // A point or a quote at its beginning would make a request of it.
    text += (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line + "\n"
  }

  // MARK: - Escapes

  /// Returns words as somebody would type them: no reader makes another sign of theirs, or breaks a name at its hyphen.
  static func code(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "'": text += "\\(aq"
      case "\"": text += "\\(dq"
      case "`": text += "\\(ga"
      case "^": text += "\\(ha"
      case "~": text += "\\(ti"
      case " "..."~": text.unicodeScalars.append(scalar)
      default:
        let isControl = scalar.properties.generalCategory == .control
        text += isControl ? " " : "\\[u\(ManualText.digits(of: scalar.value))]"
      }
    }
    return text
  }

  /// Returns words as one argument of a macro, never taken for a macro themselves.
  static func argument(_ words: String) -> String {
    let text = code(words)
    if text.contains(" ") { return "\"\(text)\"" }
    // Names of macros have two or three letters, and a lone mark would be set close to the word before it.
    return text.count < 4 && text != "..." ? "\\&\(text)" : text
  }

  private static func digits(of value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
