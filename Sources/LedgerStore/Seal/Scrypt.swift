/// The cost of one guess at a passphrase with scrypt (RFC 7914).
package struct ScryptCost: Hashable, Sendable {
  /// N: how often a block is written and looked up, a power of two.
  package var rounds: Int
  /// r: the size of a block in units of 128 bytes.
  package var blockSize: Int
  /// p: how often all of it is done, one after the other.
  package var lanes: Int

  /// `nil` for a cost that scrypt does not allow, or that takes more than 128 MiB: a file must not fill its reader's
  /// memory. The slowest one takes about 85 times as long as the usual one.
  package init?(rounds: Int, blockSize: Int, lanes: Int) {
    guard (2...1_048_576).contains(rounds), rounds & (rounds - 1) == 0,
      (1...64).contains(blockSize), (1...64).contains(lanes),
      128 * rounds * blockSize <= 1 << 27
    else { return nil }
    self.init(allowed: rounds, blockSize, lanes)
  }

  private init(allowed rounds: Int, _ blockSize: Int, _ lanes: Int) {
    self.rounds = rounds
    self.blockSize = blockSize
    self.lanes = lanes
  }

  /// 32 MiB, and some tenths of a second.
  package static let usual = ScryptCost(allowed: 1 << 15, 8, 3)
}

/// Key derivation from a passphrase that makes each guess cost memory and time.
///
/// Source: RFC 7914; tested on its vectors and against the scrypt of Python.
package enum Scrypt {
  /// Returns the key for a passphrase and a salt.
  package static func key(
    of passphrase: [UInt8], salt: [UInt8], _ cost: ScryptCost, byteCount: Int
  ) -> [UInt8] {
    let laneByteCount = 128 * cost.blockSize
    var bytes = PBKDF2.key(
      of: passphrase, salt: salt, rounds: 1, byteCount: laneByteCount * cost.lanes)
    var mixer = BlockMixer(cost)
    for lane in 0..<cost.lanes {
      let place = lane * laneByteCount..<(lane + 1) * laneByteCount
      bytes.replaceSubrange(place, with: mixer.mixed(Array(bytes[place])))
    }
    return PBKDF2.key(of: passphrase, salt: bytes, rounds: 1, byteCount: byteCount)
  }
}

/// A mixer of one lane: scryptROMix of section 5, with scryptBlockMix of section 4.
private struct BlockMixer {
  private let rounds: Int
  /// How many words of 32 bits a block has.
  private let wordCount: Int
  private var block: [UInt32]
  private var other: [UInt32]
  /// Every block on the way, one after the other.
  private var table: [UInt32]

  init(_ cost: ScryptCost) {
    rounds = cost.rounds
    wordCount = 32 * cost.blockSize
    block = [UInt32](repeating: 0, count: wordCount)
    other = block
    table = [UInt32](repeating: 0, count: wordCount * rounds)
  }

  mutating func mixed(_ bytes: [UInt8]) -> [UInt8] {
    for index in 0..<wordCount {
      block[index] = (0..<4).reduce(0) { $0 | UInt32(bytes[4 * index + $1]) << UInt32(8 * $1) }
    }
    let (count, rounds) = (wordCount, rounds)
    block.withUnsafeMutableBufferPointer { block in
      other.withUnsafeMutableBufferPointer { other in
        table.withUnsafeMutableBufferPointer { table in
          guard let block = block.baseAddress, let other = other.baseAddress,
            let table = table.baseAddress
          else { return }
          BlockMixer.fill(table, block, other, count, rounds)
          BlockMixer.lookUp(table, block, other, count, rounds)
        }
      }
    }
    return block.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }

  /// Step 2 of section 5: fills the table with each block.
  private static func fill(
    _ table: UnsafeMutablePointer<UInt32>, _ block: UnsafeMutablePointer<UInt32>,
    _ other: UnsafeMutablePointer<UInt32>, _ count: Int, _ rounds: Int
  ) {
    var round = 0
    while round < rounds {
      (table + round &* count).update(from: block, count: count)
      mix(block, other, count)
      round &+= 1
    }
  }

