/// The places of words and phrases in a table, found by their hashes.
///
/// Two phrases with one hash would be one phrase. No two of any table have (a test proves it), and
/// an unknown word has the hash of a known one by chance once in some 10^15 words.
struct PhraseIndex: Sendable {
  /// The hash of the phrase at each place.
  private var hashes: [UInt64] = []
  /// Places in ``hashes`` plus one, 0 where free; a power of two of them.
  private var slots: [UInt16]

  /// - Parameter phraseLimit: More phrases than are ever added.
  init(phraseLimit: Int) {
    var slotCount = 16
    while slotCount < phraseLimit * 2 { slotCount *= 2 }
    slots = [UInt16](repeating: 0, count: slotCount)
    hashes.reserveCapacity(phraseLimit)
  }

  var count: Int { hashes.count }

  /// The place of a phrase; `nil` where it was never added.
  func place(of hash: UInt64) -> Int? {
    let place = Int(slots[slot(of: hash)]) - 1
    return place < 0 ? nil : place
  }

  /// The slot that holds a phrase, or is free for it.
  private func slot(of hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0, hashes[Int(slots[slot]) - 1] != hash { slot = (slot + 1) & mask }
    return slot
  }

  /// The place of a phrase, which is ``count`` before the call where the phrase is new.
  mutating func add(_ hash: UInt64) -> Int {
    let slot = slot(of: hash)
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    hashes.append(hash)
    slots[slot] = UInt16(truncatingIfNeeded: hashes.count)
    assert(hashes.count * 2 < slots.count, "the index of phrases is too full")
    return hashes.count - 1
  }
}

/// How words and phrases are hashed.
enum PhraseHash {
  /// The hash of no bytes (FNV-1a, 64 bits).
  static let empty: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of a word, of its folded bytes.
  static func word(_ folded: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash = empty
    folded.withUnsafeBufferPointer { buffer in
      for index in range { hash = adding(buffer[index], to: hash) }
    }
    return hash
  }

  /// The hash of a word that goes on with another folded byte.
  static func adding(_ byte: UInt8, to word: UInt64) -> UInt64 {
    (word ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The hash of a phrase that goes on with another word.
  static func joining(_ phrase: UInt64, _ next: UInt64) -> UInt64 {
    ((phrase &* 0x9E37_79B9_7F4A_7C15) ^ next) &* 0x100_0000_01B3
  }
}
