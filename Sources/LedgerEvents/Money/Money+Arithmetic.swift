/// Why two amounts have no sum or difference.
@nonexhaustive
public enum MoneyError: Error, Hashable, Sendable {
  /// Amounts of two currencies are never added: no exchange rate is known.
  case differentCurrencies(Money.Currency, Money.Currency)
  /// The result does not fit in 64 bits of minor units.
  case tooLarge
}

extension MoneyError: ExplainedError {
  public var problem: String {
    switch self {
    case .differentCurrencies(let left, let right):
      "\(left.code) and \(right.code) cannot be combined"
    case .tooLarge: "the result is too large to be exact"
    }
  }

  public var remedy: String? { nil }
}

extension Money {
  /// Returns zero in a currency.
  public static func zero(_ currency: Money.Currency) -> Money {
    Money(minorUnits: 0, currency: currency)
  }

  /// Adds two amounts of one currency.
  ///
  /// - Throws: ``MoneyError`` if the currencies differ, or the sum does not fit.
  public static func + (left: Money, right: Money) throws(MoneyError) -> Money {
    try left.combined(right, left.minorUnits.addingReportingOverflow(right.minorUnits))
  }

  /// Subtracts two amounts of one currency.
  ///
  /// - Throws: ``MoneyError`` if the currencies differ, or the difference does not fit.
  public static func - (left: Money, right: Money) throws(MoneyError) -> Money {
    try left.combined(right, left.minorUnits.subtractingReportingOverflow(right.minorUnits))
  }

  private func combined(
    _ other: Money, _ units: (partialValue: Int64, overflow: Bool)
  ) throws(MoneyError) -> Money {
    guard currency == other.currency else {
      throw .differentCurrencies(currency, other.currency)
    }
    if units.overflow { throw .tooLarge }
    return Money(minorUnits: units.partialValue, currency: currency)
  }
}

/// Sorted by the currency's code, then by size.
extension Money: Comparable {
  public static func < (left: Money, right: Money) -> Bool {
    (left.currency, left.minorUnits) < (right.currency, right.minorUnits)
  }
}

extension Money {
  /// The amount with the opposite sign; the minimum stays as it is.
  public var negated: Money { Money(minorUnits: 0 &- minorUnits, currency: currency) }

  /// Returns the sum with an amount of the same currency, if it is known to fit.
  public func adding(_ other: Money) -> Money {
    Money(minorUnits: minorUnits &+ other.minorUnits, currency: currency)
  }

  /// Returns the difference from an amount of the same currency, if it is known to fit.
  public func subtracting(_ other: Money) -> Money {
    Money(minorUnits: minorUnits &- other.minorUnits, currency: currency)
  }

  /// The amount missing to zero; zero if it is not negative.
  public var shortfall: Money { minorUnits < 0 ? negated : .zero(currency) }

  /// Returns the percentage of a whole, rounded towards zero; `nil` if the whole is not more than zero, or
  /// the percentage does not fit.
  public func percent(of whole: Money) -> Int? {
    guard whole.minorUnits > 0 else { return nil }
    let (high, low) = Int64(100).multipliedFullWidth(by: minorUnits)
    let percent = (Int128(high) << 64 | Int128(low)) / Int128(whole.minorUnits)
    return Int64(exactly: percent).map(Int.init)
  }
}
