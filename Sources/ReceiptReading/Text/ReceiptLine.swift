import LedgerEvents

/// One printed line, in a form to display and in forms to search.
struct ReceiptLine {
  /// Its number in the text, counted from 1.
  let number: Int
  /// The text without control characters and surrounding blanks.
  let text: String
  /// One byte for each scalar of ``text``: letters as capitals without accents, see ``FoldedScalar``.
  let bytes: [UInt8]
  /// The letters alone, for finding words whose separating blanks were lost.
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

  /// Returns the text of a range of ``bytes``, without surrounding blanks.
  func text(_ range: Range<Int>) -> String {
    let scalars = text.unicodeScalars
    let start = scalars.index(
      scalars.startIndex, offsetBy: range.lowerBound, limitedBy: scalars.endIndex)
    guard let start,
      let end = scalars.index(start, offsetBy: range.count, limitedBy: scalars.endIndex)
    else { return "" }
    return String(text[start..<end].trimmingBlanks())
  }

  /// The number of digits.
  var digitCount: Int { bytes.reduce(0) { $1.isDigit ? $0 + 1 : $0 } }
}
