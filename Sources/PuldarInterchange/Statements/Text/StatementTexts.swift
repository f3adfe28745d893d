import LedgerModel

/// Normalizes texts of a file for the ledger: on one line, trimmed, with single blanks.
enum StatementTexts {
  /// Returns the text of a range without escapes.
  static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    let range = trimmed(bytes, range)
    var isClean = true
    var wasBlank = false
    for index in range {
      let byte = bytes[index]
      if byte <= 0x20 {
        if byte < 0x20 || wasBlank {
          isClean = false
          break
        }
        wasBlank = true
      } else {
        wasBlank = false
        if byte == 0x7F || byte == 0xC2 {
          isClean = false
          break
        }
      }
    }
    if isClean { return String(decoding: bytes[range], as: UTF8.self) }
    return String(decoding: cleaned(bytes, range), as: UTF8.self)
  }

  /// Returns the text of a range of markup. The five entities, `&nbsp;` and numeric references are decoded, even if
  /// escaped twice; any other `&` is literal.
  static func markup(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else { return text(bytes, range) }
    var decoded = unescaped(Array(bytes[trimmed(bytes, range)]))
    if decoded.contains(UInt8(ascii: "&")) { decoded = unescaped(decoded) }
    return text(decoded, 0..<decoded.count)
  }

  /// Returns a range without the blanks at its ends.
  static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    // No-break spaces, as C2 A0.
    while end - start >= 2, bytes[start] == 0xC2, bytes[start + 1] == 0xA0 { start += 2 }
    while end - start >= 2, bytes[end - 2] == 0xC2, bytes[end - 1] == 0xA0 { end -= 2 }
    return start..<end
  }

  /// Replaces controls and no-break spaces by blanks, and collapses blanks.
  private static func cleaned(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var wasBlank = true
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      let isWide = byte == 0xC2 && index + 1 < range.upperBound && bytes[index + 1] <= 0xA0
      index += isWide ? 2 : 1
      if byte <= 0x20 || byte == 0x7F || isWide {
        if !wasBlank { text.append(0x20) }
        wasBlank = true
      } else {
        text.append(byte)
        wasBlank = false
      }
    }
    if text.last == 0x20 { text.removeLast() }
    return text
  }

  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    let entities: [(name: StaticString, byte: UInt8)] = [
      ("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&apos;", 0x27),
      ("&nbsp;", 0x20),
    ]
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    scan: while index < bytes.count {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "&") else {
        text.append(byte)
        index += 1
        continue
      }
      for entity in entities where bytes.hasFoldedText(entity.name, at: index) {
        text.append(entity.byte)
        index += entity.name.utf8CodeUnitCount
        continue scan
      }
      if let (scalar, end) = numbered(bytes, at: index) {
        StatementText.append(scalar, to: &text)
        index = end
      } else {
        text.append(byte)
        index += 1
      }
    }
    return text
  }

  /// Returns the scalar of `&#233;` or `&#xE9;`, and the offset after it.
  private static func numbered(_ bytes: [UInt8], at start: Int) -> (scalar: UInt32, end: Int)? {
    guard bytes.hasText("&#", at: start) else { return nil }
    var index = start + 2
    var radix: UInt32 = 10
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "x") {
      radix = 16
      index += 1
    }
    var value: UInt32 = 0
    let first = index
    while index < bytes.count, index - first < 8, let digit = hexDigit(bytes[index]), digit < radix
    {
      value = value &* radix &+ digit
      index += 1
    }
    guard index > first, index < bytes.count, bytes[index] == UInt8(ascii: ";"), index - first < 8,
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar.value, index + 1)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }
}

/// Counts lines up to offsets, which must be asked for in ascending order.
struct LineCounter {
  private var place = 0
  private var line = 1

  /// Returns the line of an offset, counted from 1. A line ends with CR, LF or both.
  mutating func line(of wanted: Int, in bytes: [UInt8]) -> Int {
    let end = min(wanted, bytes.count)
    while place < end {
      let byte = bytes[place]
      if byte == 0x0A {
        line += 1
      } else if byte == 0x0D, place + 1 >= bytes.count || bytes[place + 1] != 0x0A {
        line += 1
      }
      place += 1
    }
    return line
  }
}

/// A reader that reports the line of an error.
protocol LineTelling {
  /// The whole file.
  var bytes: [UInt8] { get }
}

extension LineTelling {
  /// Returns the line of an offset.
  func place(_ offset: Int) -> StatementPlace {
    var lines = LineCounter()
    return StatementPlace(line: lines.line(of: offset, in: bytes))
  }

  func error(_ reason: StatementReadingError.Reason, at offset: Int) -> StatementReadingError {
    StatementReadingError(reason, at: place(offset))
  }
}

/// A piece of a file, quoted for a message.
struct Quoted: CustomStringConvertible {
  let text: String

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    // A letter has at most four bytes, and a message shows few letters.
    let piece = bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + 256)]
    text = String(decoding: piece, as: UTF8.self)
  }

  var description: String { Quotation(of: text).text }
}

extension [UInt8] {
  /// Returns the range of the line at an offset, and the offset of the next one. A line ends with CR, LF or both.
  func line(at start: Int) -> (range: Range<Int>, next: Int) {
    var end = start
    while end < count, self[end] != 0x0A, self[end] != 0x0D { end += 1 }
    var next = end
    if next < count {
      next += self[next] == 0x0D && next + 1 < count && self[next + 1] == 0x0A ? 2 : 1
    }
    return (start..<end, next)
  }
}
