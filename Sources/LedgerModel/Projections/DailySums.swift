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
