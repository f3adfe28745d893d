/// Tells whether the last mark in a number is the decimal one, and refuses marks that are neither.
struct MarkRule {
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
