import LedgerEvents

/// One printed line: as it is shown, and as it is searched.
struct ReceiptLine {
  /// Its number in the text, counted from 1.
  let number: Int
  /// The text without control characters, blanks around it removed.
  let text: String
  /// One byte for each scalar of ``text``: letters as capitals without accents, see ``FoldedScalar``.
  let bytes: [UInt8]
  /// The letters alone, as words are looked for where the blanks between them were lost.
  let key: [UInt8]

  init(number: Int, text: String) {
    self.number = number
    self.text = text
    if let bytes = text.utf8.withContiguousStorageIfAvailable(ReceiptLine.foldedASCII) ?? nil {
      self.bytes = bytes
    } else {
      bytes = text.unicodeScalars.map(FoldedScalar.byte)
    }
    key = bytes[...].letterKey
  }

  private static func foldedASCII(_ utf8: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return utf8.map { $0 >= 0x61 && $0 <= 0x7A ? $0 & 0xDF : $0 }
  }

  /// The text of some places of ``bytes``, blanks around it removed.
  func text(_ range: Range<Int>) -> String {
    let scalars = text.unicodeScalars
    let start = scalars.index(
      scalars.startIndex, offsetBy: range.lowerBound, limitedBy: scalars.endIndex)
    guard let start,
      let end = scalars.index(start, offsetBy: range.count, limitedBy: scalars.endIndex)
    else { return "" }
    return String(text[start..<end].trimmingBlanks())
  }

  /// How many digits it holds.
  var digitCount: Int { bytes.reduce(0) { $1.isDigit ? $0 + 1 : $0 } }
}
