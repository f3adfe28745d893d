import LedgerEvents

/// A hash index from words and phrases to their places in a table.
///
/// Two phrases with the same hash would be one phrase. No table has such a pair (a test proves it), and an
/// unknown word has the hash of a known one by chance in one of some 10^15 cases.
struct PhraseIndex: Sendable {
  /// The hash of the phrase at each place.
  private var hashes: [UInt64] = []
  /// The places in ``hashes`` plus one, 0 if free; the count is a power of two.
  private var slots: [UInt16]

  /// - Parameter phraseLimit: More phrases than will be added.
  init(phraseLimit: Int) {
    var slotCount = 16
    while slotCount * 3 < phraseLimit * 4 { slotCount *= 2 }
    slots = [UInt16](repeating: 0, count: slotCount)
    hashes.reserveCapacity(phraseLimit)
  }

  var count: Int { hashes.count }

  /// Returns the place of a phrase; `nil` if it was not added.
  func place(of hash: UInt64) -> Int? {
    let place = Int(slots[slot(of: hash)]) - 1
    return place < 0 ? nil : place
  }

  /// Returns the slot that holds a phrase, or is free for it.
  private func slot(of hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0, hashes[Int(slots[slot]) - 1] != hash { slot = (slot + 1) & mask }
    return slot
  }

  /// Adds a phrase and returns its place, which is the old ``count`` if the phrase is new.
  mutating func add(_ hash: UInt64) -> Int {
    let slot = slot(of: hash)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    hashes.append(hash)
    slots[slot] = UInt16(truncatingIfNeeded: hashes.count)
    assert(hashes.count * 4 < slots.count * 3, "the index of phrases is too full")
    return hashes.count - 1
  }
}

/// The hashes of words and phrases.
enum PhraseHash {
  /// The hash of a word's folded bytes.
  static func word(_ folded: [UInt8], _ range: Range<Int>) -> UInt64 {
    FNVHash.hash(folded, range)
  }

  /// The hash of a phrase extended by another word.
  static func joining(_ phrase: UInt64, _ next: UInt64) -> UInt64 {
    ((phrase &* 0x9E37_79B9_7F4A_7C15) ^ next) &* 0x100_0000_01B3
  }
}
