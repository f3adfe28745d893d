import LedgerModel

/// What bills come to that are still to be paid.
struct BillSums {
  /// How many are open.
  private(set) var count = 0
  /// What is left to be paid of those whose amount is known.
  private(set) var left: Money
  /// How many have an amount that nobody knows yet.
  private(set) var unknownCount = 0

  /// - Throws: ``FigureTooLarge`` where the sum does not fit.
  init(
    _ occurrences: some Sequence<Bill.Day>, in currency: Money.Currency
  ) throws(FigureTooLarge) {
    left = .zero(currency)
    for occurrence in occurrences where occurrence.state == .open {
      if occurrence.terms.type == .income { continue }
      count += 1
      if occurrence.terms.certainty == .unknown { unknownCount += 1 }
      let (sum, overflows) = left.minorUnits.addingReportingOverflow(occurrence.left.minorUnits)
      guard !overflows else { throw FigureTooLarge(since: nil) }
      left = Money(minorUnits: sum, currency: currency)
    }
  }

  /// `2 bills overdue, 131.00`.
  func text(_ what: String, _ style: ScreenStyle) -> String {
    let unknown = unknownCount == 0 ? "" : " and \(unknownCount) of an unknown amount"
    return "\(count.of("bill")) \(what), \(style.amount(left))\(unknown)"
  }

  var document: Record { ["count": count, "amount": left, "unknown": unknownCount] }
}
