/// 128 bits that stand for an idempotency key: FNV-1a.
///
/// Source: draft-eastlake-fnv-21, section 5, the 128-bit prime and offset basis.
struct KeyHash: Hashable, Sendable {
  private let bits: UInt128

  init(_ key: IdempotencyKey) {
    var bits: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    for byte in key.text.utf8 {
      bits ^= UInt128(byte)
      bits = bits &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
    self.bits = bits
  }
}
