package import LedgerModel

/// A filter that finds, without reading a line, that it adds an entry without the sought text.
///
/// Texts are compared in lower case, without accents and apostrophes. A line of plain ASCII, without an apostrophe or
/// an escape, spells its texts as they are, except for case; every other line is let through.
package struct LineFilter: Sendable {
  /// In lower case; `nil` if no ASCII text can hold it.
  private let needle: [UInt8]?
  /// Entries that are let through whatever they hold.
  package var wanted: Set<EventID> = []

  package init(_ sought: SoughtText) {
    let bytes = sought.bytes
    needle = bytes.allSatisfy { $0 < 0x80 } ? bytes : nil
  }

  /// Returns whether a line has to be read.
  ///
  /// - Parameters:
  ///   - line: With a seal, without the line feed.
  ///   - id: The event on that line, if it is in its place.
  package func admits(_ line: RawSpan, _ id: EventID) -> Bool {
    guard let start = PlainLine.entryMembers(of: line) else { return true }
    if mayHold(line, from: start) { return true }
    return !wanted.isEmpty && wanted.contains(id)
  }

  /// Searches a line up to its seal, eight bytes at a time: sought bytes become zero. The seal is longer than a word,
  /// so that no load passes the end of the line.
  private func mayHold(_ line: RawSpan, from start: Int) -> Bool {
    let end = line.byteCount - LogLine.sealByteCount
    let small = LineFilter.word(of: 0x20)
    // A needle that is not ASCII gets a first byte that no such line holds.
    let first = LineFilter.word(of: needle?.first ?? 0x80) | small
    let second = LineFilter.word(of: needle?.dropFirst().first ?? 0) | small
    let hasSecond = needle?.count ?? 0 > 1
    var offset = start
    while offset < end {
      let word = LineFilter.word(line, offset)
      let odd =
        word & LineFilter.highBits | LineFilter.noughts(word ^ LineFilter.backslashes)
        | LineFilter.noughts(word ^ LineFilter.apostrophes)
      if odd != 0 { return true }
      var found = LineFilter.noughts((word | small) ^ first)
      if found != 0 {
        if hasSecond {
          found &= LineFilter.noughts((LineFilter.word(line, offset &+ 1) | small) ^ second)
        }
        // One of eight places at most, mostly none.
        if found != 0, (0..<8).contains(where: { stands(in: line, at: offset + $0) }) {
          return true
        }
      }
      offset &+= 8
    }
    return false
  }

  private func stands(in line: RawSpan, at offset: Int) -> Bool {
    guard let needle, offset + needle.count <= line.byteCount else { return false }
    return needle.indices.allSatisfy { index in
      let byte = line.byte(offset + index)
      return byte | 0x20 == needle[index] | 0x20
    }
  }

  @inline(__always)
  private static func word(_ line: RawSpan, _ offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= line.byteCount, "a word behind the end of the line")
    return unsafe line.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
  }

  @inline(__always)
  private static func word(of byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }
  private static var backslashes: UInt64 { 0x5C5C_5C5C_5C5C_5C5C }
  private static var apostrophes: UInt64 { 0x2727_2727_2727_2727 }

  /// Sets the highest bit of each zero byte; it may also be set for the byte after one.
  @inline(__always)
  private static func noughts(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & highBits
  }
}

extension RawSpan {
  @inline(__always)
  fileprivate func byte(_ offset: Int) -> UInt8 {
    unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }
}
