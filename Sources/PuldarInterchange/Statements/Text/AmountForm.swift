import LedgerModel

/// A written amount whose decimal mark is not decided yet.
struct AmountForm: Hashable {
  /// Whether there is a minus, brackets, or a word for "debit".
  private(set) var isNegative = false
  /// Whether there is a sign of any kind.
  private(set) var hasSign = false
  /// The range from the first digit, or the mark before it, to the last digit.
  private(set) var digits: Range<Int>
  /// The range of the currency's name; empty if there is none.
  private(set) var label: Range<Int>
  /// The digits and the marks between them.
  private(set) var figures: Figures

  /// The evidence of a form about the decimal mark.
  enum Evidence: Hashable {
    /// There is no mark.
    case nothing
    case proves(DecimalMark)
    /// There is one mark, with three digits after it.
    case either
  }

  /// The last mark, if it may be a decimal mark.
  var lastMark: DecimalMark? {
    figures.lastMark == .dot ? .dot : figures.lastMark == .comma ? .comma : nil
  }

  /// The evidence of this form alone; `nil` if no decimal mark is consistent.
  var evidence: Evidence? {
    switch figures.form {
    case .whole: lastMark.map { mark in .proves(mark == .dot ? .comma : .dot) } ?? .nothing
    case .decimals: lastMark.map(Evidence.proves)
    case .either: .either
    case nil: nil
    }
  }

  /// Returns the amount for a decimal mark; `nil` if the digits are grouped wrongly, or the amount overflows.
  func value(decimalMark: DecimalMark) -> StatementAmount? {
    guard let decimals = figures.decimals(if: decimalMark == .dot ? .dot : .comma),
      decimals <= StatementAmount.mostDecimals, let magnitude = figures.coefficient,
      magnitude <= Int64.min.magnitude
    else { return nil }
    // The range below zero has room for one more.
    let negative = StatementAmount(
      unscaled: Int64(truncatingIfNeeded: 0 &- magnitude), decimals: UInt8(decimals))
    return isNegative ? negative : negative.negated
  }
}

extension AmountForm {
  /// Parses a whole range as an amount; `nil` if it is none.
  ///
  /// Before and after the digits there may be a sign, blanks, brackets, direction marks, a word for debit or credit,
  /// and one word or sign for a currency, which is not checked here.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    var (first, end) = (range.lowerBound, range.upperBound)
    while first < end, bytes[first] &- 0x30 > 9 { first += 1 }
    while end > first, bytes[end - 1] &- 0x30 > 9 { end -= 1 }
    guard first < end, end - first <= 64 else { return nil }
    label = range.lowerBound..<range.lowerBound
    // The dot of ".50" is a decimal mark; the dot of "kr.50" is not.
    if first > range.lowerBound, bytes[first - 1] == 0x2E || bytes[first - 1] == 0x2C,
      first - 1 == range.lowerBound || !AmountForm.isWordByte(bytes[first - 2])
    {
      first -= 1
    }
    guard let figures = Figures(bytes, first..<end) else { return nil }
    self.figures = figures
    digits = first..<end
    guard readEdge(bytes, range.lowerBound..<first, isFront: true),
      readEdge(bytes, end..<range.upperBound, isFront: false)
    else { return nil }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte | 0x20 &- 0x61 < 26 || (byte >= 0x80)
  }

  /// Reads what is on one side of the digits. Returns `false` if it does not belong to an amount.
  private mutating func readEdge(_ bytes: [UInt8], _ range: Range<Int>, isFront: Bool) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      switch byte {
      case 0...0x20: index += 1
      case UInt8(ascii: "+"):
        if hasSign { return false }
        hasSign = true
        index += 1
      case UInt8(ascii: "-"), UInt8(ascii: "("):
        if hasSign || (byte == UInt8(ascii: "(") && !isFront) { return false }
        hasSign = true
        isNegative = true
        index += 1
      case UInt8(ascii: ")"):
        if isFront || !isNegative { return false }
        index += 1
      // ",-" and ".--" mean no decimals.
      case UInt8(ascii: ","), UInt8(ascii: "."):
        if isFront || index != digits.upperBound { return false }
        index += 1
        while index < range.upperBound, bytes[index] == UInt8(ascii: "-") { index += 1 }
      case 0xC2 where index + 1 < range.upperBound && bytes[index + 1] == 0xA0: index += 2
      // Blanks and direction marks, or a dash as a minus.
      case 0xE2 where index + 2 < range.upperBound && bytes[index + 1] == 0x80:
        if bytes[index + 2] == 0x93 {
          if hasSign { return false }
          hasSign = true
          isNegative = true
        }
        index += 3
      case 0xE2 where bytes[index...].starts(with: [0xE2, 0x88, 0x92]):
        if hasSign { return false }
        hasSign = true
        isNegative = true
        index += 3
      case 0xD8 where index + 1 < range.upperBound && bytes[index + 1] == 0x9C: index += 2
      default:
        let end = wordEnd(bytes, index..<range.upperBound)
        guard takesWord(bytes, index..<end, isFront: isFront) else { return false }
        index = end
      }
    }
    return true
  }

  private func wordEnd(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      let isMark =
        byte <= 0x20 || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
        || (byte == 0xC2 && index + 1 < range.upperBound && bytes[index + 1] == 0xA0)
        || (byte == 0xE2 && index + 1 < range.upperBound
          && (bytes[index + 1] == 0x80 || bytes[index + 1] == 0x88))
      if isMark { break }
      index += 1
    }
    return max(index, min(range.lowerBound + 1, range.upperBound))
  }

  /// Words for debit and credit on either side of an amount.
  private static let longDirections: [(text: StaticString, isPaid: Bool)] = [
    ("cr", false), ("cr.", false), ("credit", false), ("kredit", false), ("dr", true),
    ("dr.", true), ("db", true), ("db.", true), ("debit", true), ("debet", true),
  ]

  /// Those allowed after an amount; a letter before it may be a currency's.
  private static let directions: [(text: StaticString, isPaid: Bool)] =
    longDirections + [("c", false), ("h", false), ("d", true), ("s", true)]

  /// Reads a word as a currency, or as "debit" or "credit".
  private mutating func takesWord(_ bytes: [UInt8], _ range: Range<Int>, isFront: Bool) -> Bool {
    guard range.count <= 12 else { return false }
    for word in isFront ? AmountForm.longDirections : AmountForm.directions
    where word.text.utf8CodeUnitCount == range.count
      && bytes.hasFoldedText(word.text, at: range.lowerBound)
    {
      if hasSign { return false }
      hasSign = true
      isNegative = word.isPaid
      return true
    }
    guard label.isEmpty else { return false }
    label = range
    return true
  }
}
