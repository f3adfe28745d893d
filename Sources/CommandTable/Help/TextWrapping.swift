/// Breaks text between words, so that no line is longer than a width unless one word is.
struct TextWrapping {
  /// The longest line, in characters. Never less than 40: narrower columns cannot be read.
  let width: Int
  /// The column at which every line after the first begins.
  let indent: Int

  init(width: Int, indent: Int) {
    self.width = max(width, 40)
    self.indent = indent
  }

  /// The text, wrapped.
  ///
  /// - Parameter start: The column at which its first line begins; that line is not indented here.
  func wrapped(_ text: String, from start: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var result = ""
    var column = start
    for (place, paragraph) in text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      if place > 0 {
        result += paragraph.isEmpty ? "\n" : "\n" + margin
        column = indent
      }
      var isFirst = true
      for word in paragraph.split(separator: " ") {
        if !isFirst, column + 1 + word.count > width {
          result += "\n" + margin
          column = indent
        } else if !isFirst {
          result += " "
          column += 1
        }
        result += word
        column += word.count
        isFirst = false
      }
    }
    return result
  }
}
