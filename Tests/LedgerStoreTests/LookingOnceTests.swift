import LedgerModel
import LedgerTestSupport
import Testing

@testable import LedgerStore

/// Work whose reads all tell of one moment.
struct LookingOnceTests {
  private let place: LedgerFolder

  init() async throws {
    place = try LedgerFolder()
    _ = try await place.ledger().perform(AppendEvents([.spent(1)]))
  }

  private func expect(_ count: Int, in ledger: Ledger) async throws {
    let entries = try await ledger.view(EntryRegister()).entries()
    #expect(entries.count == count)
  }

  @Test func `what others write is not seen in the work, and is after it`() async throws {
    let (ledger, other) = (place.ledger(), place.ledger())
    try await Ledger.lookingOnce {
      try await expect(1, in: ledger)
      _ = try await Task.detached { try await other.perform(AppendEvents([.spent(2)])) }.value
      try await expect(1, in: ledger)
    }
    try await expect(2, in: ledger)
  }

  @Test func `what the work writes is seen in it, with what others wrote before`() async throws {
    let (ledger, other) = (place.ledger(), place.ledger())
    try await Ledger.lookingOnce {
      try await expect(1, in: ledger)
      _ = try await Task.detached { try await other.perform(AppendEvents([.spent(2)])) }.value
      let ids = try await ledger.perform(AppendEvents([.spent(3)])).outcome
      #expect(ids.map(\.number) == [3])
      try await expect(3, in: ledger)
    }
  }

  @Test func `what another handle of the work writes is seen by all of them`() async throws {
    let (ledger, other) = (place.ledger(), place.ledger())
    try await Ledger.lookingOnce {
      try await expect(1, in: ledger)
      try await expect(1, in: other)
      _ = try await other.perform(AppendEvents([.spent(2)]))
      try await expect(2, in: ledger)
      _ = try await ledger.perform(AppendEvents([.spent(3)]))
      try await expect(3, in: other)
    }
  }

  @Test func `a ledger that begins in the work is seen by its other handles`() async throws {
    let place = try LedgerFolder()
    let (ledger, other) = (place.ledger(), place.ledger())
    try await Ledger.lookingOnce {
      await #expect(throws: LedgerError.self) { try await ledger.view(EntryRegister()) }
      _ = try await other.begin()
      try await expect(0, in: ledger)
    }
  }

  @Test func `work within work goes on from the look before it`() async throws {
    let (ledger, other) = (place.ledger(), place.ledger())
    try await Ledger.lookingOnce {
      try await expect(1, in: ledger)
      _ = try await Task.detached { try await other.perform(AppendEvents([.spent(2)])) }.value
      try await Ledger.lookingOnce { try await expect(1, in: ledger) }
    }
  }

  @Test func `what two handles of the work write at once is seen by both`() async throws {
    let (ledger, other) = (place.ledger(), place.ledger())
    try await Ledger.lookingOnce {
      try await expect(1, in: ledger)
      // The other one has not looked before it writes.
      try await withThrowingTaskGroup(of: Void.self) { group in
        for amount in 1...20 {
          let handle = amount % 2 == 0 ? ledger : other
          group.addTask { try await handle.perform(AppendEvents([.spent(Int64(amount))])) }
        }
        try await group.waitForAll()
      }
      try await expect(21, in: ledger)
      try await expect(21, in: other)
    }
  }
}
