import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

/// The law of the design: over the whole history, income less what was used is by how much money at hand
/// changed that is free.
struct LawTests {
  @Test(.rows) func `income less what was used is the change of what is free at hand`() {
    each([1, 3], TestRun.seeds(60)) { (writers: Int, seed: UInt64) throws in
      let events = DeviceHistory(seed: seed, count: 90, writers: writers).events
      try Self.expectLaw(events, "seed \(seed), \(writers)")
    }
  }

  @Test(.rows) func `so it is where every request was decided`() {
    each(TestRun.seeds(40)) { (seed: UInt64) throws in
      // Long enough for goals that are filled, emptied and ended.
      let ledger = RandomHistory.ledger(seed: seed, requests: 400)
      try Self.expectLaw(ledger.events, "seed \(seed)")
      try Self.expectLaw(RandomHistory.metDevices(seed: seed).events, "seed \(seed), three")
    }
  }

  private static func expectLaw(_ events: [EventEnvelope], _ comment: String) throws {
    func folded<P: Projection>(_ projection: P) -> P {
      var fold = LedgerFold(into: projection, hasSeveralLogs: true)
      for event in events { fold.apply(event) }
      return fold.projection
    }
    let law = try MoneyLaw(
      folded(MonthlyBuckets()), folded(Funds()), folded(AccountTransfers()).all)
    #expect(law.difference.minorUnits == 0, "\(comment): \(law)")
  }
}
