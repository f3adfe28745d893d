/// What ``SHA256`` comes to: 256 bits.
package struct SHA256Hash: Hashable, Sendable {
  /// Eight bytes each, the first in the highest place.
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64
  private let fourth: UInt64

  /// How many hexadecimal digits a hash has.
  package static let digitCount = 64

  init(words: (UInt64, UInt64, UInt64, UInt64)) {
    (first, second, third, fourth) = words
  }

  /// The hash that 64 lower-case hexadecimal digits spell; `nil` where they are none.
  init?(digits: RawSpan) {
    guard digits.byteCount == SHA256Hash.digitCount,
      let first = SHA256Hash.word(digits, at: 0), let second = SHA256Hash.word(digits, at: 16),
      let third = SHA256Hash.word(digits, at: 32), let fourth = SHA256Hash.word(digits, at: 48)
    else { return nil }
    self.init(words: (first, second, third, fourth))
  }

  /// Sixteen digits as a number.
  private static func word(_ digits: RawSpan, at start: Int) -> UInt64? {
    var word: UInt64 = 0
    for offset in start..<start + 16 {
      let digit = unsafe digits.unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
      let value: UInt8
      if digit &- 0x30 < 10 {
        value = digit &- 0x30
      } else if digit &- 0x61 < 6 {
        value = digit &- 0x57
      } else {
        return nil
      }
      word = word << 4 | UInt64(value)
    }
    return word
  }

  /// Writes the 64 digits to the front of a buffer that has room for them.
  func writeDigits(to buffer: UnsafeMutableRawBufferPointer) {
    unsafe SHA256Hash.write(first, to: buffer, at: 0)
    unsafe SHA256Hash.write(second, to: buffer, at: 16)
    unsafe SHA256Hash.write(third, to: buffer, at: 32)
    unsafe SHA256Hash.write(fourth, to: buffer, at: 48)
  }

  /// Writes a number as sixteen digits.
  @inline(__always)
  private static func write(
    _ word: UInt64, to buffer: UnsafeMutableRawBufferPointer, at start: Int
  ) {
    for place in 0..<16 {
      let value = UInt8(truncatingIfNeeded: word >> UInt64(60 &- place &* 4)) & 0xF
      unsafe buffer[start &+ place] = value < 10 ? value &+ 0x30 : value &+ 0x57
    }
  }

  /// The 64 digits.
  package var text: String {
    unsafe String(unsafeUninitializedCapacity: SHA256Hash.digitCount) { buffer in
      unsafe writeDigits(to: UnsafeMutableRawBufferPointer(buffer))
      return SHA256Hash.digitCount
    }
  }

  /// Stands before the first line of a log: 64 zeros.
  package static let zero = SHA256Hash(words: (0, 0, 0, 0))
}
