/// Why two amounts have no sum or difference.
@nonexhaustive
public enum MoneyError: Error, Hashable, Sendable {
  /// Amounts of two currencies are never added: no rate is known.
  case differentCurrencies(Money.Currency, Money.Currency)
  /// The result does not fit into 64 bits of minor units.
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
  /// Nothing, in a currency.
  public static func zero(_ currency: Money.Currency) -> Money {
    Money(minorUnits: 0, currency: currency)
  }

  /// The sum of two amounts of one currency.
  ///
  /// - Throws: ``MoneyError`` where the currencies differ, or the sum does not fit.
  public static func + (left: Money, right: Money) throws(MoneyError) -> Money {
    try left.combined(right, left.minorUnits.addingReportingOverflow(right.minorUnits))
  }

  /// The difference of two amounts of one currency.
  ///
  /// - Throws: ``MoneyError`` where the currencies differ, or the difference does not fit.
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

/// Amounts of one currency stand by their size, those of several by the currency's code first.
extension Money: Comparable {
  public static func < (left: Money, right: Money) -> Bool {
    (left.currency, left.minorUnits) < (right.currency, right.minorUnits)
  }
}

extension Money {
  /// The same amount with the other sign; the lowest of all keeps its own.
  public var negated: Money { Money(minorUnits: 0 &- minorUnits, currency: currency) }

  /// The sum with an amount of the same currency, where it is known to fit.
  public func adding(_ other: Money) -> Money {
    Money(minorUnits: minorUnits &+ other.minorUnits, currency: currency)
  }

  /// The difference to an amount of the same currency, where it is known to fit.
  public func subtracting(_ other: Money) -> Money {
    Money(minorUnits: minorUnits &- other.minorUnits, currency: currency)
  }

  /// By how much it lies below zero; zero where it does not.
  public var shortfall: Money { minorUnits < 0 ? negated : .zero(currency) }

  /// How much of a whole it is in percent, rounded towards zero; `nil` where the whole is not above
  /// zero, or the percentage does not fit.
  public func percent(of whole: Money) -> Int? {
    guard whole.minorUnits > 0 else { return nil }
    let (high, low) = Int64(100).multipliedFullWidth(by: minorUnits)
    let percent = (Int128(high) << 64 | Int128(low)) / Int128(whole.minorUnits)
    return Int64(exactly: percent).map(Int.init)
  }
}
