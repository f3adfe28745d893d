/// The digits of a number that a person wrote, once it is clear which mark is the decimal one.
///
/// Where the form of the number proves what its marks are, the form decides: `1.250,00` is the same
/// everywhere. Where one mark with three digits behind it could be either, the conventions decide.
struct WrittenNumber {
  /// All digits as one whole number; `nil` where `UInt64` cannot hold it.
  private(set) var coefficient: UInt64? = 0
  /// How many of the digits stand behind the decimal mark.
  private(set) var decimalCount = 0

  /// Reads a whole text, which holds nothing but digits and the marks between them.
  ///
  /// - Parameters:
  ///   - decimalLimit: How many decimals the currency has.
  ///   - isScaled: Whether "k" or "m" stood behind it, so that any number of decimals is usual.
  /// - Throws: `notANumber`, `wrongGrouping` or `ambiguous`.
  init(
    _ text: Substring.UnicodeScalarView, conventions: NumberConventions, decimalLimit: Int,
    isScaled: Bool
  ) throws(AmountError.Reason) {
    var parts = try DigitGroups(text)
    let rule = SeparatorRule(
      conventions: conventions, decimalLimit: decimalLimit, isScaled: isScaled)
    if try rule.hasDecimals(parts) {
      decimalCount = parts.groups[parts.groups.count - 1].count
      for digit in parts.groups.removeLast() { parts.groups[parts.groups.count - 1].append(digit) }
    }
    for digit in parts.groups.joined() {
      guard let value = coefficient else { return }
      let (tenfold, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tenfold.addingReportingOverflow(UInt64(digit))
      coefficient = overflow || carry ? nil : sum
    }
  }
}

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

/// The digits of a number as they are written, and the marks between them.
struct DigitGroups {
  /// Always one more than ``marks``; an empty one only before the first mark.
  var groups: [[UInt8]] = [[]]
  private(set) var marks: [NumberMark] = []

  init(_ text: Substring.UnicodeScalarView) throws(AmountError.Reason) {
    var zero: UInt32?
    for scalar in text {
      if let mark = NumberMark(scalar) {
        if groups[groups.count - 1].isEmpty, !marks.isEmpty { throw .notANumber }
        marks.append(mark)
        groups.append([])
        continue
      }
      guard let digit = scalar.decimalDigit else { throw .notANumber }
      // The digits of a script stand in a row from its zero; a second zero is a second script.
      guard zero == nil || zero == scalar.value - UInt32(digit) else { throw .notANumber }
      zero = scalar.value - UInt32(digit)
      groups[groups.count - 1].append(digit)
    }
    if groups[groups.count - 1].isEmpty { throw .notANumber }
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script, `nil` for everything else ("Ⅷ" and "½" too).
  var decimalDigit: UInt8? {
    if value >= 0x30, value <= 0x39 { return UInt8(value - 0x30) }
    guard value > 0x7F, properties.generalCategory == .decimalNumber else { return nil }
    return Character(self).wholeNumberValue.map { digit in UInt8(digit) }
  }
}

/// Tells whether the last mark in a number is the decimal one, and refuses marks that are neither.
struct SeparatorRule {
  var conventions: NumberConventions
  /// How many decimals the currency has.
  var decimalLimit: Int
  /// Whether "k" or "m" stood behind the number.
  var isScaled: Bool

  /// Whether the digits behind the last mark are decimals; all marks before it group properly.
  func hasDecimals(_ number: DigitGroups) throws(AmountError.Reason) -> Bool {
    guard let last = number.marks.last else { return false }
    if number.marks.count == 1 { return try isDecimal(last, in: number) }
    guard number.groups.first?.isEmpty == false else { throw .notANumber }
    let before = number.marks.dropLast()
    guard let grouping = before.first, grouping.isGrouping,
      before.allSatisfy({ mark in mark == grouping })
    else { throw .wrongGrouping }
    // Two kinds of marks, or one kind several times: the form proves what they are.
    let hasDecimals = last != grouping
    guard !hasDecimals || last.isDecimal,
      isGrouped(hasDecimals ? number.groups.dropLast() : number.groups[...], by: grouping)
    else { throw .wrongGrouping }
    return hasDecimals
  }

  /// Whether the only mark of a number is its decimal mark.
  private func isDecimal(
    _ mark: NumberMark, in number: DigitGroups
  ) throws(AmountError.Reason) -> Bool {
    let isOurs = mark == NumberMark(conventions.decimalSeparator)
    guard !number.groups[0].isEmpty || isOurs else { throw .notANumber }
    if isOurs || mark == .arabicDecimal { return true }
    let isGrouped = isGrouped(number.groups[...], by: mark)
    guard mark.isDecimal else {
      if isGrouped { return false }
      throw .wrongGrouping
    }
    let decimals = number.groups[1].count
    if mark == NumberMark(conventions.groupingSeparator) {
      if isGrouped { return false }
      // "12,50" is a price written elsewhere, and "1,2k" means no thousands; "12,5" may as well be
      // a slip of the hand, so that guessing could be wrong by a factor of ten.
      if decimals != 3, decimals == decimalLimit || isScaled { return true }
      throw .wrongGrouping
    }
    if isGrouped { throw .ambiguous }
    return true
  }

  /// Whether groups of digits are 3-3-3 or, with commas or where it is usual, 3-2-2.
  private func isGrouped(_ groups: ArraySlice<[UInt8]>, by mark: NumberMark) -> Bool {
    guard let first = groups.first, let last = groups.last, groups.count > 1, first.first != 0,
      last.count == 3
    else { return groups.count == 1 }
    let middle = groups.dropFirst().dropLast()
    if (1...3).contains(first.count), middle.allSatisfy({ group in group.count == 3 }) {
      return true
    }
    let mayBeIndian =
      mark == .comma
      || (conventions.groupingStyle == .indian && mark == NumberMark(conventions.groupingSeparator))
    return mayBeIndian && !middle.isEmpty && (1...2).contains(first.count)
      && middle.allSatisfy { group in group.count == 2 }
  }
}
