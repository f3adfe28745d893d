import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// Damaged logs that are mended by what their own seals, or those of a copy, prove: P71.
struct RepairTests {
  private static let log = Result { try SampleLog() }

  private func folder(_ bytes: [UInt8]) throws -> LedgerFolder {
    let place = try LedgerFolder([])
    try Data(bytes).write(to: URL(filePath: place.log(.sample)))
    return place
  }

  /// A copy of a log with some damage.
  private func damaged(
    _ log: SampleLog, _ generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = log.bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes.removeSubrange(place..<min(bytes.count, place + 600))
      case 1: bytes.insert(contentsOf: Array("x{\"n\":7,\n".utf8), at: place)
      case 2: bytes.replaceSubrange(place..<min(bytes.count, place + 99), with: [0, 0])
      case 3: bytes.removeLast(min(place, bytes.count - 300))
      default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
    }
    return bytes
  }

  @Test(.rows) func `a copy gives back exactly the lines that it has, and the log's own stay`() {
    each(TestRun.seeds(120)) { (seed: UInt64) throws in
      let log = try Self.log.get()
      var generator = SeededGenerator(seed: seed)
      let own = damaged(log, &generator)
      // A whole copy, an older one, or a damaged one.
      let copy =
        switch seed % 3 {
        case 0: log.bytes
        case 1:
          Array(log.bytes[..<log.lines[Int.random(in: 1..<60, using: &generator)].upperBound])
        default: damaged(log, &generator)
        }
      let here = try folder(own)
      let there = try folder(copy)
      let known = try here.store.read(from: .start, parts: []) { _ in false }.condition
      let eventCount = known.heads.first?.eventCount ?? 0
      // The simple way: a line is there where its bytes are.
      let count =
        log.lines.indices.first { number in
          let line = Data(log.line(number))
          return Data(own).firstRange(of: line) == nil && Data(copy).firstRange(of: line) == nil
        } ?? 60
      let restored = try here.store.restore(from: there.path)
      let after = [UInt8](try #require(try here.contents()["k7q2.jsonl"]))
      guard count > eventCount, let first = restored.first else {
        #expect(count <= eventCount, "seed \(seed): nothing was restored")
        #expect(after == own)
        return
      }
      #expect(first.eventCount == count, "seed \(seed)")
      #expect(after.starts(with: log.bytes[..<log.lines[count - 1].upperBound]), "seed \(seed)")
      if count == 60 { #expect(after == log.bytes, "seed \(seed)") }
      let path = try #require(first.replaced)
      #expect(try Data(contentsOf: URL(filePath: path)) == Data(own))
      // What is left of its own is still there for another copy.
      let whole = try folder(log.bytes)
      _ = try here.store.restore(from: whole.path)
      #expect(try here.contents()["k7q2.jsonl"] == Data(log.bytes), "seed \(seed)")
    }
  }

  @Test func `a log whose lines are whole is put in order without a copy`() throws {
    let log = try Self.log.get()
    var otherFeed = log.bytes
    otherFeed[log.lines[5].upperBound - 1] = 0x0B
    for bytes in [
      log.bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }, log.bytes.filter { $0 != 0x0A },
      [0xEF, 0xBB, 0xBF] + log.bytes, otherFeed,
    ] {
      let place = try folder(bytes)
      let restored = try place.store.restore(from: nil)
      #expect(restored.map(\.eventCount) == [60])
      #expect(try place.contents()["k7q2.jsonl"] == Data(log.bytes))
    }
  }

  @Test func `a log of another ledger or writer gives nothing`() throws {
    let log = try Self.log.get()
    let here = try folder(Array(log.bytes.dropLast(900)) + Array("x\n".utf8))
    let other = try LedgerFolder(
      [EventEnvelope]([.opened(writer: .known("zzzz")), .spent(1)], writer: .known("zzzz")))
    let before = try here.contents()
    #expect(try here.store.restore(from: other.log(.known("zzzz"))).first?.log != here.log(.sample))
    #expect(try here.contents()["k7q2.jsonl"] == before["k7q2.jsonl"])
  }

  @Test func `a log that is gone comes back from a copy`() async throws {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1_00), .spent(2_00)]))
    let copy = try LedgerFolder([])
    let bytes = try #require(try place.contents().first)
    try bytes.value.write(to: URL(filePath: "\(copy.path)/log/\(bytes.key)"))
    try FileManager.default.removeItem(atPath: try place.logPath)
    #expect(try place.store.issues().map(\.canCut) == [false])
    #expect(try place.store.restore(from: copy.path).map(\.eventCount) == [3])
    #expect(try place.contents()[bytes.key] == bytes.value)
    #expect(try place.store.issues().isEmpty)
    _ = try await place.ledger().perform(AppendEvents([.spent(4_00)]))
    #expect(try place.events().count == 4)
  }

  @Test func `bytes that nothing explains are cut when asked for, and the log says so`()
    async throws
  {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1_00)]))
    let whole = try place.log
    try place.writeLog(whole + Array("a note of mine\n".utf8))
    #expect(try place.store.issues().map(\.canCut) == [true])
    let cut = try #require(try await place.ledger().repairEnd())
    #expect(
      try Data(contentsOf: URL(filePath: try #require(cut.copy))) == Data("a note of mine\n".utf8))
    #expect(cut.restByteCount == 15 && cut.event?.number == 2)
    guard case .log(.logRepaired(let repaired))? = try place.events().last?.event else {
      Issue.record("the repair is not recorded")
      return
    }
    #expect(repaired.offset == whole.count && repaired.byteCount == 15)
    #expect(try place.log.starts(with: whole))
    #expect(try place.store.issues().isEmpty)
    #expect(try await place.ledger().repairEnd() == nil)
    #expect(try await place.ledger().perform(AppendEvents([.spent(1)])).outcome[0].number == 3)
  }

  @Test func `what was acknowledged is never cut`() async throws {
    let place = try LedgerFolder()
    for number in 1...5 {
      _ = try await place.ledger().perform(AppendEvents([.spent(Int64(number))]))
    }
    let whole = try place.log
    var log = whole
    log[log.count / 2] ^= 1
    try place.writeLog(log)
    #expect(try place.store.issues().map(\.canCut) == [false])
    #expect(try await place.ledger().repairEnd() == nil)
    #expect(try place.log == log)
  }

  /// Which line is damaged, of a log with six.
  @Test(.rows) func `what is given up of a log stands in quarantine, and a new log goes on`() async
  {
    await each(0..<6, [0x01, 0x00] as [UInt8]) { (line: Int, byte: UInt8) async throws in
      let place = try LedgerFolder()
      for number in 1...5 {
        _ = try await place.ledger().perform(AppendEvents([.spent(Int64(number))]))
      }
      var log = try place.log
      let starts = [0] + log.indices.filter { log[$0] == 0x0A }.map { $0 + 1 }
      log[starts[line] + 20] = byte
      try place.writeLog(log)
      let path = try place.logPath
      let accepted = try place.store.acceptOlder()
      #expect(accepted.map(\.eventCount) == [line])
      #expect(accepted.map(\.isOwn) == [true])
      let copy = try #require(accepted.first?.copy)
      #expect([UInt8](try Data(contentsOf: URL(filePath: copy))) == Array(log[starts[line]...]))
      #expect(try place.store.issues().isEmpty)
      if line > 0 {
        #expect([UInt8](try Data(contentsOf: URL(filePath: path))) == Array(log[..<starts[line]]))
        #expect(try await place.ledger().condition().isComplete)
      } else {
        #expect(!FileManager.default.fileExists(atPath: path))
      }
      let clock = SteadyClock("2026-01-03T00:00:00.000Z")
      let next = try await place.ledger(clock).perform(AppendEvents([.spent(9)])).outcome[0]
      #expect(next.number == 1)
      #expect(try place.events().count == line + 2)
      #expect(try place.store.issues().isEmpty)
    }
  }

  @Test func `a copy whose first line is damaged gives back the others`() throws {
    let log = try Self.log.get()
    var bytes = log.bytes
    bytes[log.lines[30].lowerBound + 20] ^= 1
    let here = try folder(bytes)
    bytes = log.bytes
    bytes[20] ^= 1
    let there = try folder(bytes)
    #expect(try here.store.restore(from: there.path).map(\.restored) == [[30..<31]])
    #expect(try here.contents()["k7q2.jsonl"] == Data(log.bytes))
  }

  @Test func `a single log that says no longer whose it is can be given up by its name`()
    async throws
  {
    let place = try LedgerFolder()
    let path = place.folder.path("one.jsonl")
    let store = FileEventStore(file: path, machine: place.places)
    let writer = try await place.ledger(in: store).perform(AppendEvents([.spent(1)])).outcome[0]
      .writer
    let file = try FileHandle(forUpdating: URL(filePath: path))
    try file.seek(toOffset: 20)
    try file.write(contentsOf: Data("x".utf8))
    try file.close()
    let again = FileEventStore(file: path, machine: place.places)
    let accepted = try again.acceptOlder()
    #expect(accepted.map(\.writer) == [writer])
    #expect(accepted.map { $0.copy == nil } == [false])
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a single log that was restored is still this machine's own`() async throws {
    let place = try LedgerFolder()
    let path = place.folder.path("one.jsonl")
    let store = FileEventStore(file: path, machine: place.places)
    for number in 1...2 {
      _ = try await place.ledger(in: store).perform(AppendEvents([.spent(Int64(number))]))
    }
    let bytes = try Data(contentsOf: URL(filePath: path))
    let copy = place.folder.path("copy.jsonl")
    try bytes.write(to: URL(filePath: copy))
    let file = try FileHandle(forUpdating: URL(filePath: path))
    try file.truncate(atOffset: UInt64(bytes.count - 20))
    try file.close()
    #expect(try store.restore(from: copy).map(\.eventCount) == [3])
    let again = FileEventStore(file: path, machine: place.places)
    let next = try await place.ledger(in: again).perform(AppendEvents([.spent(9)]))
    #expect(next.outcome[0].number == 3)
  }
}
