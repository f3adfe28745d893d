import LedgerModel
import LedgerTestSupport
import Puldar
import Testing

/// What comes again, as an app plans it.
@Suite struct PlanTests {
  private func ledger(_ policy: ProPolicy = .open) -> Ledger {
    Ledger(
      store: InMemoryEventStore(), clock: SteadyClock(),
      opening: LedgerOpening(currency: .usd, policy: policy, deviceName: "phone"))
  }

  @Test func `what is due is added once, on its day, until the plan ends`() async throws {
    let ledger = ledger()
    _ = try await ledger.perform(SetIncome(.actual, from: ledger.today))
    let today = ledger.today
    let start = try #require(today.adding(days: -14))
    let plan = try await ledger.plan("gym 30 every 7 days from \(start.text)")
    let days = [-14, -7, 0].compactMap { today.adding(days: $0) }
    #expect(try await ledger.due().map(\.values.date) == days)
    #expect(try await ledger.addDue().count == 3)
    #expect(try await ledger.addDue().isEmpty)
    #expect(try await ledger.due().isEmpty)
    let entries = try await ledger.view(EntryRegister()).entries()
    #expect(entries.filter { $0.texts.merchant == "Gym" }.map(\.values.date).sorted() == days)
    try await ledger.endPlan(plan)
    #expect(try await ledger.view(EntryRegister()).entries().count == 3)
  }

  @Test func `P45: while Pro is locked nothing is planned or due`() async throws {
    let ledger = ledger(.metered)
    _ = try await ledger.perform(SetIncome(.actual, from: ledger.today))
    await #expect(throws: LedgerError.refused(.locked(.auto))) {
      try await ledger.plan("gym 30 every 7 days")
    }
    await #expect(throws: LedgerError.refused(.locked(.auto))) { try await ledger.addDue() }
    #expect(try await ledger.due().isEmpty)
  }

  @Test func `what says no days, or no one entry, is refused`() async throws {
    let ledger = ledger()
    _ = try await ledger.perform(SetIncome(.actual, from: ledger.today))
    for text in ["gym 30", "every month", "gym 30, rent 900 every month", "gym 30 every 0 days"] {
      await #expect(throws: (any Error).self) { try await ledger.plan(text) }
    }
    #expect(try await ledger.condition().heads.first?.eventCount == 2)
  }
}
