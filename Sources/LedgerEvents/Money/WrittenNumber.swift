/// The digits of a written number, after its decimal mark has been determined.
///
/// If the form of the number proves the meaning of its marks, the form decides: `1.250,00` is the same
/// everywhere. If one mark with three digits after it is ambiguous, the conventions decide.
struct WrittenNumber {
  /// All digits as one whole number; `nil` if it does not fit in `UInt64`.
  private(set) var coefficient: UInt64? = 0
  /// The number of digits after the decimal mark.
  private(set) var decimalCount = 0

  /// Reads a whole text of digits and the marks between them.
  ///
  /// - Parameters:
  ///   - decimalLimit: The number of decimals of the currency.
  ///   - isScaled: Whether "k" or "m" follows, so that any number of decimals is usual.
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

/// The kinds of marks between the digits of a number, in any locale.
enum NumberMark: Hashable {
  case dot
  case comma
  /// A space of any width; groups.
  case blank
  /// `'` or `’`; groups.
  case apostrophe
  /// U+066B, the decimal mark between Arabic digits.
  case arabicDecimal
  /// U+066C, the grouping mark between Arabic digits.
  case arabicGroup

  /// The kind of mark of a scalar; `nil` if it is none.
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

  /// Whether the mark may precede decimals.
  var isDecimal: Bool { self == .dot || self == .comma || self == .arabicDecimal }
  /// Whether the mark may separate groups of digits.
  var isGrouping: Bool { self != .arabicDecimal }
}

/// The digits of a number as written, and the marks between them.
struct DigitGroups {
  /// Always one more than ``marks``; only the group before the first mark may be empty.
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
      // The digits of a script follow its zero; a second zero means a second script.
      guard zero == nil || zero == scalar.value - UInt32(digit) else { throw .notANumber }
      zero = scalar.value - UInt32(digit)
      groups[groups.count - 1].append(digit)
    }
    if groups[groups.count - 1].isEmpty { throw .notANumber }
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script; `nil` for everything else (also "Ⅷ" and "½").
  var decimalDigit: UInt8? {
    if value >= 0x30, value <= 0x39 { return UInt8(value - 0x30) }
    guard value > 0x7F, properties.generalCategory == .decimalNumber else { return nil }
    return Character(self).wholeNumberValue.map { digit in UInt8(digit) }
  }
}

/// Decides whether the last mark of a number is its decimal mark, and refuses misplaced marks.
struct SeparatorRule {
  var conventions: NumberConventions
  /// The number of decimals of the currency.
  var decimalLimit: Int
  /// Whether "k" or "m" follows the number.
  var isScaled: Bool

  /// Whether the digits after the last mark are decimals; checks that all marks before it group properly.
  func hasDecimals(_ number: DigitGroups) throws(AmountError.Reason) -> Bool {
    guard let last = number.marks.last else { return false }
    if number.marks.count == 1 { return try isDecimal(last, in: number) }
    guard number.groups.first?.isEmpty == false else { throw .notANumber }
    let before = number.marks.dropLast()
    guard let grouping = before.first, grouping.isGrouping,
      before.allSatisfy({ mark in mark == grouping })
    else { throw .wrongGrouping }
    // Two kinds of marks, or one kind several times: the form proves their meaning.
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
      // "12,50" is a price of another locale, and "1,2k" cannot mean thousands; but "12,5" may be a typing
      // error, and a wrong guess would be off by a factor of ten.
      if decimals != 3, decimals == decimalLimit || isScaled { return true }
      throw .wrongGrouping
    }
    if isGrouped { throw .ambiguous }
    return true
  }

  /// Whether the groups of digits are 3-3-3 or, with commas or in Indian conventions, 3-2-2.
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
