import LedgerEvents

/// The lines of a receipt, limited to the size of a receipt.
struct ReceiptText {
  /// The non-empty lines, from first to last.
  let lines: [ReceiptLine]
  /// Whether something was left out because the text is longer than any receipt.
  let isCut: Bool

  /// The number of lines read from the beginning, and again from the end: a long supermarket receipt has some
  /// hundred.
  static let lineLimit = 1_500
  /// The number of scalars read of a line: the widest receipt printers have less than a hundred, and a page
  /// of an invoice some two hundred.
  static let scalarLimit = 300

  init(_ text: String) {
    var lines: [ReceiptLine] = []
    var isCut = false
    var number = 0
    var later: [(number: Int, line: Substring)] = []
    for line in text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    {
      number += 1
      if lines.count < ReceiptText.lineLimit {
        guard let kept = ReceiptText.line(number, line, &isCut) else { continue }
        lines.append(kept)
      } else {
        later.append((number, line))
      }
    }
    if later.count > ReceiptText.lineLimit { isCut = true }
    for (number, line) in later.suffix(ReceiptText.lineLimit) {
      if let kept = ReceiptText.line(number, line, &isCut) { lines.append(kept) }
    }
    self.lines = lines
    self.isCut = isCut
  }

  /// Returns a line without characters that no printer prints; `nil` if nothing is left.
  private static func line(
    _ number: Int, _ line: Substring, _ isCut: inout Bool
  ) -> ReceiptLine? {
    var scalars = String.UnicodeScalarView()
    var count = 0
    var escape = TerminalEscape()
    for scalar in line.unicodeScalars where !escape.takes(scalar) {
      if count >= scalarLimit {
        isCut = true
        break
      }
      count += 1
      scalars.append(shown(scalar))
    }
    let text = String(scalars)[...].trimmingBlanks()
    return text.isEmpty ? nil : ReceiptLine(number: number, text: String(text))
  }

  /// Shows control characters, and those that change the writing direction, as blanks.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFD:
      " "
    default: scalar
    }
  }
}

/// Recognizes terminal escape sequences, which printed text does not contain.
private struct TerminalEscape {
  private enum State {
    case none
    /// After the escape character.
    case begun
    /// In a sequence that ends with a letter.
    case ofLetter
    /// In a sequence that ends with a bell or another escape.
    case ofBell
  }

  private var state = State.none
  private var length = 0

  /// Longer sequences are not recognized: the text after a stray escape is kept.
  private static let limit = 60

  /// Returns whether a scalar belongs to a sequence.
  mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    length += 1
    switch state {
    case .none:
      length = 0
      if scalar == "\u{1B}" { state = .begun }
      if scalar == "\u{9B}" { state = .ofLetter }
      return state != .none
    case .begun:
      state = scalar == "[" ? .ofLetter : scalar == "]" ? .ofBell : .none
      return state != .none
    case .ofLetter:
      // Source: ECMA-48, section 5.4.
      if (0x40...0x7E).contains(scalar.value) || length > TerminalEscape.limit { state = .none }
      return true
    case .ofBell:
      if scalar == "\u{7}" || scalar == "\u{9C}" || length > TerminalEscape.limit { state = .none }
      if scalar == "\u{1B}" { state = .begun }
      return true
    }
  }
}
