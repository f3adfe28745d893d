/// Unwraps rows that some programs quote as a whole, as if each were one cell.
enum CSVWrapping {
  /// How many rows are inspected.
  private static let sample = 50

  /// Returns the file without those quotes, line by line; `nil` if its rows are not wrapped.
  static func unwrapped(_ bytes: [UInt8]) -> [UInt8]? {
    var (start, wrapped, others) = (0, 0, 0)
    while start < bytes.count, wrapped + others < sample {
      let (line, next) = bytes.line(at: start)
      start = next
      if line.isEmpty { continue }
      if isWrapped(bytes, line) { wrapped += 1 } else { others += 1 }
    }
    // The row of names may be unquoted.
    guard wrapped > 0, others <= 1 else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    start = 0
    while start < bytes.count {
      let (line, next) = bytes.line(at: start)
      if isWrapped(bytes, line) {
        var index = line.lowerBound + 1
        while index < line.upperBound - 1 {
          text.append(bytes[index])
          index += bytes[index] == UInt8(ascii: "\"") ? 2 : 1
        }
      } else {
        text.append(contentsOf: bytes[line])
      }
      text.append(contentsOf: bytes[line.upperBound..<next])
      start = next
    }
    return text
  }

  /// Whether a line is one quoted text with doubled quotes and a separator in it.
  private static func isWrapped(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard line.count > 4, bytes[line.lowerBound] == quote, bytes[line.upperBound - 1] == quote
    else {
      return false
    }
    var index = line.lowerBound + 1
    var (hasQuotes, hasSeparator) = (false, false)
    while index < line.upperBound - 1 {
      if bytes[index] == quote {
        guard index + 1 < line.upperBound - 1, bytes[index + 1] == quote else { return false }
        hasQuotes = true
        index += 1
      } else if ",;\t|".utf8.contains(bytes[index]) {
        hasSeparator = true
      }
      index += 1
    }
    return hasQuotes && hasSeparator
  }
}
