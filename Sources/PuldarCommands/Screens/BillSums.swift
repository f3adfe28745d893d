import LedgerModel

/// The sum of bills that are still to be paid.
struct BillSums: Shaped {
  /// The number of open days.
  private(set) var count = 0
  /// The amount left to pay of those whose amount is known.
  private(set) var left: Money
  /// The number of those whose amount is not known yet.
  private(set) var unknownCount = 0

  /// - Throws: ``FigureTooLarge`` if the sum does not fit.
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

  /// Returns `2 bills overdue, 131.00`.
  func text(_ what: String, _ style: ScreenStyle) -> String {
    let unknown = unknownCount == 0 ? "" : " and \(unknownCount) of an unknown amount"
    return "\(count.of("bill")) \(what), \(style.amount(left))\(unknown)"
  }

  static let shape = Shape<BillSums>(
    "bill-sums", note: "What is still to be paid.",
    .init("count", \.count), .init("amount", \.left),
    .init(
      "unknown", \.unknownCount, "How many of them have an amount that nobody knows yet."))
}
