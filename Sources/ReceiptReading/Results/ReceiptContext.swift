public import LedgerEvents

/// What is known where a receipt is read, and decides only where the receipt itself says nothing.
public struct ReceiptContext: Hashable, Sendable {
  /// The day on which it is read: no receipt is from a later year than the next. `nil` where it is not known.
  public var today: CalendarDay?
  /// How numbers and days are read here.
  public var conventions: NumberConventions

  /// What is known, each as the property of its name.
  public init(today: CalendarDay? = nil, conventions: NumberConventions = .plain) {
    self.today = today
    self.conventions = conventions
  }
}
