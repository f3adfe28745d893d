import LedgerModel

/// An amount as every screen writes it: all decimals of its currency, no grouping, "-50.00".
enum AmountText {
  static func text(_ money: Money) -> String { money.text(.plain, isGrouped: false) }

  static func text(_ minorUnits: Int64, _ currency: Currency) -> String {
    text(Money(minorUnits: minorUnits, currency: currency))
  }
}
