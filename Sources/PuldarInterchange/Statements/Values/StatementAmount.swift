package import LedgerModel

/// An amount exactly as a file states it, whatever decimals its currency has.
///
/// A file may write more decimals than a currency has ("-3.77000"), and a CSV does not always name
/// the currency, so that what a bank wrote is kept and becomes money where the currency is known.
package struct StatementAmount: Sendable {
  /// The amount without its decimal mark: -377000 for "-3.77000".
  package let unscaled: Int64
  /// How many digits of it stand behind the mark, at most ``mostDecimals``.
  package let decimals: UInt8

  /// More are refused.
  package static let mostDecimals: UInt8 = 18

  package static let zero = StatementAmount(unscaled: 0, decimals: 0)

  /// - Parameter decimals: At most ``mostDecimals``; more are a mistake of the caller.
  package init(unscaled: Int64, decimals: UInt8) {
    precondition(decimals <= StatementAmount.mostDecimals, "no amount has so many decimals")
    self.unscaled = unscaled
    self.decimals = decimals
  }

  /// The amount in a currency; `nil` where it is no whole number of its minor units, or more than
  /// ``LedgerEvents/Money/largestMinorUnits``.
  package func money(in currency: Money.Currency) -> Money? {
    guard let units = scaled(to: UInt8(clamping: currency.minorUnitDigits)),
      units.magnitude <= UInt64(Money.largestMinorUnits)
    else { return nil }
    return Money(minorUnits: units, currency: currency)
  }

  /// The sum, with the decimals of the one that has more; `nil` where it does not fit.
  package func adding(_ other: StatementAmount) -> StatementAmount? {
    let decimals = max(self.decimals, other.decimals)
    guard let left = scaled(to: decimals), let right = other.scaled(to: decimals) else {
      return nil
    }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : StatementAmount(unscaled: sum, decimals: decimals)
  }

  /// The same amount with the other sign; `nil` for the one number that has none.
  package var negated: StatementAmount? {
    let (negative, overflow) = Int64(0).subtractingReportingOverflow(unscaled)
    return overflow ? nil : StatementAmount(unscaled: negative, decimals: decimals)
  }

  /// The amount as a whole number of the unit with so many decimals; `nil` where it is none.
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

  /// The amount without zeros at its end, so that "3.770" and "3.77" are one.
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
