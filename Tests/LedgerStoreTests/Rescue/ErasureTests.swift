import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// Ledgers without their history: every figure is what it was.
struct ErasureTests {
  private static let day = CalendarDay.known("2026-01-02")

  private func months(_ store: FileEventStore) async throws -> [MonthBudget] {
    let buckets = try await Ledger(store: store).view(MonthlyBuckets())
    let months = CalendarMonth.months(
      from: DeviceHistory.months.lowerBound, through: DeviceHistory.months.upperBound)
    return try months.map { try buckets.month($0) }
  }

  @Test(.rows) func `the figures of three devices are those of the one log that is left`() async {
    await each(TestRun.seeds(25)) { (seed: UInt64) async throws in
      let ledgers = RandomHistory.threeDevices(seed: seed)
      let place = try LedgerFolder(
        ledgers.reduce(into: Set<EventEnvelope>()) { $0.formUnion($1.events) }.map(\.self))
      let before = try await months(place.store)
      let old = try place.contents()
      let entries = try await Ledger(store: place.store).view(EntryRegister()).entries()
      let store = place.store
      let erasure = try store.erase(on: Self.day)
      #expect(erasure.entryCount == entries.count)
      #expect(try store.placeFacts().logs.count == 1)
      for (before, after) in zip(before, try await months(place.store)) {
        #expect(after.income == before.income && after.hasIncome == before.hasIncome)
        #expect(after.buckets.map(\.budget) == before.buckets.map(\.budget), "seed \(seed)")
        #expect(after.buckets.map(\.carried) == before.buckets.map(\.carried), "seed \(seed)")
        #expect(after.buckets.map(\.spent) == before.buckets.map(\.spent), "seed \(seed)")
      }
      let left = try await Ledger(store: place.store).view(EntryRegister()).entries()
      #expect(Set(left.map(\.values)) == Set(entries.map(\.values)))
      #expect(left.allSatisfy { $0.correctedBy.isEmpty })
      // The old ledger is whole, and is not taken in again.
      for (name, bytes) in old {
        let path = "\(erasure.movedTo)/log/\(name)"
        #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
        expectError("erased") { try place.store.merge(path) }
      }
      // The machine goes on in the log that is left.
      let next = try await place.ledger().perform(AppendEvents([.spent(1)])).outcome[0]
      #expect(next.writer == erasure.writer)
    }
  }

  @Test func `a single log is erased in its place`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("budget.jsonl")
    let places = MachinePlaces(
      stateFolder: folder.path("state"), machineID: "m", deviceName: "test")
    let opening = LedgerOpening(currency: .usd, deviceName: "test")
    func ledger() -> Ledger {
      Ledger(
        store: FileEventStore(file: path, machine: places), clock: SteadyClock(), opening: opening)
    }
    _ = try await ledger().perform(AppendEvents([.spent(1_00), .spent(2_00)]))
    _ = try await ledger().perform(UndoEvent())
    let erasure = try FileEventStore(file: path, machine: places).erase(on: Self.day)
    #expect(erasure.movedTo == path + ".erased-2026-01-02")
    #expect(erasure.entryCount == 0)
    _ = try await ledger().perform(AppendEvents([.spent(4_00)]))
    #expect(try await ledger().view(EntryRegister()).entries().count == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      Set(names) == [
        "budget.jsonl", "budget.jsonl.lock", "budget.jsonl.erased-2026-01-02", "state",
      ])
  }

  @Test func `an erasure that was cut short between its renames is finished by whoever comes`()
    async throws
  {
    for isReading in [true, false] {
      let place = try LedgerFolder()
      _ = try await place.ledger().perform(AppendEvents([.spent(1_00), .spent(2_00)]))
      let erasure = try place.store.erase(on: Self.day)
      let names = { try FileManager.default.contentsOfDirectory(atPath: place.folder.path) }
      #expect(try !names().contains { $0.hasSuffix(".erasing") })
      // As the machine leaves it that ends behind the first rename.
      let intent = place.path + ".erasing"
      try Data("ledger.new\0ledger.erased-2026-01-02".utf8).write(to: URL(filePath: intent))
      try FileManager.default.moveItem(atPath: place.path, toPath: place.path + ".new")
      if isReading {
        #expect(try place.events().count == 3)
      } else {
        let next = try await place.ledger().perform(AppendEvents([.spent(3_00)])).outcome[0]
        #expect(next.writer == erasure.writer && next.number == 3)
      }
      #expect(try !names().contains { $0.hasSuffix(".erasing") || $0.hasSuffix(".new") })
    }
  }

  @Test func `nothing is erased that would be lost`() async throws {
    let place = try LedgerFolder()
    let first = try await place.ledger().perform(AppendEvents([.spent(1_00)])).outcome[0]
    var other = place
    other.machine = "b"
    _ = try await other.ledger(SteadyClock("2026-01-03T00:00:00.000Z")).perform(VoidEntry(first))
    let log = place.log(first.writer)
    let whole = try Data(contentsOf: URL(filePath: log))
    // The void's cause is not here.
    let line = try #require(whole.firstIndex(of: 0x0A))
    try whole[...line].write(to: URL(filePath: log))
    var third = place
    third.machine = "c"
    expectError("waiting") { try third.store.erase(on: Self.day) }
    // A log is damaged.
    var damaged = whole
    damaged[damaged.count - 90] ^= 1
    try damaged.write(to: URL(filePath: log))
    expectError("incomplete") { try third.store.erase(on: Self.day) }
    try whole.write(to: URL(filePath: log))
    #expect(try third.store.erase(on: Self.day).entryCount == 0)
  }
}
