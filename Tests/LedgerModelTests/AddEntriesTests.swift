import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// What an entry must keep to be added: P2, P17, P20, P39, SP39, K1.
struct AddEntriesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var entry: NewEntry
    /// `nil` where it is added.
    var refusal: Refusal?

    init(_ description: String, _ entry: NewEntry, _ refusal: Refusal? = nil) {
      testDescription = description
      self.entry = entry
      self.refusal = refusal
    }
  }

  static let today = PracticeLedger.today
  static let largest = Money(minorUnits: Money.largestMinorUnits, currency: .usd)
  static let tooLarge = Money(minorUnits: Money.largestMinorUnits + 1, currency: .usd)
  static let euros = Money(minorUnits: 100, currency: .eur)
  static let ended: CategoryName = "pets"
  static let known = CategorySet.puldar.categories.map(\.category)

  /// A ledger with an expense (1), a credit (2), an income (3), a voided expense (4 by 5), an undone
  /// one (6 by 7), a setting (8) and a category (9) that ends on 2025-12-01 (10).
  static let ledger: PracticeLedger = {
    var ledger = PracticeLedger()
    do {
      try ledger.add(.expense(10_00, in: .dining, on: "2025-12-24"))
      try ledger.add(.credit(1_00, in: .dining, on: "2025-12-24"))
      try ledger.add(.income(1_00, on: "2025-12-24"))
      try ledger.add(.expense(5_00, in: .dining, on: "2025-12-24"))
      try ledger.perform(VoidEntry(4))
      try ledger.add(.expense(6_00, in: .dining, on: "2025-12-24"))
      try ledger.perform(UndoEvent(6))
      try ledger.perform(SetIncome(.monthly(4000_00), from: "2025-12-01"))
      try ledger.perform(AddCategory(ended, in: .fun))
      try ledger.perform(EndCategory(ended, from: "2025-12-01"))
    } catch { preconditionFailure("\(error)") }
    return ledger
  }()

  static func crediting(_ purchase: EventID) -> NewEntry {
    .credit(1_00, in: .dining, on: today, purchase: purchase)
  }

  static func noted(_ note: String) -> NewEntry {
    .expense(1, in: .dining, on: today, note: note)
  }

  static let cases: [Case] = [
    Case("a cent", .expense(1, in: .dining, on: today)),
    Case("nothing", .expense(0, in: .dining, on: today), .amountNotPositive(0)),
    Case("less than nothing", .credit(-5_00, in: .dining, on: today), .amountNotPositive(-5_00)),
    Case("no income", .income(0, on: today), .amountNotPositive(0)),
    Case("the largest amount", .expense(largest, in: .dining, on: today)),
    Case("one more", .expense(tooLarge, in: .dining, on: today), .amountTooLarge(tooLarge)),
    Case(
      "euros in a ledger of dollars", .expense(euros, in: .dining, on: today),
      .foreignCurrency(.eur, ledger: .usd)),
    Case(
      "tomorrow", .expense(1, in: .dining, on: "2026-01-03"),
      .futureDate("2026-01-03", today: today)),
    Case(
      "an income of tomorrow", .income(1, on: "2026-01-03"),
      .futureDate("2026-01-03", today: today)),
    Case("a day long ago", .expense(1, in: .dining, on: .first)),
    Case(
      "an unknown category", .expense(1, in: "dinning", on: today),
      .unknownCategory("dinning", known: known)),
    Case("income as a category", .expense(1, in: .income, on: today), .incomeIsNoCategory),
    Case("income as a credit's category", .credit(1, in: .income, on: today), .incomeIsNoCategory),
    Case(
      "an ended category", .expense(1, in: ended, on: "2025-12-01"),
      .categoryEnded(ended, from: "2025-12-01")),
    Case("the day before it ended", .expense(1, in: ended, on: "2025-11-30")),
    Case("a note of 4,096 bytes", noted(String(repeating: "é", count: 2048))),
    Case(
      "a note of 4,097 bytes", noted(String(repeating: "é", count: 2048) + "e"),
      .textTooLong(member: "note", byteCount: 4097)),
    Case("a credit for an expense", crediting(1)),
    Case("a credit for a credit", crediting(2), .notAnExpense(2, type: .credit)),
    Case("a credit for an income", crediting(3), .notAnExpense(3, type: .income)),
    Case("a credit for a voided expense", crediting(4), .entryVoided(4, by: 5)),
    Case("a credit for an undone expense", crediting(6), .entryUndone(6, by: 7)),
    Case("a credit for a setting", crediting(8), .notAnEntry(8, type: "IncomeSet")),
    Case("a credit for an undo", crediting(7), .notAnEntry(7, type: "EventReverted")),
    Case("a credit for the first line", crediting(0), .notAnEntry(0, type: "LogOpened")),
    Case("a credit for nothing", crediting(99), .noSuchEntry(99)),
  ]

  @Test(.rows) func `an entry is added, or refused before anything is written`() {
    each(Self.cases) { (example: Case) throws in
      var ledger = AddEntriesTests.ledger
      let before = ledger
      do throws(Refusal) {
        let id = try ledger.add(example.entry)
        #expect(example.refusal == nil)
        #expect(id == 11)
        let content = ledger.events.last?.event.newEntry
        #expect(content == EntryContent(values: example.entry.values, texts: example.entry.texts))
      } catch {
        #expect(error == example.refusal)
        #expect(ledger == before)
      }
    }
  }

  @Test(.rows) func `one wrong entry refuses a whole batch`() {
    each(Self.cases) { (example: Case) throws in
      var ledger = AddEntriesTests.ledger
      let good = NewEntry.expense(1, in: .dining, on: AddEntriesTests.today)
      do throws(Refusal) {
        let ids = try ledger.perform(
          AddEntries([good, example.entry], today: AddEntriesTests.today))
        #expect(ids == [11, 12])
        #expect(ledger.events.suffix(2).map(\.batch?.index) == [0, 1])
        #expect(example.refusal == nil)
      } catch {
        #expect(error == example.refusal)
        #expect(ledger == AddEntriesTests.ledger)
      }
    }
  }

  @Test func `nothing, too much, and a ledger without a first line are refused`() {
    let entry = NewEntry.expense(1, in: .dining, on: AddEntriesTests.today)
    var ledger = AddEntriesTests.ledger
    #expect(throws: Refusal.nothingToAdd) {
      try ledger.perform(AddEntries([], today: AddEntriesTests.today))
    }
    #expect(throws: Refusal.batchTooLarge(count: 250_001)) {
      try ledger.perform(
        AddEntries(Array(repeating: entry, count: 250_001), today: AddEntriesTests.today))
    }
    var empty = PracticeLedger([])
    #expect(throws: Refusal.emptyLedger) { try empty.add(entry) }
  }

  @Test func `the same request is what was stated, never what was filled in`() {
    let written = [LedgerEvent.spent(45_00, in: "groceries", on: "2026-01-02", at: "Whole Foods")]
    func isRepeated(_ entry: NewEntry) -> Bool {
      AddEntries(entry, today: AddEntriesTests.today).isRepeated(by: written)
    }
    var entry = NewEntry.expense(45_00, in: .groceries, on: "2026-01-02", merchant: "Whole Foods")
    #expect(isRepeated(entry))
    entry.values.date = "2026-01-03"
    #expect(!isRepeated(entry))
    entry.stated.remove(.date)
    #expect(isRepeated(entry), "a day that was filled in")
    entry.values.category = .dining
    #expect(!isRepeated(entry))
    entry.stated.remove(.category)
    #expect(isRepeated(entry), "a category that was filled in")
    entry.values.amount = 46_00
    #expect(!isRepeated(entry))
    let two = AddEntries([entry, entry], today: AddEntriesTests.today)
    #expect(!two.isRepeated(by: written))
    #expect(!two.isRepeated(by: written + [.income(1, from: "2026-01-01")]))
  }

  @Test func `a sentence is the request, whatever was read out of it`() {
    let said = EntryTexts(said: "spent 45 at whole foods", by: "rules/1")
    let written = [
      LedgerEvent.entry(
        .expense(amount: 45_00, category: .groceries, date: "2026-01-02", texts: said))
    ]
    let values = EntryValues(
      type: .expense, amount: 45_00, category: .other, date: "2026-02-02", account: .bank)
    let again = NewEntry(values: values, texts: said)
    #expect(AddEntries(again, today: "2026-02-02").isRepeated(by: written))
    let stated = NewEntry(values: values, texts: said, stated: .category)
    #expect(!AddEntries(stated, today: "2026-02-02").isRepeated(by: written))
    let other = NewEntry(values: values, texts: EntryTexts(said: "spent 46", by: "rules/1"))
    #expect(!AddEntries(other, today: "2026-02-02").isRepeated(by: written))
  }
}
