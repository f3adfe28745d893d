import LedgerModel
import LedgerStore
import LedgerTestSupport
import Testing

/// P40, P45, P86: an export asks for Pro in the library's call, under both policies.
struct ExportTests {
  private func ledger(_ policy: ProPolicy) async throws -> Ledger {
    let ledger = Ledger(
      store: InMemoryEventStore(), clock: SteadyClock(),
      opening: LedgerOpening(currency: .usd, policy: policy, deviceName: "test"))
    _ = try await ledger.perform(AppendEvents([.spent(1_00, at: "a"), .spent(2_00, at: "b")]))
    return ledger
  }

  /// What an export goes through: the merchant of each entry.
  private func merchants(
    _ ledger: Ledger, _ export: EntryExport, since marks: [EventID] = []
  ) async throws -> [String] {
    nonisolated(unsafe) var names: [String] = []
    try await ledger.forEachEntry(of: export, since: marks) { entry in
      names.append(entry.texts.merchant)
      return true
    }
    return names
  }

  @Test func `P86: under the metered policy it asks for Pro, also when that is revoked`()
    async throws
  {
    let ledger = try await ledger(.metered)
    let locked = LedgerError.refused(.locked(.export))
    await #expect(throws: locked) { _ = try await ledger.export() }
    _ = try await ledger.perform(UnlockPro(product: "another", transaction: "T0"))
    await #expect(throws: locked) { _ = try await ledger.export() }
    _ = try await ledger.perform(UnlockPro(transaction: "T1"))
    #expect(try await merchants(ledger, try await ledger.export()) == ["a", "b"])
    _ = try await ledger.perform(RevokePro())
    await #expect(throws: locked) { _ = try await ledger.export() }
  }

  @Test func `P86: under the open policy it asks for nothing`() async throws {
    let ledger = try await ledger(.open)
    #expect(try await merchants(ledger, try await ledger.export()) == ["a", "b"])
  }

  @Test func `P72: what only reads is free while Pro is locked`() async throws {
    let ledger = try await ledger(.metered)
    #expect(try await ledger.view(EntryRegister()).count == 2)
    nonisolated(unsafe) var lineCount = 0
    try await ledger.forEachLine { _ in
      lineCount += 1
      return true
    }
    #expect(lineCount == 3)
  }

  @Test func `P57: behind a place come the later entries, and those touched since are named`()
    async throws
  {
    let ledger = try await ledger(.open)
    let marks = try await ledger.export().heads
    let first = try #require(try await ledger.view(EntryRegister()).entries().last)
    _ = try await ledger.perform(AppendEvents([.spent(3_00, at: "c")]))
    _ = try await ledger.perform(VoidEntry(first.id))
    let export = try await ledger.export()
    #expect(try await merchants(ledger, export, since: marks) == ["c"])
    #expect(export.touched(since: marks) == [first.id])
    #expect(try await merchants(ledger, export, since: export.heads) == [])
  }

  @Test func `what comes while it is read is left out`() async throws {
    let ledger = try await ledger(.open)
    let export = try await ledger.export()
    _ = try await ledger.perform(AppendEvents([.spent(3_00, at: "c")]))
    #expect(try await merchants(ledger, export) == ["a", "b"])
  }
}
