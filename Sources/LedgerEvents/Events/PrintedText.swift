/// What is printed on a receipt, line by line, as a program or a person read it.
public struct PrintedText: Hashable, Sendable {
  /// The lines with something on them, without the blanks around them.
  public let lines: [String]

  /// The lines of a text.
  public init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).compactMap { line in
      let start = line.drop { $0.isWhitespace }
      let end = start.lastIndex { !$0.isWhitespace }
      return end.map { String(start[...$0]) }
    }
  }

  /// As much of it as an event holds, from the beginning on: whole lines, or a part of one that is longer than all.
  public var kept: String {
    var kept = ""
    for line in lines {
      let start = kept.isEmpty ? "" : kept + "\n"
      guard start.utf8.count + line.utf8.count <= FieldReader.textByteLimit else {
        return kept.isEmpty ? PrintedText.beginning(of: line) : kept
      }
      kept = start + line
    }
    return kept
  }

  private static func beginning(of line: String) -> String {
    var scalars = String.UnicodeScalarView()
    var byteCount = 0
    for scalar in line.unicodeScalars {
      byteCount += scalar.utf8.count
      if byteCount > FieldReader.textByteLimit { break }
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// The first line that holds each of some words, in the order in which they are printed.
  ///
  /// - Parameter words: Compared in whatever case, with or without accents; one that stands nowhere is left out.
  public func lines(holding words: [String]) -> [String] {
    let folded = lines.map { FoldedText($0) }
    let places = words.map { FoldedText($0) }.compactMap { word in
      word.isEmpty ? nil : folded.firstIndex { $0.contains(word) }
    }
    return Set(places).sorted().map { lines[$0] }
  }
}