  /// Step 3 of section 5: looks up entries that depend on the block.
  private static func lookUp(
    _ table: UnsafeMutablePointer<UInt32>, _ block: UnsafeMutablePointer<UInt32>,
    _ other: UnsafeMutablePointer<UInt32>, _ count: Int, _ rounds: Int
  ) {
    var round = 0
    while round < rounds {
      let place = Int(block[count &- 16]) & (rounds &- 1)
      let met = table + place &* count
      var index = 0
      while index < count {
        block[index] ^= met[index]
        index &+= 1
      }
      mix(block, other, count)
      round &+= 1
    }
  }

  /// Section 4: mixes each piece of 64 bytes into the next, then orders those at even places before the others.
  private static func mix(
    _ block: UnsafeMutablePointer<UInt32>, _ other: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    var before = block + (count &- 16)
    var start = 0
    while start < count {
      let half = start / 32 &* 16
      let place = start & 16 == 0 ? other + half : other + (half &+ count / 2)
      SalsaCore.mix(before, block + start, into: place)
      before = place
      start &+= 16
    }
    block.update(from: other, count: count)
  }
}

/// Salsa20/8 of section 3, on words of 32 bits.
private enum SalsaCore {
  /// Applies the core to the exclusive or of two pieces of 64 bytes.
  @inline(__always)
  static func mix(
    _ left: UnsafeMutablePointer<UInt32>, _ right: UnsafeMutablePointer<UInt32>,
    into result: UnsafeMutablePointer<UInt32>
  ) {
    var x0 = left[0] ^ right[0]
    var x1 = left[1] ^ right[1]
    var x2 = left[2] ^ right[2]
    var x3 = left[3] ^ right[3]
    var x4 = left[4] ^ right[4]
    var x5 = left[5] ^ right[5]
    var x6 = left[6] ^ right[6]
    var x7 = left[7] ^ right[7]
    var x8 = left[8] ^ right[8]
    var x9 = left[9] ^ right[9]
    var x10 = left[10] ^ right[10]
    var x11 = left[11] ^ right[11]
    var x12 = left[12] ^ right[12]
    var x13 = left[13] ^ right[13]
    var x14 = left[14] ^ right[14]
    var x15 = left[15] ^ right[15]
    let start = (x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15)
    var round = 0
    while round < 4 {
      quarter(&x0, &x4, &x8, &x12)
      quarter(&x5, &x9, &x13, &x1)
      quarter(&x10, &x14, &x2, &x6)
      quarter(&x15, &x3, &x7, &x11)
      quarter(&x0, &x1, &x2, &x3)
      quarter(&x5, &x6, &x7, &x4)
      quarter(&x10, &x11, &x8, &x9)
      quarter(&x15, &x12, &x13, &x14)
      round &+= 1
    }
    result[0] = start.0 &+ x0
    result[1] = start.1 &+ x1
    result[2] = start.2 &+ x2
    result[3] = start.3 &+ x3
    result[4] = start.4 &+ x4
    result[5] = start.5 &+ x5
    result[6] = start.6 &+ x6
    result[7] = start.7 &+ x7
    result[8] = start.8 &+ x8
    result[9] = start.9 &+ x9
    result[10] = start.10 &+ x10
    result[11] = start.11 &+ x11
    result[12] = start.12 &+ x12
    result[13] = start.13 &+ x13
    result[14] = start.14 &+ x14
    result[15] = start.15 &+ x15
  }

  @inline(__always)
  private static func quarter(
    _ first: inout UInt32, _ second: inout UInt32, _ third: inout UInt32, _ fourth: inout UInt32
  ) {
    second ^= rotate(first &+ fourth, 7)
    third ^= rotate(second &+ first, 9)
    fourth ^= rotate(third &+ second, 13)
    first ^= rotate(fourth &+ third, 18)
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &<< count | word &>> (32 &- count)
  }
}
