/// Decides whether an amount came back: by its sign, or by words beside it.
struct RefundSearch {
  private let table: AmountTable

  init(_ table: AmountTable) { self.table = table }

  /// Whether the amount is printed with a minus in a place of a sum, or beside words for a refund.
  ///
  /// On a screenshot of a bank's app, which has no words for sums, a minus is what was spent, and a plus what came in.
  ///
  /// - Parameter value: The amount without its sign.
  func isRefund(_ value: Int64) -> Bool {
    let places = table.amounts.filter { $0.magnitude == value && !$0.isInTaxTable }
    let sums = places.filter { amount in
      amount.label.map { RefundSearch.sums.contains($0) } == true && !amount.isPartOfLine
    }
    if sums.contains(where: { $0.value < 0 }) { return true }
    if sums.isEmpty, places.contains(where: isAdded) { return true }
    return places.contains { RefundSearch.words.begins(table.lines[$0.line].key) }
  }

  /// "+12.40", alone on its line.
  private func isAdded(_ amount: LabelledAmount) -> Bool {
    let line = table.lines[amount.line]
    return line.key.count <= 3 && line.bytes.first == UInt8(ascii: "+")
  }

  private static let sums: Set<AmountLabel> = [.due, .total, .subtotal, .sum]

  /// Words before an amount that is paid back.
  private static let words = WordList(
    """
    REFUND RETURNTOTAL TOTALREFUND REMBOURSEMENT RUCKERSTATTUNG RUECKERSTATTUNG ERSTATTUNG GUTSCHRIFT REEMBOLSO \
    DEVOLUCION DEVOLUCAO RIMBORSO TERUGBETALING PENGEMBALIAN BAYARANBALIK
    """)
}
