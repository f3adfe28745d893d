/// The encodings of eastern Asia, in which a letter has one or two bytes.
///
/// Foundation converts them by `iconv`, which has no tables in a statically linked program.
///
/// Source: the mappings of the Unicode Consortium (VENDORS/MICSFT/WINDOWS, code pages 932 and 936;
/// EASTASIA/KSC/KSX1001).
struct DoubleByteTable {
  let encoding: StatementEncoding
  /// The valid first bytes of two.
  private let firsts: [ClosedRange<UInt8>]
  /// The valid second bytes.
  private let seconds: [ClosedRange<UInt8>]
  /// The number of letters in a row of the table.
  private let rowLength: Int
  /// Whether the bytes from A1 to DF are Japanese half-width letters.
  private let hasNarrowLetters: Bool
  /// The rows; a short row lacks its end, and U+FFFD means no letter.
  private let rows: [[UInt16]]

  /// All tables, the likeliest first.
  static let all: [DoubleByteTable] = [
    DoubleByteTable(
      .shiftJIS, [0x81...0x9F, 0xE0...0xFC], [0x40...0x7E, 0x80...0xFC], rowLength: 94,
      hasNarrowLetters: true, shiftJISLetters),
    DoubleByteTable(
      .gbk, [0x81...0xFE], [0x40...0x7E, 0x80...0xFE], rowLength: 95, hasNarrowLetters: false,
      gbkLetters),
    DoubleByteTable(
      .eucKR, [0xA1...0xFE], [0xA1...0xFE], rowLength: 94, hasNarrowLetters: false, eucKRLetters),
  ]

  private init(
    _ encoding: StatementEncoding, _ firsts: [ClosedRange<UInt8>], _ seconds: [ClosedRange<UInt8>],
    rowLength: Int, hasNarrowLetters: Bool, _ letters: String
  ) {
    self.encoding = encoding
    self.firsts = firsts
    self.seconds = seconds
    self.rowLength = rowLength
    self.hasNarrowLetters = hasNarrowLetters
    rows = letters.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      row.unicodeScalars.map { UInt16(truncatingIfNeeded: $0.value) }
    }
  }

  /// Returns a text in UTF-8; `nil` if a byte of it has no letter.
  func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 2)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let byte = bytes[place]
      place += 1
      if byte < 0x80 {
        text.append(byte)
      } else if hasNarrowLetters, (0xA1...0xDF).contains(byte) {
        StatementText.append(0xFF61 + UInt32(byte - 0xA1), to: &text)
      } else {
        guard place < bytes.endIndex, let letter = letter(byte, bytes[place]) else { return nil }
        place += 1
        StatementText.append(letter, to: &text)
      }
    }
    return text
  }

  private func letter(_ first: UInt8, _ second: UInt8) -> UInt32? {
    guard let row = DoubleByteTable.place(of: first, in: firsts),
      let column = DoubleByteTable.place(of: second, in: seconds)
    else { return nil }
    let width = seconds.reduce(0) { $0 + $1.count }
    let place = row * width + column
    guard let letter = rows[safely: place / rowLength]?[safely: place % rowLength],
      letter != 0xFFFD
    else { return nil }
    return UInt32(letter)
  }

  private static func place(of byte: UInt8, in ranges: [ClosedRange<UInt8>]) -> Int? {
    var before = 0
    for range in ranges {
      if range.contains(byte) { return before + Int(byte - range.lowerBound) }
      before += range.count
    }
    return nil
  }
}
