/// A number in digits with marks between them, before anybody decides what a doubtful mark means.
///
/// The readers of options, sentences, receipts and bank files read the same figures, and each has a policy of its own for
/// what is ``Form/either`` and for what has no form.
package struct Figures: Hashable, Sendable {
  /// What the marks of a number prove.
  package enum Form: Hashable, Sendable {
    /// There is no mark, or the marks separate groups: `1250`, `1,250,000`, `1'250`.
    case whole
    /// The digits after the last mark are decimals: `12.5`, `1.250,00`, `0.346`, `1250,346`.
    case decimals
    /// One dot or comma after up to three digits and before three: `1.250`.
    case either
  }

  /// A kind of mark between digits, in any locale.
  package enum Mark: UInt8, Hashable, Sendable {
    case dot
    case comma
    /// A space of any width.
    case blank
    /// `'` or `’`.
    case apostrophe
    /// U+066B, the decimal mark between Arabic digits.
    case arabicDecimal
    /// U+066C, the grouping mark between Arabic digits.
    case arabicGroup
  }

  /// All digits as one whole number; wrong if they are more than 19.
  private var value: UInt64 = 0
  /// The number of digits without zeros in front.
  private var digitCount = 0
  package private(set) var firstMark: Mark?
  package private(set) var lastMark: Mark?
  package private(set) var markCount = 0
  /// The number of digits before the first mark.
  package private(set) var firstCount = 0
  /// The number of digits after the last mark.
  package private(set) var lastCount = 0
  private var beginsWithZero = false
  /// Whether two marks are adjacent, or one between the first and the last is of another kind than the first.
  private var isMixed = false
  /// The number of digits of the group before the last mark, if marks are on both sides of it.
  private var middleCount = 0
  /// Whether a group before that one has two, three, or any other number of digits.
  private var (hasTwos, hasThrees, hasOthers) = (false, false, false)

  init() {}

  mutating func append(digit: UInt8) {
    value = value &* 10 &+ UInt64(digit)
    if digitCount > 0 || digit > 0 { digitCount += 1 }
    if markCount == 0 {
      if firstCount == 0 { beginsWithZero = digit == 0 }
      firstCount += 1
    }
    lastCount += 1
  }

  mutating func append(_ mark: Mark) {
    if markCount == 0 {
      firstMark = mark
    } else {
      if lastCount == 0 || lastMark != firstMark { isMixed = true }
      if markCount > 1 { noteGroup(middleCount) }
      middleCount = lastCount
    }
    lastMark = mark
    markCount += 1
    lastCount = 0
  }

  private mutating func noteGroup(_ count: Int) {
    switch count {
    case 2: hasTwos = true
    case 3: hasThrees = true
    default: hasOthers = true
    }
  }
}

extension Figures {
  /// All digits as one whole number; `nil` if they are more than 19 without zeros in front.
  package var coefficient: UInt64? { digitCount <= 19 ? value : nil }

  /// What the marks prove; `nil` if they are neither groups nor a decimal mark.
  ///
  /// Groups have three digits, and the first up to three that begin with no zero. As in India, all but the last may have
  /// two, with commas.
  package var form: Form? {
    guard lastCount > 0, let firstMark, let lastMark else { return lastCount > 0 ? .whole : nil }
    let isGroup = lastCount == 3 && (1...3).contains(firstCount) && !beginsWithZero
    if markCount == 1 {
      switch lastMark {
      case .dot, .comma: return isGroup ? .either : .decimals
      case .arabicDecimal: return .decimals
      case .blank, .apostrophe, .arabicGroup: return isGroup ? .whole : nil
      }
    }
    guard !isMixed, !hasOthers, (1...3).contains(firstCount), !beginsWithZero,
      firstMark != .arabicDecimal
    else { return nil }
    let isWhole = lastMark == firstMark
    guard isWhole ? lastCount == 3 : middleCount == 3 && lastMark.isDecimal else { return nil }
    let (twos, threes) =
      isWhole ? (hasTwos || middleCount == 2, hasThrees || middleCount == 3) : (hasTwos, hasThrees)
    guard (2...3).contains(middleCount), !twos || !threes && firstMark == .comma && firstCount < 3
    else { return nil }
    return isWhole ? .whole : .decimals
  }

  /// Whether all groups between two marks have two or three digits, whatever the marks are.
  package var hasShortGroups: Bool {
    !hasOthers && (markCount < 2 || (2...3).contains(middleCount))
  }

  /// Returns the number of decimals if a mark is the decimal mark; `nil` if the form contradicts that.
  package func decimals(if mark: Mark) -> Int? {
    switch form {
    case .whole: lastMark == mark ? nil : 0
    case .decimals: lastMark == mark ? lastCount : nil
    case .either: lastMark == mark ? lastCount : 0
    case nil: nil
    }
  }

  /// Reads a range of UTF-8; `nil` if there is anything but ASCII digits and marks.
  package init?(_ bytes: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x30...0x39: append(digit: byte - 0x30)
      case UInt8(ascii: "."): append(.dot)
      case UInt8(ascii: ","): append(.comma)
      case UInt8(ascii: " "): append(.blank)
      case UInt8(ascii: "'"): append(.apostrophe)
      // A no-break space.
      case 0xC2 where index < range.upperBound && bytes[index] == 0xA0:
        append(.blank)
        index += 1
      // A thin space, a narrow no-break space, or a curly apostrophe.
      case 0xE2
      where index + 1 < range.upperBound && bytes[index] == 0x80
        && [0x89, 0xAF, 0x99].contains(bytes[index + 1]):
        append(bytes[index + 1] == 0x99 ? .apostrophe : .blank)
        index += 2
      default: return nil
      }
    }
  }
}

extension Figures.Mark {
  /// The mark that a scalar is; `nil` if it is none.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case ".": self = .dot
    case ",": self = .comma
    case " ", "\u{A0}", "\u{2009}", "\u{202F}": self = .blank
    case "'", "\u{2019}": self = .apostrophe
    case "\u{66B}": self = .arabicDecimal
    case "\u{66C}": self = .arabicGroup
    default: return nil
    }
  }

  /// The mark of a locale; `nil` if it is none.
  package init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1
    else { return nil }
    self.init(scalar)
  }

  /// Whether it may precede decimals.
  fileprivate var isDecimal: Bool { self == .dot || self == .comma || self == .arabicDecimal }
}
