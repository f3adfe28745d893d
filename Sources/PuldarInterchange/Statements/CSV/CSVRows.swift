/// The rows of a file of separated values, one after the other.
///
/// Quotes are those of RFC 4180, and as people write them: blanks before them, single ones within a
/// quoted cell. A row ends with CR, LF or both.
struct CSVRows {
  /// A cell without the quotes and blanks around it.
  struct Cell: Hashable {
    var range: Range<Int>
    /// Whether quotes in it stand twice.
    var isEscaped = false
  }

  let bytes: [UInt8]
  let separator: UInt8
  /// Where the next row begins.
  private(set) var place: Int
  /// Where the row of ``cells`` begins.
  private(set) var start = 0
  /// The cells of the row that was read last.
  private(set) var cells: [Cell] = []
  /// Whether the row that was read last ended with the end of a line, not of the file.
  private(set) var isClosed = true

  /// Larger ones are refused.
  private static let longestRow = 1 << 20
  private static let longestCell = 1 << 16
  private static let mostColumns = 512

  /// Whether all cells of the row are empty.
  var isBlank: Bool { cells.allSatisfy { cell in cell.range.isEmpty } }

  /// Reads the next row into ``cells``; `false` behind the last.
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
    // Excel's way to say that a cell is a text.
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

  /// A cell within single quotes, or with the one by which Excel says that a number or a day is a text.
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

  /// Reads up to a quote that a separator or the end of the row follows.
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
      while end < bytes.count, bytes[end] == 0x20, bytes[end] != separator { end += 1 }
      if end == bytes.count || bytes[end] == separator || bytes[end] == 0x0A || bytes[end] == 0x0D {
        place = end
        return Cell(range: StatementTexts.trimmed(bytes, first..<index), isEscaped: isEscaped)
      }
      index += 1
    }
    throw .cutShort("a quoted cell")
  }

  /// The text of a cell; empty where the row has none at that place.
  func text(_ column: Int?) -> String {
    guard let column, column < cells.count else { return "" }
    let cell = cells[column]
    guard cell.isEscaped else { return StatementTexts.text(bytes, cell.range) }
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
    return StatementTexts.text(text, 0..<text.count)
  }

  /// The range of a cell; empty where the row has none at that place.
  func range(_ column: Int?) -> Range<Int> {
    guard let column, column < cells.count else { return place..<place }
    return cells[column].range
  }
}

extension [UInt8] {
  /// Whether nothing but dashes stands there, as some banks write for no amount.
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
  /// What most likely separates the cells of a file, and where its first row begins; `nil` where no row
  /// has two cells.
  static func separator(of bytes: [UInt8]) -> (separator: UInt8, start: Int)? {
    let (first, next) = bytes.line(at: 0)
    // Excel's own way to say it.
    if bytes.hasFoldedText("sep=", at: 0), first.count == 5 { return (bytes[4], next) }
    var best: (separator: UInt8, score: Int)?
    for separator in [UInt8(ascii: ";"), 0x09, UInt8(ascii: ","), UInt8(ascii: "|")] {
      let score = score(of: separator, in: bytes)
      if score > best?.score ?? 0 { best = (separator, score) }
    }
    return best.map { found in (found.separator, 0) }
  }

  /// How many cells stand beside another in rows that have as many as most others, in the first rows.
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
