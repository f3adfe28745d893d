import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Moves that come again: what goes to savings, or pays a loan off, on days that are known.
@Suite struct PlannedMoveTests {
  private var ledger = PracticeLedger(policy: .open)
  private let today = PracticeLedger.today

  init() throws {
    try ledger.perform(SetIncome(.monthly(3800_00), from: "2026-01-01"))
    try ledger.perform(AddAccount("pot", kind: .savings))
    try ledger.perform(AddAccount("car", kind: .loan))
  }

  private mutating func plan(
    from source: AccountName = .bank, to destination: AccountName, on day: CalendarDay,
    in category: CategoryName? = nil, change: (inout BillTerms) -> Void = { _ in }
  ) throws -> EventID {
    let accounts = ledger.view(DecisionState()).accounts
    let own = accounts.putAwayCategory(from: source, to: destination) ?? .other
    var terms = BillTerms(
      "Save", try Recurrence(.months(1, on: [.day(day.day)]), from: day), amount: 300_00,
      category: category ?? own, account: source, to: destination)
    change(&terms)
    return try ledger.perform(AddBill(terms))[0]
  }

  private mutating func move(
    _ amount: Money = 300_00, to account: AccountName, on day: CalendarDay = "2026-01-02"
  ) throws -> [EventID] {
    try ledger.perform(MoveMoney(amount, from: .bank, to: account, on: day, today: today))
  }

  private func states(of bill: EventID) -> [Bill.Day.State] {
    ledger.view(DecisionState()).bills.occurrences(of: bill, in: "2026-01-01"..."2026-01-31")
      .map(\.state)
  }

  private func putAway() throws -> [Money] {
    try ledger.month("2026-01").buckets.map(\.putAway)
  }

  @Test mutating func `paid or recorded by itself, it is a move that counts as put away`() throws {
    let bill = try plan(to: "pot", on: "2026-01-02") { $0.isAuto = true }
    try ledger.perform(RunBills(today: today))
    #expect(states(of: bill) == [.paid])
    let other = try plan(to: "car", on: "2026-01-01", in: .insurance)
    try ledger.perform(PayBill(other, on: "2026-01-02", today: today))
    #expect(try putAway() == [300_00, 0, 300_00])
    let moves = ledger.events.compactMap { event -> TransferMade? in
      if case .account(.transferMade(let made)) = event.event { made } else { nil }
    }
    #expect(moves.map(\.by) == ["bill", "bill"])
    #expect(moves.map(\.category) == [nil, .insurance])
    #expect(try ledger.perform(RunBills(today: today)) == [])
  }

  struct Flow: Sendable, CustomTestStringConvertible {
    var source: AccountName
    var destination: AccountName
    var due: Money
    var setAside: Money
    var testDescription: String { "\(source.text) to \(destination.text)" }
  }

  @Test(arguments: [
    Flow(source: .bank, destination: "pot", due: 300_00, setAside: 0),
    Flow(source: .bank, destination: "car", due: 300_00, setAside: 300_00),
    Flow(source: .bank, destination: .cash, due: 0, setAside: 0),
    Flow(source: "pot", destination: .bank, due: 0, setAside: 0),
    Flow(source: "pot", destination: "car", due: 0, setAside: 300_00),
  ])
  mutating func `still due is what goes from money at hand, and set aside what leaves the funds`(
    _ flow: Flow
  ) throws {
    _ = try plan(from: flow.source, to: flow.destination, on: "2026-01-20")
    let month = try ledger.view(MonthlyBuckets()).month("2026-01", on: today)
    #expect(month.stillDue == flow.due)
    let figures = EnvelopeFigures(
      ledger.view(DecisionState()), ledger.view(AccountSums()), ledger.view(Envelopes()), in: .usd)
    #expect(figures.bills(on: today).map(\.amount).reduce(0) { $0.adding($1) } == flow.setAside)
  }

  @Test mutating func `a move to its account settles its day, and nothing else does`() throws {
    let bill = try plan(to: "pot", on: "2026-01-03")
    _ = try move(to: "car")
    _ = try move(300_01, to: "pot")
    _ = try ledger.add(.expense(300_00, in: .savings, on: today))
    #expect(states(of: bill) == [.open])
    let made = try move(to: "pot")
    #expect(made.count == 2 && states(of: bill) == [.paid])
    try ledger.perform(UndoEvent(made[0]))
    #expect(states(of: bill) == [.open])
    try ledger.perform(RedoEvent(nil))
    #expect(states(of: bill) == [.paid])
  }

  @Test mutating func `a plan that is made later looks back, and a move is named by hand`() throws {
    let early = try move(to: "pot")[0]
    let bill = try plan(to: "pot", on: "2026-01-01")
    try ledger.perform(LinkEntries(to: bill, in: "2025-12"..."2026-01"))
    #expect(states(of: bill) == [.paid])
    // The link goes, and the move stays.
    try ledger.perform(UnpayBill(bill, due: "2026-01-01"))
    #expect(states(of: bill) == [.open])
    #expect(try putAway() == [0, 0, 300_00])
    let other = try move(to: "car")[0]
    #expect(throws: Refusal.notItsMove(other, to: "pot")) {
      try ledger.perform(LinkEntry(bill, due: "2026-01-01", paidBy: other))
    }
    try ledger.perform(LinkEntry(bill, due: "2026-01-01", paidBy: early))
    #expect(states(of: bill) == [.paid])
  }

  @Test mutating func `what a payment moved is undone with it`() throws {
    let bill = try plan(to: "pot", on: "2026-01-01")
    let paid = try ledger.perform(PayBill(bill, on: "2026-01-02", today: today))
    #expect(throws: Refusal.paidByMove(paid[0])) {
      try ledger.perform(UnpayBill(bill, due: "2026-01-01"))
    }
    try ledger.perform(UndoEvent(paid[1]))
    #expect(states(of: bill) == [.open])
    #expect(try putAway() == [0, 0, 0])
  }

  @Test mutating func `two devices that pay one day move the money once`() throws {
    let bill = try plan(to: "pot", on: "2026-01-01")
    var other = PracticeLedger(writer: "m3x9", policy: .open)
    other.receive(ledger.events)
    try ledger.perform(PayBill(bill, on: "2026-01-02", today: today))
    try other.perform(PayBill(bill, on: "2026-01-02", today: today))
    ledger.receive(other.events)
    #expect(try putAway() == [0, 0, 300_00])
  }

  @Test mutating func `what no move can be is refused`() throws {
    #expect(throws: Refusal.sameAccount(.bank)) { try plan(to: .bank, on: "2026-01-01") }
    #expect(throws: Refusal.nothingPutAway(.bank, .cash)) {
      try plan(to: .cash, on: "2026-01-01", in: .dining)
    }
    #expect(throws: Refusal.savingUnsure) {
      try plan(to: "pot", on: "2026-01-01") { $0.save = "2026-01" }
    }
    let bill = try ledger.perform(
      AddBill(
        BillTerms(
          "Rent", try Recurrence(.months(1, on: [1]), from: "2026-01-01"), amount: 900_00,
          category: .housing)))[0]
    var amendment = ChangeBill.Amendment()
    amendment.destination = "pot"
    #expect(throws: Refusal.billMovesNothing(bill)) {
      try ledger.perform(ChangeBill(bill, from: "2026-01-01", amendment))
    }
  }
}
