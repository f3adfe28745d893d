public import LedgerEvents

/// A printed amount without a currency: a receipt may not state it.
public struct ReceiptAmount: Hashable, Sendable {
  /// The amount in thousandths of the currency's unit: "1.500" dinars is 1,500.
  public let thousandths: Int64
  /// The number of printed decimals: 0, 2 or 3.
  public let decimals: Int

  package init(thousandths: Int64, decimals: Int) {
    self.thousandths = thousandths
    self.decimals = min(max(decimals, 0), 3)
  }

  /// Returns the amount in a currency; `nil` if it has more decimals than the currency.
  public func money(in currency: Money.Currency) -> Money? {
    switch currency.minorUnitDigits {
    case 0:
      thousandths % 1000 == 0 ? Money(minorUnits: thousandths / 1000, currency: currency) : nil
    case 2: thousandths % 10 == 0 ? Money(minorUnits: thousandths / 10, currency: currency) : nil
    case 3: Money(minorUnits: thousandths, currency: currency)
    default: nil
    }
  }

  /// The amount with its decimals after a point, as "1234.50".
  public var text: String {
    let whole = String(thousandths.magnitude / 1000)
    let sign = thousandths < 0 ? "-" : ""
    if decimals == 0, thousandths % 1000 == 0 { return sign + whole }
    let digits = thousandths % 10 == 0 && decimals < 3 ? 2 : 3
    var rest = String(thousandths.magnitude % 1000)
    rest = String(repeating: "0", count: 3 - rest.utf8.count) + rest
    return "\(sign)\(whole).\(rest.prefix(digits))"
  }
}
