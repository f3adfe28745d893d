/// Finds the sum of the taxes included in the total.
struct TaxSearch {
  let table: AmountTable
  let total: Int64?

  func tax() -> ReadField<ReceiptAmount>? {
    guard let total, total > 0 else { return nil }
    let labelled = table.amounts.filter { amount in
      amount.label == .tax && amount.magnitude > 0 && amount.magnitude < total
        && !amount.isPartOfLine && !amount.isRepaired
    }
    // In two: one chain of ten takes the compiler four seconds.
    let proven: ReadField<ReceiptAmount>? =
      fromTable(total) ?? fromRows(total) ?? fromParts(labelled, total) ?? fromAdded(total)
      ?? fromRates(labelled, total)
    return proven ?? fromRest(labelled, total) ?? fromPartialRows(total)
      ?? fromHalves(labelled, total) ?? fromLabel(labelled, total) ?? zero(labelled)
  }

  private var rounding: Int64 {
    table.amounts.contains { $0.label == .rounding && $0.magnitude > 0 } ? 50 : 0
  }

  private func fromRows(_ total: Int64) -> ReadField<ReceiptAmount>? {
    // India rounds to rupees.
    let roundings = table.amounts.filter { $0.label == .rounding && $0.magnitude < 1000 }
    let most = roundings.map(\.magnitude).max() ?? 0
    return TaxRows(table).tax(in: total, roundedBy: max(most, rounding)).map {
      field($0.value, $0.first, [.taxTable], isCertain: true)
    }
  }

  private func fromPartialRows(_ total: Int64) -> ReadField<ReceiptAmount>? {
    TaxRows(table).partialTax(in: total).map {
      field($0.value, $0.first, [.label], isCertain: false)
    }
  }

  private func fromAdded(_ total: Int64) -> ReadField<ReceiptAmount>? {
    let added = AddedTax(table, total: total)
    if let named = added.named() {
      return field(named.value, named.first, [.parts], isCertain: true)
    }
    return added.rated().map { field($0.value, $0.first, [.parts], isCertain: false) }
  }

  /// India's tax is printed in two halves, one central and one of the state.
  private func fromHalves(
    _ labelled: [LabelledAmount], _ total: Int64
  ) -> ReadField<ReceiptAmount>? {
    func half(_ word: StaticString) -> LabelledAmount? {
      let word = Array(word.description.utf8)
      return labelled.first { amount in
        // The words after the amount before it.
        let before = labelled.last {
          $0.line == amount.line && $0.range.upperBound <= amount.range.lowerBound
        }
        let start = before?.range.upperBound ?? 0
        return table.lines[amount.line].bytes[start..<amount.range.lowerBound].letterKey.holds(word)
      }
    }

    guard let one = half("CGST"), let other = half("SGST"), one.magnitude == other.magnitude,
      one.magnitude * 6 < total
    else { return nil }
    return field(2 * one.magnitude, one, [.label], isCertain: false)
  }

  /// "TAX 0.00", if no other tax is printed.
  private func zero(_ labelled: [LabelledAmount]) -> ReadField<ReceiptAmount>? {
    guard labelled.isEmpty, !table.bareLabels.values.contains(.tax),
      !table.numbers.joined().contains(where: { $0.isPercent && $0.thousandths > 0 })
    else { return nil }
    let zero = table.amounts.first {
      $0.label == .tax && $0.magnitude == 0 && !$0.isInTaxTable && !$0.isPartOfLine
        && !$0.isBorrowed
    }
    return zero.map { field(0, $0, [.label], isCertain: false) }
  }

  /// Two amounts of one row make the total: the smaller is the tax.
  private func fromTable(_ total: Int64) -> ReadField<ReceiptAmount>? {
    let slack = rounding
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

  /// Whether it is the price of an item on the line, or of one of several: "Oat milk 4.00 Green peas 9.00".
  private func isOfThing(_ amount: LabelledAmount) -> Bool {
    guard amount.label == nil, !amount.isInTaxTable else { return false }
    if amount.isPartOfLine { return table.lines[amount.line].key.count > 5 }
    let numbers = table.numbers[amount.line]
    guard !numbers.contains(where: \.isPercent) else { return false }
    let before = numbers.last { $0.range.upperBound <= amount.range.lowerBound }
    let start = before?.range.upperBound ?? 0
    return table.lines[amount.line].bytes[start..<amount.range.lowerBound].letterKey.count > 3
  }

  /// A smaller sum and the tax make the total.
  private func fromParts(
    _ labelled: [LabelledAmount], _ total: Int64
  ) -> ReadField<ReceiptAmount>? {
    let smaller = table.amounts.filter { amount in
      (amount.label == .subtotal || amount.label == .total || amount.label == .sum)
        && amount.magnitude < total
    }
    // With a tip after it the total is not the last amount, and a rounding is not a tax.
    let rounded = table.amounts.filter { $0.label == .rounding && $0.magnitude < 1000 }.flatMap {
      [total - $0.magnitude, total + $0.magnitude]
    }
    let wholes = Set(
      table.amounts.filter { $0.label == .total && $0.magnitude < total }.map(\.magnitude)
        + [total] + rounded)
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
    guard let first = outside.first else { return nil }
    var sum = first.magnitude
    for next in outside.dropFirst() {
      sum += next.magnitude
      if smaller.contains(where: { wholes.contains($0.magnitude + sum) }) {
        return field(sum, first, [.parts], isCertain: true)
      }
    }
    return nil
  }

  /// "incl. 10 % 0.89" and "incl. 20 % 0.93" add up to a total of 15.40 by their rates.
  private func fromRates(
    _ labelled: [LabelledAmount], _ total: Int64
  ) -> ReadField<ReceiptAmount>? {
    // Prevents overflow of the sums: a billion, in thousandths.
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
        // Half a cent of tax.
        slack += 5 * (100_000 + rate) / rate + 1
        first = first ?? amount
      }
    }
    guard let first, tax < total, abs(whole - total) <= slack else { return nil }
    return field(tax, first, [.parts], isCertain: true)
  }

  /// An amount between a smaller sum and the total, without words or with those of a neighbouring line, if
  /// words for a tax are printed somewhere.
  private func fromRest(
    _ labelled: [LabelledAmount], _ total: Int64
  ) -> ReadField<ReceiptAmount>? {
    // An amount with its own words is not a tax, except a misread one below a subtotal.
    func isThing(_ amount: LabelledAmount, below part: LabelledAmount) -> Bool {
      amount.label == nil && (!labelled.isEmpty || part.label != .subtotal)
        && table.lines[amount.line].key.count > 3
        && !table.numbers[amount.line].contains(where: \.isPercent)
    }

    let named =
      table.bareLabels.values.contains(.tax)
      || table.amounts.contains { $0.label == .tax }
    let charged = table.amounts.contains { amount in
      (amount.label == .service || amount.label == .tip) && amount.magnitude > 0
    }
    let column = table.amounts.filter { $0.isLast && !$0.isPartOfLine && !$0.isRepaired }
    guard !charged else { return nil }
    for end in column.indices where column[end].magnitude == total {
      for place in max(0, end - 4)..<end {
        let part = column[place]
        for rest in column[(place + 1)..<end]
        where part.magnitude + rest.magnitude == total && rest.magnitude * 3 < total
          && (named || part.label == .subtotal) && rest.label != .discount
          && !isThing(rest, below: part)
        {
          return field(rest.magnitude, rest, [.parts], isCertain: named)
        }
      }
    }
    return nil
  }

  /// The only amount labelled as a tax.
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
