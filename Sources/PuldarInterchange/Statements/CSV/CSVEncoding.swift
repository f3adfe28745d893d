/// Finds out in which of the older encodings a table is: any bytes of it are letters in each, and the names of the
/// columns alone tell.
enum CSVEncoding {
  /// Where the names stand is looked for.
  private static let head = 1 << 13
  /// So many names are no chance.
  private static let fewestNames = 2

  /// The text in the encoding in which its names are known, and more of them than in the one that was found by its
  /// letters; `nil` where it is in none of them.
  static func text(of bytes: [UInt8], besides found: StatementText) -> StatementText? {
    // Only whole lines: a letter may have two bytes.
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

  /// How many names of columns stand there that have other letters than those of ASCII.
  private static func knownNames(_ text: [UInt8]) -> Int {
    var found: Set<String> = []
    for cell in text.split(whereSeparator: { marks.contains($0) }) where cell.count <= 64 {
      guard cell.contains(where: { $0 >= 0x80 }) else { continue }
      let name = String(decoding: cell, as: UTF8.self)
      if ColumnWords.isKnown(name) { found.insert(name) }
    }
    return found.count
  }

  /// What stands between names.
  private static let marks = Array(",;\t|\"\r\n".utf8)

  /// Whether names of columns stand there without a letter of the west.
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
