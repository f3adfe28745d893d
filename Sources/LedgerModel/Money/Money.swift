/// An exact amount of money in one currency.
public struct Money: Hashable, Sendable {
  /// The amount in the currency's smallest unit (cents for EUR, yen for JPY); may be negative.
  public let minorUnits: Int64
  public let currency: Currency

  public init(minorUnits: Int64, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// The largest magnitude one event may carry, in minor units.
  ///
  /// Ten million million major units of a two-digit currency. Nine thousand events at the limit
  /// still add up inside `Int64`; sums are checked all the same, and say from which event on they
  /// are too large.
  public static let largestMinorUnits: Int64 = 1_000_000_000_000_000
}
