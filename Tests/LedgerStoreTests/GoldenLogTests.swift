import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// Logs of every released format read for ever as they read when they were written: P67, P70, SP52.
struct GoldenLogTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  private static let log = fixtures.appending(path: "Logs/format-1.jsonl")

  /// The events of a fixture, through a store over a copy of it.
  private func events() throws -> [EventEnvelope] {
    let folder = try TemporaryFolder()
    let path = folder.path("golden.jsonl")
    try Data(contentsOf: GoldenLogTests.log).write(to: URL(filePath: path))
    let store = FileEventStore(
      .file(path),
      machine: MachinePlaces(
        stateFolder: folder.path("state"), machineID: "m", deviceName: "test"),
      system: SystemCalls())
    var events: [EventEnvelope] = []
    let reading = try store.read(from: .start, parts: .all) { event in
      events.append(copy event)
      return true
    }
    #expect(reading.condition.isComplete && reading.condition.unfinished.isEmpty)
    return events
  }

  @Test func `the golden log holds an event of every type`() throws {
    #expect(Set(try events().map(\.event.type)) == Set(LedgerEvent.types))
  }

  @Test func `P70, BM25, BM33: written again, the golden log has the same bytes`() throws {
    var bytes: [UInt8] = []
    _ = LogLine.write(try events(), after: .beforeFirst, to: &bytes)
    #expect(Data(bytes) == (try Data(contentsOf: GoldenLogTests.log)))
  }

  /// Worked out by hand: `<month>: income + carried - spent - put away`, then each bucket's left.
  @Test(
    arguments: [
      ("2026-01", 4000_00, 0, 0, [2000_00, 1200_00, 800_00]),
      ("2026-02", 4000_00, 4000_00, 12_30, [4000_00, 2387_70, 1600_00]),
      ("2026-03", 6643_75, 7987_70, 137_00, [7849_25, 3716_45, 2928_75]),
      ("2026-07", 0, 0, 0, [0, 0, 0]),
      // 200.00 went to savings. Fun has ended and gone to a fourth bucket, with its share, its category and its carry.
      ("2026-09", 1000_05, 22_781_95, 7_00, [13_321_78, 4586_26, 5666_96]),
    ] as [(String, Int64, Int64, Int64, [Int64])])
  func `P67, P70: the months of the golden log have the figures that were worked out by hand`(
    text: String, income: Int64, carried: Int64, spent: Int64, left: [Int64]
  ) throws {
    let buckets = MonthlyBuckets(folding: try events())
    let month = try buckets.month(try CalendarMonth(reading: text))
    #expect(month.income.minorUnits == income)
    #expect(month.spent.minorUnits == spent)
    if text != "2026-07" {
      #expect(month.carried.minorUnits == carried)
      #expect(month.buckets.map(\.left.minorUnits) == left)
    }
  }

  @Test(.needsPython) func `a verifier that is not ours finds every seal of the golden log true`()
    throws
  {
    let path = GoldenLogTests.log.path(percentEncoded: false)
    #expect(try IndependentVerifier.isIntact(path) == true)
  }
}
