/// Looks up tags by name without creating strings.
struct TagTable<Tag: Hashable & Sendable>: Sendable {
  private struct Row {
    var name: TagName
    var tag: Tag
  }

  private var rows: [Row?]
  private let mask: Int
  private let ignoresCase: Bool

  /// - Parameter ignoresCase: Whether to ignore case; the names must then be in capitals.
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

  /// Returns the tag with a name; `nil` if it is not in the table.
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

/// A name of up to 16 bytes in two integers.
struct TagName: Hashable {
  private let start: UInt64
  private let rest: UInt64

  /// `nil` if the name is longer.
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

  /// A hash that spreads the table's names; crafted names may collide.
  var hash: Int {
    let mixed = (start &+ rest &* 31) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 33)
  }
}
