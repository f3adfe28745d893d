/// Sums of minor units by day and category: from them months, periods and buckets are formed when
/// they are read.
struct DailySums: Hashable, Sendable {
  private var slots = NameSlots()
  /// The index of the first month in ``rows``.
  private var firstMonth: Int32 = 0
  /// For each month from the first on, where the sums of each category's slot begin; -1 for none.
  private var rows: [[Int32]] = []
  /// Blocks of 32 sums, one a day of the month; place 0 is not used.
  private var cells: [Int64] = []

  /// Adds to the sum of a day and a category.
  ///
  /// - Returns: Whether the sum still fits; it is left as it was where not.
  @inline(__always)
  mutating func add(_ minorUnits: Int64, on day: CalendarDay, to name: Name) -> Bool {
    let slot = slots.slot(of: name)
    let row = Int((day.packed >> 9) &* 12 &+ (day.packed >> 5 & 0xF) &- 1 &- firstMonth)
    var block: Int32 = -1
    if row >= 0, row < rows.count, slot < rows[row].count { block = rows[row][slot] }
    if block < 0 { block = addBlock(month: day.month, slot: slot) }
    let cell = Int(block) &+ Int(day.packed & 0x1F)
    let (sum, overflows) = cells[cell].addingReportingOverflow(minorUnits)
    if overflows { return false }
    cells[cell] = sum
    return true
  }

  @inline(never)
  private mutating func addBlock(month: CalendarMonth, slot: Int) -> Int32 {
    if rows.isEmpty { firstMonth = month.index }
    if month.index < firstMonth {
      rows.insert(contentsOf: repeatElement([], count: Int(firstMonth - month.index)), at: 0)
      firstMonth = month.index
    }
    let row = Int(month.index - firstMonth)
    if row >= rows.count { rows.append(contentsOf: repeatElement([], count: row + 1 - rows.count)) }
    if slot >= rows[row].count {
      rows[row].append(contentsOf: repeatElement(-1, count: slot + 1 - rows[row].count))
    }
    let block = Int32(truncatingIfNeeded: cells.count)
    rows[row][slot] = block
    cells.append(contentsOf: repeatElement(0, count: 32))
    return block
  }

  /// The months from the first to the last that anything was added to.
  var months: ClosedRange<CalendarMonth>? {
    guard !rows.isEmpty else { return nil }
    let first = CalendarMonth(index: firstMonth)
    return first...CalendarMonth(index: firstMonth + Int32(rows.count) - 1)
  }

  /// The sums of a month by category, in the order in which the categories were met.
  ///
  /// - Returns: `nil` where a sum does not fit.
  func sums(of month: CalendarMonth) -> [(name: Name, minorUnits: Int64)]? {
    let row = Int(month.index - firstMonth)
    guard rows.indices.contains(row) else { return [] }
    var sums: [(name: Name, minorUnits: Int64)] = []
    for (slot, block) in rows[row].enumerated() where block >= 0 {
      var sum: Int64 = 0
      for day in 1...31 {
        let (next, overflows) = sum.addingReportingOverflow(cells[Int(block) + day])
        if overflows { return nil }
        sum = next
      }
      sums.append((slots.names[slot], sum))
    }
    return sums
  }

  /// The sum of one day and category.
  func sum(on day: CalendarDay, of name: Name) -> Int64 {
    let row = Int(day.month.index - firstMonth)
    guard let slot = slots.existingSlot(of: name), rows.indices.contains(row),
      slot < rows[row].count, rows[row][slot] >= 0
    else { return 0 }
    return cells[Int(rows[row][slot]) + day.day]
  }
}

extension DailySums {
  /// More cells than a ledger of 500 categories has in five hundred years: beyond, nothing is kept.
  private static let cellLimit = 1 << 22

  func write(to writer: inout SnapshotWriter) {
    if rows.count * slots.names.count > DailySums.cellLimit { writer.refuse() }
    writer.write(count: slots.names.count)
    for name in slots.names { writer.write(text: name.text) }
    var blocks: [(row: Int, slot: Int)] = Array(repeating: (0, 0), count: cells.count / 32)
    for (row, slots) in rows.enumerated() {
      for (slot, block) in slots.enumerated() where block >= 0 {
        blocks[Int(block) / 32] = (row, slot)
      }
    }
    writer.write(count: blocks.count)
    for (place, block) in blocks.enumerated() {
      writer.write(half: UInt32(bitPattern: firstMonth + Int32(truncatingIfNeeded: block.row)))
      writer.write(count: block.slot)
      let sums = cells[place * 32..<place * 32 + 32]
      // Most days of a month and category have no entry: a bit says which have a sum.
      var filled: UInt32 = 0
      for (day, sum) in sums.enumerated() where sum != 0 { filled |= 1 << UInt32(day) }
      writer.write(half: filled)
      for sum in sums where sum != 0 { writer.write(word: UInt64(bitPattern: sum)) }
    }
  }

  init(from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    let nameCount = try reader.count(ofSize: 4)
    for place in 0..<nameCount {
      guard slots.slot(of: try reader.name()) == place else { throw UnreadableSnapshot() }
    }
    let months = CalendarMonth.first.index...CalendarMonth.last.index
    for _ in 0..<(try reader.count(ofSize: 12)) {
      let month = Int32(bitPattern: try reader.half())
      let slot = Int(try reader.half())
      guard months.contains(month), slot < nameCount else { throw UnreadableSnapshot() }
      let last = rows.isEmpty ? month : max(month, firstMonth + Int32(rows.count) - 1)
      let span = Int(last - (rows.isEmpty ? month : min(month, firstMonth))) + 1
      guard span * nameCount <= DailySums.cellLimit else { throw UnreadableSnapshot() }
      let row = Int(month - firstMonth)
      let isThere =
        rows.indices.contains(row) && slot < rows[row].count && rows[row][slot] >= 0
      if isThere { throw UnreadableSnapshot() }
      let block = Int(addBlock(month: CalendarMonth(index: month), slot: slot))
      let filled = try reader.half()
      for day in 0..<32 where filled >> UInt32(day) & 1 != 0 {
        cells[block + day] = Int64(bitPattern: try reader.word())
      }
    }
  }
}
