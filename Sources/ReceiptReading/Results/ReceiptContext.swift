public import LedgerEvents

/// Context that decides only what the receipt itself leaves open.
public struct ReceiptContext: Hashable, Sendable {
  /// The day of reading: no receipt is from a later year than the next. `nil` if unknown.
  public var today: CalendarDay?
  /// The conventions for numbers and dates.
  public var conventions: NumberConventions
  /// Whether the person stated the order of day and month, so that a day with two readings is read in it without a
  /// doubt, unless the receipt shows another order.
  public var isOrderStated: Bool

  /// Makes a context from its properties.
  public init(
    today: CalendarDay? = nil, conventions: NumberConventions = .plain, isOrderStated: Bool = false
  ) {
    self.today = today
    self.conventions = conventions
    self.isOrderStated = isOrderStated
  }
}
