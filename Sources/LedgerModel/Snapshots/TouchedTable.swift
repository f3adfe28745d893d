/// The touched entries of a snapshot, as they stand in its bytes: found by halving, and decoded only
/// when an event touches one again.
///
/// Records of one size behind one another, numbers with the lowest byte first. An event is one word:
/// the place of its writer in the list of writers in the upper 14 bits, its number in the lower 50.
///
/// | entry | bytes | touch of an entry |
/// |-------|-------|-------------------|
/// | event | 8 | event |
/// | minor units | 8 | minor units |
/// | last version, an event | 8 | |
/// | day | 4 | day |
/// | place of the category's name | 4 | the same |
/// | place of the account's name | 4 | the same |
/// | currency | 4 | currency |
/// | place of its first touch | 4 | |
/// | type | 1 | type |
/// | | 1 | which figures are changed |
/// | 1: it was undone | 1 | 1: in effect; 2: a correction, else a void |
struct TouchedTable: Sendable {
  private let bytes: [UInt8]
  /// Sorted, so that the words of events are ordered like the events.
  private let writers: [WriterID]
  private let names: [Name]
  private let entriesStart: Int
  let count: Int
  private let touchesStart: Int
  private let touchCount: Int

  private static let entryByteCount = 47
  private static let touchByteCount = 35
  /// Writers have 14 bits.
  private static let writerLimit = 1 << 14
  private static let numberBits: UInt64 = 50

  /// The entry that a snapshot keeps; `nil` where it keeps none of that id.
  subscript(id: EventID) -> TouchedEntry? {
    guard let word = word(of: id), let place = place(of: word) else { return nil }
    return entry(place)
  }

  /// The ids of all entries, sorted.
  var ids: [EventID] {
    (0..<count).compactMap { event(bytes.word(at: entryOffset($0))) }
  }

  private func entryOffset(_ place: Int) -> Int {
    entriesStart + place * TouchedTable.entryByteCount
  }

  private func word(of id: EventID) -> UInt64? {
    guard let writer = writers.firstIndex(of: id.writer),
      (0..<SnapshotWriter.numberLimit).contains(id.number)
    else { return nil }
    return UInt64(writer) << TouchedTable.numberBits | UInt64(id.number)
  }

  private func event(_ word: UInt64) -> EventID? {
    let writer = Int(word >> TouchedTable.numberBits)
    guard writer < writers.count else { return nil }
    return EventID(
      writer: writers[writer],
      number: Int(word & (1 << TouchedTable.numberBits - 1)))
  }

  private func place(of word: UInt64) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if bytes.word(at: entryOffset(middle)) < word { low = middle + 1 } else { high = middle }
    }
    return low < count && bytes.word(at: entryOffset(low)) == word ? low : nil
  }

  private func entry(_ place: Int) -> TouchedEntry? {
    let offset = entryOffset(place)
    let first = Int(bytes.half(at: offset + 40))
    let end =
      place + 1 < count
      ? Int(bytes.half(at: entryOffset(place + 1) + 40)) : touchCount
    guard first <= end, end <= touchCount, let lastVersion = event(bytes.word(at: offset + 16)),
      let values = readValues(offset, figures: offset + 24, type: bytes[offset + 44])
    else { return nil }
    var touched = TouchedEntry(
      values: values, texts: .notRead, lastVersion: lastVersion,
      isReverted: bytes[offset + 46] & 1 != 0, touches: [])
    for place in first..<end {
      let offset = touchesStart + place * TouchedTable.touchByteCount
      let flags = bytes[offset + 34]
      guard let id = event(bytes.word(at: offset)),
        let values = readValues(offset, figures: offset + 16, type: bytes[offset + 32])
      else { return nil }
      let changed = EntryMembers(rawValue: UInt16(bytes[offset + 33]))
      touched.touches.append(
        TouchedEntry.Touch(
          id: id,
          figures: flags & 2 != 0 ? AmendedFigures(values: values, changed: changed) : nil,
          amendment: nil, holds: flags & 1 != 0))
    }
    return touched
  }

  /// The values of the record at an offset, with day, category, account and currency further on.
  private func readValues(_ offset: Int, figures: Int, type: UInt8) -> EntryValues? {
    let category = Int(bytes.half(at: figures + 4))
    let account = Int(bytes.half(at: figures + 8))
    guard let date = CalendarDay(packed: bytes.half(at: figures)),
      let currency = Currency(packed: bytes.half(at: figures + 12)),
      let type = EntryType(rawValue: type), category < names.count, account < names.count
    else { return nil }
    return EntryValues(
      type: type,
      amount: Money(
        minorUnits: Int64(bitPattern: bytes.word(at: offset + 8)), currency: currency),
      category: CategoryName(names[category]), date: date, account: AccountName(names[account]))
  }
}

