/// A text of help, set anew where one of its lines is too wide.
///
/// Lines with the same margin are one paragraph. Where two spaces or more stand inside of a line, what
/// follows them is a column: lines with its margin go on with it. An example, four columns in, is a line by
/// itself.
struct TopicText {
  let text: String

  init(_ text: String, width: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.allSatisfy({ $0.count <= width }) {
      self.text = text
      return
    }
    var paragraphs: [Paragraph] = []
    for line in lines {
      let paragraph = Paragraph(line)
      if let last = paragraphs.last, last.goesOn(with: paragraph) {
        paragraphs[paragraphs.count - 1].words += " " + paragraph.words
      } else {
        paragraphs.append(paragraph)
      }
    }
    self.text = paragraphs.map { $0.text(width: width) }.joined(separator: "\n")
  }

  private struct Paragraph {
    var margin: Int
    /// What stands before the column, with the spaces behind it; empty where there is none.
    var label = ""
    var words: String

    init(_ line: Substring) {
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

    /// Where its second line begins.
    private var indent: Int { margin + label.count }

    private var isExample: Bool { label.isEmpty && margin == 4 }

    func goesOn(with next: Paragraph) -> Bool {
      next.label.isEmpty && next.margin == indent && !words.isEmpty && !next.words.isEmpty
        && !words.hasSuffix(":") && !isExample
    }

    func text(width: Int) -> String {
      let space = String(repeating: " ", count: margin)
      if label.isEmpty || indent <= width / 2 {
        return space + label
          + TextWrapping(width: width, indent: indent).wrapped(words, from: indent)
      }
      // Where hardly anything fits beside the label, the words stand below it.
      let below = TextWrapping(width: width, indent: margin + 2)
      return space + below.wrapped(label, from: margin) + "\n  " + space
        + below.wrapped(words, from: margin + 2)
    }
  }
}
