/// The everyday words and names of English, which are never corrected into another word: "fence repair" is
/// meant as written, and "Michael" is not a shop.
///
/// A Bloom filter of some 49,000 words of 4 to 19 letters, including plurals and other forms: it accepts each
/// of them and about one in thirty others, which then stays uncorrected. It is part of the program, read in
/// place, and costs nothing before the first unknown word. `Tests/Tools/WordLists/everyday-words` makes it and
/// documents its sources.
enum EverydayWords {
  /// The number of bits set for a word.
  private static let probes = 5
  private static let bitsOfCharacter = 6

  /// Returns whether a word is an everyday one.
  ///
  /// - Parameter hash: The hash of its folded bytes, as in ``Token/hash``.
  static func contains(hash: UInt64) -> Bool {
    let first = EverydayWordsFirstHalf.bits
    let second = EverydayWordsSecondHalf.bits
    let half = first.utf8CodeUnitCount
    let size = UInt64((half + second.utf8CodeUnitCount) * bitsOfCharacter)
    let mixed = hash &* 0x9E37_79B9_7F4A_7C15
    let step = UInt32(truncatingIfNeeded: mixed >> 32) | 1
    var place = UInt32(truncatingIfNeeded: mixed)
    for _ in 0..<probes {
      let bit = Int((UInt64(place) &* size) >> 32)
      let (character, offset) = bit.quotientAndRemainder(dividingBy: bitsOfCharacter)
      let byte =
        character < half
        ? first.utf8Start[character] : second.utf8Start[character - half]
      guard sextet(byte) >> UInt8(offset) & 1 == 1 else { return false }
      place &+= step
    }
    return true
  }

  /// The bits of a character: those from "#" on, with "~" in place of the backslash.
  private static func sextet(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "~") ? 0x39 : byte - UInt8(ascii: "#")
  }
}
