import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Corrections and voids: P34, P35, P41, K5, EX1, SP30.
struct EntryChangeTests {
  static let today = PracticeLedger.today

  /// 1 an expense with a note and a merchant, 2 a credit, 3 an income, 4 an ended category,
  /// 5 a voided expense (by 6), 7 an undone one (by 8).
  static let ledger: PracticeLedger = {
    var ledger = PracticeLedger()
    do {
      try ledger.add(
        NewEntry(
          values: EntryValues(
            type: .expense, amount: 1300_00, category: .dining, date: "2026-01-01", account: .bank),
          texts: EntryTexts(
            merchant: "Sushi", note: "with Ana", said: "sushi 1300 yesterday", by: "rules/1")))
      try ledger.add(.credit(5_00, in: .dining, on: "2026-01-01"))
      try ledger.add(.income(50_00, on: "2026-01-01"))
      try ledger.perform(EndCategory(.gifts, from: "2026-01-01"))
      try ledger.add(.expense(1, in: .dining, on: today))
      try ledger.perform(VoidEntry(5))
      try ledger.add(.expense(1, in: .dining, on: today))
      try ledger.perform(UndoEvent(7))
    } catch { preconditionFailure("\(error)") }
    return ledger
  }()

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var entry: EventID
    var changes: EntryAmendment
    /// What the event changes; `nil` where it is refused.
    var written: EntryAmendment?
    var refusal: Refusal?

    init(
      _ description: String, _ entry: EventID, _ changes: EntryAmendment,
      writes written: EntryAmendment
    ) {
      testDescription = description
      self.entry = entry
      self.changes = changes
      self.written = written
    }

