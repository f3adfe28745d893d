import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

/// What is said of one field of a bill from a day on leaves the other fields, and holds until something else is said
/// of the same one (M8).
struct BillChangeTests {
  private var ledger = PracticeLedger(policy: .open)
  private let rent: EventID

  init() throws {
    let monthly = try Recurrence(.months(1, on: [1]), from: "2026-02-01")
    rent = try ledger.perform(
      AddBill(BillTerms("Rent", monthly, amount: 1000_00, category: .housing)))[0]
  }

  private mutating func change(
    from day: CalendarDay, _ change: (inout ChangeBill.Amendment) -> Void
  ) throws {
    var amendment = ChangeBill.Amendment()
    change(&amendment)
    try ledger.perform(ChangeBill(rent, from: day, amendment))
  }

  private func terms(on day: CalendarDay) throws -> BillTerms {
    try #require(ledger.view(DecisionState()).bills.terms(of: rent, on: day)?.value)
  }

  @Test mutating func `each field leaves the others, whichever was said first`() throws {
    let fifth = try Recurrence(.months(1, on: [5]), from: "2026-03-05")
    let changes: [(BillTerms.Field, (inout ChangeBill.Amendment) -> Void)] = [
      (.name, { $0.name = "Flat" }), (.mode, { $0.mode = "card" }), (.note, { $0.note = "new" }),
      (.category, { $0.category = .other }), (.account, { $0.account = .cash }),
      (.rule, { $0.recurrence = fifth }), (.record, { $0.isAuto = true }),
      (.save, { $0.saving = .from("2026-03") }),
    ]
    let before = try terms(on: "2026-12-31")
    for (field, change) in changes {
      for isFirst in [true, false] {
        var other = self
        if isFirst { try other.change(from: "2026-03-01", change) }
        try other.change(from: "2026-06-01") { $0.amount = 1100_00 }
        if !isFirst { try other.change(from: "2026-03-01", change) }
        #expect(try other.terms(on: "2026-02-28") == before)
        let spring = try other.terms(on: "2026-05-31")
        #expect(spring.fields(otherThan: before) == [field], "\(field)")
        let summer = try other.terms(on: "2026-06-01")
        #expect(summer.fields(otherThan: before) == [field, .amount], "\(field)")
        #expect(summer.fields(otherThan: spring) == [.amount], "\(field)")
      }
    }
  }

  @Test mutating func `a field holds until the same field is changed on a later day`() throws {
    try change(from: "2026-06-01") { $0.amount = 1100_00 }
    try change(from: "2026-03-01") { $0.amount = 1050_00 }
    let amounts = try ["2026-02-01", "2026-05-31", "2026-06-01", "2027-01-01"].map {
      try terms(on: $0).amount
    }
    #expect(amounts == [1000_00, 1050_00, 1100_00, 1100_00])
    // What is said beside another field is said, too, if it is so already.
    try change(from: "2026-09-01") { ($0.amount, $0.name) = (1100_00, "Flat") }
    try change(from: "2026-07-01") { $0.amount = 1200_00 }
    #expect(try terms(on: "2026-08-31").amount == 1200_00)
    #expect(try terms(on: "2026-09-01").amount == 1100_00)
    // An undo takes back what one change said, and nothing of the others.
    try ledger.perform(UndoEvent(.sample(2)))
    #expect(try terms(on: "2026-06-30").amount == 1050_00)
    #expect(try terms(on: "2026-09-01").name == "Flat")
  }

  @Test mutating func `two devices change two fields from the same day, and both hold`() throws {
    var second = PracticeLedger(writer: "m3x9", policy: .open)
    second.receive(ledger.events)
    var (name, amount) = (ChangeBill.Amendment(), ChangeBill.Amendment())
    (name.name, amount.amount) = ("Flat", 1100_00)
    try ledger.perform(ChangeBill(rent, from: "2026-06-01", amount))
    let own = second.events.count
    try second.perform(ChangeBill(rent, from: "2026-06-01", name))
    ledger.receive(Array(second.events[own...]))
    #expect(try terms(on: "2026-06-01").name == "Flat")
    #expect(try terms(on: "2026-06-01").amount == 1100_00)
    #expect(ledger.view(SettingConflicts()).pairs.isEmpty)
  }

  @Test mutating func `what is left without its history says the same of each day`() throws {
    try change(from: "2026-06-01") { $0.amount = 1100_00 }
    try change(from: "2026-06-01") { $0.mode = "card" }
    try change(from: "2026-03-01") { $0.name = "Flat" }
    try change(from: "2026-03-01") { $0.name = "House" }
    let events = ledger.view(Compaction()).events(
      ledger: .sample, writer: "newr", deviceName: "laptop", version: "1")
    #expect(events.count == 5)
    var left = PracticeLedger([], writer: "othr")
    left.receive(Array(events))
    let bills = left.view(DecisionState()).bills
    let bill = try #require(bills.bills.first)
    for day: CalendarDay in ["2026-02-01", "2026-03-01", "2026-06-01"] {
      #expect(bills.terms(of: bill, on: day)?.value == (try terms(on: day)))
    }
  }

  @Test mutating func `what a later change makes wrong is refused`() throws {
    let once = try #require(Recurrence.once(on: "2026-06-10"))
    try ledger.perform(AddAccount("visa", kind: .card))
    let saving = try ledger.perform(
      AddBill(
        BillTerms("Card", once, amount: 100_00, category: .other, account: .bank, to: "visa")))[0]
    var cash = ChangeBill.Amendment()
    cash.destination = .cash
    try ledger.perform(ChangeBill(saving, from: "2026-06-01", cash))
    var fromCash = ChangeBill.Amendment()
    fromCash.account = .cash
    #expect(throws: Refusal.sameAccount(.cash)) {
      try ledger.perform(ChangeBill(saving, from: "2026-03-01", fromCash))
    }
  }
}
