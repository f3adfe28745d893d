import Foundation
import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// What an app's screen is fed with: a projection, each time it is another one.
struct ObservingTests {
  /// Held until the test is over.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func openedLedger() -> Ledger {
    Ledger.open(
      folder.path("budget"), currency: .usd, clock: SteadyClock(), machine: folder.machine)
  }

  @Test func `there is a value at once, and one for each change`() async throws {
    let ledger = openedLedger()
    var values = ledger.values(of: EntryRegister()).makeAsyncIterator()
    let value = try await values.next()
    #expect(value?.entries().isEmpty == true)
    for count in 1...3 {
      _ = try await ledger.perform(AppendEvents([.spent(Int64(count))]))
      let value = try await values.next()
      #expect(value?.entries().count == count)
    }
  }

  @Test func `what another one writes in the same folder is a change too`() async throws {
    let (ledger, other) = (openedLedger(), openedLedger())
    var values = ledger.values(of: EntryRegister()).makeAsyncIterator()
    // Before there is a folder, and when there is one.
    let value = try await values.next()
    #expect(value?.entries().isEmpty == true)
    for count in 1...3 {
      _ = try await other.perform(AppendEvents([.spent(Int64(count))]))
      var seen = 0
      while seen < count, let value = try await values.next() { seen = value.entries().count }
      #expect(seen == count)
    }
  }

  @Test func `who is slow gets the last value, and not all of those before it`() async throws {
    let ledger = openedLedger()
    var values = ledger.values(of: EntryRegister()).makeAsyncIterator()
    let value = try await values.next()
    #expect(value?.entries().isEmpty == true)
    for _ in 1...50 { _ = try await ledger.perform(AppendEvents([.spent(1)])) }
    var count = 0
    var last = 0
    while last < 50, let value = try await values.next() {
      last = value.entries().count
      count += 1
    }
    #expect(last == 50)
    #expect(count < 50)
  }

  @Test func `what keeps a ledger from being read reaches the loop, and ends it`() async throws {
    let ledger = openedLedger()
    _ = try await ledger.perform(AppendEvents([.spent(1)]))
    let log = folder.path("budget/log")
    try FileManager.default.moveItem(atPath: log, toPath: folder.path("away"))
    try Data("no folder".utf8).write(to: URL(filePath: log))
    var values = ledger.values(of: EntryRegister()).makeAsyncIterator()
    var failure: (any Error)?
    do {
      _ = try await values.next()
    } catch {
      failure = error
    }
    #expect(failure is LedgerError)
    // A loop that begins now begins with what can be read now.
    try FileManager.default.removeItem(atPath: log)
    try FileManager.default.moveItem(atPath: folder.path("away"), toPath: log)
    var later = ledger.values(of: EntryRegister()).makeAsyncIterator()
    let value = try await later.next()
    #expect(value?.entries().count == 1)
  }

  @Test func `both streams end when the ledger goes`() async throws {
    var ledger: Ledger? = openedLedger()
    var values = try #require(ledger?.values(of: EntryRegister()).makeAsyncIterator())
    var changes = try #require(ledger?.changes().makeAsyncIterator())
    let value = try await values.next()
    #expect(value?.entries().isEmpty == true)
    ledger = nil
    let last = try await values.next()
    #expect(last == nil)
    #expect(await changes.next() == nil)
  }

  @Test func `each event that this ledger writes is a change`() async throws {
    let ledger = openedLedger()
    var changes = ledger.changes().makeAsyncIterator()
    _ = try await ledger.perform(AppendEvents([.spent(1), .spent(2)]))
    // The opening stands before them.
    for number in 0...2 { #expect(await changes.next()?.id.number == number) }
  }
}
