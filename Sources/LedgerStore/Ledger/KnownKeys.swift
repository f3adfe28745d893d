package import LedgerModel

/// Which idempotency keys a log may hold, as hashes of 64 bits: most keys are new, and a new one need
/// not be looked for in the log.
///
/// A key that is not known is not in the log; one that is known may be.
package struct KnownKeys: Sendable {
  /// Sorted hashes as they stand in a file.
  private var bytes: [UInt8] = []
  private var table = 0..<0
  /// The hashes that came after those.
  private var recent: Set<UInt64> = []

  private static let kind = SnapshotHeader.Kind(mark: "puldar the keys\n", version: 1)

  package init() {}

  /// Notes a key that the log holds.
  package mutating func insert(_ key: IdempotencyKey) {
    recent.insert(KnownKeys.hash(key))
  }

  /// Whether the log may hold a key, or that of a further line of its batch.
  package func mayHold(_ key: IdempotencyKey) -> Bool {
    let hash = KnownKeys.hash(key)
    if recent.contains(hash) { return true }
    var low = 0
    var high = table.count / 8
    while low < high {
      let middle = (low + high) / 2
      let found = bytes.word(at: table.lowerBound + middle * 8)
      if found == hash { return true }
      if found < hash { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// FNV-1a of what stands before the number of a batch's line.
  ///
  /// Source: draft-eastlake-fnv-21, section 5, the 64-bit prime and offset basis.
  private static func hash(_ key: IdempotencyKey) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key.text.utf8 {
      if byte == UInt8(ascii: "#") { break }
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return hash
  }
}

extension KnownKeys {
  /// The keys that the bytes of a file hold, with what they are of; `nil` where they hold none that
  /// this version wrote.
  package static func read(_ bytes: [UInt8]) -> (header: SnapshotHeader, keys: KnownKeys)? {
    do throws(UnreadableSnapshot) {
      var (header, reader) = try SnapshotHeader.read(bytes, kind)
      var keys = KnownKeys()
      keys.table = try reader.take(try reader.count(ofSize: 8) * 8)
      guard reader.remaining == 0 else { return nil }
      keys.bytes = bytes
      return (header, keys)
    } catch {
      return nil
    }
  }

  /// The bytes of a file that holds them.
  package func file(_ header: SnapshotHeader) -> [UInt8]? {
    var hashes = stride(from: table.lowerBound, to: table.upperBound, by: 8).map {
      bytes.word(at: $0)
    }
    let known = Set(hashes)
    hashes += recent.subtracting(known)
    hashes.sort()
    return header.file(KnownKeys.kind) { writer in
      writer.write(count: hashes.count)
      for hash in hashes { writer.write(word: hash) }
    }
  }
}
