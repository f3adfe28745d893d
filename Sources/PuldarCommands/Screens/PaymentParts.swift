import LedgerModel

/// The counting parts of one payment.
struct PaymentParts {
  /// In the order of their ids; at least one.
  let entries: [RegisteredEntry]

  /// Returns the sum of the parts.
  func sum(in currency: Money.Currency) throws(FigureTooLarge) -> Money {
    let units = entries.map(\.values.amount.minorUnits)
    return Money(
      minorUnits: try FigureTooLarge.sum(units, FigureTooLarge(since: entries.last?.id)),
      currency: currency)
  }

  /// Returns `groceries 80.00 (8), shopping 40.00 (9)`.
  func text(
    _ numbering: EventNumbering, _ categories: CategoryCatalog, _ style: ScreenStyle
  ) -> String {
    entries.map { part in
      let category = categories.shownName(of: part.values.category)
      return "\(category) \(style.amount(part.values.amount)) (\(numbering.text(part.id)))"
    }.joined(separator: ", ")
  }
}

extension [RegisteredEntry] {
  /// The entries in groups: adjacent parts of one payment together.
  var byPayment: [[RegisteredEntry]] {
    var groups: [[RegisteredEntry]] = []
    for entry in self {
      if let payment = entry.countingPayment, let last = groups.last?.first,
        last.countingPayment == payment, last.values.date == entry.values.date
      {
        groups[groups.count - 1].append(entry)
      } else {
        groups.append([entry])
      }
    }
    return groups
  }
}
