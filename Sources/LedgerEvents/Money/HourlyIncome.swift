/// Income that is paid by the hour.
package struct HourlyIncome: Hashable, Sendable {
  /// The pay for an hour.
  package var rate: Money
  /// The hours of a week.
  package var hours: WorkHours

  /// The pay for a month: rate × weekly hours × 52 / 12, exact, then rounded once, half to even, to the
  /// currency's digits; `nil` if that is more than ``Money/largestMinorUnits``.
  package var monthly: Money? {
    // At most 2^63 × 16,800 × 52: far inside 128 bits. The hours are hundredths.
    let exact = Int128(rate.minorUnits) * Int128(hours.hundredths) * 52
    let rounded = HourlyIncome.dividedHalfToEven(exact, by: 12 * 100)
    guard rounded.magnitude <= Money.largestMinorUnits.magnitude else { return nil }
    return Money(minorUnits: Int64(rounded), currency: rate.currency)
  }

  private static func dividedHalfToEven(_ dividend: Int128, by divisor: Int128) -> Int128 {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    let doubled = remainder.magnitude * 2
    let isUp = doubled > divisor.magnitude || (doubled == divisor.magnitude && quotient % 2 != 0)
    guard isUp else { return quotient }
    return dividend < 0 ? quotient - 1 : quotient + 1
  }
}
