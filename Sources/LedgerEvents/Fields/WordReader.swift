/// Parses a line from its front, eight bytes at a time: it moves past what matches, and stays if nothing matches.
///
/// No step checks the line's length: the caller does, once for all steps. Matching a text loads up to the end
/// of its last word; a number takes at most seven bytes and loads eight, a name fifteen and sixteen, whatever
/// the bytes are.
struct WordReader: ~Escapable {
  private let line: RawSpan
  /// The first byte not consumed.
  private(set) var offset = 0

  /// - Parameter line: At least as many bytes as all steps together may load.
  @inline(__always)
  @_lifetime(copy line)
  init(_ line: RawSpan) {
    self.line = line
  }

  /// Whether the line has a byte at an offset, which must be inside it.
  @inline(__always)
  func isByte(_ byte: UInt8, at offset: Int) -> Bool {
    assert(offset >= 0 && offset < line.byteCount, "a byte outside of the line")
    return unsafe line.unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self) == byte
  }

  /// Loads eight bytes at a distance from the first byte not consumed, the first in the lowest place.
  @inline(__always)
  func word(_ distance: Int = 0) -> UInt64 {
    let place = offset &+ distance
    assert(place + 8 <= line.byteCount, "a word behind the end of the line")
    return unsafe UInt64(
      littleEndian: line.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt64.self))
  }

  /// Skips a number of bytes.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func skip(_ byteCount: Int) { offset &+= byteCount }

  /// Moves past a literal text if it comes next.
  ///
  /// The loops fold: the text is compared with one constant for every eight bytes.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    var difference: UInt64 = 0
    var index = 0
    while index &+ 8 <= count {
      difference |= word(index) ^ WordReader.word(of: text, index, 8)
      index &+= 8
    }
    if index < count {
      let rest = count &- index
      let mask: UInt64 = 1 &<< UInt64(truncatingIfNeeded: rest &* 8) &- 1
      difference |= (word(index) ^ WordReader.word(of: text, index, rest)) & mask
    }
    guard difference == 0 else { return false }
    offset &+= count
    return true
  }

  @inline(__always)
  private static func word(of text: StaticString, _ start: Int, _ count: Int) -> UInt64 {
    var word: UInt64 = 0
    var index = 0
    while index < count {
      let byte = unsafe UInt64(text.utf8Start[start &+ index])
      word |= byte &<< UInt64(truncatingIfNeeded: index &* 8)
      index &+= 1
    }
    return word
  }
}

extension WordReader {
  /// Consumes a whole number of up to seven digits in front of a mark.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func number(before mark: UInt8) -> Int? {
    let text = word()
    let count = WordReader.distance(to: mark, in: text)
    guard count > 0, count < 8, text & 0xFF != 0x30 || count == 1,
      let value = WordReader.value(ofDigits: count, text)
    else { return nil }
    offset &+= count
    return value
  }

  /// A decimal without its point, and the number of digits after the point.
  struct Decimal {
    let digits: Int
    let fractionCount: Int
  }

  /// Consumes a decimal of up to seven bytes in front of a quote: whole, or with two digits after its point.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func decimal() -> Decimal? {
    let text = word()
    let count = WordReader.distance(to: UInt8(ascii: "\""), in: text)
    // Only `0.50` may begin with a zero.
    guard count > 0, count < 8, text & 0xFF != 0x30 || count == 1 || text >> 8 & 0xFF == 0x2E
    else { return nil }
    let pointPlace = UInt64(truncatingIfNeeded: count &* 8) &- 24
    guard count > 3, text &>> pointPlace & 0xFF == 0x2E else {
      guard let value = WordReader.value(ofDigits: count, text) else { return nil }
      offset &+= count
      return Decimal(digits: value, fractionCount: 0)
    }
    // The bytes in front of the point, and those after it moved into its place.
    let front: UInt64 = 1 &<< pointPlace &- 1
    guard let value = WordReader.value(ofDigits: count &- 1, text & front | text >> 8 & ~front)
    else { return nil }
    offset &+= count
    return Decimal(digits: value, fractionCount: 2)
  }

  /// Consumes a name of up to fifteen bytes that needs no folding, in front of a quote.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func name() -> Name? {
    guard let short = Name.short(word(), word(8)) else { return nil }
    offset &+= short.byteCount
    return short.name
  }

  /// The number of bytes of a word in front of a mark; 8 if the mark is missing.
  @inline(__always)
  private static func distance(to mark: UInt8, in word: UInt64) -> Int {
    let other = word ^ 0x0101_0101_0101_0101 &* UInt64(mark)
    let zeros = (other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080
    return zeros.trailingZeroBitCount &>> 3
  }

  /// The value of the digits at the front of a word; `nil` if one of them is not a digit.
  ///
  /// - Parameter count: 1 to 8.
  @inline(__always)
  private static func value(ofDigits count: Int, _ word: UInt64) -> Int? {
    // The last digit becomes the highest byte, and zeros fill the others.
    let free = UInt64(truncatingIfNeeded: 64 &- count &* 8)
    let digits = (word ^ 0x3030_3030_3030_3030) &<< free
    let overNine = digits &+ 0x0606_0606_0606_0606
    guard (digits | overNine) & 0xF0F0_F0F0_F0F0_F0F0 == 0 else { return nil }
    // Combines neighbours: digits to pairs, pairs to fours, fours to eights.
    let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
    return Int((fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF)
  }
}
