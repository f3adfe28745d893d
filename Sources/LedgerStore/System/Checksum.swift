/// A 64-bit checksum that detects changed bytes.
///
/// Against decay and torn writes, not against an attacker: anyone who can write the file can compute a matching
/// checksum. Four lanes of multiplications keep up with memory, which SHA-256 would not by far.
package enum Checksum {
  // The primes of xxHash64: Yann Collet, xxHash fast digest algorithm 0.1.1.
  private static let first: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let third: UInt64 = 0x1656_67B1_9E37_79F9

  /// Returns the checksum of the bytes from an offset on. Changing any single word always changes it.
  package static func of(_ bytes: [UInt8], from start: Int) -> UInt64 {
    let span = bytes.span.bytes
    var lanes = (first, second, third, UInt64(truncatingIfNeeded: bytes.count - start))
    var offset = start
    while offset &+ 32 <= bytes.count {
      lanes.0 = mixed(lanes.0, span.word(offset))
      lanes.1 = mixed(lanes.1, span.word(offset &+ 8))
      lanes.2 = mixed(lanes.2, span.word(offset &+ 16))
      lanes.3 = mixed(lanes.3, span.word(offset &+ 24))
      offset &+= 32
    }
    while offset < bytes.count {
      lanes.0 = mixed(lanes.0, UInt64(bytes[offset]))
      offset += 1
    }
    var sum = lanes.0
    for lane in [lanes.1, lanes.2, lanes.3] { sum = mixed(sum, lane) }
    return sum ^ sum >> 32
  }

  /// Invertible in each argument, so that no change is lost.
  @inline(__always)
  private static func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word) &* second
    return (product << 31 | product >> 33) &* first
  }
}

extension RawSpan {
  /// Returns eight bytes, the first in the lowest place; the caller has checked that they are there.
  @inline(__always)
  fileprivate func word(_ offset: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }
}
