/// The result of ``SHA256``: 256 bits.
package struct SHA256Hash: Hashable, Sendable {
  /// Eight bytes each, in big-endian order.
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64
  private let fourth: UInt64

  /// How many hexadecimal digits a hash has.
  package static let digitCount = 64

  init(words: (UInt64, UInt64, UInt64, UInt64)) {
    (first, second, third, fourth) = words
  }

  /// Reads a hash from 64 lower-case hexadecimal digits; `nil` if they are not such digits.
  init?(digits: RawSpan) {
    guard digits.byteCount == SHA256Hash.digitCount,
      let first = SHA256Hash.word(digits, at: 0), let second = SHA256Hash.word(digits, at: 16),
      let third = SHA256Hash.word(digits, at: 32), let fourth = SHA256Hash.word(digits, at: 48)
    else { return nil }
    self.init(words: (first, second, third, fourth))
  }

  /// Returns sixteen digits as a number.
  private static func word(_ digits: RawSpan, at start: Int) -> UInt64? {
    guard let high = number(digits, at: start), let low = number(digits, at: start + 8) else {
      return nil
    }
    return high << 32 | low
  }

  /// Returns eight digits as a number, computed at once.
  @inline(__always)
  private static func number(_ digits: RawSpan, at start: Int) -> UInt64? {
    let word = unsafe UInt64(
      bigEndian: digits.unsafeLoadUnaligned(fromUncheckedByteOffset: start, as: UInt64.self))
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops = ones &* 0x80
    // Adding sets the top bit of each byte that reaches a bound: `0` and `:`, `a` and `g`.
    let isDigit = (word &+ ones &* 0x50) & ~(word &+ ones &* 0x46) & tops
    let isLetter = (word &+ ones &* 0x1F) & ~(word &+ ones &* 0x19) & tops
    guard word & tops == 0, isDigit | isLetter == tops else { return nil }
    var number = word & (ones &* 0xF) &+ (isLetter >> 7) &* 9
    number = (number | number >> 4) & 0x00FF_00FF_00FF_00FF
    number = (number | number >> 8) & 0x0000_FFFF_0000_FFFF
    return (number | number >> 16) & 0xFFFF_FFFF
  }

  /// Writes the 64 digits to the front of a buffer with room for them.
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
    unsafe buffer.storeBytes(
      of: digits(of: word >> 32).bigEndian, toByteOffset: start, as: UInt64.self)
    unsafe buffer.storeBytes(
      of: digits(of: word & 0xFFFF_FFFF).bigEndian, toByteOffset: start &+ 8, as: UInt64.self)
  }

  /// Returns eight digits, the first in the highest place.
  @inline(__always)
  private static func digits(of number: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var word = (number | number << 16) & 0x0000_FFFF_0000_FFFF
    word = (word | word << 8) & 0x00FF_00FF_00FF_00FF
    word = (word | word << 4) & (ones &* 0xF)
    // From 10 on, `a` is 39 places after the continuation of the digits.
    let isLetter = (word &+ ones &* 6) >> 4 & ones
    return word &+ ones &* 0x30 &+ isLetter &* 0x27
  }

  /// The 32 bytes in big-endian order.
  var bytes: [UInt8] {
    [first, second, third, fourth].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) }
    }
  }

  /// The 64 digits.
  package var text: String {
    unsafe String(unsafeUninitializedCapacity: SHA256Hash.digitCount) { buffer in
      unsafe writeDigits(to: UnsafeMutableRawBufferPointer(buffer))
      return SHA256Hash.digitCount
    }
  }

  /// Appends the 64 digits.
  func write(to bytes: inout [UInt8]) {
    unsafe withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: SHA256Hash.digitCount
    ) { digits in
      unsafe writeDigits(to: UnsafeMutableRawBufferPointer(digits))
      unsafe bytes.append(contentsOf: digits)
    }
  }

  /// The hash that precedes the first line of a log: 64 zeros.
  package static let zero = SHA256Hash(words: (0, 0, 0, 0))
}
