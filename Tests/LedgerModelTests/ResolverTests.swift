import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Three devices with wrong clocks, few keys and late meetings, against a table of all events.
struct ResolverTests {
  @Test(.rows) func `what three devices recorded adds up as in a table of all events`() {
    each(TestRun.seeds(200)) { (seed: UInt64) throws in
      let all = RandomHistory.metDevices(seed: seed)
      try expect(all.events, seed)
    }
  }

  @Test(.rows) func `what waits for its cause is not counted, and all that follows it in its log`()
  {
    each(TestRun.seeds(200)) { (seed: UInt64) throws in
      let all = RandomHistory.metDevices(seed: seed)
      var generator = SeededGenerator(seed: seed)
      // Of each log only a beginning is here.
      var here: [EventEnvelope] = []
      for writer in ["aaaa", "bbbb", "cccc"] as [WriterID] {
        let log = all.events.filter { $0.id.writer == writer }
        here += log.prefix(Int.random(in: 1...log.count, using: &generator))
      }
      here.sort { ($0.recordedAt, $0.id) < ($1.recordedAt, $1.id) }
      try expect(here, seed)
    }
  }

  private func expect(_ events: [EventEnvelope], _ seed: UInt64) throws {
    let obvious = ObviousLedger(events, hasSeveralLogs: true)
    var buckets = LedgerFold(into: MonthlyBuckets(), hasSeveralLogs: true)
    var register = LedgerFold(into: EntryRegister(), hasSeveralLogs: true)
    for event in events {
      buckets.apply(event)
      register.apply(event)
    }
    try RandomHistoryTests.expectFigures(buckets.projection, like: obvious, "seed \(seed)")
    let counting = obvious.entries.filter { $0.value.status == .counts }
    let listed = register.projection.entries()
    #expect(Set(listed.map(\.id)) == Set(counting.keys), "seed \(seed)")
    for entry in listed {
      #expect(entry.values == counting[entry.id]?.values, "seed \(seed), \(entry.id)")
      #expect(entry.texts.note == counting[entry.id]?.note, "seed \(seed), \(entry.id)")
    }
    let waiting = buckets.waiting.reduce(0) { $0 + $1.count }
    #expect(register.projection.count <= events.count - waiting)
  }
}
