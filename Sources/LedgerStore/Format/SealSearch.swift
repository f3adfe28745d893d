/// A search for lines by their seals, when no line feed separates them.
enum SealSearch {
  /// `,"seal":"`, as it is before the digits.
  private static let literal = Pattern(",\"seal\":")
  private static let literalByteCount = 9
  /// `{"n":`, the beginning of a line that this program wrote.
  private static let opening = Pattern("{\"n\":")

  /// Returns where whole seals end: after their closing brace.
  static func ends(in bytes: RawSpan) -> [Int] {
    var ends: [Int] = []
    var place = 0
    while let start = first(literal, in: bytes, from: place) {
      let end = start + LogLine.sealByteCount
      place = start + 1
      guard end <= bytes.byteCount else { break }
      let digits = bytes.extracting(start + literalByteCount..<end - 2)
      guard byte(bytes, start + literalByteCount - 1) == 0x22, byte(bytes, end - 2) == 0x22,
        byte(bytes, end - 1) == 0x7D, Seal(digits: digits) != nil
      else { continue }
      ends.append(end)
      place = end
    }
    return ends
  }

  /// Returns where the line may begin that ends with the given bytes: at the first of them, one byte later, since a
  /// damaged line feed is one byte, or at a line's opening.
  static func starts(in bytes: RawSpan) -> [Int] {
    var starts = [0, 1]
    if let first = first(opening, in: bytes, from: 0) {
      starts.append(first)
      var last = first
      while let next = self.first(opening, in: bytes, from: last + 1) { last = next }
      starts.append(last)
    }
    var seen: Set<Int> = []
    return starts.filter { $0 < bytes.byteCount && seen.insert($0).inserted }
  }

  /// The first eight bytes of a text at most, the first in the lowest place.
  private struct Pattern {
    var word: UInt64
    var mask: UInt64

    init(_ text: StaticString) {
      word = 0
      mask = 0
      for index in 0..<min(8, text.utf8CodeUnitCount) {
        word |= UInt64(unsafe text.utf8Start[index]) << UInt64(index * 8)
        mask |= 0xFF << UInt64(index * 8)
      }
    }
  }

  private static func first(_ pattern: Pattern, in bytes: RawSpan, from start: Int) -> Int? {
    var place = start
    while place &+ 8 <= bytes.byteCount {
      let word = unsafe UInt64(
        littleEndian: bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: place, as: UInt64.self))
      if word & pattern.mask == pattern.word { return place }
      place &+= 1
    }
    return nil
  }

  private static func byte(_ bytes: RawSpan, _ offset: Int) -> UInt8 {
    unsafe bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }
}
