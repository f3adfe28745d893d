/// Wraps a line between words, so that the terminal breaks no figure and no word. A suggested command stays
/// whole, for pasting: if no line fits it, the terminal breaks it.
enum LineWrapping {
  /// Returns the lines that a line is wrapped into, each after the first indented.
  ///
  /// - Parameter width: The columns of the terminal; `nil` for any length.
  static func lines(_ line: String, within width: Int?) -> [String] {
    guard let width, columns(of: line[...]) > width else { return [line] }
    let margin = line.prefix { $0 == " " }
    let indent = String(repeating: " ", count: min(margin.count + 2, width / 3))
    var lines: [String] = []
    var current = String(margin)
    var room = width - margin.count
    var isFirst = true
    var rest = line[margin.endIndex...]
    while !rest.isEmpty {
      let gap = rest.prefix { $0 == " " }
      let word = word(after: gap, in: rest, isCommand: current.hasSuffix(":"))
      rest = rest[word.endIndex...]
      let needed = columns(of: word)
      if isFirst || gap.count + needed <= room {
        current += gap + word
        room -= gap.count + needed
      } else {
        lines.append(current)
        current = indent + word
        room = width - indent.count - needed
      }
      isFirst = false
    }
    return lines + [current]
  }

  /// Returns the next word, or a whole command: one in quotes, or one that follows a colon.
  private static func word(
    after gap: Substring, in rest: Substring, isCommand: Bool
  ) -> Substring {
    let text = rest[gap.endIndex...]
    let word = text.prefix { $0 != " " }
    if isCommand, word == "puldar" { return text }
    guard word.hasSuffix("'puldar"), let end = text[word.endIndex...].firstIndex(of: "'") else {
      return word
    }
    return text[..<text[end...].prefix { $0 != " " }.endIndex]
  }

  /// Returns the columns of text that may contain colour codes.
  private static func columns(of text: Substring) -> Int {
    var plain = ""
    var isColour = false
    for character in text {
      switch character {
      case "\u{1B}": isColour = true
      case "m" where isColour: isColour = false
      default: if !isColour { plain.append(character) }
      }
    }
    return DisplayWidth.columns(of: plain)
  }
}
