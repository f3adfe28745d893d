import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// A ledger that several devices write to, in a folder that is synchronised between them.
struct SeveralLogsTests {
  private static let month = CalendarMonth(year: 2026, month: 1)

  private func spent(_ ledger: Ledger) async throws -> Int64 {
    try await ledger.view(MonthlyBuckets()).month(try #require(SeveralLogsTests.month)).spent
      .minorUnits
  }

  private func ledger(_ place: LedgerFolder, _ machine: String, _ clock: String) -> Ledger {
    var place = place
    place.machine = machine
    return place.ledger(SteadyClock(clock))
  }

  @Test func `events are folded by time, then writer, whatever log they are in`() async throws {
    let place = try LedgerFolder()
    for (index, machine) in ["a", "b", "a", "b", "b", "a"].enumerated() {
      let clock = "2026-01-02T12:00:0\(index).000Z"
      _ = try await ledger(place, machine, clock).perform(
        AppendEvents([.spent(1 << Int64(index)), .spent(100)]))
    }
    var seen: [(Timestamp, EventID)] = []
    try await place.ledger().forEachEvent { event in
      seen.append((event.recordedAt, event.id))
      return true
    }
    #expect(seen.count == 14)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 })
    #expect(try await spent(place.ledger()) == 63 + 600)
  }

  @Test func `a device whose clock is behind goes on after the latest event, and says so`()
    async throws
  {
    let place = try LedgerFolder()
    _ = try await ledger(place, "a", "2030-01-01T00:00:00.000Z")
      .perform(AppendEvents([.spent(1_00)]))
    let late = ledger(place, "b", "2026-01-02T00:00:00.000Z")
    let written = try await late.perform(AppendEvents([.spent(2_00)]))
    #expect(
      await late.drainNotices().contains { notice in
        if case .clockBehind = notice { true } else { false }
      })
    var last: EventID?
    try await place.ledger().forEachEvent { event in
      last = event.id
      return true
    }
    #expect(last == written.outcome[0])
  }

  @Test func `at the end of time nothing is written that would be damage`() async throws {
    let place = try LedgerFolder()
    _ = try await ledger(place, "a", "9999-12-30T23:59:59.996Z")
      .perform(AppendEvents([.spent(1_00)]))
    let before = try place.log
    for machine in ["a", "b"] {
      await expectError("log.notWritten") {
        try await ledger(place, machine, "2026-01-02T00:00:00.000Z")
          .perform(AppendEvents([.spent(2_00)]))
      }
    }
    #expect(try place.log == before)
    #expect(try await place.ledger().condition().isComplete)
  }

  @Test func `an entry that two devices add under one key counts once, and other data is listed`()
    async throws
  {
    let place = try LedgerFolder()
    let key = try IdempotencyKey("bill:1")
    _ = try await ledger(place, "a", "2026-01-02T00:00:00.000Z").perform(
      AppendEvents([.spent(1_00)]))
    // The other device has not seen the first log's second entry: it is taken away meanwhile.
    let logA = try place.logPath
    _ = try await ledger(place, "a", "2026-01-02T00:00:01.000Z")
      .perform(AppendEvents([.spent(5_00)]), key: key)
    let whole = try Data(contentsOf: URL(filePath: logA))
    let lines = String(decoding: whole, as: UTF8.self).split(separator: "\n").dropLast()
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: logA))
    _ = try await ledger(place, "b", "2026-01-02T00:00:02.000Z")
      .perform(AppendEvents([.spent(5_00)]), key: key)
    try whole.write(to: URL(filePath: logA))
    let reader = place.ledger()
    #expect(try await spent(reader) == 6_00)
    #expect(try await reader.folded(MonthlyBuckets()).conflicts.isEmpty)
  }

  @Test func `an event whose cause is not here waits, with all that follows it in its log`()
    async throws
  {
    let place = try LedgerFolder()
    let first = try await ledger(place, "a", "2026-01-02T00:00:00.000Z")
      .perform(AppendEvents([.spent(1_00)])).outcome[0]
    let second = try await ledger(place, "a", "2026-01-02T00:00:01.000Z")
      .perform(AppendEvents([.spent(2_00)])).outcome[0]
    _ = try await ledger(place, "b", "2026-01-02T00:00:02.000Z").perform(VoidEntry(second))
    _ = try await ledger(place, "b", "2026-01-02T00:00:03.000Z")
      .perform(AppendEvents([.spent(8_00)]))
    let log = "\(place.path)/log/\(first.writer.text).jsonl"
    let whole = try Data(contentsOf: URL(filePath: log))
    let lines = String(decoding: whole, as: UTF8.self).split(separator: "\n").dropLast()
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: log))
    let reader = place.ledger()
    let fold = try await reader.folded(MonthlyBuckets())
    #expect(fold.waiting.map(\.count) == [2])
    #expect(fold.waiting.map(\.cause) == [second])
    #expect(try await spent(reader) == 1_00)
    try whole.write(to: URL(filePath: log))
    #expect(try await place.ledger().folded(MonthlyBuckets()).waiting.isEmpty)
    #expect(try await spent(place.ledger()) == 9_00)
  }

  @Test
  func `another device's damaged log counts as far as it verifies, and our own appends go on`()
    async throws
  {
    let place = try LedgerFolder()
    let other = try await ledger(place, "a", "2026-01-02T00:00:00.000Z")
      .perform(AppendEvents([.spent(1_00)])).outcome[0]
    _ = try await ledger(place, "a", "2026-01-02T00:00:01.000Z")
      .perform(AppendEvents([.spent(2_00)]))
    _ = try await ledger(place, "b", "2026-01-02T00:00:02.000Z")
      .perform(AppendEvents([.spent(4_00)]))
    let log = URL(filePath: "\(place.path)/log/\(other.writer.text).jsonl")
    var bytes = [UInt8](try Data(contentsOf: log))
    bytes[bytes.count - 100] ^= 1
    try Data(bytes).write(to: log)
    let mine = ledger(place, "b", "2026-01-02T00:00:03.000Z")
    _ = try await mine.perform(AppendEvents([.spent(8_00)]))
    #expect(try await spent(mine) == 13_00)
    #expect(try await mine.condition().damage.map(\.line) == [3])
  }
}
