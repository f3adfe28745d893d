/// Taxes between the items and the total, each on its own line.
struct AddedTax {
  private let table: AmountTable
  private let total: Int64
  /// The sums of item columns, and the subtotals: the amounts that taxes are added to.
  private let bases: [Int64]
  private let slack: Int64

  init(_ table: AmountTable, total: Int64) {
    self.table = table
    self.total = total
    slack = table.style == .none ? 600 : 6
    var things: Int64 = 0
    var bases: [Int64] = []
    for amount in table.amounts where AddedTax.isCounted(amount) {
      switch amount.label {
      case nil where amount.isLast && bases.count < AddedTax.baseLimit:
        things += amount.value
        bases.append(amount.value)
        bases.append(things)
      case .subtotal, .sum, .total:
        if bases.count < AddedTax.baseLimit { bases.append(amount.value) }
      default: break
      }
    }
    self.bases = bases.filter { $0 > 0 && $0 < total }
  }

  private static let baseLimit = 600
  private static let taxLimit = 8
  /// A billion, in thousandths: no sum and no product with a rate overflows.
  private static let largest: Int64 = 1_000_000_000_000

  private static func isCounted(_ amount: LabelledAmount) -> Bool {
    !amount.isInTaxTable && !amount.isPartOfLine && !amount.isRepaired
      && amount.magnitude <= largest
  }

  /// Returns the sum of all amounts labelled as taxes, if with the charges, discounts and the rounding they
  /// lead from one of the bases to the total.
  func named() -> (value: Int64, first: LabelledAmount)? {
    let taxes = table.amounts.filter { $0.label == .tax && AddedTax.isCounted($0) && $0.value > 0 }
    guard let first = taxes.first, taxes.count <= AddedTax.taxLimit else { return nil }
    let tax = taxes.reduce(0) { $0 + $1.value }
    guard tax * 3 < total else { return nil }
    var others: Int64 = 0
    for amount in table.amounts where AddedTax.isCounted(amount) {
      switch amount.label {
      case .service, .rounding: others += amount.value
      case .discount: others -= amount.magnitude
      default: break
      }
    }
    return bases.contains(total - tax - others) ? (tax, first) : nil
  }

  /// Finds taxes by their rates: "STATE 10.25% 1.67" and "CITY 12.5% 2.04" match one of the bases, and lead
  /// from it to the total.
  func rated() -> (value: Int64, first: LabelledAmount)? {
    var rows: [(rate: Int64, amount: LabelledAmount)] = []
    for amount in table.amounts
    where (amount.label == nil || amount.label == .tax) && AddedTax.isCounted(amount)
      && amount.value > 0
    {
      let rates = table.numbers[amount.line].filter(\.isPercent)
      guard rates.count == 1, let rate = rates.first, (1...30_000).contains(rate.thousandths),
        rate.range.upperBound <= amount.range.lowerBound
      else { continue }
      rows.append((rate.thousandths, amount))
    }
    guard let first = rows.first?.amount, rows.count <= AddedTax.taxLimit else { return nil }
    let tax = rows.reduce(0) { $0 + $1.amount.value }
    let isTaxed = bases.contains { base in
      base + tax == total
        && rows.allSatisfy { abs($0.amount.value * 100_000 - base * $0.rate) <= slack * 100_000 }
    }
    return isTaxed ? (tax, first) : nil
  }
}
