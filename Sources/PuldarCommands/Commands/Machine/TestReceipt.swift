/// A receipt of one line that is drawn here, so that it can be tried whether receipts are read: TOTAL 12.50.
enum TestReceipt {
  /// What stands on it.
  static let text = "TOTAL 12.50"

  /// Letters of five columns and seven rows, a number for each row.
  private static let letters: [Character: [UInt8]] = [
    "T": [31, 4, 4, 4, 4, 4, 4], "O": [14, 17, 17, 17, 17, 17, 14],
    "A": [14, 17, 17, 31, 17, 17, 17], "L": [16, 16, 16, 16, 16, 16, 31],
    "1": [4, 12, 4, 4, 4, 4, 14], "2": [14, 17, 1, 2, 4, 8, 31], ".": [0, 0, 0, 0, 0, 12, 12],
    "5": [31, 16, 30, 1, 1, 17, 14], "0": [14, 17, 17, 17, 17, 17, 14],
  ]

  /// How many pixels a dot of a letter is wide and high, and how many dots stand around the line.
  private static let scale = 4
  private static let margin = 4
  private static let advance = 6
  private static let letterHeight = 7

  /// The picture, as a BMP of one bit a pixel.
  ///
  /// Source: the layout of `BITMAPFILEHEADER` and `BITMAPINFOHEADER`; rows go from the lowest to the highest.
  static var image: [UInt8] {
    let width = (text.count * advance + 2 * margin) * scale
    let height = (letterHeight + 2 * margin) * scale
    let rowByteCount = (width + 31) / 32 * 4
    var pixels = [UInt8](repeating: 0, count: rowByteCount * height)
    for y in 0..<height {
      for x in 0..<width where isInk(x / scale - margin, y / scale - margin) {
        pixels[(height - 1 - y) * rowByteCount + x / 8] |= 0x80 >> UInt8(x % 8)
      }
    }
    func number(_ value: Int, _ byteCount: Int = 4) -> [UInt8] {
      (0..<byteCount).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let headerByteCount = 62
    let file =
      Array("BM".utf8) + number(headerByteCount + pixels.count) + number(0)
      + number(headerByteCount)
    let picture =
      number(40) + number(width) + number(height) + number(1, 2) + number(1, 2) + number(0)
      + number(pixels.count) + number(3780) + number(3780) + number(2) + number(0)
    // White, and black ink.
    return file + picture + number(0xFF_FFFF) + number(0) + pixels
  }

  /// Whether a dot of the line is black.
  private static func isInk(_ column: Int, _ row: Int) -> Bool {
    guard column >= 0, (0..<letterHeight).contains(row) else { return false }
    let place = column / advance
    guard place < text.count, column % advance < 5,
      let rows = letters[text[text.index(text.startIndex, offsetBy: place)]]
    else { return false }
    return rows[row] >> UInt8(4 - column % advance) & 1 == 1
  }
}
