import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// How often a ledger's folder is looked through.
struct ScanTests {
  @Test func `a write looks through the folder once, when it has the lock, and a view once`()
    async throws
  {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1)]))
    let system = CountingFileSystem()
    let ledger = place.ledger(SteadyClock("2026-01-03T00:00:00.000Z"), on: system)
    for key in [nil, nil, try IdempotencyKey("k"), try IdempotencyKey("k")] {
      _ = try await ledger.perform(AppendEvents([.spent(2)]), key: key)
      #expect(system.counts.listingCount == 1)
      system.reset()
    }
    _ = try await ledger.view(MonthlyBuckets())
    #expect(system.counts.listingCount == 1)
  }

  @Test func `a reader in a process of its own looks through the folder once`() async throws {
    let place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1)]))
    let system = CountingFileSystem()
    let ledger = place.ledger(on: system)
    _ = try await ledger.view(MonthlyBuckets())
    #expect(system.counts.listingCount == 1)
    // Also where another process has written meanwhile.
    _ = try await place.ledger(SteadyClock("2026-01-03T00:00:00.000Z"))
      .perform(AppendEvents([.spent(1)]))
    system.reset()
    _ = try await ledger.view(MonthlyBuckets())
    #expect(system.counts.listingCount == 1)
  }
}
