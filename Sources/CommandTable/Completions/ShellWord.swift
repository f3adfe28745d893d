/// A word as it stands on a shell's line, with backslashes and quotes that may not be closed yet.
struct ShellWord {
  /// The word without its quoting.
  let text: String

  init(_ typed: String) {
    var text = ""
    var quote: Character?
    var isEscaped = false
    for character in typed {
      if isEscaped {
        // Between double quotes a backslash stands for itself before all but these.
        if quote == "\"", !"\\\"$`".contains(character) { text.append("\\") }
        text.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else {
        text.append(character)
      }
    }
    self.text = text
  }
}
