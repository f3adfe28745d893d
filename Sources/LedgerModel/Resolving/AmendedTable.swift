import LedgerEvents

/// The touched entries of a snapshot, in its bytes: found by binary search, and decoded only when an event touches
/// one again.
///
/// Two tables of ``PackedRows``, with the entries sorted by event. An event is one number: the index of its writer
/// among the sorted writers in the upper 14 bits, its number in the lower 50. Minor units are zigzag-encoded, with
/// the sign in the lowest bit.
///
/// | column of an entry | of a touch |
/// |--------------------|------------|
/// | event | event |
/// | minor units | minor units |
/// | day, packed | day |
/// | index of the category's name | the same |
/// | index of the account's name | the same |
/// | index of the currency | the same |
/// | type, flag, mark and month, see below | type, flags, changed values, mark and month |
/// | goal, an event, plus 1; 0 for none | the same |
/// | minor units that the goal covers | the same |
/// | last version, an event | |
/// | index of its first touch | |
///
/// The flags of an entry are 4: undone; those of a touch 4: in effect, 8: a correction, else a void. Changed values
/// are multiplied by 16, the mark, from 1 on, by 2^20, and the month by 2^24.
struct AmendedTable: Sendable {
  private let entries: PackedRows
  private let touches: PackedRows
  /// The writers, sorted so that the numbers of events are ordered like the events.
  private let writers: [WriterID]
  private let names: [Name]
  private let currencies: [Money.Currency]
  /// The texts; `nil` for a fold that reads no texts.
  private let texts: AmendedTextTable?

  private static let entryColumns = 11
  private static let touchColumns = 9
  /// The most writers: an index has 14 bits.
  private static let writerLimit = 1 << 14
  private static let numberBits: UInt64 = 50

  /// The number of entries.
  var count: Int { entries.count }
  /// Whether the texts are stored besides the values.
  var keepsTexts: Bool { texts != nil }

  /// Returns an entry of the snapshot; `nil` if it has none with that id.
  subscript(id: EventID) -> AmendedEntry? {
    guard let writer = writers.firstIndex(of: id.writer),
      (0..<SnapshotWriter.numberLimit).contains(id.number)
    else { return nil }
    let event = UInt64(writer) << AmendedTable.numberBits | UInt64(id.number)
    return entries.row(with: event, in: 0).flatMap(entry)
  }

  /// The ids of all entries, sorted.
  var ids: [EventID] { (0..<count).compactMap { event(entries[$0, 0]) } }

  private func event(_ packed: UInt64) -> EventID? {
    let writer = Int(packed >> AmendedTable.numberBits)
    guard writer < writers.count else { return nil }
    return EventID(
      writer: writers[writer], number: Int(packed & (1 << AmendedTable.numberBits - 1)))
  }

  private func entry(_ row: Int) -> AmendedEntry? {
    let first = entries[row, 10]
    let end = row + 1 < count ? entries[row + 1, 10] : UInt64(touches.count)
    guard first <= end, end <= touches.count, let lastVersion = event(entries[row, 9]),
      let values = values(entries, row), let texts = texts.map({ $0.texts(row) }) ?? .unread
    else { return nil }
    var amended = AmendedEntry(
      values: values, texts: texts, lastVersion: lastVersion,
      isReverted: entries[row, 6] & 4 != 0, touches: [])
    for place in Int(first)..<Int(end) {
      guard let touch = touch(place) else { return nil }
      amended.touches.append(touch)
    }
    return amended
  }

  private func touch(_ row: Int) -> AmendedEntry.Touch? {
    let flags = touches[row, 6]
    guard let id = event(touches[row, 0]), let values = values(touches, row) else { return nil }
    let changed = EntryMembers(rawValue: UInt16(truncatingIfNeeded: flags >> 4))
    var touch = AmendedEntry.Touch(id: id, holds: flags & 4 != 0)
    guard flags & 8 != 0 else { return touch }
    let figures = AmendedFigures(values: values, changed: changed)
    touch.figures = figures
    if let texts {
      guard let amendment = texts.amendment(row, figures) else { return nil }
      touch.amendment = amendment
    }
    return touch
  }

  private func values(_ rows: PackedRows, _ row: Int) -> EntryValues? {
    let turned = rows[row, 1]
    guard let packedDay = UInt32(exactly: rows[row, 2]), let date = CalendarDay(packed: packedDay),
      let category = element(names, rows[row, 3]), let account = element(names, rows[row, 4]),
      let currency = element(currencies, rows[row, 5]),
      let type = EntryType(rawValue: UInt8(truncatingIfNeeded: rows[row, 6] & 3))
    else { return nil }
    let minorUnits = Int64(bitPattern: turned >> 1) ^ -Int64(bitPattern: turned & 1)
    var values = EntryValues(
      type: type, amount: Money(minorUnits: minorUnits, currency: currency),
      category: CategoryName(category), date: date, account: AccountName(account))
    let (mark, month) = (rows[row, 6] >> 20 & 15, rows[row, 6] >> 24)
    if mark > 0 {
      guard let known = EntryMark(rawValue: UInt8(mark - 1)) else { return nil }
      values.mark = known
    }
    if month > 0 {
      guard month <= CalendarMonth.last.index else { return nil }
      values.month = CalendarMonth(index: Int32(month))
    }
    if rows[row, 7] > 0 {
      guard let goal = event(rows[row, 7] - 1) else { return nil }
      values.cover = GoalCover(goal, minorUnits: Int64(bitPattern: rows[row, 8]))
    }
    return values
  }

