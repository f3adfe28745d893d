/// Breaks a line between words, so that the terminal itself breaks no figure and no word. A command that is offered
/// stays whole, to be pasted: one that no line holds is broken by the terminal alone.
enum LineWrapping {
  /// The lines that a line takes, each after the first further in.
  ///
  /// - Parameter width: The columns of the terminal; `nil` where a line may have any length.
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

  /// The next word, or the whole of a command: one in quotes, or one that a colon announces.
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

  /// The columns of text in which colours may be switched on and off.
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
