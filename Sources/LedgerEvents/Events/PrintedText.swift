/// The printed text of a receipt, line by line, as a program or a person read it.
public struct PrintedText: Hashable, Sendable {
  /// The non-empty lines, without surrounding blanks.
  public let lines: [String]

  /// Splits a text into its lines.
  public init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).compactMap { line in
      let start = line.drop { $0.isWhitespace }
      let end = start.lastIndex { !$0.isWhitespace }
      return end.map { String(start[...$0]) }
    }
  }

  /// The beginning of the text, as much as an event holds: whole lines, or a part of the first one if that is
  /// too long.
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

  /// Returns the first line that contains each word, in printed order and each line once.
  ///
  /// - Parameter words: Compared without case and accents; a word that is not found is left out.
  public func lines(holding words: [String]) -> [String] {
    let folded = lines.map { FoldedText($0) }
    let places = words.map { FoldedText($0) }.compactMap { word in
      word.isEmpty ? nil : folded.firstIndex { $0.contains(word) }
    }
    return Set(places).sorted().map { lines[$0] }
  }
}