    init(_ description: String, _ entry: EventID, _ changes: EntryAmendment, _ refusal: Refusal) {
      testDescription = description
      self.entry = entry
      self.changes = changes
      self.refusal = refusal
    }
  }

  static let euros = Money(minorUnits: 1, currency: .eur)
  static let known = CategorySet.puldar.categories.map(\.category).filter { $0 != .gifts }

  static let corrections: [Case] = [
    Case("the amount", 1, .init(amount: 130_00), writes: .init(amount: 130_00)),
    Case(
      "what it says already is left out", 1, .init(amount: 130_00, category: .dining),
      writes: .init(amount: 130_00)),
    Case("an expense to a credit", 1, .init(type: .credit), writes: .init(type: .credit)),
    Case("a credit to an expense", 2, .init(type: .expense), writes: .init(type: .expense)),
    Case(
      "a merchant taken away", 1, .init(removesMerchant: true), writes: .init(removesMerchant: true)
    ),
    Case("an empty note is one taken away", 1, .init(note: ""), writes: .init(removesNote: true)),
    Case("the date of an income", 3, .init(date: "2025-12-31"), writes: .init(date: "2025-12-31")),
    Case("nothing", 1, .init(), .nothingToChange),
    Case("the same amount", 1, .init(amount: 1300_00), .nothingToChange),
    Case(
      "a merchant taken away where there is none", 2, .init(removesMerchant: true), .nothingToChange
    ),
    Case("no amount", 1, .init(amount: 0), .amountNotPositive(0)),
    Case("euros", 1, .init(amount: euros), .foreignCurrency(.eur, ledger: .usd)),
    Case("tomorrow", 1, .init(date: "2026-01-03"), .futureDate("2026-01-03", today: today)),
    Case("no such category", 1, .init(category: "x"), .unknownCategory("x", known: known)),
    Case(
      "an ended category", 1, .init(category: .gifts), .categoryEnded(.gifts, from: "2026-01-01")),
    Case(
      "an ended category, on a day before it ended", 1,
      .init(category: .gifts, date: "2025-12-31"),
      writes: .init(category: .gifts, date: "2025-12-31")),
    Case("income as a category", 1, .init(category: .income), .incomeIsNoCategory),
    Case(
      "an expense to income", 1, .init(type: .income),
      .typeCannotChange(from: .expense, to: .income)),
    Case(
      "an income to an expense", 3, .init(type: .expense),
      .typeCannotChange(from: .income, to: .expense)),
    Case("a category for an income", 3, .init(category: .dining), .incomeHasNoCategory(3)),
    Case("a setting", 4, .init(amount: 1), .notAnEntry(4, type: "CategoryEnded")),
    Case("the first line", 0, .init(amount: 1), .notAnEntry(0, type: "LogOpened")),
    Case("a voided entry", 5, .init(amount: 1), .entryVoided(5, by: 6)),
    Case("a void", 6, .init(amount: 1), .notAnEntry(6, type: "EntryVoided")),
    Case("an undone entry", 7, .init(amount: 1), .entryUndone(7, by: 8)),
    Case("nothing that is there", 99, .init(amount: 1), .noSuchEntry(99)),
    Case(
      "a note that is too long", 1, .init(note: String(repeating: "x", count: 4097)),
      .textTooLong(member: "note", byteCount: 4097)),
  ]

  @Test(.rows) func `a correction says what was and what changes, or is refused`() {
    each(Self.corrections) { (example: Case) throws in
      var ledger = EntryChangeTests.ledger
      let request = CorrectEntry(
        example.entry, example.changes, today: EntryChangeTests.today, reason: "why not")
      do throws(Refusal) {
        try ledger.perform(request)
      } catch {
        #expect(error == example.refusal)
        #expect(ledger == EntryChangeTests.ledger)
        return
      }
      #expect(example.refusal == nil)
      guard case .amendment(.entryCorrected(let event))? = ledger.events.last?.event else {
        throw TestFailure("no correction")
      }
      #expect(event.entry == example.entry)
      #expect(event.version == example.entry)
      #expect(event.now == example.written)
      #expect(event.reason == "why not")
      #expect(event.was.texts.said.isEmpty, "the sentence stays in the event that added it")
      #expect(request.isRepeated(by: [.amendment(.entryCorrected(event))]))
      #expect(
        !CorrectEntry(example.entry, example.changes, today: EntryChangeTests.today)
          .isRepeated(by: [.amendment(.entryCorrected(event))]), "another reason is another request"
      )
    }
  }

  @Test func `a second correction is made on the first, and the sentence and its reader stay`()
    throws
  {
    var ledger = EntryChangeTests.ledger
    try ledger.perform(
      CorrectEntry(1, .init(amount: 130_00), today: EntryChangeTests.today))
    try ledger.perform(
      CorrectEntry(1, .init(category: .groceries), today: EntryChangeTests.today))
    guard case .amendment(.entryCorrected(let second))? = ledger.events.last?.event else {
      throw TestFailure("no correction")
    }
    #expect(second.version == 9)
    #expect(second.was.values.amount == 130_00)
    let entry = try #require(ledger.view(EntryRegister())[1])
    #expect(entry.correctedBy == [9, 10])
    #expect(entry.texts.said == "sushi 1300 yesterday")
    #expect(entry.texts.merchant == "Sushi")
    try ledger.perform(UndoEvent(10))
    #expect(ledger.view(EntryRegister())[1]?.correctedBy == [9])
    #expect(ledger.view(EntryRegister())[1]?.values.category == .dining)
    let history = ledger.view(EntryHistory(of: 1))
    #expect(history.versions.map(\.id) == [1, 9, 10, 11])
    #expect(history.last?.content == ledger.view(EntryRegister())[1]?.content)
  }

  @Test func `voiding twice takes it out once, and the second is refused`() throws {  // P34
    var ledger = PracticeLedger()
    try ledger.add(.expense(12_50, in: .dining, on: "2025-12-31"))
    try ledger.perform(VoidEntry(1, reason: "twice"))
    #expect(try ledger.month("2025-12").spent == 0)
    #expect(throws: Refusal.alreadyVoided(1, by: 2)) { try ledger.perform(VoidEntry(1)) }
    #expect(throws: Refusal.notAnEntry(0, type: "LogOpened")) { try ledger.perform(VoidEntry(0)) }
    #expect(throws: Refusal.noSuchEntry(9)) { try ledger.perform(VoidEntry(9)) }
    try ledger.perform(UndoEvent(2))
    #expect(try ledger.month("2025-12").spent == 12_50)
    try ledger.perform(UndoEvent(1))
    #expect(throws: Refusal.entryUndone(1, by: 4)) { try ledger.perform(VoidEntry(1)) }
    #expect(VoidEntry(1, reason: "twice").isRepeated(by: [ledger.events[2].event]))
    #expect(!VoidEntry(1).isRepeated(by: [ledger.events[2].event]))
    #expect(!VoidEntry(2, reason: "twice").isRepeated(by: [ledger.events[2].event]))
  }

  @Test func `a void of a void by another device takes it out once`() throws {
    let spent = LedgerEvent.spent(12_50, in: "dining", on: "2025-12-31")
    let ledger = PracticeLedger([
      .opened(), spent, .voided(1, spent), .voided(1, spent), .undone(2, .voided(1, spent)),
    ])
    #expect(try ledger.month("2025-12").spent == 0, "two voids need two undos")
  }

  @Test func `all entries are voided by one batch, and come back by one redo`() throws {  // P41
    var ledger = EntryChangeTests.ledger
    let before = try ledger.month("2026-01")
    let ids = try ledger.perform(VoidAll(reason: "a new start"))
    #expect(ids.count == 3, "those that do not count are passed over")
    #expect(try ledger.month("2026-01").spent == 0)
    #expect(ledger.view(EntryRegister()).entries().isEmpty)
    #expect(throws: Refusal.nothingToVoid) { try ledger.perform(VoidAll()) }
    let written = ledger.events.suffix(3).map(\.event)
    #expect(VoidAll(reason: "a new start").isRepeated(by: Array(written)))
    #expect(!VoidAll().isRepeated(by: Array(written)))
    try ledger.perform(RedoEvent())
    #expect(try ledger.month("2026-01") == before)
    var filter = EntryQuery.Filter()
    filter.types = [.income]
    #expect(try ledger.perform(VoidAll(filter)).count == 1)
  }

  @Test func `K5: an income that another device's correction makes an expense is none of savings`()
    throws
  {
    var laptop = PracticeLedger()
    var phone = PracticeLedger(writer: .known("m3x9"))
    let key = IdempotencyKey("K")
    var income = NewEntry.income(50_00, on: Self.today)
    income.values.mark = .savings
    try laptop.perform(AddEntries([income], today: Self.today), key: key)
    phone.now = laptop.now
    let spent = NewEntry.credit(50_00, in: .dining, on: Self.today)
    let added = try phone.perform(AddEntries([spent], today: Self.today), key: key)[0]
    try phone.perform(CorrectEntry(added, EntryAmendment(type: .expense), today: Self.today))
    phone.receive(laptop.events)

    let entry = try #require(phone.view(EntryRegister())[1])
    #expect(entry.values.type == .expense && entry.values.mark == nil)
    let voided = try phone.perform(VoidEntry(1))[0]
    let event = try #require(phone.events.first { $0.id == voided }?.event)
    #expect(try EventText.read(general: EventText.write(event), type: event.type) == event)
    try phone.perform(UndoEvent(voided))
    #expect(phone.view(EntryRegister())[1]?.content == entry.content)
    var claims = EventClaims(hasSeveralLogs: true)
    for event in phone.events { claims.take(event) }
    for event in phone.events { claims.compare(event) }
    #expect(claims.first == nil)
  }
}
