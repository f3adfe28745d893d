package import LedgerModel

/// An amount exactly as a file states it, independent of the currency's decimals.
///
/// A file may write more decimals than a currency has ("-3.77000"), and a CSV may not name the currency. The written
/// amount is kept, and becomes money once the currency is known.
package struct StatementAmount: Sendable {
  /// The amount without its decimal mark: -377000 for "-3.77000".
  package let unscaled: Int64
  /// The number of digits after the mark, at most ``mostDecimals``.
  package let decimals: UInt8

  /// The most decimals of an amount.
  package static let mostDecimals: UInt8 = 18

  package static let zero = StatementAmount(unscaled: 0, decimals: 0)

  /// - Parameter decimals: At most ``mostDecimals``; more are a programming error.
  package init(unscaled: Int64, decimals: UInt8) {
    precondition(decimals <= StatementAmount.mostDecimals, "no amount has so many decimals")
    self.unscaled = unscaled
    self.decimals = decimals
  }

  /// Returns the amount in a currency; `nil` if it is no whole number of minor units, or exceeds
  /// ``LedgerEvents/Money/largestMinorUnits``.
  package func money(in currency: Money.Currency) -> Money? {
    guard let units = scaled(to: UInt8(clamping: currency.minorUnitDigits)),
      units.magnitude <= UInt64(Money.largestMinorUnits)
    else { return nil }
    return Money(minorUnits: units, currency: currency)
  }

  /// Returns the sum, with the larger number of decimals; `nil` if it overflows.
  package func adding(_ other: StatementAmount) -> StatementAmount? {
    let decimals = max(self.decimals, other.decimals)
    guard let left = scaled(to: decimals), let right = other.scaled(to: decimals) else {
      return nil
    }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : StatementAmount(unscaled: sum, decimals: decimals)
  }

  /// Returns the product; `nil` if it overflows, or has too many decimals.
  package func multiplied(by other: StatementAmount) -> StatementAmount? {
    let (product, overflow) = unscaled.multipliedReportingOverflow(by: other.unscaled)
    guard !overflow, decimals + other.decimals <= StatementAmount.mostDecimals else { return nil }
    return StatementAmount(unscaled: product, decimals: decimals + other.decimals)
  }

  /// The amount with the opposite sign; `nil` for the least number, which has none.
  package var negated: StatementAmount? {
    let (negative, overflow) = Int64(0).subtractingReportingOverflow(unscaled)
    return overflow ? nil : StatementAmount(unscaled: negative, decimals: decimals)
  }

  /// Returns the amount in units of so many decimals; `nil` if it is not whole, or overflows.
  private func scaled(to wanted: UInt8) -> Int64? {
    var units = unscaled
    if wanted >= decimals {
      for _ in decimals..<wanted {
        let (tenfold, overflow) = units.multipliedReportingOverflow(by: 10)
        if overflow { return nil }
        units = tenfold
      }
      return units
    }
    for _ in wanted..<decimals {
      let (quotient, remainder) = units.quotientAndRemainder(dividingBy: 10)
      if remainder != 0 { return nil }
      units = quotient
    }
    return units
  }

  /// The amount without trailing zeros, so that "3.770" and "3.77" are equal.
  package var shortest: StatementAmount {
    var (units, left) = (unscaled, decimals)
    while left > 0, units % 10 == 0 {
      units /= 10
      left -= 1
    }
    return StatementAmount(unscaled: units, decimals: left)
  }
}

extension StatementAmount: Hashable {
  package static func == (left: StatementAmount, right: StatementAmount) -> Bool {
    let (left, right) = (left.shortest, right.shortest)
    return left.unscaled == right.unscaled && left.decimals == right.decimals
  }

  package func hash(into hasher: inout Hasher) {
    let shortest = shortest
    hasher.combine(shortest.unscaled)
    hasher.combine(shortest.decimals)
  }
}

extension StatementAmount: PlainText {
  package func write(to bytes: inout [UInt8]) {
    if unscaled < 0 { bytes.append(UInt8(ascii: "-")) }
    var scale: UInt64 = 1
    for _ in 0..<decimals { scale *= 10 }
    let (whole, rest) = unscaled.magnitude.quotientAndRemainder(dividingBy: scale)
    DecimalText.write(whole, to: &bytes)
    if decimals == 0 { return }
    bytes.append(UInt8(ascii: "."))
    DecimalText.write(rest, figures: Int(decimals), to: &bytes)
  }
}

extension StatementAmount: CustomStringConvertible {
  /// The amount as a decimal text: "-3.77000".
  package var description: String { String(writing: self) }
}
