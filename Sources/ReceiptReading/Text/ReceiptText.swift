import LedgerEvents

/// The lines of a receipt, of which more than a receipt has are not looked at.
struct ReceiptText {
  /// The lines with something on them, from the first to the last.
  let lines: [ReceiptLine]
  /// Whether something was left out, because the text is longer than any receipt.
  let isCut: Bool

  /// How many lines are read from the beginning, and again from the end: a long receipt of a supermarket
  /// has some hundred.
  static let lineLimit = 1_500
  /// How many scalars of a line are read: the widest printers of receipts have less than a hundred, and
  /// a page of an invoice some two hundred.
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

  /// A line without what no printer prints; `nil` where nothing is left.
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

  /// Control characters are blanks, and so is what changes the direction of writing.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFD:
      " "
    default: scalar
    }
  }
}

/// What would tell a terminal something: a text that was printed on paper holds none.
private struct TerminalEscape {
  private enum State {
    case none
    /// Behind the escape.
    case begun
    /// In one that ends with a letter.
    case ofLetter
    /// In one that ends with a bell or another escape.
    case ofBell
  }

  private var state = State.none
  private var length = 0

  /// Longer ones are none: the text behind a lonely escape is kept.
  private static let limit = 60

  /// Whether a scalar belongs to one.
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
