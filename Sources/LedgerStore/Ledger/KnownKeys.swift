package import LedgerModel

/// The idempotency keys that a log may hold, as 64-bit hashes. Most keys are new, and a new one need not be searched
/// for in the log.
///
/// An unknown key is not in the log; a known one may be.
package struct KnownKeys: Sendable {
  /// The bytes of a file with the sorted hashes.
  private var bytes: [UInt8] = []
  private var table = 0..<0
  /// Hashes that were added later.
  private var recent: Set<UInt64> = []

  private static let kind = SnapshotHeader.Kind(mark: "puldar the keys\n", version: 1)

  package init() {}

  /// Notes a key that the log holds.
  package mutating func insert(_ key: IdempotencyKey) {
    recent.insert(KnownKeys.hash(key))
  }

  /// Returns whether the log may hold a key, or the key of another line of its batch.
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

  /// Returns the hash of the key's text before the number of a batch's line.
  private static func hash(_ key: IdempotencyKey) -> UInt64 {
    var hash = FNVHash.empty
    for byte in key.text.utf8 {
      if byte == UInt8(ascii: "#") { break }
      hash = FNVHash.adding(byte, to: hash)
    }
    return hash
  }
}

extension KnownKeys {
  /// Reads the keys and their header from the bytes of a file; `nil` if this version did not write them.
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

  /// Returns the bytes of a file that holds the keys.
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
