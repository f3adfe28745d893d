import LedgerEvents

/// Sums of minor units by day and category, from which months, periods and buckets are formed on reading.
///
/// Only months of a category with additions have sums, found by open addressing: memory depends only on what was
/// added, whatever the number of categories and months.
///
/// Two tables are equal if they hold the same sums, in whatever order they were added.
struct DailySums: Sendable {
  private var slots = NameSlots()
  /// Blocks of 32 numbers. The first is the block's key, with the month's index in the upper half and the category's
  /// slot in the lower; then one sum for each day of the month.
  private var cells: [Int64] = []
  /// Block numbers by the hash of their keys, -1 for free; a power of two, at most half full.
  private var table: [Int32] = Array(repeating: -1, count: 64)
  /// The last month of each category, with the month's index in the upper half and its block in the lower.
  private var latest: [Int64] = []
  /// The last block of each month from ``listedFrom`` on; -1 for none.
  private var lastBlocks: [Int32] = []
  /// The index of the first month in ``lastBlocks``.
  private var listedFrom: Int32 = 0
  /// For each block, the previous one of its month; -1 for none.
  private var blocksBefore: [Int32] = []
  /// The indices of the first and last month with a block.
  private var firstMonth: Int32 = .max
  private var lastMonth: Int32 = .min

  /// The names that anything was ever added to.
  var names: [Name] { slots.names }

  /// Adds to the sum of a day and a category.
  ///
  /// - Returns: Whether the sum fits; otherwise it stays unchanged.
  @inline(__always)
  mutating func add(_ minorUnits: Int64, on day: CalendarDay, to name: Name) -> Bool {
    let month = (day.packed >> 9) &* 12 &+ (day.packed >> 5 & 0xF) &- 1
    let cell = block(of: name, in: month) &* 32 &+ Int(day.packed & 0x1F)
    let (sum, overflows) = cells[cell].addingReportingOverflow(minorUnits)
    if overflows { return false }
    cells[cell] = sum
    return true
  }

  /// Returns the block of a category and month, and creates it if there is none.
  ///
  /// Events are nearly in month order, so most belong to the last month of their category.
  @inline(__always)
  private mutating func block(of name: Name, in month: Int32) -> Int {
    let slot = slots.slot(of: name)
    if slot < latest.count, latest[slot] >> 32 == Int64(month) {
      return Int(latest[slot] & 0xFFFF_FFFF)
    }
    return existingBlock(of: slot, in: month) ?? addBlock(of: slot, in: month)
  }

