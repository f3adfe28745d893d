import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Entries that are gone through one by one are those of the register.
struct ChangedEntriesTests {
  /// Every entry as it stands, without a register.
  private func entries(_ events: [EventEnvelope], hasSeveralLogs: Bool) -> [RegisteredEntry] {
    var fold = LedgerFold(into: ChangedEntries(), hasSeveralLogs: hasSeveralLogs)
    for event in events { fold.apply(event) }
    return events.compactMap { fold.projection.entry(addedBy: $0) }
  }

  @Test(.rows) func `whatever happened to an entry, it is the one of the register`() {
    each(TestRun.seeds(60)) { (seed: UInt64) throws in
      let ledger = RandomHistory.ledger(seed: seed)
      let register = ledger.view(EntryRegister())
      let entries = entries(ledger.events, hasSeveralLogs: false)
      #expect(entries.count == register.count)
      for entry in entries { #expect(entry == register[entry.id], "\(entry.id)") }
    }
  }

  @Test(.rows) func `of several devices too, copies under one key among them`() {
    each(TestRun.seeds(60)) { (seed: UInt64) throws in
      let ledger = RandomHistory.metDevices(seed: seed)
      let register = ledger.view(EntryRegister())
      for entry in entries(ledger.events, hasSeveralLogs: true) {
        guard let known = register[entry.id] else { continue }
        #expect(entry == known, "\(entry.id)")
      }
    }
  }

  @Test func `what is untouched is not kept`() {
    let events: [LedgerEvent] = [
      .logOpened(.sample), .spent(1_00), .spent(2_00), .spent(3_00), .voided(2),
    ]
    let changed = ChangedEntries(folding: events.envelopes, into: ChangedEntries())
    #expect(changed.count == 1)
    #expect(changed.touched { $0.number > 3 } == [2])
    #expect(changed.touched { $0.number > 1 } == [])
    #expect(changed.touched { $0.number > 4 } == [])
  }
}
