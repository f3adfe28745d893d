/// Rows of a table of taxes whose own numbers prove them: "19% 59.55 11.32 70.87", "10% 294.00 26.73".
struct TaxRows {
  /// The content of one row.
  private struct Row {
    var tax: LabelledAmount
    /// The gross amount if the other amount is net; `nil` if the rate does not fit.
    var grossOfNet: Int64?
    /// The same if the other amount is gross.
    var gross: Int64?
    /// Whether it has a printed rate that fits.
    var isRated: Bool
  }

  private let rows: [Row]
  /// Whether some line holds a rate and amounts that do not fit it.
  private let holdsOther: Bool
  /// Half of the last printed digit.
  private let slack: Int64

  init(_ table: AmountTable) {
    let slack: Int64 = table.style == .none ? 600 : 6
    self.slack = slack
    var byLine: [Int: [LabelledAmount]] = [:]
    for amount in table.amounts where !amount.isRepaired && amount.magnitude <= TaxRows.largest {
      byLine[amount.line, default: []].append(amount)
    }
    var found: [Row] = []
    var holdsOther = false
    for line in byLine.keys.sorted() {
      guard let amounts = byLine[line], (2...6).contains(amounts.count),
        amounts.allSatisfy({ TaxRows.labels.contains($0.label) })
      else { continue }
      let rates = table.numbers[line].filter { $0.isPercent && $0.thousandths <= 30_000 }
      guard rates.count <= 1 else { continue }
      let row =
        TaxRows.row(amounts, rate: rates.first?.thousandths, slack)
        ?? TaxRows.pair(amounts, rate: rates.first?.thousandths, slack)
      if let row {
        found.append(row)
      } else if !rates.isEmpty {
        holdsOther = true
      }
    }
    rows = found
    self.holdsOther = holdsOther
  }

  /// A billion, in thousandths: no product with a rate overflows.
  private static let largest: Int64 = 1_000_000_000_000
  /// The possible labels of amounts in such a row.
  private static let labels: Set<AmountLabel?> = [nil, .tax, .subtotal, .sum]

  /// A row of a net amount, its tax, and both together.
  private static func row(_ amounts: [LabelledAmount], rate: Int64?, _ slack: Int64) -> Row? {
    for (place, gross) in amounts.enumerated() where gross.magnitude > 0 {
      let others = amounts.indices.filter { $0 != place }
      for net in others {
        for tax in others
        where tax != net && amounts[tax].magnitude * 2 < amounts[net].magnitude
          && amounts[net].magnitude + amounts[tax].magnitude == gross.magnitude
        {
          // The sum proves it: programs round the parts differently.
          if let rate,
            !isRate(rate, amounts[tax].magnitude, of: amounts[net].magnitude, 4 * slack)
          {
            continue
          }
          return Row(
            tax: amounts[tax], grossOfNet: gross.magnitude, gross: gross.magnitude,
            isRated: rate != nil)
        }
      }
    }
    return nil
  }

  /// A row of a rate, and an amount without or with the tax.
  private static func pair(_ amounts: [LabelledAmount], rate: Int64?, _ slack: Int64) -> Row? {
    guard let rate else { return nil }
    if amounts.count == 3, amounts[1].magnitude == amounts[2].magnitude,
      amounts[1].magnitude > 0,
      isRate(rate, 2 * amounts[1].magnitude, of: amounts[0].magnitude, 2 * slack)
    {
      // "5% 586.67 14.67 14.67": two halves of one tax.
      var tax = amounts[1]
      tax.value = 2 * tax.magnitude
      let gross = amounts[0].magnitude + tax.value
      return Row(tax: tax, grossOfNet: gross, gross: gross, isRated: true)
    }
    guard amounts.count == 2 else { return nil }
    let (one, other) = (amounts[0], amounts[1])
    let (base, tax) = one.magnitude > other.magnitude ? (one, other) : (other, one)
    guard tax.magnitude > 0 || rate == 0 else { return nil }
    // For small amounts both may fit.
    let isNet = isRate(rate, tax.magnitude, of: base.magnitude, slack)
    let isGross = isRate(rate, tax.magnitude, of: base.magnitude - tax.magnitude, slack)
    guard isNet || isGross else { return nil }
    return Row(
      tax: tax, grossOfNet: isNet ? base.magnitude + tax.magnitude : nil,
      gross: isGross ? base.magnitude : nil, isRated: true)
  }

  /// - Parameter rate: In thousandths of a percent.
  private static func isRate(_ rate: Int64, _ tax: Int64, of net: Int64, _ slack: Int64) -> Bool {
    abs(tax * 100_000 - net * rate) <= slack * 100_000
  }

  /// Returns the sum of the taxes if the rows together are the total; otherwise `nil`.
  func tax(in total: Int64, roundedBy rounding: Int64) -> (value: Int64, first: LabelledAmount)? {
    guard let first = rows.first?.tax else { return nil }
    let tax = rows.reduce(0) { $0 + $1.tax.magnitude }
    let limit = rounding + 2 * slack * Int64(rows.count)
    let isTotal = [rows.map(\.gross), rows.map(\.grossOfNet)].contains { wholes in
      let known = wholes.compactMap { $0 }
      return known.count == rows.count && abs(known.reduce(0, +) - total) <= limit
    }
    return tax > 0 && isTotal ? (tax, first) : nil
  }

  /// Returns the sum of the taxes of rows labelled as a tax, if the rest of the total has none.
  func partialTax(in total: Int64) -> (value: Int64, first: LabelledAmount)? {
    let rated = rows.filter { row in row.isRated && row.tax.label == .tax }
    guard let first = rated.first?.tax, !holdsOther else { return nil }
    let whole = rated.reduce(0) { $0 + ($1.gross ?? $1.grossOfNet ?? 0) }
    let tax = rated.reduce(0) { $0 + $1.tax.magnitude }
    return whole < total ? (tax, first) : nil
  }
}
