import LedgerTestSupport
import Puldar
import Testing

/// Several requests as one, and decisions of one's own that have others decide.
@Suite struct PerformTogetherTests {
  private let ledger = Ledger(
    store: InMemoryEventStore(), clock: SteadyClock(), opening: LedgerOpening(currency: .eur),
    treatsMissingAsEmpty: true)
  private let day = CalendarDay.known("2026-01-05")

  private func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

  private func bill(_ name: String, _ cents: Int64) throws -> AddBill {
    AddBill(
      BillTerms(
        name, try Recurrence(.months(1, on: [1]), from: .known("2026-01-01")),
        amount: euros(cents), category: .housing))
  }

  /// A savings account, and a bill that goes to it: the second needs the first.
  private func saving() throws -> PerformTogether {
    let savings = try #require(AccountName("boat"))
    return PerformTogether([
      StateBalance(.opening, of: .bank, euros(900_00), on: day, today: day),
      StateBalance(.opening, of: savings, euros(0), on: day, adding: .savings, today: day),
      MoveMoney(euros(300_00), from: .bank, to: savings, on: day, today: day),
      try bill("mooring", 40_00),
    ])
  }

  @Test func `each is decided on what those before it made, and all are one batch`() async throws {
    let preview = try await ledger.preview(try saving())
    #expect(preview.outcome.count == 5)
    let written = try await ledger.perform(try saving()).outcome
    #expect(written == preview.outcome)
    let accounts = try await ledger.view(Accounts())
    #expect(try accounts.totals(on: day)?.kept == euros(300_00))
    #expect(try await ledger.view(Plans()).bills(on: day).map(\.terms.name) == ["mooring"])
    // What was done together is taken back together.
    #expect(try await ledger.perform(UndoEvent()).outcome.count == written.count)
    #expect(try await ledger.view(Plans()).bills(on: day).isEmpty)
  }

  @Test func `if one is refused, nothing is written`() async throws {
    let wrong = AddEntries(NewEntry.expense(euros(0), in: .dining, on: day), today: day)
    await #expect(throws: LedgerError.self) {
      try await ledger.perform(PerformTogether([try bill("rent", 900_00), wrong]))
    }
    #expect(try await ledger.view(Plans()).bills(on: day).isEmpty)
  }

  @Test func `what changes nothing is passed over, and is refused if nothing else is there`()
    async throws
  {
    let allowance = SetAllowance(euros(20_00), from: day)
    _ = try await ledger.perform(allowance)
    let both = PerformTogether([allowance, try bill("rent", 900_00)])
    #expect(try await ledger.perform(both).outcome.count == 1)
    for none in [PerformTogether([allowance, allowance]), PerformTogether([])] {
      await #expect(throws: LedgerError.refused(.nothingToChange)) {
        try await ledger.perform(none)
      }
    }
  }

  @Test func `under one key the same requests are stored once, and others are refused`()
    async throws
  {
    let key = try IdempotencyKey("k")
    let first = try await ledger.perform(try saving(), key: key)
    let again = try await ledger.perform(try saving(), key: key)
    guard case .alreadyThere(first.outcome) = again else {
      Issue.record("\(again)")
      return
    }
    await #expect(throws: LedgerError.self) {
      try await ledger.perform(PerformTogether([try bill("mooring", 40_00)]), key: key)
    }
  }

  @Test func `a decision of one's own pays all that is open, by what the plans say`() async throws {
    for name in ["rent", "power"] { _ = try await ledger.perform(try bill(name, 50_00)) }
    let paid = try await ledger.perform(PayAllOpen(day: day))
    #expect(paid.outcome.count == 4)
    #expect(try await ledger.view(MonthlyBuckets()).month(day.month).spent == euros(100_00))
    let error = await #expect(throws: LedgerError.self) {
      try await ledger.perform(PayAllOpen(day: day))
    }
    #expect(error?.problem == "nothing is open")
  }

  @Test func `together they are rules of a scenario too`() async throws {
    let tea = NewEntry.expense(euros(3_00), in: .dining, on: day)
    _ = try await ledger.perform(AddEntries(tea, today: day))
    let spent = try await ledger.view(
      MonthlyBuckets(), under: [try saving(), PayAllOpen(day: day)])
    #expect(try spent.month(day.month).spent == euros(43_00))
    #expect(try await ledger.view(EntryRegister()).count == 1)
    await #expect(throws: LedgerError.refused(.nothingOpen)) {
      try await ledger.view(MonthlyBuckets(), under: [PayAllOpen(day: day)])
    }
  }
}

/// Pays each bill that is open.
private struct PayAllOpen: Decision {
  var day: CalendarDay

  var rules: DecisionRules<[EventID]> {
    DecisionRules(seeing: Plans()) { _ in
      true
    } requests: { [day] (plans: Plans) throws(Refusal) in
      let open = plans.open(through: day, on: day)
      if open.isEmpty { throw .nothingOpen }
      return open.map { PayBill($0.bill, on: day, today: day) }
    }
  }
}

extension Refusal {
  fileprivate static let nothingOpen = Refusal.other(
    code: "Bills.nothingOpen", problem: "nothing is open", remedy: nil)
}
