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
    let rule = MarkRule(
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
