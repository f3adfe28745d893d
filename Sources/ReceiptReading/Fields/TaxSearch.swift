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
    return fromTable(total) ?? fromParts(labelled, total) ?? fromRest(total)
      ?? fromLabel(labelled, total)
  }

  /// Two amounts of one row make the total: the smaller is the tax.
  private func fromTable(_ total: Int64) -> ReadField<ReceiptAmount>? {
    let hasRounding = table.amounts.contains { $0.label == .rounding && $0.magnitude > 0 }
    let slack: Int64 = hasRounding ? 50 : 0
    var rows: [Int: [LabelledAmount]] = [:]
    for amount in table.amounts where !amount.isRepaired {
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

  /// An amount between a smaller sum and the total, to which no words belong or those of a line beside it,
  /// where words for a tax stand somewhere.
  private func fromRest(_ total: Int64) -> ReadField<ReceiptAmount>? {
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
        && (named || part.label == .subtotal) && rest.label != .discount
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
