/// The texts of the entries of an ``AmendedTable``, row by row, of a fold that reads texts.
///
/// | column of an entry | of a touch |
/// |--------------------|------------|
/// | place of the merchant | the same |
/// | place of the note | the same |
/// | place of the sentence | where the values came from |
/// | where the values came from | 1: a merchant; 2: a note; 4: takes the merchant away; 8: the note |
/// | 1: pays a purchase back; 2: is a part of a payment | |
/// | the purchase or payment, an event | |
struct AmendedTextTable: Sendable {
  private let values: RowValues
  private let entries: PackedRows
  private let touches: PackedRows

  private static let entryColumns = 6
  private static let touchColumns = 4

  /// The texts of an entry before its first touch; `nil` where the row holds none.
  func texts(_ row: Int) -> EntryTexts? {
    guard row < entries.count else { return nil }
    do throws(UnreadableSnapshot) {
      return EntryTexts(
        merchant: try values.text(entries[row, 0]), note: try values.text(entries[row, 1]),
        said: try values.text(entries[row, 2]), by: try values.text(entries[row, 3]),
        link: try link(row))
    } catch {
      return nil
    }
  }

  private func link(_ row: Int) throws(UnreadableSnapshot) -> EntryLink? {
    guard let id = try values.event(entries[row, 5]) else { return nil }
    return entries[row, 4] == 2 ? .payment(id) : .purchase(id)
  }

  /// The whole of a correction, by its figures; `nil` where the row holds none.
  func amendment(_ row: Int, _ figures: AmendedFigures) -> EntryAmendment? {
    guard row < touches.count else { return nil }
    let flags = touches[row, 3]
    var amendment = figures.amendment
    do throws(UnreadableSnapshot) {
      if flags & 1 != 0 { amendment.merchant = try values.text(touches[row, 0]) }
      if flags & 2 != 0 { amendment.note = try values.text(touches[row, 1]) }
      amendment.by = try values.text(touches[row, 2])
    } catch {
      return nil
    }
    amendment.removesMerchant = flags & 4 != 0
    amendment.removesNote = flags & 8 != 0
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
      entries.append(texts.payment != nil ? 2 : texts.purchase != nil ? 1 : 0)
      entries.append(values.number(of: texts.payment ?? texts.purchase))
      for touch in entry.touches {
        let amendment = touch.amendment ?? EntryAmendment(by: "")
        var flags: UInt64 = 0
        if amendment.merchant != nil { flags |= 1 }
        if amendment.note != nil { flags |= 2 }
        if amendment.removesMerchant { flags |= 4 }
        if amendment.removesNote { flags |= 8 }
        for text in [amendment.merchant ?? "", amendment.note ?? "", amendment.by] {
          touches.append(values.number(of: text))
        }
        touches.append(flags)
      }
    }
    values.write(to: &writer)
    PackedRows.write(entries, columns: entryColumns, to: &writer)
    PackedRows.write(touches, columns: touchColumns, to: &writer)
  }
}
