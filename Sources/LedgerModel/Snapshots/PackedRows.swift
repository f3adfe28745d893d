import LedgerEvents

/// Rows of integers in the bytes of a snapshot. Each column is as wide as its largest number needs, which makes the
/// table small enough to be read whole, and any row can be found without those before it.
///
/// The number of rows and the width of each column in bytes (0 to 8) come first.
struct PackedRows: Sendable {
  private let bytes: [UInt8]
  private let start: Int
  let count: Int
  private let widths: [Int]
  /// The offset of each column in a row.
  private let offsets: [Int]
  private let rowByteCount: Int

  /// The number in an existing row and column.
  subscript(row: Int, column: Int) -> UInt64 {
    let offset = start + row * rowByteCount + offsets[column]
    var number: UInt64 = 0
    for place in 0..<widths[column] {
      number |= UInt64(bytes[offset + place]) << UInt64(place * 8)
    }
    return number
  }

  /// Returns the row with a number in the column that the rows are sorted by; `nil` if there is none.
  func row(with number: UInt64, in column: Int) -> Int? {
    let row = (0..<count).partitioningIndex { self[$0, column] >= number }
    return row < count && self[row, column] == number ? row : nil
  }
}

extension PackedRows {
  init(columns: Int, from reader: inout SnapshotReader) throws(UnreadableSnapshot) {
    count = Int(try reader.half())
    var (widths, offsets, size) = ([Int](), [Int](), 0)
    for _ in 0..<columns {
      let width = Int(try reader.byte())
      guard width <= 8 else { throw UnreadableSnapshot() }
      widths.append(width)
      offsets.append(size)
      size += width
    }
    // A row has at least one byte, so the count cannot exceed what the bytes can hold.
    guard size > 0 || count == 0 else { throw UnreadableSnapshot() }
    start = try reader.take(count * size).lowerBound
    self.widths = widths
    self.offsets = offsets
    rowByteCount = size
    bytes = reader.bytes
  }

  /// Writes rows given one after another.
  static func write(_ numbers: [UInt64], columns: Int, to writer: inout SnapshotWriter) {
    var largest = [UInt64](repeating: 0, count: columns)
    for (place, number) in numbers.enumerated() { largest[place % columns] |= number }
    var widths = largest.map { (71 - $0.leadingZeroBitCount) / 8 }
    if widths.allSatisfy({ $0 == 0 }) { widths[0] = 1 }
    writer.write(count: numbers.count / columns)
    for width in widths { writer.write(byte: UInt8(width)) }
    for (place, number) in numbers.enumerated() {
      writer.write(number, byteCount: widths[place % columns])
    }
  }
}

/// Numbers names in order of appearance, and finds their numbers again.
///
/// It uses open addressing, because a dictionary's hashing would cost a fifth of a fold's time.
struct NameSlots: Hashable, Sendable {
  private(set) var names: [Name] = []
  /// Slot numbers by hash, -1 if free; a power of two, at most half full.
  private var table: [Int32] = Array(repeating: -1, count: 64)

  /// Returns the number of a name, and assigns one if it is new.
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

  /// Returns the number of a name; `nil` if it is unknown.
  func existingSlot(of name: Name) -> Int? {
    let mask = table.count - 1
    var place = NameSlots.hash(name) & mask
    while table[place] >= 0 {
      let slot = Int(table[place])
      if names[slot] == name { return slot }
      place = (place + 1) & mask
    }
    return nil
  }

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
