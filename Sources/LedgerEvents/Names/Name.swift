/// The folded short name (`"Eating Out"` is `"eating out"`) of a category, bucket or account.
///
/// Letters and digits of any script, `-`, `_` and single inner blanks; 1 to 64 bytes of UTF-8. Names up to 15
/// bytes are stored inline, longer ones are interned, so that a name is copied and compared as two words.
@usableFromInline package struct Name: Hashable, Sendable {
  /// The first eight bytes, the first in the lowest place; the number of an interned name.
  @usableFromInline package let low: UInt64
  /// Seven more bytes, and the byte count on top, or 0xFF if the name is interned.
  @usableFromInline package let high: UInt64

  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  // Written out to be inlinable: other modules would call the synthesized one through a witness table.
  @inlinable package static func == (left: Name, right: Name) -> Bool {
    left.low == right.low && left.high == right.high
  }

  /// The empty name, which no text can spell.
  package static let nothing = Name(low: 0, high: 0)

  /// The largest number of UTF-8 bytes in a name.
  package static let byteLimit = 64

  /// The folded text of the name.
  package var text: String {
    let count = Int(high >> 56)
    guard count <= 15 else { return InternedNames.shared.text(Int(low)) }
    return String(unsafeUninitializedCapacity: count) { buffer in
      for index in 0..<count {
        let word = index < 8 ? low >> (UInt64(index) * 8) : high >> (UInt64(index - 8) * 8)
        buffer[index] = UInt8(truncatingIfNeeded: word)
      }
      return count
    }
  }

  /// The name spelled by a text, folded; `nil` if the text is not a name.
  package init?(_ text: some StringProtocol) {
    let folded = text.lowercased()
    guard Name.isName(folded) else { return nil }
    self.init(existing: folded)
  }

  /// Makes a name of a text known to be valid and folded.
  init(existing text: String) {
    let count = text.utf8.count
    guard count <= 15 else {
      self.init(low: UInt64(InternedNames.shared.number(of: text)), high: 0xFF << 56)
      return
    }
    var low: UInt64 = 0
    var high = UInt64(count) << 56
    var index: UInt64 = 0
    for byte in text.utf8 {
      if index < 8 {
        low |= UInt64(byte) << (index * 8)
      } else {
        high |= UInt64(byte) << (index * 8 - 64)
      }
      index += 1
    }
    self.init(low: low, high: high)
  }

  /// Whether a folded text is a valid name.
  private static func isName(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= byteLimit else { return false }
    var lastWasBlank = true
    for scalar in text.unicodeScalars {
      if scalar == " " {
        if lastWasBlank { return false }
        lastWasBlank = true
        continue
      }
      lastWasBlank = false
      if scalar == "-" || scalar == "_" { continue }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
        continue
      default: return false
      }
    }
    return !lastWasBlank
  }
}

extension Name: Comparable, CustomStringConvertible {
  @usableFromInline package static func < (left: Name, right: Name) -> Bool {
    left.text < right.text
  }
  @usableFromInline package var description: String { text }
}

extension Name {
  /// A name that was read in place, with its byte count.
  struct Short {
    let name: Name
    let byteCount: Int
  }

  /// Reads the name at the front of 16 bytes, up to a quote; `nil` if it is longer than 15 bytes, invalid, or
  /// needs folding: the slower path through a text decides those.
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
    // For each byte: above 'z' or below 'a' sets the top bit, which bytes above 0x7F have already.
    let tooHigh = bytes &+ 0x0505_0505_0505_0505
    let tooLow = (bytes | 0x8080_8080_8080_8080) &- 0x6161_6161_6161_6161
    return (bytes | tooHigh | ~tooLow) & 0x8080_8080_8080_8080 == 0
  }

  /// The index of the first zero byte of a word; 8 if there is none.
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