  /// Returns the block of a category and month; `nil` if there is none.
  @inline(never)
  private func existingBlock(of slot: Int, in month: Int32) -> Int? {
    let mask = table.count - 1
    let front = DailySums.front(slot, month)
    var place = DailySums.hash(front) & mask
    while table[place] >= 0 {
      let block = Int(table[place])
      if cells[block * 32] == front { return block }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Returns a block's key, stored as its first number.
  private static func front(_ slot: Int, _ month: Int32) -> Int64 {
    Int64(month) << 32 | Int64(slot)
  }

  private static func hash(_ front: Int64) -> Int {
    // Fibonacci hashing.
    Int(truncatingIfNeeded: (UInt64(bitPattern: front) &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Appended as a whole: appending a sequence of zeros takes ten times as long.
  private static let emptyBlock = [Int64](repeating: 0, count: 32)

  @inline(never)
  private mutating func addBlock(of slot: Int, in month: Int32) -> Int {
    let block = cells.count / 32
    cells.append(contentsOf: DailySums.emptyBlock)
    cells[block * 32] = DailySums.front(slot, month)
    while latest.count <= slot { latest.append(.min) }
    latest[slot] = max(latest[slot], Int64(month) << 32 | Int64(block))
    list(month)
    let listed = Int(month - listedFrom)
    blocksBefore.append(lastBlocks[listed])
    lastBlocks[listed] = Int32(truncatingIfNeeded: block)
    if cells.count / 16 > table.count {
      table = Array(repeating: -1, count: table.count * 2)
      for block in 0...block { place(block) }
    } else {
      place(block)
    }
    return block
  }

  private mutating func place(_ block: Int) {
    let mask = table.count - 1
    var place = DailySums.hash(cells[block * 32]) & mask
    while table[place] >= 0 { place = (place + 1) & mask }
    table[place] = Int32(truncatingIfNeeded: block)
  }

  /// Makes room for a month in ``lastBlocks``. Room before the first month doubles the list, so that months in
  /// descending order rarely move the others.
  private mutating func list(_ month: Int32) {
    firstMonth = min(firstMonth, month)
    lastMonth = max(lastMonth, month)
    if lastBlocks.isEmpty { listedFrom = month }
    if month < listedFrom {
      let spare = listedFrom - Int32(lastBlocks.count)
      let begin = max(min(month, spare), CalendarMonth.first.index)
      let added = repeatElement(Int32(-1), count: Int(listedFrom - begin))
      lastBlocks.insert(contentsOf: added, at: 0)
      listedFrom = begin
    }
    let missing = Int(month - listedFrom) + 1 - lastBlocks.count
    if missing > 0 { lastBlocks.append(contentsOf: repeatElement(-1, count: missing)) }
  }

  /// The months from the first to the last with additions.
  var months: ClosedRange<CalendarMonth>? {
    guard firstMonth <= lastMonth else { return nil }
    return CalendarMonth(index: firstMonth)...CalendarMonth(index: lastMonth)
  }

  /// Returns the sums of a month by category, in the order in which categories were first added.
  ///
  /// - Returns: `nil` if a sum does not fit.
  func sums(of month: CalendarMonth) -> [(name: Name, minorUnits: Int64)]? {
    var blocks: [(slot: Int, block: Int)] = []
    let listed = Int(month.index - listedFrom)
    var block = lastBlocks.indices.contains(listed) ? Int(lastBlocks[listed]) : -1
    while block >= 0 {
      blocks.append((slot(of: block), block))
      block = Int(blocksBefore[block])
    }
    // Categories usually appear in slot order, and the list starts with the last one.
    blocks.reverse()
    blocks.sort { $0.slot < $1.slot }
    var sums: [(name: Name, minorUnits: Int64)] = []
    for (slot, block) in blocks {
      var sum: Int64 = 0
      for day in 1...31 {
        let (next, overflows) = sum.addingReportingOverflow(cells[block * 32 + day])
        if overflows { return nil }
        sum = next
      }
      sums.append((slots.names[slot], sum))
    }
    return sums
  }

  /// Returns the sum of a name over some days of a month; `nil` if it does not fit.
  func sum(of name: Name, in month: CalendarMonth, _ days: ClosedRange<Int>) -> Int64? {
    guard let slot = slots.existingSlot(of: name),
      let block = existingBlock(of: slot, in: month.index)
    else { return 0 }
    var sum: Int64 = 0
    for day in days {
      let (next, overflows) = sum.addingReportingOverflow(cells[block * 32 + day])
      if overflows { return nil }
      sum = next
    }
    return sum
  }

  /// Returns the sum of one day and category.
  func sum(on day: CalendarDay, of name: Name) -> Int64 {
    guard let slot = slots.existingSlot(of: name) else { return 0 }
    return existingBlock(of: slot, in: day.month.index).map { cells[$0 * 32 + day.day] } ?? 0
  }

  private func slot(of block: Int) -> Int { Int(cells[block * 32] & 0xFFFF_FFFF) }

  /// The number of stored cells.
  var cellCount: Int { cells.count }
}

extension DailySums: Hashable {
  static func == (left: DailySums, right: DailySums) -> Bool {
    left.blocksBefore.count == right.blocksBefore.count
      && left.blocksBefore.indices.allSatisfy { block in
        right.block(like: block, of: left).map { right.sums(of: $0) == left.sums(of: block) }
          ?? false
      }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(blocksBefore.count)
  }

  /// Returns the block with the month and category of another table's block; `nil` if there is none.
  private func block(like other: Int, of sums: DailySums) -> Int? {
    slots.existingSlot(of: sums.slots.names[sums.slot(of: other)])
      .flatMap { existingBlock(of: $0, in: sums.month(of: other)) }
  }

  private func month(of block: Int) -> Int32 { Int32(truncatingIfNeeded: cells[block * 32] >> 32) }

  /// Returns the sums of the days of a block.
  private func sums(of block: Int) -> ArraySlice<Int64> { cells[block * 32 + 1..<block * 32 + 32] }

  /// Adds all sums of another table; the caller guarantees that they fit.
  mutating func add(_ other: DailySums) {
    for block in other.blocksBefore.indices {
      let name = other.slots.names[other.slot(of: block)]
      let start = self.block(of: name, in: other.month(of: block)) * 32
      for day in 1..<32 { cells[start + day] &+= other.cells[block * 32 + day] }
    }
  }
}

extension DailySums {
  /// Writes names and blocks in a canonical order, so that equal sums have equal bytes.
  func write(to writer: inout SnapshotWriter) {
    let names = slots.names.indices.sorted { slots.names[$0] < slots.names[$1] }
    var places = [Int](repeating: 0, count: names.count)
    for (place, slot) in names.enumerated() { places[slot] = place }
    writer.write(count: names.count)
    for slot in names { writer.write(text: slots.names[slot].text) }
    let blocks = blocksBefore.indices.sorted {
      (month(of: $0), places[slot(of: $0)]) < (month(of: $1), places[slot(of: $1)])
    }
    writer.write(count: blocks.count)
    for block in blocks {
      writer.write(half: UInt32(bitPattern: month(of: block)))
      writer.write(count: places[slot(of: block)])
      let sums = sums(of: block)
      // Most days of a month and category have no entry, so a bit mask says which have a sum.
      var filled: UInt32 = 0
      for (day, sum) in sums.enumerated() where sum != 0 { filled |= 2 << UInt32(day) }
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
      guard months.contains(month), slot < nameCount,
        existingBlock(of: slot, in: month) == nil
      else { throw UnreadableSnapshot() }
      let block = addBlock(of: slot, in: month)
      let filled = try reader.half()
      // A month has no day 0.
      guard filled & 1 == 0 else { throw UnreadableSnapshot() }
      for day in 1..<32 where filled >> UInt32(day) & 1 != 0 {
        cells[block * 32 + day] = Int64(bitPattern: try reader.word())
      }
    }
  }
}
