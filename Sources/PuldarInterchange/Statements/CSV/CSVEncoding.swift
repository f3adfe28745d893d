/// Guesses a legacy encoding by its column names. Every byte is a letter in each, so only known names can decide.
enum CSVEncoding {
  /// How many bytes are searched for the names.
  private static let head = 1 << 13
  /// The number of names that is no coincidence.
  private static let fewestNames = 2

  /// Returns the text in the encoding with the most known column names, if more than in the encoding found by letters;
  /// `nil` if there is none.
  static func text(of bytes: [UInt8], besides found: StatementText) -> StatementText? {
    // Whole lines only: a letter may have two bytes.
    let end = bytes.prefix(head).lastIndex(of: 0x0A) ?? bytes.prefix(head).endIndex
    for table in DoubleByteTable.all {
      guard let start = table.utf8(bytes[..<end]), hasNames(start),
        let text = table.utf8(bytes[...])
      else { continue }
      return StatementText(text, in: table.encoding)
    }
    let start = Array(bytes[..<end])
    var best: (encoding: StatementEncoding?, count: Int) = (
      nil, knownNames(StatementText(unmarked: start, in: found.encoding).bytes)
    )
    for encoding in StatementEncoding.allCases
    where encoding.isOfSingleBytes && encoding != found.encoding {
      let count = knownNames(StatementText(unmarked: start, in: encoding).bytes)
      if count > best.count { best = (encoding, count) }
    }
    return best.encoding.map { StatementText(unmarked: bytes, in: $0) }
  }

  /// Returns the number of known column names with letters outside ASCII.
  private static func knownNames(_ text: [UInt8]) -> Int {
    var found: Set<String> = []
    for cell in text.split(whereSeparator: { marks.contains($0) }) where cell.count <= 64 {
      guard cell.contains(where: { $0 >= 0x80 }) else { continue }
      let name = String(decoding: cell, as: UTF8.self)
      if ColumnWords.isKnown(name) { found.insert(name) }
    }
    return found.count
  }

  /// The bytes that separate names.
  private static let marks = Array(",;\t|\"\r\n".utf8)

  /// Returns whether the text has column names without Latin letters.
  private static func hasNames(_ text: [UInt8]) -> Bool {
    var found: Set<String> = []
    for cell in text.split(whereSeparator: { marks.contains($0) }) where cell.count <= 64 {
      guard cell.contains(where: { $0 >= 0x80 }),
        !cell.contains(where: { $0 | 0x20 &- 0x61 < 26 })
      else { continue }
      let name = String(decoding: cell, as: UTF8.self)
      if !ColumnWords.meanings(of: name).isEmpty { found.insert(name) }
      if found.count >= fewestNames { return true }
    }
    return false
  }
}
