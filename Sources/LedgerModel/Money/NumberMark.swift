/// The kinds of marks that stand between the digits of a number, wherever it was written.
enum NumberMark: Hashable {
  case dot
  case comma
  /// A blank of any width; groups.
  case blank
  /// `'` or `’`; groups.
  case apostrophe
  /// U+066B, the decimal mark between Arabic digits.
  case arabicDecimal
  /// U+066C, the grouping mark between Arabic digits.
  case arabicGroup

  /// Blank, no-break, thin, narrow no-break.
  static let blanks: Set<Character> = [" ", "\u{A0}", "\u{2009}", "\u{202F}"]
  static let apostrophes: Set<Character> = ["'", "\u{2019}"]

  /// The kind of mark that a scalar is, `nil` where it is none.
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

  init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1
    else { return nil }
    self.init(scalar)
  }

  /// Whether the mark may stand before decimals.
  var isDecimal: Bool { self == .dot || self == .comma || self == .arabicDecimal }
  /// Whether the mark may stand between groups of digits.
  var isGrouping: Bool { self != .arabicDecimal }
}
