import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// Keys that are looked for without the log.
struct KnownKeysTests {
  @Test func `what was put in may be there, in this process and in the next`() throws {
    let header = SnapshotHeader.sample
    var keys = KnownKeys()
    var names: [IdempotencyKey] = []
    for round in 0..<4 {
      for number in 0..<250 {
        let key = try IdempotencyKey("key \(round) \(number)")
        keys.insert(number % 7 == 0 ? key.ofLine(number) : key)
        names.append(key)
      }
      let bytes = try #require(keys.file(header))
      let read = try #require(KnownKeys.read(bytes))
      #expect(read.header == header)
      keys = read.keys
      #expect(names.allSatisfy(keys.mayHold))
      // The same keys once more change nothing.
      for name in names { keys.insert(name) }
      let same = keys.file(header) == bytes
      #expect(same)
    }
    let others = (0..<1000).compactMap { try? IdempotencyKey("another \($0)") }
    #expect(others.count == 1000)
    #expect(!others.contains(where: keys.mayHold))
  }

  private func isReadable(_ bytes: [UInt8]) -> Bool { KnownKeys.read(bytes) != nil }

  @Test func `a file with any byte changed or cut off is none`() throws {
    var keys = KnownKeys()
    for number in 0..<9 { keys.insert(try IdempotencyKey("\(number)")) }
    let bytes = try #require(keys.file(.sample))
    #expect(isReadable(bytes))
    for count in bytes.indices {
      #expect(!isReadable(Array(bytes.prefix(count))), "\(count) bytes")
    }
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        #expect(!isReadable(changed), "byte \(place), bit \(bit)")
      }
    }
  }

  @Test(arguments: [1, 2])
  func `a request under a key that is in a log is written once, by whatever is kept`(
    logCount: Int
  ) async throws {
    var place = try LedgerFolder()
    place.cache = "cache"
    if logCount > 1 {
      var other = place
      other.machine = "b"
      let key = try IdempotencyKey("theirs")
      _ = try await other.ledger().perform(AppendEvents([.spent(7_00)]), key: key)
    }
    let early = try IdempotencyKey("early")
    let request = AppendEvents([.spent(1_00), .spent(2_00)])
    let first = try await place.ledger().perform(request, key: early)
    _ = try await place.ledger().perform(AppendEvents((0..<4100).map { _ in .spent(1) }))
    for number in 0..<3 {
      let key = try IdempotencyKey("new \(number)")
      // Each of these is a process of its own, which finds the keys that the one before left.
      _ = try await place.ledger().perform(AppendEvents([.spent(3_00)]), key: key)
      for again in [early, key] {
        let events = again == early ? request : AppendEvents([.spent(3_00)])
        guard case .alreadyThere(let ids) = try await place.ledger().perform(events, key: again)
        else {
          Issue.record("'\(again.text)' was written twice")
          continue
        }
        if again == early { #expect(ids == first.outcome) }
      }
    }
    // A new key is not looked for in all that is written.
    let system = CountingFileSystem()
    let ledger = place.ledger(on: system)
    _ = try await ledger.condition()
    system.reset()
    let key = try IdempotencyKey("last")
    guard case .written = try await ledger.perform(AppendEvents([.spent(4_00)]), key: key) else {
      Issue.record("it was not there")
      return
    }
    #expect(system.counts.readByteCount < 700_000)
    let kept = FileManager.default.enumerator(atPath: place.folder.path("cache"))?
      .compactMap { ($0 as? String)?.hasSuffix(".keys") }
    #expect(kept?.contains(true) == true)
  }
}

extension SnapshotHeader {
  /// A header of no log in particular.
  static var sample: SnapshotHeader {
    SnapshotHeader(ledger: .sample, writer: .sample, next: 7, offset: 2000, seal: .beforeFirst)
  }
}
