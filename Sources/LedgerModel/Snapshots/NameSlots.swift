/// Numbers names in the order in which they are met, and finds the number of one again.
///
/// An open-addressing table, because a dictionary's hashing would cost a fold a fifth of its time.
struct NameSlots: Hashable, Sendable {
  private(set) var names: [Name] = []
  /// Slot numbers by hash, -1 where free; a power of two, at most half full.
  private var table: [Int32] = Array(repeating: -1, count: 64)

  /// The number of a name, a new one where it was not met before.
  @inline(__always)
  mutating func slot(of name: Name) -> Int {
    let mask = table.count &- 1
    var place = NameSlots.hash(name) & mask
    while true {
      let slot = Int(table[place])
      if slot < 0 { return add(name) }
      if names[slot] == name { return slot }
      place = (place &+ 1) & mask
    }
  }

  /// The number of a name that was met before.
  func existingSlot(of name: Name) -> Int? { names.firstIndex(of: name) }

  @inline(__always)
  private static func hash(_ name: Name) -> Int {
    // Fibonacci hashing: the golden ratio's bits spread short texts over the upper half.
    let mixed = (name.low ^ name.high &* 0x9E37_79B9_7F4A_7C15) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32)
  }

  @inline(never)
  private mutating func add(_ name: Name) -> Int {
    names.append(name)
    if names.count * 2 > table.count {
      table = Array(repeating: -1, count: table.count * 2)
      for slot in names.indices { place(slot) }
    } else {
      place(names.count - 1)
    }
    return names.count - 1
  }

  private mutating func place(_ slot: Int) {
    let mask = table.count - 1
    var place = NameSlots.hash(names[slot]) & mask
    while table[place] >= 0 { place = (place + 1) & mask }
    table[place] = Int32(truncatingIfNeeded: slot)
  }
}
