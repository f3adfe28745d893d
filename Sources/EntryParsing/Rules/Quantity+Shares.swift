/// Fractions and multiples of an amount, rounded half to even to a currency's smallest unit.
extension Quantity {
  /// Divides the number by a count; `nil` if it is too large.
  func divided(by count: Int64, digits: Int) -> Quantity? {
    guard count > 0 else { return nil }
    return rounded(numerator: 1, denominator: count, digits: digits)
  }

  /// Adds a percentage of the number, or subtracts it if negative.
  func adding(percent: Quantity, digits: Int) -> Quantity? {
    guard percent.decimals <= 4 else { return nil }
    var hundred: Int64 = 100
    for _ in 0..<percent.decimals { hundred *= 10 }
    return rounded(numerator: hundred + percent.mantissa, denominator: hundred, digits: digits)
  }

  func minus(_ other: Quantity) -> Quantity? {
    guard let difference = plus(Quantity(-other.mantissa, decimals: other.decimals)),
      difference.mantissa > 0
    else { return nil }
    return difference
  }

  private func rounded(numerator: Int64, denominator: Int64, digits: Int) -> Quantity? {
    var top = mantissa
    var bottom = denominator
    var isTooLarge = false
    func scale(_ value: inout Int64, by factor: Int64) {
      let (product, overflow) = value.multipliedReportingOverflow(by: factor)
      isTooLarge = isTooLarge || overflow
      value = overflow ? 1 : product
    }
    scale(&top, by: numerator)
    if digits > decimals {
      for _ in decimals..<digits { scale(&top, by: 10) }
    } else {
      for _ in digits..<decimals { scale(&bottom, by: 10) }
    }
    guard !isTooLarge, top >= 0, bottom > 0 else { return nil }
    let (quotient, rest) = top.quotientAndRemainder(dividingBy: bottom)
    let isMoreThanHalf = rest > bottom - rest
    let isHalf = rest == bottom - rest && rest > 0
    let roundsUp = isMoreThanHalf || (isHalf && quotient % 2 == 1)
    return Quantity(quotient + (roundsUp ? 1 : 0), decimals: digits)
  }
}
