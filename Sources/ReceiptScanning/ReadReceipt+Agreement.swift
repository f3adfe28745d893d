import ReceiptReading

extension ReadReceipt {
  /// What several readings of one image say together: a total that the sums of one prove comes first, then what two
  /// of them say, then what more speaks for. Of equal ones the first counts.
  init(agreedBy readings: [ReadReceipt]) {
    self.init()
    guard let first = readings.first else { return }
    self = first
    // Letters of shops are large, and the last look breaks them: it is taken for the small print.
    merchant = ReadReceipt.agreedMerchant(readings.prefix(3).compactMap(\.merchant))
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

  /// The name that most readings have, be it first or among the others: what is read in a logo differs each time,
  /// and two readings of one name by a letter or two.
  private static func agreedMerchant(_ found: [ReadField<String>]) -> ReadField<String>? {
    let options = found.map { field in
      [(name: field.value, lines: field.lines)]
        + field.rivals.map { (name: $0.value, lines: [$0.line]) }
    }
    let likenesses = options.map { $0.map { NameLikeness($0.name) } }
    var best: (field: ReadField<String>, weight: Int)?
    for (place, field) in found.enumerated() {
      for (rank, option) in options[place].enumerated() {
        var weight =
          rank == 0 ? min(field.evidence.count, 3) + (field.isCertain ? 4 : 2) : 3 - rank
        for (other, names) in likenesses.enumerated() where other != place {
          guard let same = names.firstIndex(where: likenesses[place][rank].isLike) else { continue }
          weight += same == 0 ? 6 : 3
        }
        if weight > best?.weight ?? 0 {
          var chosen = field
          chosen.value = option.name
          chosen.lines = option.lines
          if rank > 0 { chosen.isCertain = false }
          best = (chosen, weight)
        }
      }
    }
    return best?.field
  }
}
