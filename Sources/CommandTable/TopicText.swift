/// A help text, wrapped anew if one of its lines is too wide.
///
/// Lines with the same margin are one paragraph. If a line contains two spaces or more, the text after them is
/// a column, continued by lines with its margin. An example, indented by four columns, is a paragraph of its
/// own.
struct TopicText {
  let text: String

  init(_ text: String, width: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.allSatisfy({ $0.count <= width }) {
      self.text = text
      return
    }
    self.text = TopicText.paragraphs(of: text).map { $0.text(width: width) }
      .joined(separator: "\n")
  }

  /// Returns the paragraphs of a help text; an empty line is one without words.
  static func paragraphs(of text: String) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let paragraph = Paragraph(line)
      if let last = paragraphs.last, last.goesOn(with: paragraph) {
        paragraphs[paragraphs.count - 1].words += " " + paragraph.words
      } else {
        paragraphs.append(paragraph)
      }
    }
    return paragraphs
  }

  struct Paragraph {
    var margin: Int
    /// The text before the column, with the spaces after it; empty if there is none.
    var label = ""
    var words: String

    fileprivate init(_ line: Substring) {
      margin = line.prefix { $0 == " " }.count
      let body = line.dropFirst(margin)
      guard let gap = body.firstRange(of: "  ") else {
        words = String(body)
        return
      }
      let rest = body[gap.upperBound...].drop { $0 == " " }
      label = String(body[..<rest.startIndex])
      words = String(rest)
    }

    /// The column at which its second line begins.
    private var indent: Int { margin + label.count }

    /// Whether it is a line of a shell or a file.
    var isExample: Bool { label.isEmpty && margin == 4 }

    fileprivate func goesOn(with next: Paragraph) -> Bool {
      next.label.isEmpty && next.margin == indent && !words.isEmpty && !next.words.isEmpty
        && !words.hasSuffix(":") && !isExample
    }

    fileprivate func text(width: Int) -> String {
      let space = String(repeating: " ", count: margin)
      if label.isEmpty || indent <= width / 2 {
        return space + label
          + TextWrapping(width: width, indent: indent).wrapped(words, from: indent)
      }
      // If hardly anything fits beside the label, the words go below it.
      let below = TextWrapping(width: width, indent: margin + 2)
      return space + below.wrapped(label, from: margin) + "\n  " + space
        + below.wrapped(words, from: margin + 2)
    }
  }
}
