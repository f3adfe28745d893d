import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Several corrections in one decision, and what of an entry the person stated.
@Suite struct CorrectEntriesTests {
  private static let today = PracticeLedger.today

  /// 1 and 2 expenses, 3 an income.
  private func ledger() throws -> PracticeLedger {
    var ledger = PracticeLedger()
    try ledger.perform(
      AddEntries(
        [
          .expense(10_00, in: .dining, on: Self.today, merchant: "Bear"),
          .expense(20_00, in: .gifts, on: Self.today),
        ], today: Self.today))
    try ledger.perform(AddEntries(.income(30_00, on: Self.today), today: Self.today))
    return ledger
  }

  private func correct(_ changes: [(entry: EventID, amendment: EntryAmendment)]) -> CorrectEntries {
    CorrectEntries(changes, today: Self.today, reason: "read again")
  }

  @Test func `all of the changes count, in one batch`() throws {
    var ledger = try ledger()
    try ledger.perform(
      correct([(1, EntryAmendment(amount: 11_00)), (2, EntryAmendment(category: .health))]))
    let register = ledger.view(EntryRegister())
    #expect(register[1]?.values.amount == 11_00)
    #expect(register[2]?.values.category == .health)
    #expect(ledger.events.suffix(2).map(\.batch?.count) == [2, 2])
    try ledger.perform(UndoEvent())
    #expect(ledger.view(EntryRegister())[1]?.values.amount == 10_00)
    #expect(ledger.view(EntryRegister())[2]?.values.category == .gifts)
  }

  @Test func `an entry that says all of it already is passed over`() throws {
    var ledger = try ledger()
    let written = try ledger.perform(
      correct([(1, EntryAmendment(amount: 10_00)), (2, EntryAmendment(amount: 21_00))]))
    #expect(written.count == 1)
    #expect(throws: Refusal.nothingToChange) {
      try ledger.perform(correct([(1, EntryAmendment(merchant: "Bear"))]))
    }
  }

  @Test func `one change that is refused refuses all`() throws {
    var ledger = try ledger()
    let tomorrow = try #require(Self.today.next)
    #expect(throws: Refusal.futureDate(tomorrow, today: Self.today)) {
      try ledger.perform(
        correct([(1, EntryAmendment(amount: 11_00)), (2, EntryAmendment(date: tomorrow))]))
    }
    #expect(throws: Refusal.typeCannotChange(from: .income, to: .expense)) {
      try ledger.perform(correct([(3, EntryAmendment(type: .expense))]))
    }
    #expect(throws: Refusal.noSuchEntry(9)) {
      try ledger.perform(correct([(9, EntryAmendment(amount: 1))]))
    }
    #expect(ledger.view(EntryRegister())[1]?.values.amount == 10_00)
  }

  @Test func `an entry that does not count is not corrected`() throws {
    var ledger = try ledger()
    let void = try #require(try ledger.perform(VoidEntry(1)).first)
    #expect(throws: Refusal.entryVoided(1, by: void)) {
      try ledger.perform(correct([(1, EntryAmendment(amount: 11_00))]))
    }
  }

  @Test func `what was changed, voided or undone since it was seen is passed over`() throws {
    var ledger = try ledger()
    let seen = ledger.view(EntryRegister())
    let versions = try [1, 2].reduce(into: [EventID: EventID]()) { versions, id in
      versions[id] = try #require(seen[id]).version
    }
    let changes: [(entry: EventID, amendment: EntryAmendment)] = [
      (1, EntryAmendment(category: .health)), (2, EntryAmendment(category: .health)),
    ]
    let decision = CorrectEntries(changes, today: Self.today, ifStill: versions)
    try ledger.perform(correct([(1, EntryAmendment(category: .gifts))]))
    #expect(try ledger.perform(decision).count == 1)
    #expect(ledger.view(EntryRegister())[1]?.values.category == .gifts)
    #expect(ledger.view(EntryRegister())[2]?.values.category == .health)
    try ledger.perform(UndoEvent())
    #expect(ledger.view(EntryRegister())[2]?.values.category == .gifts)
    #expect(throws: Refusal.nothingToChange) { try ledger.perform(decision) }
    try ledger.perform(VoidEntry(2))
    #expect(throws: Refusal.nothingToChange) { try ledger.perform(decision) }
  }

  // MARK: What was stated

  private func read(by source: String) -> LedgerEvent {
    .entry(
      .expense(
        amount: 7_00, category: .travel, date: Self.today,
        texts: EntryTexts(merchant: "Bear", said: "bear 7", by: source)))
  }

  private func stated(_ events: [LedgerEvent]) -> EntryMembers {
    PersonStatedMembers(folding: ([.opened()] + events).envelopes, into: PersonStatedMembers())
      .byEntry[1] ?? []
  }

  @Test func `a sentence alone states nothing`() {
    #expect(stated([read(by: "rules/1")]) == [])
  }

  @Test func `what was named beside a sentence is stated`() {
    #expect(stated([read(by: "rules/1+category+date")]) == [.category, .date])
    #expect(EntryTexts.source("rules/1", stating: [.date, .category]) == "rules/1+category+date")
    #expect(EntryTexts.source("rules/1", stating: [.note]) == "rules/1")
  }

  @Test func `an entry without a sentence is stated as a whole`() {
    #expect(stated([.spent(5_00)]) == .all)
  }

  @Test func `a correction states what it changes, until it is undone`() {
    let events = [
      read(by: "rules/1"), .corrected(1, EntryAmendment(amount: 8_00, removesMerchant: true)),
    ]
    #expect(stated(events) == [.amount, .merchant])
    #expect(stated(events + [.undone(2)]) == [])
    #expect(stated(events + [.undone(2), .redone(2)]) == [.amount, .merchant])
  }

  @Test func `a correction by a parser states nothing`() {
    #expect(
      stated([read(by: "rules/1"), .corrected(1, EntryAmendment(amount: 8_00, by: "rules/1"))])
        == [])
  }
}
