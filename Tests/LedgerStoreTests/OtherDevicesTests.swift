import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// Logs of other devices that are not as they were seen last: they are named, and this device's own
/// events go on.
struct OtherDevicesTests {
  private func sample() async throws -> (LedgerFolder, otherLog: String) {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1_00)]))
    var other = place
    other.machine = "b"
    let ledger = other.ledger(SteadyClock("2026-01-03T00:00:00.000Z"))
    var id: EventID?
    for _ in 0..<3 {
      id = try await ledger.perform(AppendEvents([.spent(2_00)])).outcome.first
    }
    let writer = try #require(id?.writer)
    // Seen once by the first machine.
    _ = try await place.ledger().view(MonthlyBuckets())
    return (place, "\(place.path)/log/\(writer.text).jsonl")
  }

  @Test
  func `a reader keeps what it saw of other logs when no writer is at work, and nothing else`()
    async throws
  {
    let (place, log) = try await sample()
    var other = place
    other.machine = "b"
    _ = try await other.ledger(SteadyClock("2026-01-03T01:00:00.000Z"))
      .perform(AppendEvents([.spent(2_00)]))
    let files = MachineFiles(place)
    let before = try #require(HighWaterMark(file: Array(try files.mark)))
    let lock = try #require(try SystemCalls().lock(place.path + "/lock", deadline: .zero))
    _ = try place.store.reading()
    #expect(HighWaterMark(file: Array(try files.mark)) == before)
    SystemCalls().close(lock)
    _ = try place.store.reading()
    let after = try #require(HighWaterMark(file: Array(try files.mark)))
    #expect(after.own == before.own)
    #expect(before.others.map(\.eventCount) == [4] && after.others.map(\.eventCount) == [5])
    #expect(log.hasSuffix("\(after.others[0].writer.text).jsonl"))
  }

  /// A reader that finds the lock free, while a writer comes between its look and the lock.
  private final class Overtaken: ForwardingFileSystem {
    let base = SystemCalls()
    let write: @Sendable () -> Void

    init(write: @escaping @Sendable () -> Void) {
      self.write = write
    }

    func lock(_ path: String, deadline: Duration) throws(FileError) -> OpenFile? {
      write()
      return try base.lock(path, deadline: deadline)
    }
  }

  @Test func `a reader that a writer overtakes sets nothing back that was acknowledged`()
    async throws
  {
    let (place, _) = try await sample()
    var other = place
    other.machine = "b"
    _ = try await other.ledger(SteadyClock("2026-01-03T01:00:00.000Z"))
      .perform(AppendEvents([.spent(2_00)]))
    let files = MachineFiles(place)
    let written = EventEnvelope(
      id: EventID(
        writer: try #require(HighWaterMark(file: Array(try files.mark))?.own?.writer), number: 2),
      recordedAt: try #require(Timestamp(iso: "2026-01-05T00:00:00.000Z")), event: .spent(3_00))
    let reader = place.store(
      on: Overtaken {
        try? place.store.whileLocked(deadline: .seconds(5)) { log in try log.append([written]) }
      })
    _ = try reader.reading()
    let after = try #require(HighWaterMark(file: Array(try files.mark)))
    #expect(after.own?.eventCount == 3 && after.others.map(\.eventCount) == [5])
  }

  private func check(
    _ place: LedgerFolder, _ loss: MissingEvents.Loss, count: Int
  ) async throws {
    let ledger = place.ledger(SteadyClock("2026-01-04T00:00:00.000Z"))
    let condition = try await ledger.condition()
    let missing = try #require(condition.missing.first)
    #expect(missing.loss == loss && missing.isOwn == false)
    #expect(missing.seenCount == 4 && missing.count == count)
    #expect(!condition.isComplete)
    let result = try await ledger.perform(AppendEvents([.spent(3_00)]))
    guard case .written = result else {
      Issue.record("it was not written")
      return
    }
    // It stays named until a person accepts it.
    #expect(try await place.ledger().condition().missing.map(\.loss) == [loss])
    _ = try place.store.acceptOlder()
    #expect(try await place.ledger().condition().missing == [])
  }

  @Test func `a log of another device that is gone is named`() async throws {
    let (place, path) = try await sample()
    try FileManager.default.removeItem(atPath: path)
    try await check(place, .gone, count: 0)
  }

  @Test func `a log of another device that is shorter is named`() async throws {
    let (place, path) = try await sample()
    let log = try Data(contentsOf: URL(filePath: path))
    let lines = log.split(separator: 0x0A).map { Array($0) + [0x0A] }
    try Data(lines.prefix(2).joined()).write(to: URL(filePath: path))
    try await check(place, .older, count: 2)
  }

  @Test func `a log of another device that is another one is named`() async throws {
    let (place, path) = try await sample()
    var envelopes: [EventEnvelope] = []
    try await place.ledger().forEachEvent { envelope in
      if path.contains("/\(envelope.id.writer.text).jsonl") { envelopes.append(copy envelope) }
      return true
    }
    envelopes[3].event = .spent(7_00)
    var bytes: [UInt8] = []
    _ = LogLine.write(envelopes, after: .beforeFirst, to: &bytes)
    try Data(bytes).write(to: URL(filePath: path))
    try await check(place, .replaced, count: 4)
  }

  @Test func `a log of another device that is damaged counts as far as it verifies`() async throws {
    let (place, path) = try await sample()
    var log = try Data(contentsOf: URL(filePath: path))
    log[log.count - 100] ^= 1
    try log.write(to: URL(filePath: path))
    let ledger = place.ledger(SteadyClock("2026-01-04T00:00:00.000Z"))
    #expect(try await ledger.condition().damage.map(\.line) == [4])
    _ = try await ledger.perform(AppendEvents([.spent(3_00)]))
    var count = 0
    try await ledger.forEachEvent { _ in
      count += 1
      return true
    }
    #expect(count == 6)
  }

  @Test func `the logs of others are found by their writers, whatever order they came in`() throws {
    var mark = HighWaterMark(path: "/a")
    let names = ["c", "a", "e", "b", "d", "c", "a"].map { "\($0)wri" }
    for (count, name) in names.enumerated() {
      let writer = try #require(WriterID(name))
      #expect((mark[writer] == nil) == !names.prefix(count).contains(name))
      mark[writer] = VerifiedLog(
        writer: writer, inode: 1, modifiedNanoseconds: 2, end: 3, eventCount: count + 1,
        seal: .beforeFirst, latestTime: .latest)
    }
    mark[try #require(WriterID("bwri"))] = nil
    mark[try #require(WriterID("none"))] = nil
    #expect(
      mark.others.map { "\($0.writer.text) \($0.eventCount)" } == [
        "awri 7", "cwri 6", "dwri 5", "ewri 3",
      ])
    #expect(HighWaterMark(file: mark.file) == mark)
  }
}
