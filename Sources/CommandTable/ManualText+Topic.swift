extension ManualText {
  /// Adds a topic: its headings become sections, its columns lists, its examples displays.
  ///
  /// - Parameter section: The name of its first section, instead of its first heading.
  mutating func topic(_ topic: String, section: String) {
    var rest = TopicText.paragraphs(of: topic)[...]
    var isFirst = true
    while let paragraph = rest.first {
      if paragraph.words.isEmpty {
        rest.removeFirst()
      } else if let heading = paragraph.heading {
        rest.removeFirst()
        macro("Sh", isFirst ? section : ManualText.argument(heading.name))
        if !heading.rest.isEmpty { sentences(heading.rest) }
        isFirst = false
      } else {
        if isFirst { macro("Sh", section) }
        isFirst = false
        addPart(&rest)
      }
    }
  }

  /// Adds a list, a display or a paragraph.
  private mutating func addPart(_ rest: inout ArraySlice<TopicText.Paragraph>) {
    var rows: [(label: String, text: String)] = []
    while let row = ManualText.row(&rest) { rows.append(row) }
    if !rows.isEmpty {
      let widest = rows.map(\.label.count).filter { $0 <= 26 }.max() ?? 0
      space()
      list(rows.map { (ManualText.argument($0.label), $0.text) }, width: max(8, widest + 1))
      return
    }
    var examples: [String] = []
    while let example = rest.first, example.isExample, !example.words.isEmpty {
      examples.append(example.words)
      rest.removeFirst()
    }
    guard examples.isEmpty else { return display(examples) }
    if let words = rest.popFirst()?.words { paragraph(words) }
  }

  /// Takes a label and its text, on one line or on two.
  private static func row(
    _ rest: inout ArraySlice<TopicText.Paragraph>
  ) -> (label: String, text: String)? {
    guard let first = rest.first, !first.words.isEmpty else { return nil }
    if !first.label.isEmpty {
      rest.removeFirst()
      return (String(first.label.reversed().drop { $0 == " " }.reversed()), first.words)
    }
    guard let next = rest.dropFirst().first, next.label.isEmpty, !next.words.isEmpty else {
      return nil
    }
    // Below a label stands its text far to the right, or as the one line that is indented.
    let isAlone = next.isExample && rest.dropFirst(2).first?.isExample != true
    let isLabel = first.words.last?.isLetter == true && !first.isExample && isAlone
    guard next.margin >= first.margin + 8 || isLabel && first.margin > 0 else { return nil }
    rest.removeFirst(2)
    return (first.words, next.words)
  }
}

extension TopicText.Paragraph {
  /// The capitals before a colon at the left margin, and what follows it; `nil` if there are none.
  fileprivate var heading: (name: String, rest: String)? {
    let line = label + words
    guard margin == 0, let colon = line.firstIndex(of: ":") else { return nil }
    let name = line[..<colon]
    guard
      name.split(separator: " ").allSatisfy({
        $0.hasPrefix("--") || !$0.contains(where: \.isLowercase)
      })
    else { return nil }
    let rest = line[colon...].dropFirst().drop { $0 == " " }
    return (String(name), rest.prefix(1).uppercased() + rest.dropFirst())
  }
}
