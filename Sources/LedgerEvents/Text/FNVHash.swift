/// FNV-1a with 64 bits: the same in every process, so that it may be stored. It tells texts apart and proves nothing.
///
/// Source: draft-eastlake-fnv-21, section 5, the 64-bit prime and offset basis.
package enum FNVHash {
  /// The hash of no bytes.
  @inlinable package static var empty: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// The hash of bytes extended by another one.
  @inlinable package static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The hash of a part of bytes. It is not generic, since other modules do not specialise it, and call it for each word.
  package static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    bytes.withUnsafeBufferPointer { buffer in
      var hash = empty
      for place in range { hash = adding(buffer[place], to: hash) }
      return hash
    }
  }

  package static func hash(_ bytes: [UInt8]) -> UInt64 { hash(bytes, bytes.indices) }
}