extension TouchedTable {
  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    var writers: [WriterID] = []
    for _ in 0..<(try reader.count(ofSize: 8)) {
      writers.append(WriterID(packed: try reader.word()))
    }
    var names: [Name] = []
    for _ in 0..<(try reader.count(ofSize: 4)) { names.append(try reader.name()) }
    count = try reader.count(ofSize: TouchedTable.entryByteCount)
    touchCount = try reader.count(ofSize: TouchedTable.touchByteCount)
    entriesStart = try reader.take(count * TouchedTable.entryByteCount).lowerBound
    touchesStart = try reader.take(touchCount * TouchedTable.touchByteCount).lowerBound
    self.writers = writers
    self.names = names
    bytes = reader.bytes
  }

  /// Writes touched entries, those of an earlier table too.
  static func write(_ touched: TouchedEntries, to writer: inout SnapshotWriter) {
    let entries = touched.ids.compactMap { id in touched[id].map { (id: id, entry: $0) } }
    var records = Records(entries)
    for (id, entry) in entries { records.append(entry, id) }
    writer.write(count: records.writers.count)
    for writerID in records.writers { writer.write(word: writerID.packed) }
    writer.write(count: records.names.names.count)
    for name in records.names.names { writer.write(text: name.text) }
    writer.write(count: entries.count)
    writer.write(count: records.touchCount)
    writer.append(records.entries)
    writer.append(records.touches)
  }

  /// The records while they are made.
  private struct Records {
    let writers: [WriterID]
    private let words: EventWords
    var names = NameSlots()
    var entries = SnapshotWriter()
    var touches = SnapshotWriter()
    var touchCount = 0

    init(_ all: [(id: EventID, entry: TouchedEntry)]) {
      var writers: Set<WriterID> = []
      for (id, entry) in all {
        writers.insert(id.writer)
        writers.insert(entry.lastVersion.writer)
        for touch in entry.touches { writers.insert(touch.id.writer) }
      }
      self.writers = writers.sorted()
      words = EventWords(self.writers)
    }

    mutating func append(_ entry: TouchedEntry, _ id: EventID) {
      entries.write(word: words[id])
      entries.write(word: UInt64(bitPattern: entry.values.amount.minorUnits))
      entries.write(word: words[entry.lastVersion])
      Records.write(entry.values, &names, to: &entries)
      entries.write(count: touchCount)
      entries.write(byte: entry.values.type.rawValue)
      entries.write(byte: 0)
      entries.write(byte: entry.isReverted ? 1 : 0)
      for touch in entry.touches { append(touch) }
    }

    private mutating func append(_ touch: TouchedEntry.Touch) {
      let figures = touch.figures ?? AmendedFigures(EntryAmendment())
      touches.write(word: words[touch.id])
      touches.write(word: UInt64(bitPattern: figures.values.amount.minorUnits))
      Records.write(figures.values, &names, to: &touches)
      touches.write(byte: figures.values.type.rawValue)
      touches.write(byte: UInt8(truncatingIfNeeded: figures.changed.rawValue))
      touches.write(byte: (touch.holds ? 1 : 0) | (touch.figures == nil ? 0 : 2))
      touchCount += 1
    }

    private static func write(
      _ values: EntryValues, _ names: inout NameSlots, to records: inout SnapshotWriter
    ) {
      records.write(half: UInt32(bitPattern: values.date.packed))
      records.write(count: names.slot(of: values.category.name))
      records.write(count: names.slot(of: values.account.name))
      records.write(half: values.amount.currency.packed)
    }
  }

  /// Events as words.
  private struct EventWords {
    private let places: [WriterID: Int]

    init(_ writers: [WriterID]) {
      places = Dictionary(
        uniqueKeysWithValues: writers.prefix(TouchedTable.writerLimit).enumerated().map {
          ($0.element, $0.offset)
        })
    }

    /// `nil` where the event does not fit.
    subscript(id: EventID) -> UInt64? {
      guard let place = places[id.writer], (0..<SnapshotWriter.numberLimit).contains(id.number)
      else { return nil }
      return UInt64(place) << TouchedTable.numberBits | UInt64(id.number)
    }
  }
}
