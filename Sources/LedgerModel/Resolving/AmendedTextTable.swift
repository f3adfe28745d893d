import LedgerEvents

/// The texts of an ``AmendedTable``, row by row, for a fold that reads texts.
///
/// | column of an entry | of a touch |
/// |--------------------|------------|
/// | index of the merchant | the same |
/// | index of the note | the same |
/// | index of the sentence | index of the source |
/// | index of the source | 1: merchant; 2: note; removes 4: the merchant, 8: the note, 16: the tax, 128: the payment; 32: review; 64: tags |
/// | 1: pays a purchase back; 2: is a part of a payment; 4: is unreviewed | the tax, plus 1; 0 for none |
/// | the purchase or payment, an event | the currency of the tax, packed |
/// | the tax in minor units, plus 1; 0 for none | the payment, an event |
/// | the currency of the tax, packed | index of the tags, joined by blanks |
/// | index of the tags, joined by blanks | |
struct AmendedTextTable: Sendable {
  private let values: RowValues
  private let entries: PackedRows
  private let touches: PackedRows

  private static let entryColumns = 9
  private static let touchColumns = 8

  /// Returns the texts of an entry before its first touch; `nil` if the row is unreadable.
  func texts(_ row: Int) -> EntryTexts? {
    guard row < entries.count else { return nil }
    do throws(UnreadableSnapshot) {
      return EntryTexts(
        merchant: try values.text(entries[row, 0]), note: try values.text(entries[row, 1]),
        said: try values.text(entries[row, 2]), by: try values.text(entries[row, 3]),
        EntryDetails(
          link: try link(row), tax: try tax(entries, row, 6),
          isUnreviewed: entries[row, 4] & 4 != 0, tags: try tags(entries[row, 8])))
    } catch {
      return nil
    }
  }

  private func link(_ row: Int) throws(UnreadableSnapshot) -> EntryLink? {
    guard let id = try values.event(entries[row, 5]) else { return nil }
    return entries[row, 4] & 2 != 0 ? .payment(id) : .purchase(id)
  }

  private func tags(_ index: UInt64) throws(UnreadableSnapshot) -> [String] {
    try values.text(index).split(separator: " ").map(String.init)
  }

  /// Returns the tax in two columns, of which the first is given; `nil` for none.
  private func tax(
    _ rows: PackedRows, _ row: Int, _ column: Int
  ) throws(UnreadableSnapshot) -> Money? {
    guard rows[row, column] > 0 else { return nil }
    guard rows[row, column] <= UInt64(Money.largestMinorUnits) + 1,
      let packed = UInt32(exactly: rows[row, column + 1]),
      let currency = Money.Currency(packed: packed)
    else { throw UnreadableSnapshot() }
    return Money(minorUnits: Int64(rows[row, column] - 1), currency: currency)
  }

  /// Returns a whole correction, given its changed values; `nil` if the row is unreadable.
  func amendment(_ row: Int, _ figures: AmendedFigures) -> EntryAmendment? {
    guard row < touches.count else { return nil }
    let flags = touches[row, 3]
    var amendment = figures.amendment
    do throws(UnreadableSnapshot) {
      if flags & 1 != 0 { amendment.merchant = try values.text(touches[row, 0]) }
      if flags & 2 != 0 { amendment.note = try values.text(touches[row, 1]) }
      amendment.by = try values.text(touches[row, 2])
      amendment.tax = try tax(touches, row, 4)
      if flags & 64 != 0 { amendment.tags = try tags(touches[row, 7]) }
      amendment.payment = try values.event(touches[row, 6])
    } catch {
      return nil
    }
    amendment.removesMerchant = flags & 4 != 0
    amendment.removesNote = flags & 8 != 0
    amendment.removesTax = flags & 16 != 0
    amendment.reviews = flags & 32 != 0
    amendment.removesPayment = flags & 128 != 0
    return amendment
  }
}

extension AmendedTextTable {
  init(
    from reader: inout SnapshotReader, entryCount: Int, touchCount: Int
  ) throws(UnreadableSnapshot) {
    values = try RowValues(from: &reader)
    entries = try PackedRows(columns: AmendedTextTable.entryColumns, from: &reader)
    touches = try PackedRows(columns: AmendedTextTable.touchColumns, from: &reader)
    guard entries.count == entryCount, touches.count == touchCount else {
      throw UnreadableSnapshot()
    }
  }

  /// Returns the two columns of a tax.
  private static func columns(of tax: Money?) -> [UInt64] {
    guard let tax, (0...Money.largestMinorUnits).contains(tax.minorUnits) else { return [0, 0] }
    return [UInt64(tax.minorUnits) + 1, UInt64(tax.currency.packed)]
  }

  /// Writes the texts of entries, in the order of their rows.
  static func write(_ amended: some Sequence<AmendedEntry>, to writer: inout SnapshotWriter) {
    var values = RowValues()
    var entries: [UInt64] = []
    var touches: [UInt64] = []
    for entry in amended {
      let texts = entry.texts
      for text in [texts.merchant, texts.note, texts.said, texts.by] {
        entries.append(values.number(of: text))
      }
      let link: UInt64 = texts.payment != nil ? 2 : texts.purchase != nil ? 1 : 0
      entries.append(link | (texts.isReviewed ? 0 : 4))
      entries.append(values.number(of: texts.payment ?? texts.purchase))
      entries += columns(of: texts.tax)
      entries.append(values.number(of: texts.tags.joined(separator: " ")))
      for touch in entry.touches {
        let amendment = touch.amendment ?? EntryAmendment(by: "")
        var flags: UInt64 = 0
        if amendment.merchant != nil { flags |= 1 }
        if amendment.note != nil { flags |= 2 }
        if amendment.removesMerchant { flags |= 4 }
        if amendment.removesNote { flags |= 8 }
        if amendment.removesTax { flags |= 16 }
        if amendment.reviews { flags |= 32 }
        if amendment.tags != nil { flags |= 64 }
        if amendment.removesPayment { flags |= 128 }
        for text in [amendment.merchant ?? "", amendment.note ?? "", amendment.by] {
          touches.append(values.number(of: text))
        }
        touches.append(flags)
        touches += columns(of: amendment.tax)
        touches.append(values.number(of: amendment.payment))
        touches.append(values.number(of: amendment.tags?.joined(separator: " ") ?? ""))
      }
    }
    values.write(to: &writer)
    PackedRows.write(entries, columns: entryColumns, to: &writer)
    PackedRows.write(touches, columns: touchColumns, to: &writer)
  }
}
