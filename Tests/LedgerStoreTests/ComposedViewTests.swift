import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// A view that is made of others is put together from what is kept of those.
struct ComposedViewTests {
  @Test func `what is put together is what all events fold into, after each write`() async throws {
    var place = try LedgerFolder()
    place.cache = "cache"
    let ledger = place.ledger()
    for round in 0..<3 {
      _ = try await ledger.perform(
        AppendEvents(
          (0..<10).map { .spent(Int64($0 + round) + 1, in: "dining", at: "Shop \($0)") }))
      let held = Money(minorUnits: Int64(round) + 1, currency: .usd)
      let opening = AccountOpened(AccountBalance(.bank, held, on: .first))
      _ = try await ledger.perform(AppendEvents([.account(.opened(opening))]))
      for ledger in [ledger, place.ledger()] {
        let funds = try await ledger.view(Funds())
        var events: [EventEnvelope] = []
        try await ledger.forEachEvent { event in
          events.append(copy event)
          return true
        }
        #expect(funds == Funds(folding: events, into: Funds()))
        #expect(try await ledger.view(Accounts()) == funds.accounts)
        #expect(try await ledger.view(Plans()) == Plans(folding: events, into: Plans()))
      }
    }
  }
}
