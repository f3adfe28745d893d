/// Finds the few tags that a reader knows among all, without making texts of their names.
struct TagTable<Tag: Hashable & Sendable>: Sendable {
  private struct Row {
    var name: TagName
    var tag: Tag
  }

  private var rows: [Row?]
  private let mask: Int
  private let ignoresCase: Bool

  /// - Parameter ignoresCase: Whether letters match in either case; the names are then in capitals.
  init(_ tags: [(name: StaticString, tag: Tag)], ignoresCase: Bool) {
    var size = 16
    while size < tags.count * 4 { size *= 2 }
    rows = Array(repeating: nil, count: size)
    mask = size - 1
    self.ignoresCase = ignoresCase
    for (name, tag) in tags {
      let bytes = name.withUTF8Buffer { unsafe Array($0) }
      guard let name = TagName(bytes, 0..<bytes.count, ignoresCase: ignoresCase) else { continue }
      var place = name.hash & mask
      while rows[place] != nil { place = (place + 1) & mask }
      rows[place] = Row(name: name, tag: tag)
    }
  }

  /// The tag with a name; `nil` where it is none of the table.
  func tag(_ bytes: [UInt8], _ range: Range<Int>) -> Tag? {
    guard let name = TagName(bytes, range, ignoresCase: ignoresCase) else { return nil }
    var place = name.hash & mask
    while let row = rows[place] {
      if row.name == name { return row.tag }
      place = (place + 1) & mask
    }
    return nil
  }
}

/// A name of up to sixteen bytes in two numbers.
struct TagName: Hashable {
  private let start: UInt64
  private let rest: UInt64

  /// `nil` where the name is longer.
  init?(_ bytes: [UInt8], _ range: Range<Int>, ignoresCase: Bool) {
    guard range.count <= 16 else { return nil }
    var (start, rest): (UInt64, UInt64) = (0, 0)
    for index in range {
      var byte = bytes[index]
      if ignoresCase, byte &- 0x61 < 26 { byte &= 0xDF }
      rest = rest << 8 | start >> 56
      start = start << 8 | UInt64(byte)
    }
    self.start = start
    self.rest = rest
  }

  /// Spreads the names of a table; not against names that are made to meet.
  var hash: Int {
    let mixed = (start &+ rest &* 31) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 33)
  }
}
