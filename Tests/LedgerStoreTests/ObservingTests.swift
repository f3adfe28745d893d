import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// What an app's screen is fed with: a projection, each time it is another one.
@Suite(.timeLimit(.minutes(5))) struct ObservingTests {
  private func ledger(_ folder: TemporaryFolder) -> Ledger {
    Ledger.open(folder.path("budget"), currency: .usd, clock: SteadyClock())
  }

  @Test func `there is a value at once, and one for each change`() async throws {
    let ledger = ledger(try TemporaryFolder())
    var values = ledger.values(of: EntryRegister()).makeAsyncIterator()
    #expect(await values.next()?.entries().isEmpty == true)
    for count in 1...3 {
      _ = try await ledger.perform(AppendEvents([.spent(Int64(count))]))
      #expect(await values.next()?.entries().count == count)
    }
  }

  @Test func `what another one writes in the same folder is a change too`() async throws {
    let folder = try TemporaryFolder()
    let (ledger, other) = (ledger(folder), ledger(folder))
    var values = ledger.values(of: EntryRegister()).makeAsyncIterator()
    // Before there is a folder, and when there is one.
    #expect(await values.next()?.entries().isEmpty == true)
    for count in 1...3 {
      _ = try await other.perform(AppendEvents([.spent(Int64(count))]))
      var seen = 0
      while seen < count, let value = await values.next() { seen = value.entries().count }
      #expect(seen == count)
    }
  }

  @Test func `who is slow gets the last value, and not all of those before it`() async throws {
    let ledger = ledger(try TemporaryFolder())
    var values = ledger.values(of: EntryRegister()).makeAsyncIterator()
    #expect(await values.next()?.entries().isEmpty == true)
    for _ in 1...50 { _ = try await ledger.perform(AppendEvents([.spent(1)])) }
    var count = 0
    var last = 0
    while last < 50, let value = await values.next() {
      last = value.entries().count
      count += 1
    }
    #expect(last == 50)
    #expect(count < 50)
  }

  @Test func `both streams end when the ledger goes`() async throws {
    var ledger: Ledger? = self.ledger(try TemporaryFolder())
    var values = try #require(ledger?.values(of: EntryRegister()).makeAsyncIterator())
    var changes = try #require(ledger?.changes().makeAsyncIterator())
    #expect(await values.next()?.entries().isEmpty == true)
    ledger = nil
    #expect(await values.next() == nil)
    #expect(await changes.next() == nil)
  }

  @Test func `each event that this ledger writes is a change`() async throws {
    let ledger = ledger(try TemporaryFolder())
    var changes = ledger.changes().makeAsyncIterator()
    _ = try await ledger.perform(AppendEvents([.spent(1), .spent(2)]))
    // The opening stands before them.
    for number in 0...2 { #expect(await changes.next()?.id.number == number) }
  }
}
