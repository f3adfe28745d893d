/// Key derivation from a passphrase with HMAC-SHA256.
///
/// Source: RFC 8018, section 5.2, and RFC 2104; tested on the vectors of RFC 7914, section 11.
enum PBKDF2 {
  /// Returns the key for a passphrase and a salt.
  static func key(
    of passphrase: [UInt8], salt: [UInt8], rounds: Int, byteCount: Int
  ) -> [UInt8] {
    let mac = MessageCode(key: passphrase)
    var bytes: [UInt8] = []
    var number: UInt32 = 1
    while bytes.count < byteCount {
      let place = (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * $0)) }
      var last = mac.code(of: salt + place)
      var block = last
      for _ in 1..<max(2, rounds) where rounds > 1 {
        last = mac.code(of: last)
        for index in block.indices { block[index] ^= last[index] }
      }
      bytes += block
      number &+= 1
    }
    return Array(bytes.prefix(byteCount))
  }
}

/// HMAC-SHA256 under one key.
private struct MessageCode {
  private let inner: [UInt8]
  private let outer: [UInt8]

  init(key: [UInt8]) {
    var key = key
    if key.count > SHA256.blockByteCount { key = SHA256.hash(key.span.bytes).bytes }
    key += [UInt8](repeating: 0, count: SHA256.blockByteCount - key.count)
    inner = key.map { $0 ^ 0x36 }
    outer = key.map { $0 ^ 0x5C }
  }

  func code(of message: [UInt8]) -> [UInt8] {
    let inside = SHA256.hash((inner + message).span.bytes).bytes
    return SHA256.hash((outer + inside).span.bytes).bytes
  }
}
