import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Which expenses paid which days of bills, if nobody said so.
@Suite struct BillSettlingTests {
  /// Rent of the first, water of about 40.00 of the tenth, and a gym that is due each Friday.
  private static func ledger() throws -> PracticeLedger {
    var ledger = PracticeLedger()
    let first = try Recurrence(.months(1, on: [1]), from: "2026-01-01")
    let tenth = try Recurrence(.months(1, on: [10]), from: "2026-01-10")
    let weekly = try Recurrence(.days(7), from: "2026-01-02")
    try ledger.perform(AddBill(BillTerms("Rent", first, amount: 1200_00, category: .housing)))
    try ledger.perform(
      AddBill(
        BillTerms(
          "City water", tenth, amount: 40_00, certainty: .about, category: .utilities)))
    try ledger.perform(AddBill(BillTerms("Gym", weekly, amount: 10_00, category: .health)))
    return ledger
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var amount: Int64
    var day: String
    var merchant: String
    /// `certain 2026-01-01`, `likely 2026-01-01`, or `none`.
    var found: String

    init(_ text: String, _ amount: Int64, _ day: String, _ merchant: String, _ found: String) {
      testDescription = text
      (self.amount, self.day, self.merchant, self.found) = (amount, day, merchant, found)
    }
  }

  static let cases: [Case] = [
    Case("the amount, the day, the name", 1200_00, "2026-01-01", "Rent", "certain 2026-01-01"),
    Case("five days early", 1200_00, "2026-01-27", "Rent Miller", "certain 2026-02-01"),
    Case("five days late", 1200_00, "2026-02-06", "RENT 02/26", "certain 2026-02-01"),
    Case("six days late", 1200_00, "2026-02-07", "Rent", "likely 2026-02-01"),
    Case("a month away", 1200_00, "2026-01-16", "rent", "likely 2026-01-01"),
    Case("another name", 1200_00, "2026-01-03", "J Smith", "likely 2026-01-01"),
    Case("another name and six days", 1200_00, "2026-01-07", "J Smith", "none"),
    Case("a cent more", 1200_01, "2026-01-01", "Rent", "none"),
    Case("name and day without the amount", 700_00, "2026-01-01", "Rent", "none"),
    Case("a word of banks is no name", 1200_00, "2026-01-01", "Card payment", "likely 2026-01-01"),
    Case("about, a tenth more", 44_00, "2026-01-11", "Water works", "certain 2026-01-10"),
    Case("about, more than a tenth", 44_01, "2026-01-11", "Water works", "none"),
    Case("two days fit", 10_00, "2026-01-05", "Gym", "likely 2026-01-02"),
    Case("one day of the week fits", 10_00, "2026-01-01", "Gym", "certain 2026-01-02"),
  ]

  @Test(.rows)
  func `a day is certainly paid by amount, nearness and name, and likely by two of them`() {
    each(Self.cases) { (example: Case) throws in
      let ledger = try Self.ledger()
      let values = EntryValues(
        type: .expense, amount: Money(minorUnits: example.amount, currency: .usd),
        category: .other, date: .known(example.day), account: .bank)
      let payment = BillSettling.Payment(
        entry: .sample(99), values, EntryTexts(merchant: example.merchant, by: "flags"))
      let found = BillSettling([payment], ledger.view(DecisionState()).bills)
      let texts =
        found.certain.map { "certain \($0.day.due)" }
        + found.likely.map { "likely \($0.days.first?.due.text ?? "")" }
      #expect((texts.first ?? "none") == example.found)
      #expect(texts.count <= 1)
    }
  }

  private func expense(
    _ units: Int64, on day: String, at merchant: String, type: EntryType = .expense
  ) -> NewEntry {
    NewEntry(
      values: EntryValues(
        type: type, amount: Money(minorUnits: units, currency: .usd),
        category: type == .income ? .income : .housing, date: .known(day), account: .bank),
      texts: EntryTexts(merchant: merchant, by: "flags"))
  }

