import LedgerEvents

/// Reads the text of receipts into fields.
///
/// It uses no list of shops: fields are found by their position, by the vocabulary of receipts, and by the
/// receipt's own sums.
public struct ReceiptReader: Sendable {
  /// Makes a stateless reader.
  public init() {}

  /// Reads the fields of a receipt.
  ///
  /// - Parameters:
  ///   - text: The printed lines, as given by character recognition. Any text is accepted.
  ///   - context: Decides what the receipt leaves open.
  public func read(_ text: String, _ context: ReceiptContext = ReceiptContext()) -> ReadReceipt {
    let text = ReceiptText(text)
    let lines = text.lines
    var receipt = ReadReceipt()
    receipt.isCut = text.isCut
    receipt.text = lines.map(\.text).joined(separator: "\n")
    guard !lines.isEmpty else { return receipt }
    let country = CountrySearch(lines)
    receipt.currency = country.currency(lines)
    let dates = DateSearch(lines, context)
    receipt.date = dates.day(in: country)
    let table = AmountTable(
      lines, dates: dates.places,
      digitsOfCurrency: receipt.currency?.value.minorUnitDigits)
    receipt.total = total(table)
    receipt.tax = TaxSearch(table: table, total: receipt.total?.value.thousandths).tax()
    receipt.items = ItemSearch(table: table).items()
    receipt.payment = payment(table)
    let busy = Set(dates.dates.map(\.line)).union(table.amounts.map(\.line))
    receipt.merchant = MerchantSearch(lines: lines, busy: busy).merchant()
    return receipt
  }

  private func total(_ table: AmountTable) -> ReadField<ReceiptAmount>? {
    let search = TotalSearch(table)
    let all = search.candidates()
    guard let best = all.first, best.isNamed || (best.isSummed && !search.holdsUnreadTotal) else {
      // A printed total that cannot be read is not replaced by another sum.
      guard !search.holdsUnreadTotal else { return nil }
      return (search.comesToNothing || all.isEmpty ? zero(table) : nil)
        ?? sumOfItems(search, all, table) ?? all.first.map { field(of: $0, among: all, table) }
    }
    return field(of: best, among: all, table)
  }

  /// The sum of the items if no total is printed and the largest amount is the price of one of them.
  private func sumOfItems(
    _ search: TotalSearch, _ all: [TotalSearch.Candidate], _ table: AmountTable
  ) -> ReadField<ReceiptAmount>? {
    guard let largest = all.first, largest.evidence == [.largest], let sum = search.itemSum,
      // The sum of the others is their total.
      sum.count > 1, sum.value > largest.value, sum.value != 2 * largest.value,
      table.lines[largest.line].key.count > 3,
      all.allSatisfy(\.labelledLines.isEmpty),
      !table.bareLabels.values.contains(where: { $0 == .total || $0 == .due })
    else { return nil }
    let things = table.amounts.filter { $0.isLast && !$0.isPartOfLine && !$0.isWhole }
    func amount(_ value: Int64) -> ReceiptAmount {
      ReceiptAmount(thousandths: value, decimals: largest.decimals)
    }
    return ReadField(
      amount(sum.value), lines: things.map { table.lines[$0.line].number }, evidence: [.items],
      isCertain: false,
      rivals: [.init(value: amount(largest.value), line: table.lines[largest.line].number)])
  }

  /// A total of zero, as when a voucher paid for all of it.
  private func zero(_ table: AmountTable) -> ReadField<ReceiptAmount>? {
    let zero = table.amounts.first { amount in
      amount.value == 0 && (amount.label == .total || amount.label == .due)
        && !amount.isInTaxTable && !amount.isPartOfLine
    }
    return zero.map { amount in
      ReadField(
        ReceiptAmount(thousandths: 0, decimals: amount.decimals),
        lines: [table.lines[amount.line].number], evidence: [.label], isCertain: false)
    }
  }

  private func field(
    of best: TotalSearch.Candidate, among all: [TotalSearch.Candidate], _ table: AmountTable
  ) -> ReadField<ReceiptAmount> {
    // The amount before a printed rounding is the same total, and an amount with change was handed over.
    let others = all.dropFirst().filter { other in
      !isRounded(other.value, to: best, table)
        && !table.amounts.contains {
          $0.label == .change && $0.magnitude > 0 && $0.magnitude == other.value - best.value
        }
    }
    let rivals = Array(others.filter { $0.isNamed || $0.isSummed }.prefix(3))
    let proof = TotalProof(table: table, best: best, others: Array(others), rivals: rivals)
    func amount(_ candidate: TotalSearch.Candidate) -> ReceiptAmount {
      ReceiptAmount(
        thousandths: candidate.isNegative ? 0 - candidate.value : candidate.value,
        decimals: candidate.decimals)
    }
    return ReadField(
      amount(best), lines: [table.lines[best.line].number], evidence: best.evidence,
      isCertain: proof.isProven,
      rivals: rivals.map { .init(value: amount($0), line: table.lines[$0.line].number) })
  }

  /// Whether a printed rounding leads from an amount to the total, whose last digit then is 0 or 5.
  private func isRounded(
    _ value: Int64, to best: TotalSearch.Candidate, _ table: AmountTable
  ) -> Bool {
    let difference = abs(value - best.value)
    guard best.value % 50 == 0, (1...49).contains(difference) else { return false }
    return table.amounts.contains { $0.label == .rounding && $0.magnitude == difference }
  }

  private func payment(_ table: AmountTable) -> ReadField<ReadReceipt.PaymentKind>? {
    func first(_ label: AmountLabel) -> Int? {
      table.amounts.first { $0.label == label && $0.magnitude > 0 }?.line
        ?? table.bareLabels.filter { $0.value == label }.keys.min()
    }
    let (cash, card) = (first(.cash), first(.card))
    guard let line = card ?? cash else { return nil }
    // If both are printed, the change decides.
    let isCash = card == nil || (cash != nil && first(.change) != nil)
    return ReadField(
      isCash ? .cash : .card, lines: [table.lines[isCash ? cash ?? line : line].number],
      evidence: [.label], isCertain: cash == nil || card == nil)
  }
}
