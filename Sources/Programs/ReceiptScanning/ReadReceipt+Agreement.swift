import ReceiptReading

extension ReadReceipt {
  /// Combines several readings of one image: a total proven by the sums of a reading comes first, then what
  /// two readings agree on, then what has more evidence. Of equal ones the first counts.
  init(agreedBy readings: [ReadReceipt]) {
    self.init()
    guard let first = readings.first else { return }
    self = first
    // Shop names are in large letters, which the last layout breaks: it is for the small print.
    merchant = ReadReceipt.agreedMerchant(readings.prefix(3).compactMap(\.merchant))
    total = ReadReceipt.agreed(readings.map(\.total), provenWeight: 20)
    date = ReadReceipt.agreed(readings.map(\.date))
    // No sum proves a day: a figure that one reading sees otherwise shows only if another one sees it.
    if readings.count(where: { $0.date?.value == date?.value }) < 2 { date?.isCertain = false }
    currency = ReadReceipt.agreed(readings.map(\.currency))
    payment = ReadReceipt.agreed(readings.map(\.payment))
    // Items and taxes belong to the total that they were read with.
    let same = readings.filter { $0.total?.value == total?.value }
    // A unit price misread like the total proves nothing if no other reading confirms it.
    let strong: [ReceiptEvidence] = [.parts, .cashLessChange, .taxTable, .card]
    if readings.count > 1, same.count == 1, total?.evidence.contains(where: strong.contains) != true
    {
      total?.isCertain = false
    }
    tax = ReadReceipt.agreed(same.map(\.tax)) ?? ReadReceipt.agreed(readings.map(\.tax))
    items = same.max { $0.items.count < $1.items.count }?.items ?? []
    isCut = readings.contains(where: \.isCut)
  }

  /// - Parameter provenWeight: The weight of a reading that is certain of a value.
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
    // If two readings are certain of different values, neither is certain.
    chosen.isCertain =
      found.contains { $0.isCertain && $0.value == chosen.value }
      && !found.contains { $0.isCertain && $0.value != chosen.value }
    return chosen
  }

  /// Returns the name that most readings have, first or among the rivals: a logo is read differently each
  /// time, and two readings of one name differ by a letter or two.
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