  private func states(_ ledger: PracticeLedger, _ bill: Int = 1) -> [String] {
    let bills = ledger.view(DecisionState()).bills
    return bills.occurrences(of: .sample(bill), in: "2026-01-01"..."2026-03-31").map {
      "\($0.due.text) \($0.state)"
    }
  }

  private static let open = ["2026-01-01 open", "2026-02-01 open", "2026-03-01 open"]

  @Test func `what is added is linked in its batch, and one undo takes both back`() throws {
    var ledger = try Self.ledger()
    let ids = try ledger.perform(
      AddEntries(
        [
          expense(1200_00, on: "2026-01-01", at: "Rent"),
          expense(1200_00, on: "2026-02-02", at: "Rent"),
          expense(8_00, on: "2026-01-01", at: "Rent"),
          expense(1200_00, on: "2026-03-01", at: "Rent", type: .income),
        ], today: "2026-03-31"))
    #expect(ids.count == 6)
    #expect(states(ledger) == ["2026-01-01 paid", "2026-02-01 paid", "2026-03-01 open"])
    try ledger.perform(UndoEvent(ids[0]))
    #expect(states(ledger) == Self.open)
    try ledger.perform(RedoEvent(ids[0]))
    #expect(states(ledger) == ["2026-01-01 paid", "2026-02-01 paid", "2026-03-01 open"])
  }

  @Test func `two expenses that fit one day are told and not linked`() throws {
    var ledger = try Self.ledger()
    let twice = expense(1200_00, on: "2026-01-01", at: "Rent")
    #expect(try ledger.perform(AddEntries([twice, twice], today: "2026-03-31")).count == 2)
    #expect(states(ledger) == Self.open)
  }

  @Test func `a void of what paid a bill opens it again, and so does an undo of the link alone`()
    throws
  {
    var ledger = try Self.ledger()
    let ids = try ledger.perform(
      AddEntries(expense(1200_00, on: "2026-01-01", at: "Rent"), today: "2026-03-31"))
    try ledger.perform(VoidEntry(ids[0]))
    #expect(states(ledger) == Self.open)
    let by = try ledger.perform(
      AddEntries(expense(900_00, on: "2026-02-01", at: "Landlord"), today: "2026-03-31"))
    #expect(by.count == 1)
    let link = try ledger.perform(LinkEntry(.sample(1), due: "2026-02-01", paidBy: by[0]))
    #expect(states(ledger)[1] == "2026-02-01 paid")
    try ledger.perform(UndoEvent(link[0]))
    #expect(states(ledger) == Self.open)
    let again = try ledger.perform(LinkEntry(.sample(1), due: "2026-02-01", paidBy: by[0]))
    // An undo of the entry takes its link along, and a redo brings both.
    try ledger.perform(UndoEvent(by[0]))
    #expect(states(ledger) == Self.open)
    #expect(again.count == 1)
    try ledger.perform(RedoEvent(by[0]))
    #expect(states(ledger)[1] == "2026-02-01 paid")
    try ledger.perform(VoidAll())
    #expect(states(ledger) == Self.open)
  }

  @Test
  func `who paid a bill before is known by name, and may pay a third more or less of one about`()
    throws
  {
    var ledger = try Self.ledger()
    let first = try ledger.perform(
      AddEntries(expense(1200_00, on: "2026-01-02", at: "J Smith"), today: "2026-03-31"))
    #expect(first.count == 1)
    try ledger.perform(LinkEntry(.sample(1), paidBy: first[0]))
    let second = try ledger.perform(
      AddEntries(expense(1200_00, on: "2026-02-02", at: "J. Smith"), today: "2026-03-31"))
    #expect(second.count == 1)
    let third = try ledger.perform(
      AddEntries(expense(1200_00, on: "2026-02-02", at: "J SMITH"), today: "2026-03-31"))
    #expect(third.count == 2)
    #expect(states(ledger) == ["2026-01-01 paid", "2026-02-01 paid", "2026-03-01 open"])
  }

