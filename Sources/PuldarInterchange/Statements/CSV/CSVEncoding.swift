/// Finds out that a table is in an encoding of east Asia: any bytes of it are letters of the west as well, and the names
/// of the columns alone tell.
enum CSVEncoding {
  /// Where the names stand is looked for.
  private static let head = 1 << 13
  /// So many names are no chance.
  private static let fewestNames = 2

  /// The text in the encoding in which its names are known; `nil` where it is in none of them.
  static func text(of bytes: [UInt8]) -> StatementText? {
    // Only whole lines: a letter may have two bytes.
    let end = bytes.prefix(head).lastIndex(of: 0x0A) ?? bytes.prefix(head).endIndex
    for table in DoubleByteTable.all {
      guard let start = table.utf8(bytes[..<end]), hasNames(start),
        let text = table.utf8(bytes[...])
      else { continue }
      return StatementText(text, in: table.encoding)
    }
    return nil
  }

  /// Whether names of columns stand there without a letter of the west.
  private static func hasNames(_ text: [UInt8]) -> Bool {
    var found: Set<String> = []
    let marks = Array(",;\t|\"\r\n".utf8)
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
