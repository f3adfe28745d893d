import CommandTable

/// Words as the files of systemd and cron hold them: each has rules of its own besides those of a shell.
extension String {
  /// The word as an argument in a unit of systemd: `%` begins a specifier there, and `$` a variable.
  ///
  /// Source: systemd.syntax(7), "Quoting"; systemd.service(5), "Command lines"; systemd.unit(5), "Specifiers".
  var systemdQuoted: String { inUnit(escapingDollars: true) }

  /// The word as the program of such a line, in which no variable is looked for.
  var systemdProgram: String { inUnit(escapingDollars: false) }

  /// Whether systemd takes the word for the path of a program: it refuses these signs there, however they are quoted.
  ///
  /// Source: `string_is_safe` in systemd's src/basic/string-util.c.
  var isProgramOfSystemd: Bool {
    unicodeScalars.allSatisfy { $0.value >= 0x20 && !"\"'\\\u{7F}".unicodeScalars.contains($0) }
  }

  private func inUnit(escapingDollars: Bool) -> String {
    var quoted = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "%": quoted += "%%"
      case "$" where escapingDollars: quoted += "$$"
      case "\n": quoted += "\\n"
      case "\u{1}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\x" + (digits.count == 1 ? "0" : "") + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    let isPlain = self == quoted && shellQuoted == self
    return isPlain ? self : "\"\(quoted)\""
  }

  /// The word in a line of cron, which takes `%` for the end of the command unless a backslash stands before it.
  ///
  /// The quotes between keep a backslash of the word from standing before that one. Source: crontab(5).
  var cronQuoted: String { shellQuoted.replacing("%", with: "''\\%") }
}
