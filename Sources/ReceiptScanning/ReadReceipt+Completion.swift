import ReceiptReading

extension ReadReceipt {
  /// Whether nothing that an entry needs is open.
  var isWhole: Bool {
    total?.isCertain == true && date?.isCertain == true && merchant != nil
  }

  /// How many of the fields that an entry needs were found.
  var fieldCount: Int {
    (total == nil ? 0 : 1) + (date == nil ? 0 : 1) + (merchant == nil ? 0 : 1)
  }

  /// The receipt, with what its next page is surer of.
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

  /// The first of two readings of a field, unless the second is the surer one.
  private static func surer<Value>(
    _ first: ReadField<Value>?, _ second: ReadField<Value>?
  ) -> ReadField<Value>? {
    guard let first else { return second }
    guard let second else { return first }
    if first.isCertain != second.isCertain { return second.isCertain ? second : first }
    return second.evidence.count > first.evidence.count ? second : first
  }
}

extension ReadReceipt {
  /// What several readings of one image say together: a total that the sums of one prove comes first, then what two
  /// of them say, then what more speaks for. Of equal ones the first counts.
  init(agreedBy readings: [ReadReceipt]) {
    self.init()
    guard let first = readings.first else { return }
    self = first
    // Letters of shops are large, and the last look breaks them: it is taken for the small print.
    merchant = ReadReceipt.agreed(readings.prefix(3).map(\.merchant))
    total = ReadReceipt.agreed(readings.map(\.total), provenWeight: 20)
    date = ReadReceipt.agreed(readings.map(\.date))
    currency = ReadReceipt.agreed(readings.map(\.currency))
    payment = ReadReceipt.agreed(readings.map(\.payment))
    // Items and taxes belong to the total that they were read with.
    let same = readings.filter { $0.total?.value == total?.value }
    // The price of one thing, misread as the total was, proves nothing that no other look sees.
    let strong: [ReceiptEvidence] = [.parts, .cashLessChange, .taxTable, .card]
    if readings.count > 1, same.count == 1, total?.evidence.contains(where: strong.contains) != true
    {
      total?.isCertain = false
    }
    tax = ReadReceipt.agreed(same.map(\.tax)) ?? ReadReceipt.agreed(readings.map(\.tax))
    items = same.max { $0.items.count < $1.items.count }?.items ?? []
    isCut = readings.contains(where: \.isCut)
  }

  /// - Parameter provenWeight: How much it says that a reading is certain of a value.
  private static func agreed<Value>(
    _ fields: [ReadField<Value>?], provenWeight: Int = 6
  ) -> ReadField<Value>? {
    let found = fields.compactMap { $0 }
    var best: (field: ReadField<Value>, weight: Int)?
    for field in found {
      var weight = min(field.evidence.count { $0 != .largest && $0 != .repaired }, 3)
      for other in found {
        if other.value == field.value {
          weight += other.isCertain ? provenWeight : 4
        } else if other.rivals.contains(where: { $0.value == field.value }) {
          weight += 2
        }
      }
      if weight > best?.weight ?? 0 { best = (field, weight) }
    }
    guard var chosen = best?.field else { return nil }
    // Two that are sure of different things are sure of none.
    chosen.isCertain =
      found.contains { $0.isCertain && $0.value == chosen.value }
      && !found.contains { $0.isCertain && $0.value != chosen.value }
    return chosen
  }
}
