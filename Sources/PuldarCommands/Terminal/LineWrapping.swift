/// Breaks a line between words, so that the terminal itself breaks no figure and no word.
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
      let word = rest[gap.endIndex...].prefix { $0 != " " }
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
