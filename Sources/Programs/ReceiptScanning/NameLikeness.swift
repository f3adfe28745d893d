/// The similarity of two names by their letter pairs: two readings of one sign differ by a letter or two.
struct NameLikeness {
  /// The count of each pair of neighbouring letters.
  private let pairs: [Pair: Int]
  private let count: Int

  private struct Pair: Hashable {
    var left: UInt8
    var right: UInt8
  }

  init(_ name: String) {
    let letters = name.utf8.compactMap(NameLikeness.letter)
    pairs = zip(letters, letters.dropFirst()).reduce(into: [:]) { pairs, pair in
      pairs[Pair(left: pair.0, right: pair.1), default: 0] += 1
    }
    count = max(0, letters.count - 1)
  }

  /// Whether both are readings of the same sign: four fifths of their pairs are the same, or one is nearly
  /// all contained in the other.
  func isLike(_ other: NameLikeness) -> Bool {
    let (shorter, longer) = (min(count, other.count), max(count, other.count))
    guard shorter >= 3 else { return pairs == other.pairs }
    let shared = pairs.reduce(0) { $0 + min($1.value, other.pairs[$1.key] ?? 0) }
    return 5 * shared >= 2 * (shorter + longer)
      || (10 * shared >= 9 * shorter && 2 * shorter >= longer)
  }

  /// A letter in upper case, or a digit; `nil` for blanks and signs.
  private static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte & 0xDF
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      byte
    default: nil
    }
  }
}
