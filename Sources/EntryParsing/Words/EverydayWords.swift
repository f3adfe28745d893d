/// The everyday words and names of English, which are never corrected into another word: who writes
/// "fence repair" means it, and "Michael" is no shop.
///
/// A Bloom filter of some 49,000 words with 4 to 19 letters, their plurals and other forms among
/// them: it says yes to each of these and to one of thirty others, which is then not corrected. It
/// is part of the program, read where it lies, and costs nothing before the first unknown word.
/// `Tests/WordLists/everyday-words` makes it and says what it is made of.
enum EverydayWords {
  /// How many bits a word sets.
  private static let probes = 5
  private static let bitsOfCharacter = 6

  /// Whether a word is an everyday one.
  ///
  /// - Parameter hash: The hash of its folded bytes, as ``Token/hash`` holds it.
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

  /// The bits of a character: those from "#" on, with "~" in the place of the backslash.
  private static func sextet(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "~") ? 0x39 : byte - UInt8(ascii: "#")
  }
}
