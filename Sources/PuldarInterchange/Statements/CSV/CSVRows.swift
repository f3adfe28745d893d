/// Iterates over the rows of a file of separated values.
///
/// Quotes follow RFC 4180, and common deviations: blanks before them, and single ones within a quoted cell. A row ends
/// with CR, LF or both.
struct CSVRows {
  /// A cell, without surrounding quotes and blanks.
  struct Cell: Hashable {
    var range: Range<Int>
    /// Whether the cell has doubled quotes.
    var isEscaped = false
  }

  let bytes: [UInt8]
  let separator: UInt8
  /// The offset of the next row.
  private(set) var place: Int
  /// The offset of the row in ``cells``.
  private(set) var start = 0
  /// The cells of the last row read.
  private(set) var cells: [Cell] = []
  /// Whether the last row read ended with a line break rather than the end of the file.
  private(set) var isClosed = true

  /// The limits; larger rows and cells are refused.
  private static let longestRow = 1 << 20
  private static let longestCell = 1 << 16
  private static let mostColumns = 512

  /// Whether all cells of the row are empty.
  var isBlank: Bool { cells.allSatisfy { cell in cell.range.isEmpty } }

  /// Reads the next row into ``cells``. Returns `false` after the last one.
  mutating func next() throws(StatementReadingError.Reason) -> Bool {
    guard place < bytes.count else { return false }
    cells.removeAll(keepingCapacity: true)
    start = place
    isClosed = false
    while true {
      if cells.count == CSVRows.mostColumns { throw .tooLarge("a line has more than 512 cells") }
      cells.append(try cell())
      if place - start > CSVRows.longestRow { throw .tooLarge("a line has more than 1 MiB") }
      guard place < bytes.count else { return true }
      let byte = bytes[place]
      place += 1
      if byte == separator { continue }
      isClosed = true
      if byte == 0x0D, place < bytes.count, bytes[place] == 0x0A { place += 1 }
      return true
    }
  }

  /// Reads a cell, up to the separator or the end of the row.
  private mutating func cell() throws(StatementReadingError.Reason) -> Cell {
    var index = place
    while index < bytes.count, bytes[index] == 0x20, bytes[index] != separator { index += 1 }
    // Excel marks a cell as text in this way.
    if bytes.hasText("=\"", at: index) { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\""),
      let quoted = try quotedCell(from: index + 1)
    {
      return quoted
    }
    let first = index
    while index < bytes.count, bytes[index] != separator, bytes[index] != 0x0A,
      bytes[index] != 0x0D
    {
      index += 1
    }
    place = index
    if index - first > CSVRows.longestCell { throw .tooLarge("a cell has more than 64 KiB") }
    return Cell(range: withoutApostrophes(StatementTexts.trimmed(bytes, first..<index)))
  }

  /// Removes single quotes around a cell, or the one by which Excel marks a number or a day as text.
  private func withoutApostrophes(_ range: Range<Int>) -> Range<Int> {
    let apostrophe = UInt8(ascii: "'")
    guard range.count > 1, bytes[range.lowerBound] == apostrophe else { return range }
    if range.count > 2, bytes[range.upperBound - 1] == apostrophe {
      return StatementTexts.trimmed(bytes, range.lowerBound + 1..<range.upperBound - 1)
    }
    let next = bytes[range.lowerBound + 1]
    let isNumber = next &- 0x30 <= 9 || next == UInt8(ascii: "-") || next == UInt8(ascii: "+")
    return isNumber ? range.lowerBound + 1..<range.upperBound : range
  }

  /// Reads up to a quote that is followed by a separator or the end of the row.
  private mutating func quotedCell(
    from first: Int
  ) throws(StatementReadingError.Reason) -> Cell? {
    var index = first
    var isEscaped = false
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\"") else {
        index += 1
        if index - first > CSVRows.longestCell { throw .tooLarge("a cell has more than 64 KiB") }
        continue
      }
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\"") {
        isEscaped = true
        index += 2
        continue
      }
      var end = index + 1
      while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09, bytes[end] != separator {
        end += 1
      }
      if end == bytes.count || bytes[end] == separator || bytes[end] == 0x0A || bytes[end] == 0x0D {
        place = end
        return Cell(range: StatementTexts.trimmed(bytes, first..<index), isEscaped: isEscaped)
      }
      index += 1
    }
    throw .cutShort("a quoted cell")
  }

  /// Returns the text of a cell, on one line; empty if the row has no such cell.
  func text(_ column: Int?) -> String {
    guard let column, column < cells.count else { return "" }
    let cell = cells[column]
    guard cell.isEscaped else { return StatementTexts.text(bytes, cell.range) }
    let text = unescaped(cell)
    return StatementTexts.text(text, 0..<text.count)
  }

  /// Returns the text of a cell as it was written, with its line breaks; empty if the row has no such cell.
  func writtenText(_ column: Int?) -> String {
    guard let column, column < cells.count else { return "" }
    return String(decoding: unescaped(cells[column]), as: UTF8.self)
  }

  private func unescaped(_ cell: Cell) -> [UInt8] {
    var text: [UInt8] = []
    var wasQuote = false
    for byte in bytes[cell.range] {
      if byte == UInt8(ascii: "\""), wasQuote {
        wasQuote = false
        continue
      }
      wasQuote = byte == UInt8(ascii: "\"")
      text.append(byte)
    }
    return text
  }

  /// Returns the range of a cell; empty if the row has no such cell.
  func range(_ column: Int?) -> Range<Int> {
    guard let column, column < cells.count else { return place..<place }
    return cells[column].range
  }
}

extension [UInt8] {
  /// Returns whether a range holds only dashes, which some banks write for no amount.
  func isDash(_ range: Range<Int>) -> Bool {
    guard (1...6).contains(range.count) else { return false }
    var place = range.lowerBound
    while place < range.upperBound {
      if self[place] == UInt8(ascii: "-") {
        place += 1
      } else if hasText("\u{2013}", at: place) || hasText("\u{2014}", at: place) {
        place += 3
      } else {
        return false
      }
    }
    return true
  }
}

extension CSVRows {
  /// Returns the most likely separator and the offset of the first row; `nil` if no row has two cells.
  static func separator(of bytes: [UInt8]) -> (separator: UInt8, start: Int)? {
    let (first, next) = bytes.line(at: 0)
    // Excel states the separator in this way.
    if bytes.hasFoldedText("sep=", at: 0), first.count == 5 { return (bytes[4], next) }
    var best: (separator: UInt8, score: Int)?
    for separator in [UInt8(ascii: ";"), 0x09, UInt8(ascii: ","), UInt8(ascii: "|")] {
      let score = score(of: separator, in: bytes)
      if score > best?.score ?? 0 { best = (separator, score) }
    }
    return best.map { found in (found.separator, 0) }
  }

  /// Returns a score: in the first rows, the number of separators in rows of one width, for the best width.
  private static func score(of separator: UInt8, in bytes: [UInt8]) -> Int {
    var rows = CSVRows(bytes: bytes, separator: separator, place: 0)
    var counts: [Int: Int] = [:]
    var seen = 0
    while seen < 200, rows.place < 1 << 18, (try? rows.next()) == true {
      seen += 1
      if rows.cells.count > 1 { counts[rows.cells.count, default: 0] += 1 }
    }
    return counts.map { cells, rows in rows * (cells - 1) }.max() ?? 0
  }
}
