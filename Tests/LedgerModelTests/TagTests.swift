import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Tags of entries and moves: what holds of them, and what is found and summed by them.
struct TagTests {
  private static let today = PracticeLedger.today

  private static func expense(_ minorUnits: Int64, _ tags: [String]) -> NewEntry {
    NewEntry.expense(
      Money(minorUnits: minorUnits, currency: .usd), in: .dining, on: today, merchant: "Edeka"
    ).tagged(tags)
  }

  private func tags(_ id: EventID, _ ledger: PracticeLedger) -> [String]? {
    ledger.view(EntryRegister())[id]?.texts.tags
  }

  @Test func `tags are stored sorted, each once, and an undo takes their change back`() throws {
    var ledger = PracticeLedger()
    let id = try ledger.perform(
      AddEntries(Self.expense(10_00, ["work", "Trip", "trip"]), today: Self.today))[0]
    #expect(tags(id, ledger) == ["trip", "work"])
    var change = CorrectEntry(id, EntryAmendment(note: "x"), today: Self.today)
    (change.addedTags, change.removedTags) = (["food"], ["work", "unknown"])
    let corrected = try ledger.perform(change)[0]
    #expect(tags(id, ledger) == ["food", "trip"])
    var all = EntryAmendment()
    all.tags = []
    try ledger.perform(CorrectEntry(id, all, today: Self.today))
    #expect(tags(id, ledger) == [])
    var latest = ledger
    try latest.perform(UndoEvent(try #require(latest.events.last?.id)))
    #expect(tags(id, latest) == ["food", "trip"])
    try latest.perform(UndoEvent(corrected))
    #expect(tags(id, latest) == ["trip", "work"])
    #expect(throws: Refusal.nothingToChange) {
      try ledger.perform(CorrectEntry(id, all, today: Self.today))
    }
  }

  @Test(arguments: ["2026", "a,b", "+", "-x", "a.b", String(repeating: "x", count: 65)])
  func `what is no tag is refused by name, and nothing is written`(tag: String) throws {
    var ledger = PracticeLedger()
    #expect(throws: Refusal.invalidTag(tag)) {
      try ledger.perform(AddEntries(Self.expense(10_00, [tag]), today: Self.today))
    }
    var move = MoveMoney(
      Money(minorUnits: 1, currency: .usd), from: .bank, to: .cash, on: Self.today,
      today: Self.today)
    move.tags = [tag]
    #expect(throws: Refusal.invalidTag(tag)) { try ledger.perform(move) }
    let id = try ledger.perform(AddEntries(Self.expense(10_00, []), today: Self.today))[0]
    var changes = EntryAmendment()
    changes.tags = [tag]
    #expect(throws: Refusal.invalidTag(tag)) {
      try ledger.perform(CorrectEntry(id, changes, today: Self.today))
    }
    #expect(tags(id, ledger) == [])
  }

  @Test func `a hundred tags are stored, and far too many refused`() throws {
    var ledger = PracticeLedger()
    let many = (0..<100).map { "tag-\($0)" }
    let id = try ledger.perform(AddEntries(Self.expense(1, many), today: Self.today))[0]
    #expect(tags(id, ledger) == many.sorted())
    let far = (0..<100).map { String(repeating: "x", count: 60) + "\($0)" }
    #expect(throws: Refusal.textTooLong(member: "list of tags", byteCount: 6_289)) {
      try ledger.perform(AddEntries(Self.expense(1, far), today: Self.today))
    }
  }

  @Test func `a payment's parts, what is lent, and a bill's days have the tags`() throws {
    var ledger = PracticeLedger()
    let parts = [
      AddPayment.Part(.dining, Money(minorUnits: 6_00, currency: .usd)),
      AddPayment.Part(.groceries, Money(minorUnits: 4_00, currency: .usd)),
    ]
    let paid = try ledger.perform(
      AddPayment(Self.expense(10_00, ["trip"]), split: parts, today: Self.today))
    #expect(paid.map { tags($0, ledger) } == [["trip"], ["trip"]])
    var both = CorrectEntries(paid.map { ($0, EntryAmendment()) }, today: Self.today)
    both.addedTags = ["big"]
    try ledger.perform(both)
    #expect(paid.map { tags($0, ledger) } == [["big", "trip"], ["big", "trip"]])
    let monthly = try #require(Recurrence(text: "every month on 2 from 2026-01-02"))
    var terms = BillTerms(
      "Netflix", monthly, amount: Money(minorUnits: 16_00, currency: .usd), category: .subscriptions
    )
    terms.tags = ["tv"]
    let bill = try ledger.perform(AddBill(terms))[0]
    var pay = PayBill(bill, on: Self.today, today: Self.today)
    pay.tags = ["home"]
    let recorded = try ledger.perform(pay)
    #expect(recorded.compactMap { tags($0, ledger) } == [["home", "tv"]])
  }

  @Test func `entries are found by all of some tags, and a word finds a tag`() throws {
    var ledger = PracticeLedger()
    let ids = try ledger.perform(
      AddEntries(
        [["trip"], ["trip", "work"], []].map { Self.expense(10_00, $0) }, today: Self.today))
    let register = ledger.view(EntryRegister())
    func found(_ tags: Set<String>, _ words: [String] = []) -> [EventID] {
      var filter = EntryQuery.Filter()
      (filter.tags, filter.words) = (tags, words)
      return register.entries(EntryQuery(filter)).map(\.id).sorted()
    }
    #expect(found(["trip"]) == [ids[0], ids[1]])
    #expect(found(["trip", "work"]) == [ids[1]])
    #expect(found(["other"]) == [])
    #expect(found([], ["WORK"]) == [ids[1]])
    #expect(found([]) == ids)
  }

  @Test func `by tag an entry stands in the row of each of its tags, and in the total once`() throws
  {
    var ledger = PracticeLedger()
    try ledger.perform(
      AddEntries(
        [
          Self.expense(10_00, ["trip"]), Self.expense(20_00, ["trip", "work"]),
          Self.expense(30_00, []), Self.expense(5_00, ["work"]),
        ], today: Self.today))
    let month = Self.today.month
    func report(_ change: (inout SpendingReport.Question) -> Void) throws -> SpendingReport {
      var question = SpendingReport.Question(month...month, by: .tag)
      change(&question)
      return try SpendingReport(
        question, of: ledger.view(MonthlyBuckets()), { ledger.view(EntryRegister()) })
    }
    func rows(_ report: SpendingReport) -> [String] {
      report.rows.map { "\($0.key.text) \($0.figures.spent) \($0.figures.share ?? -1)" }
    }
    let all = try report { _ in }
    #expect(rows(all) == ["(none) 3000 4615", "trip 3000 4615", "work 2500 3846"])
    #expect(all.total.figures.spent == 65_00 && all.repeated == 1)
    let top = try report { $0.top = 1 }
    #expect(rows(top) == ["(none) 3000 4615", "(others) 3500 5385"])
    let trips = try report { $0.tags = ["trip"] }
    #expect(rows(trips) == ["trip 3000 10000", "work 2000 6667"])
    #expect(trips.total.figures.spent == 30_00)
  }
}
