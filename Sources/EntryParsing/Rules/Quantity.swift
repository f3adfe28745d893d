import LedgerEvents

/// An exact decimal number: a mantissa and how many of its digits are decimals.
struct Quantity: Hashable {
  private(set) var mantissa: Int64
  private(set) var decimals: Int

  /// Beyond this a number is too large or too fine for any money.
  private static let decimalLimit = 12

  init(_ mantissa: Int64, decimals: Int = 0) {
    self.mantissa = mantissa
    self.decimals = decimals
  }

  var isZero: Bool { mantissa == 0 }

  /// The number if it is whole and small enough to count things.
  var wholeNumber: Int64? { decimals == 0 ? mantissa : nil }

  /// The product, `nil` where it is too large.
  func times(_ factor: Quantity) -> Quantity? {
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: factor.mantissa)
    guard !overflow, decimals + factor.decimals <= Quantity.decimalLimit else { return nil }
    return Quantity(product, decimals: decimals + factor.decimals).reduced
  }

  /// The sum, `nil` where it is too large.
  func plus(_ other: Quantity) -> Quantity? {
    let places = max(decimals, other.decimals)
    guard let left = scaled(to: places), let right = other.scaled(to: places) else { return nil }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : Quantity(sum, decimals: places)
  }

  /// The number divided by ten so many times: 43 cents as 0.43.
  func shifted(by places: Int) -> Quantity { Quantity(mantissa, decimals: decimals + places) }

  /// Without decimals that are zero.
  private var reduced: Quantity {
    var quantity = self
    while quantity.decimals > 0, quantity.mantissa % 10 == 0 {
      quantity.mantissa /= 10
      quantity.decimals -= 1
    }
    return quantity
  }

  private func scaled(to places: Int) -> Int64? {
    guard places <= Quantity.decimalLimit else { return nil }
    var value = mantissa
    var missing = places - decimals
    while missing > 0 {
      let (next, overflow) = value.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      value = next
      missing -= 1
    }
    return value
  }

  /// The amount in a currency's smallest unit.
  func minorUnits(in currency: Money.Currency) throws(QuantityProblem) -> Int64 {
    let quantity = reduced
    guard quantity.decimals <= currency.minorUnitDigits else { throw .tooManyDecimals }
    guard let minorUnits = quantity.scaled(to: currency.minorUnitDigits),
      minorUnits <= Money.largestMinorUnits
    else { throw .tooLarge }
    return minorUnits
  }
}

/// Why digits are no amount.
enum QuantityProblem: Error, Hashable {
  case unreadable
  case tooLarge
  case tooManyDecimals
}