  private func element<Element>(_ list: [Element], _ place: UInt64) -> Element? {
    place < list.count ? list[Int(place)] : nil
  }
}

extension AmendedTable {
  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    var writers: [WriterID] = []
    for _ in 0..<(try reader.count(ofSize: 8)) {
      writers.append(WriterID(packed: try reader.word()))
    }
    var names: [Name] = []
    for _ in 0..<(try reader.count(ofSize: 4)) { names.append(try reader.name()) }
    var currencies: [Money.Currency] = []
    for _ in 0..<(try reader.count(ofSize: 4)) {
      guard let currency = Money.Currency(packed: try reader.half()) else {
        throw UnreadableSnapshot()
      }
      currencies.append(currency)
    }
    self.writers = writers
    self.names = names
    self.currencies = currencies
    entries = try PackedRows(columns: AmendedTable.entryColumns, from: &reader)
    touches = try PackedRows(columns: AmendedTable.touchColumns, from: &reader)
    texts =
      try reader.byte() == 0
      ? nil
      : AmendedTextTable(from: &reader, entryCount: entries.count, touchCount: touches.count)
  }

  /// Writes touched entries, including those of an earlier table.
  static func write(_ amended: AmendedEntries, to writer: inout SnapshotWriter) {
    var rows = Rows()
    // A lazy sequence, computed again for each pass, because there may be tens of thousands.
    let all = amended.ids.lazy.compactMap { id in amended[id].map { (id: id, entry: $0) } }
    rows.setWriters(all)
    for (id, entry) in all { rows.append(entry, id) }
    if rows.writers.count > writerLimit || !rows.isComplete { writer.refuse() }
    writer.write(count: rows.writers.count)
    for writerID in rows.writers { writer.write(word: writerID.packed) }
    writer.write(count: rows.names.names.count)
    for name in rows.names.names { writer.write(text: name.text) }
    writer.write(count: rows.currencies.count)
    for currency in rows.currencies { writer.write(half: currency.packed) }
    PackedRows.write(rows.entries, columns: entryColumns, to: &writer)
    PackedRows.write(rows.touches, columns: touchColumns, to: &writer)
    writer.write(byte: amended.keepsTexts ? 1 : 0)
    if amended.keepsTexts { AmendedTextTable.write(all.lazy.map(\.entry), to: &writer) }
  }

  /// The rows under construction.
  private struct Rows {
    private(set) var writers: [WriterID] = []
    private var places: [WriterID: UInt64] = [:]
    private(set) var names = NameSlots()
    private(set) var currencies: [Money.Currency] = []
    private(set) var entries: [UInt64] = []
    private(set) var touches: [UInt64] = []
    private(set) var isComplete = true

    mutating func setWriters(_ all: some Sequence<(id: EventID, entry: AmendedEntry)>) {
      var found: Set<WriterID> = []
      for (id, entry) in all {
        found.insert(id.writer)
        found.insert(entry.lastVersion.writer)
        for touch in entry.touches { found.insert(touch.id.writer) }
        let covers = [entry.values.cover] + entry.touches.map { $0.figures?.cover }
        found.formUnion(covers.compactMap { $0?.goal.writer })
      }
      writers = found.sorted()
      for (place, writer) in writers.enumerated() { places[writer] = UInt64(place) }
    }

    mutating func append(_ entry: AmendedEntry, _ id: EventID) {
      entries += columns(id, entry.values, flags: entry.isReverted ? 4 : 0)
      entries.append(packed(entry.lastVersion))
      entries.append(UInt64(touches.count / AmendedTable.touchColumns))
      for touch in entry.touches {
        let figures = touch.figures ?? AmendedFigures()
        var flags = UInt64(figures.changed.rawValue) << 4
        if touch.holds { flags |= 4 }
        if touch.figures != nil { flags |= 8 }
        touches += columns(touch.id, figures.values, flags: flags)
      }
    }

    /// Returns the columns that entries and touches share.
    private mutating func columns(
      _ id: EventID, _ values: EntryValues, flags: UInt64
    ) -> [UInt64] {
      let minorUnits = values.amount.minorUnits
      let currency = currencies.firstIndex(of: values.amount.currency) ?? currencies.count
      if currency == currencies.count { currencies.append(values.amount.currency) }
      let mark = values.mark.map { UInt64($0.rawValue) + 1 } ?? 0
      let month = values.month.map { UInt64($0.index) } ?? 0
      return [
        packed(id), UInt64(bitPattern: minorUnits << 1 ^ minorUnits >> 63),
        UInt64(UInt32(bitPattern: values.date.packed)),
        UInt64(names.slot(of: values.category.name)), UInt64(names.slot(of: values.account.name)),
        UInt64(currency), UInt64(values.type.rawValue) | flags | mark << 20 | month << 24,
        values.cover.map { packed($0.goal) &+ 1 } ?? 0,
        UInt64(bitPattern: values.cover?.minorUnits ?? 0),
      ]
    }

    private mutating func packed(_ id: EventID) -> UInt64 {
      guard (0..<SnapshotWriter.numberLimit).contains(id.number) else {
        isComplete = false
        return 0
      }
      return (places[id.writer] ?? 0) << AmendedTable.numberBits | UInt64(id.number)
    }
  }
}
