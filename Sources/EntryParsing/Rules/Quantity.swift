import LedgerEvents

/// An exact decimal number: a mantissa, and the number of its digits that are decimals.
struct Quantity: Hashable {
  private(set) var mantissa: Int64
  private(set) var decimals: Int

  /// The largest number of decimals: finer than any money.
  private static let decimalLimit = 12

  init(_ mantissa: Int64, decimals: Int = 0) {
    self.mantissa = mantissa
    self.decimals = decimals
  }

  var isZero: Bool { mantissa == 0 }

  /// The number if it has no decimals, so that it can count things.
  var wholeNumber: Int64? { decimals == 0 ? mantissa : nil }

  /// The product, `nil` if it is too large.
  func times(_ factor: Quantity) -> Quantity? {
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: factor.mantissa)
    guard !overflow, decimals + factor.decimals <= Quantity.decimalLimit else { return nil }
    return Quantity(product, decimals: decimals + factor.decimals).reduced
  }

  /// The sum, `nil` if it is too large.
  func plus(_ other: Quantity) -> Quantity? {
    let places = max(decimals, other.decimals)
    guard let left = scaled(to: places), let right = other.scaled(to: places) else { return nil }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : Quantity(sum, decimals: places)
  }

  /// Divides the number by a power of ten: 43 cents as 0.43.
  func shifted(by places: Int) -> Quantity { Quantity(mantissa, decimals: decimals + places) }

  /// The number without trailing zero decimals.
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

  /// Returns the amount in a currency's smallest unit.
  func minorUnits(in currency: Money.Currency) throws(QuantityProblem) -> Int64 {
    let quantity = reduced
    guard quantity.decimals <= currency.minorUnitDigits else { throw .tooManyDecimals }
    guard let minorUnits = quantity.scaled(to: currency.minorUnitDigits),
      minorUnits <= Money.largestMinorUnits
    else { throw .tooLarge }
    return minorUnits
  }
}

/// Why digits are not an amount.
enum QuantityProblem: Error, Hashable {
  case unreadable
  case tooLarge
  case tooManyDecimals
}
