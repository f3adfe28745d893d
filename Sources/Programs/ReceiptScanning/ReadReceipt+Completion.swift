import ReceiptReading

extension ReadReceipt {
  /// Whether every field that an entry needs is settled.
  var isWhole: Bool {
    total?.isCertain == true && date?.isCertain == true && merchant != nil
  }

  /// The number of fields found that an entry needs.
  var fieldCount: Int {
    (total == nil ? 0 : 1) + (date == nil ? 0 : 1) + (merchant == nil ? 0 : 1)
  }

  /// Returns the receipt, with the fields of its next page that are more certain.
  func completed(by other: ReadReceipt) -> ReadReceipt {
    guard self != ReadReceipt() else { return other }
    var whole = self
    whole.merchant = ReadReceipt.surer(merchant, other.merchant)
    whole.date = ReadReceipt.surer(date, other.date)
    // Items and taxes belong to the total that they were read with.
    let total = ReadReceipt.surer(self.total, other.total)
    if total == other.total, total != self.total {
      whole.total = total
      whole.tax = other.tax ?? tax
      whole.items = other.items
    } else {
      whole.tax = tax ?? other.tax
      if items.isEmpty { whole.items = other.items }
    }
    whole.currency = ReadReceipt.surer(currency, other.currency)
    whole.payment = ReadReceipt.surer(payment, other.payment)
    whole.text = [text, other.text].filter { !$0.isEmpty }.joined(separator: "\n")
    return whole
  }

  /// The first of two readings of a field, unless the second is more certain.
  private static func surer<Value>(
    _ first: ReadField<Value>?, _ second: ReadField<Value>?
  ) -> ReadField<Value>? {
    guard let first else { return second }
    guard let second else { return first }
    if first.isCertain != second.isCertain { return second.isCertain ? second : first }
    return second.evidence.count > first.evidence.count ? second : first
  }
}