  @Test func `an entry settles one day, and only an expense does`() throws {
    var ledger = try Self.ledger()
    let ids = try ledger.perform(
      AddEntries(expense(1200_00, on: "2026-01-01", at: "Rent"), today: "2026-03-31"))
    #expect(throws: Refusal.alreadyLinked(ids[0], bill: .sample(1), due: "2026-01-01")) {
      try ledger.perform(LinkEntry(.sample(1), due: "2026-02-01", paidBy: ids[0]))
    }
    let income = try ledger.perform(
      AddEntries(expense(1200_00, on: "2026-02-01", at: "Rent", type: .income), today: "2026-03-31")
    )
    #expect(throws: Refusal.notAnExpense(income[0], type: .income)) {
      try ledger.perform(LinkEntry(.sample(1), due: "2026-02-01", paidBy: income[0]))
    }
    #expect(throws: Refusal.billPaid(.sample(1), due: "2026-01-01")) {
      try ledger.perform(LinkEntry(.sample(1), due: "2026-01-01", paidBy: ids[0]))
    }
  }

  @Test func `of two bills of one sum the one whose name says more is meant`() throws {
    var ledger = PracticeLedger()
    let first = try Recurrence(.months(1, on: [1]), from: "2026-01-01")
    for name in ["Car insurance", "Health insurance", "TV"] {
      try ledger.perform(AddBill(BillTerms(name, first, amount: 100_00, category: .insurance)))
    }
    let ids = try ledger.perform(
      AddEntries(
        ["health insurance", "Car Insurance", "tv"].map {
          expense(100_00, on: "2026-01-01", at: $0)
        }, today: "2026-03-31"))
    let links = ledger.view(DecisionState()).bills.links
    #expect(links.map(\.key.bill) == [.sample(1), .sample(2), .sample(3)])
    #expect(links.map(\.entry) == [ids[1], ids[0], ids[2]])
  }

  @Test func `what a bank's file tells of stays when its payment is taken back`() throws {
    var ledger = try Self.ledger()
    let ids = try ledger.perform(
      PayBill(.sample(1), on: "2026-01-02", today: "2026-03-31"))
    let told = ImportMatched(ids[1], account: .bank, date: "2026-01-02")
    try ledger.perform(
      AppendEvents([.account(.matched(told))]), key: IdempotencyKey("import:bank:1"))
    try ledger.perform(UnpayBill(.sample(1), due: "2026-01-01"))
    #expect(states(ledger) == Self.open)
    #expect(ledger.view(LatestEntries([ids[1]]))[ids[1]]?.status == .counts)
  }

  @Test func `a bill that is added after it was paid finds what paid it`() throws {
    var ledger = PracticeLedger()
    let paid = try ledger.perform(
      AddEntries(
        [
          expense(1200_00, on: "2026-01-01", at: "Rent"),
          expense(1200_00, on: "2026-02-03", at: "Rent"),
          expense(30_00, on: "2026-02-03", at: "Cafe"),
        ], today: "2026-03-31"))
    let first = try Recurrence(.months(1, on: [1]), from: "2026-01-01")
    let bill = try ledger.perform(
      AddBill(BillTerms("Rent", first, amount: 1200_00, category: .housing)))[0]
    let links = try ledger.perform(LinkEntries(to: bill, in: "2025-12"..."2026-03"))
    #expect(links.count == 2)
    let found = ledger.view(DecisionState()).bills.links
    #expect(found.compactMap(\.entry) == [paid[0], paid[1]])
    #expect(throws: Refusal.nothingToAdd) {
      try ledger.perform(LinkEntries(to: bill, in: "2025-12"..."2026-03"))
    }
  }
}
