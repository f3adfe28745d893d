/// Finds the sum of the taxes that are in the total.
struct TaxSearch {
  let table: AmountTable
  let total: Int64?

  func tax() -> ReadField<ReceiptAmount>? {
    guard let total, total > 0 else { return nil }
    let labelled = table.amounts.filter { amount in
      amount.label == .tax && amount.magnitude > 0 && amount.magnitude < total
        && !amount.isPartOfLine && !amount.isRepaired
    }
    return fromTable(total) ?? fromParts(labelled, total) ?? fromRates(labelled, total)
      ?? fromRest(labelled, total) ?? fromLabel(labelled, total)
  }

  /// Two amounts of one row make the total: the smaller is the tax.
  private func fromTable(_ total: Int64) -> ReadField<ReceiptAmount>? {
    let hasRounding = table.amounts.contains { $0.label == .rounding && $0.magnitude > 0 }
    let slack: Int64 = hasRounding ? 50 : 0
    var rows: [Int: [LabelledAmount]] = [:]
    for amount in table.amounts where !amount.isRepaired && !isOfThing(amount) {
      rows[amount.line, default: []].append(amount)
    }
    var best: LabelledAmount?
    for line in rows.keys.sorted() {
      guard let row = rows[line], row.count >= 2, row.count <= 6 else { continue }
      for (index, left) in row.enumerated() {
        for right in row[(index + 1)...]
        where abs(left.magnitude + right.magnitude - total) <= slack
          && left.magnitude != right.magnitude
        {
          let tax = left.magnitude < right.magnitude ? left : right
          if tax.magnitude > 50, tax.magnitude * 2 < total { best = tax }
        }
      }
    }
    guard let best else { return nil }
    return field(best.magnitude, best, [.taxTable], isCertain: true)
  }

  /// Whether it is the price of one of the things that a line names.
  private func isOfThing(_ amount: LabelledAmount) -> Bool {
    amount.isPartOfLine && amount.label == nil && table.lines[amount.line].key.count > 5
  }

  /// A smaller sum and the tax make the total.
  private func fromParts(
    _ labelled: [LabelledAmount], _ total: Int64
  ) -> ReadField<ReceiptAmount>? {
    let smaller = table.amounts.filter { amount in
      (amount.label == .subtotal || amount.label == .total || amount.label == .sum)
        && amount.magnitude < total
    }
    // With a tip behind it the total is not the last.
    let wholes = Set(
      table.amounts.filter { $0.label == .total && $0.magnitude < total }.map(\.magnitude) + [total]
    )
    for tax in labelled where !tax.isInTaxTable {
      for part in smaller where wholes.contains(part.magnitude + tax.magnitude) {
        return field(tax.magnitude, tax, [.parts], isCertain: true)
      }
    }
    for tax in labelled {
      for part in smaller where part.magnitude + tax.magnitude == total {
        return field(tax.magnitude, tax, [.parts], isCertain: true)
      }
    }
    // Several taxes.
    let outside = labelled.filter { !$0.isInTaxTable }.prefix(6)
    if outside.count > 1 {
      let sum = outside.reduce(0) { $0 + $1.magnitude }
      if smaller.contains(where: { $0.magnitude + sum == total }), let first = outside.first {
        return field(sum, first, [.parts], isCertain: true)
      }
    }
    return nil
  }

  /// "incl. 10 % 0.89" and "incl. 20 % 0.93" are in a total of 15.40, for so much has such a tax in it.
  private func fromRates(
    _ labelled: [LabelledAmount], _ total: Int64
  ) -> ReadField<ReceiptAmount>? {
    // So that no sum of them is too large: a milliard, in thousandths.
    let largestTax: Int64 = 1_000_000_000_000
    let largestWhole = 1_000_000 * largestTax
    var (tax, whole, slack): (Int64, Int64, Int64) = (0, 0, 0)
    var rates: Set<Int64> = []
    var first: LabelledAmount?
    for place in Set(labelled.map(\.line)).sorted() {
      let amounts = labelled.filter { $0.line == place }
      let percents = table.numbers[place].filter { $0.isPercent && $0.thousandths > 0 }
      guard percents.count == amounts.count, percents.count <= 4 else { continue }
      for (percent, amount) in zip(percents, amounts) {
        let rate = percent.thousandths
        guard percent.range.upperBound <= amount.range.lowerBound, rate <= 50_000,
          amount.magnitude <= largestTax, whole <= largestWhole, rates.insert(rate).inserted
        else { continue }
        tax += amount.magnitude
        whole += amount.magnitude * (100_000 + rate) / rate
        // Half of a cent of tax.
        slack += 5 * (100_000 + rate) / rate + 1
        first = first ?? amount
      }
    }
    guard let first, tax < total, abs(whole - total) <= slack else { return nil }
    return field(tax, first, [.parts], isCertain: true)
  }

  /// An amount between a smaller sum and the total, to which no words belong or those of a line beside it,
  /// where words for a tax stand somewhere.
  private func fromRest(
    _ labelled: [LabelledAmount], _ total: Int64
  ) -> ReadField<ReceiptAmount>? {
    // Where words call another amount a tax, what words of its own stand beside is none.
    func isThing(_ amount: LabelledAmount) -> Bool {
      amount.label == nil && !labelled.isEmpty && table.lines[amount.line].key.count > 3
        && !table.numbers[amount.line].contains(where: \.isPercent)
    }

    let named =
      table.bareLabels.values.contains(.tax)
      || table.amounts.contains { $0.label == .tax }
    let charged = table.amounts.contains { amount in
      (amount.label == .service || amount.label == .tip) && amount.magnitude > 0
    }
    let column = table.amounts.filter { $0.isLast && !$0.isPartOfLine && !$0.isRepaired }
    guard let end = column.firstIndex(where: { $0.magnitude == total }), !charged else {
      return nil
    }
    for (place, part) in column[..<end].enumerated() where end - place <= 4 {
      for rest in column[(place + 1)..<end]
      where part.magnitude + rest.magnitude == total && rest.magnitude * 3 < total
        && (named || part.label == .subtotal) && rest.label != .discount && !isThing(rest)
      {
        return field(rest.magnitude, rest, [.parts], isCertain: named)
      }
    }
    return nil
  }

  /// One amount that words call a tax.
  private func fromLabel(
    _ labelled: [LabelledAmount], _ total: Int64
  ) -> ReadField<ReceiptAmount>? {
    let small = labelled.filter { $0.magnitude * 3 < total }
    let outside = small.filter { !$0.isInTaxTable }
    let chosen = outside.isEmpty ? small : outside
    let values = Set(chosen.map(\.magnitude))
    guard values.count == 1, let only = chosen.first else { return nil }
    return field(only.magnitude, only, [.label], isCertain: false)
  }

  private func field(
    _ value: Int64, _ amount: LabelledAmount, _ evidence: [ReceiptEvidence], isCertain: Bool
  ) -> ReadField<ReceiptAmount> {
    ReadField(
      ReceiptAmount(thousandths: value, decimals: amount.decimals),
      lines: [table.lines[amount.line].number], evidence: evidence, isCertain: isCertain)
  }
}
