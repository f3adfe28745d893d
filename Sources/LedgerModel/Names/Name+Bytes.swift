extension Name {
  /// A name that was read in place, and how many bytes it has.
  struct Short {
    let name: Name
    let byteCount: Int
  }

  /// The name at the front of 16 bytes, up to a quote; `nil` where it is longer than 15 bytes, is no
  /// name, or needs folding: the slower way through a text decides those.
  @inline(__always)
  static func short(_ low: UInt64, _ high: UInt64) -> Short? {
    let quotes: UInt64 = 0x2222_2222_2222_2222
    let lowQuote = firstZeroByte(low ^ quotes)
    let count: Int
    let name: Name
    if lowQuote < 8 {
      count = lowQuote
      let bits = UInt64(count) &* 8
      name = Name(low: low & (1 << bits &- 1), high: UInt64(count) << 56)
      guard areLetters(low, filled: bits) || isPlain(name, count)
      else { return nil }
    } else {
      let highQuote = firstZeroByte(high ^ quotes)
      guard highQuote < 8 else { return nil }
      count = highQuote &+ 8
      let bits = UInt64(highQuote) &* 8
      name = Name(low: low, high: high & (1 << bits &- 1) | UInt64(count) << 56)
      guard areLetters(low, filled: 64) && areLetters(high, filled: bits) || isPlain(name, count)
      else { return nil }
    }
    return count > 0 ? Short(name: name, byteCount: count) : nil
  }

  /// Whether the first bytes of a word, up to a number of bits, are letters from a to z.
  @inline(__always)
  private static func areLetters(_ word: UInt64, filled bits: UInt64) -> Bool {
    let mask: UInt64 = bits == 64 ? ~0 : 1 << bits &- 1
    let bytes = word & mask | 0x6161_6161_6161_6161 & ~mask
    // Per byte: above 'z' or below 'a' sets the top bit; bytes above 0x7F have it already.
    let tooHigh = bytes &+ 0x0505_0505_0505_0505
    let tooLow = (bytes | 0x8080_8080_8080_8080) &- 0x6161_6161_6161_6161
    return (bytes | tooHigh | ~tooLow) & 0x8080_8080_8080_8080 == 0
  }

  /// Where the first zero byte of a word is, 8 where there is none.
  @inline(__always)
  private static func firstZeroByte(_ word: UInt64) -> Int {
    let found =
      (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    return found.trailingZeroBitCount / 8
  }

  /// Whether a short name holds only `a-z0-9-_` and single inner blanks, and so needs no folding.
  @inline(never)
  private static func isPlain(_ name: Name, _ count: Int) -> Bool {
    var lastWasBlank = true
    for index in 0..<count {
      let word = index < 8 ? name.low >> UInt64(index * 8) : name.high >> UInt64(index * 8 - 64)
      switch UInt8(truncatingIfNeeded: word) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        lastWasBlank = false
      case UInt8(ascii: " "):
        if lastWasBlank { return false }
        lastWasBlank = true
      default: return false
      }
    }
    return !lastWasBlank
  }
}
