/// The hash function of the seals.
///
/// Source: FIPS 180-4, sections 4.1.2, 4.2.2, 5 and 6.2; tested on the vectors of NIST and against
/// `sha256sum`. Written by hand, because the toolchain of Linux has none.
package struct SHA256 {
  /// H(0) to H(7).
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)

  static let blockByteCount = 64

  private init() {
    let start = SHA256.start
    state = (start[0], start[1], start[2], start[3], start[4], start[5], start[6], start[7])
  }

  /// Returns the hash of bytes.
  package static func hash(_ bytes: RawSpan) -> SHA256Hash {
    hash(bytes, behind: nil)
  }

  /// Returns the hash of the 64 hexadecimal digits of another hash, followed by bytes.
  package static func hash(_ bytes: RawSpan, behind digits: SHA256Hash?) -> SHA256Hash {
    var hash = SHA256()
    return hash.take(bytes, behind: digits, after: 0, isLast: true)
  }

  /// Returns the hash of bytes that come in pieces, more than fit into memory.
  ///
  /// - Parameter next: Fills a piece from its front and returns how many bytes; fewer than the piece holds means that
  ///   they are the last.
  static func hash(ofPieces next: (inout [UInt8]) throws -> Int) rethrows -> SHA256Hash {
    var hash = SHA256()
    var piece = [UInt8](repeating: 0, count: 4096 * blockByteCount)
    var byteCount = 0
    while true {
      let count = try next(&piece)
      let isLast = count < piece.count
      let taken = hash.take(
        piece.span.bytes.extracting(0..<count), behind: nil, after: byteCount, isLast: isLast)
      if isLast { return taken }
      byteCount += count
    }
  }

  /// - Parameters:
  ///   - before: How many bytes were hashed before, in whole blocks.
  ///   - isLast: Whether nothing follows; otherwise the bytes are whole blocks.
  private mutating func take(
    _ bytes: RawSpan, behind digits: SHA256Hash?, after before: Int, isLast: Bool
  ) -> SHA256Hash {
    unsafe SHA256.constants.withUnsafeBufferPointer { constants in
      // 64 words of the schedule, and two blocks, first for the digits, then for the padding.
      unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64 + 32) { memory in
        let blocks = unsafe UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(memory)[256...])
        return unsafe bytes.withUnsafeBytes { bytes in
          unsafe run(bytes, behind: digits, before, isLast, constants, memory, blocks)
        }
      }
    }
  }

  private mutating func run(
    _ bytes: UnsafeRawBufferPointer, behind digits: SHA256Hash?, _ before: Int, _ isLast: Bool,
    _ constants: UnsafeBufferPointer<UInt32>, _ schedule: UnsafeMutableBufferPointer<UInt32>,
    _ blocks: UnsafeMutableRawBufferPointer
  ) -> SHA256Hash {
    var byteCount = before &+ bytes.count
    if let digits {
      unsafe digits.writeDigits(to: blocks)
      unsafe compressBlock(UnsafeRawBufferPointer(blocks), at: 0, constants, schedule)
      byteCount &+= SHA256.blockByteCount
    }
    let blockCount = bytes.count / SHA256.blockByteCount
    for block in 0..<blockCount {
      unsafe compressBlock(bytes, at: block &* SHA256.blockByteCount, constants, schedule)
    }
    if isLast {
      let rest = unsafe UnsafeRawBufferPointer(
        rebasing: bytes[(blockCount * SHA256.blockByteCount)...])
      unsafe blocks.copyMemory(from: rest)
      let end = unsafe SHA256.pad(blocks, behind: rest.count, of: byteCount)
      for block in stride(from: 0, to: end, by: SHA256.blockByteCount) {
        unsafe compressBlock(UnsafeRawBufferPointer(blocks), at: block, constants, schedule)
      }
    }
    return SHA256Hash(
      words: (
        UInt64(state.0) << 32 | UInt64(state.1), UInt64(state.2) << 32 | UInt64(state.3),
        UInt64(state.4) << 32 | UInt64(state.5), UInt64(state.6) << 32 | UInt64(state.7)
      ))
  }

  /// Pads a message by section 5.1.1: a one bit, zeros, and the bit count in the last eight bytes of a block.
  ///
  /// - Parameters:
  ///   - blocks: Begins with the rest of the message; has room for another block.
  ///   - count: How many bytes the rest has.
  ///   - byteCount: How many bytes the whole message has.
  /// - Returns: Where the last block ends.
  static func pad(
    _ blocks: UnsafeMutableRawBufferPointer, behind count: Int, of byteCount: Int
  ) -> Int {
    let end = (count &+ 8) / blockByteCount &* blockByteCount &+ blockByteCount
    unsafe blocks[count] = 0x80
    for index in count &+ 1..<end &- 8 { unsafe blocks[index] = 0 }
    let bitCount = UInt64(byteCount) &* 8
    unsafe blocks.storeBytes(of: bitCount.bigEndian, toByteOffset: end &- 8, as: UInt64.self)
    return end
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  /// Compresses one block, by section 6.2.2.
  @inline(__always)
  private mutating func compressBlock(
    _ bytes: UnsafeRawBufferPointer, at start: Int, _ constants: UnsafeBufferPointer<UInt32>,
    _ schedule: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      unsafe schedule[index] = UInt32(
        bigEndian: bytes.loadUnaligned(fromByteOffset: start &+ index &* 4, as: UInt32.self))
    }
    for index in 16..<64 {
      let early = unsafe schedule[index &- 15]
      let late = unsafe schedule[index &- 2]
      let sigma0 = SHA256.rotate(early, 7) ^ SHA256.rotate(early, 18) ^ early &>> 3
      let sigma1 = SHA256.rotate(late, 17) ^ SHA256.rotate(late, 19) ^ late &>> 10
      unsafe schedule[index] =
        schedule[index &- 16] &+ sigma0 &+ schedule[index &- 7] &+ sigma1
    }
    var (a, b, c, d, e, f, g, h) = state
    for index in 0..<64 {
      let sum1 = SHA256.rotate(e, 6) ^ SHA256.rotate(e, 11) ^ SHA256.rotate(e, 25)
      let choice = g ^ (e & (f ^ g))
      let first = unsafe h &+ sum1 &+ choice &+ constants[index] &+ schedule[index]
      let sum0 = SHA256.rotate(a, 2) ^ SHA256.rotate(a, 13) ^ SHA256.rotate(a, 22)
      let majority = (a & b) | (c & (a | b))
      h = g
      g = f
      f = e
      e = d &+ first
      d = c
      c = b
      b = a
      a = first &+ sum0 &+ majority
    }
    state.0 &+= a
    state.1 &+= b
    state.2 &+= c
    state.3 &+= d
    state.4 &+= e
    state.5 &+= f
    state.6 &+= g
    state.7 &+= h
  }

  /// Section 5.3.3: the first 32 bits of the fractional parts of the square roots of the first eight
  /// primes.
  static let start: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// Section 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first
  /// sixty-four primes.
  static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
