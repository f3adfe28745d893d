import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// SP26: entries that were stored without a look, until somebody looks at them.
struct ReviewTests {
  private static let today = PracticeLedger.today

  private static func entry(_ minorUnits: Int64 = 9_00, isReviewed: Bool = false) -> NewEntry {
    NewEntry(
      values: EntryValues(
        type: .expense, amount: Money(minorUnits: minorUnits, currency: .usd), category: .dining,
        date: today, account: .bank),
      texts: EntryTexts(merchant: "Bakery", by: "receipt/1", isReviewed: isReviewed))
  }

  private static func waiting(_ ledger: PracticeLedger) -> [EventID] {
    var filter = EntryQuery.Filter()
    filter.isUnreviewed = true
    return ledger.view(EntryRegister()).entries(EntryQuery(filter)).map(\.id).sorted()
  }

  @Test func `SP26: an entry waits until somebody looks at it, and again once that is undone`()
    throws
  {
    var ledger = PracticeLedger()
    let first = try ledger.add(Self.entry())
    let second = try ledger.add(Self.entry(1_00))
    try ledger.add(Self.entry(2_00, isReviewed: true))
    #expect(Self.waiting(ledger) == [first, second])
    let written = try ledger.perform(ReviewEntries([first]))
    #expect(written.count == 1)
    #expect(Self.waiting(ledger) == [second])
    try ledger.perform(UndoEvent())
    #expect(Self.waiting(ledger) == [first, second])
    try ledger.perform(RedoEvent())
    #expect(Self.waiting(ledger) == [second])
  }

  @Test func `SP26: looking at entries is one batch, and passes over what was looked at`() throws {
    var ledger = PracticeLedger()
    let ids = try [Self.entry(), Self.entry(1_00), Self.entry(2_00)].map { try ledger.add($0) }
    try ledger.perform(ReviewEntries([ids[1]]))
    let written = try ledger.perform(ReviewEntries(ids + ids))
    #expect(written.count == 2)
    #expect(ledger.events.suffix(2).map(\.batch?.count) == [2, 2])
    #expect(Self.waiting(ledger).isEmpty)
    #expect(throws: Refusal.nothingToReview) { try ledger.perform(ReviewEntries(ids)) }
    #expect(throws: Refusal.noSuchEntry(99)) { try ledger.perform(ReviewEntries([99])) }
  }

  @Test func `SP26: a correction is no look, and a look is no correction`() throws {
    var ledger = PracticeLedger()
    let id = try ledger.add(Self.entry())
    try ledger.perform(
      CorrectEntry(id, EntryAmendment(merchant: "Baker"), today: Self.today))
    #expect(Self.waiting(ledger) == [id])
    try ledger.perform(ReviewEntries([id]))
    let entry = try #require(ledger.view(EntryRegister())[id])
    #expect(entry.texts.isReviewed)
    #expect(entry.texts.by == "flags")
    #expect(entry.texts.merchant == "Baker")
    #expect(entry.correctedBy.count == 1)
    try ledger.perform(CorrectEntry(id, EntryAmendment(note: "x"), today: Self.today))
    #expect(Self.waiting(ledger).isEmpty)
    #expect(ledger.view(EntryRegister())[id]?.texts.isReviewed == true)
  }

  @Test func `SP26: an entry that was looked at can be voided and undone`() throws {
    var ledger = PracticeLedger()
    let id = try ledger.add(Self.entry())
    try ledger.perform(ReviewEntries([id]))
    try ledger.perform(UndoEvent(id))
    #expect(ledger.view(EntryRegister())[id]?.status == .reverted)
    #expect(throws: (any Error).self) { try ledger.perform(ReviewEntries([id])) }
    try ledger.perform(RedoEvent(id))
    #expect(Self.waiting(ledger).isEmpty)
    try ledger.perform(VoidEntry(id))
    #expect(ledger.view(EntryRegister())[id]?.status == .voided)
  }

  @Test func `SP26: one device corrects what another one looks at, and both count`() throws {
    var phone = PracticeLedger(writer: .known("aaaa"))
    let id = try phone.add(Self.entry())
    var laptop = PracticeLedger(writer: .known("bbbb"))
    laptop.receive(phone.events)
    try phone.perform(ReviewEntries([id]))
    try laptop.perform(CorrectEntry(id, EntryAmendment(merchant: "Baker"), today: Self.today))
    laptop.receive(phone.events)
    phone.receive(laptop.events)
    for ledger in [phone, laptop] {
      let entry = try #require(ledger.view(EntryRegister())[id])
      #expect(entry.texts.isReviewed)
      #expect(entry.texts.merchant == "Baker")
    }
  }

  @Test func `SP26: a split payment that nobody looked at has parts that nobody looked at`() throws
  {
    var ledger = PracticeLedger()
    let parts: [AddPayment.Part] = [(CategoryName.dining, 5_00), (.groceries, 4_00)].map {
      .init($0, Money(minorUnits: $1, currency: .usd))
    }
    let ids = try ledger.perform(AddPayment(Self.entry(), split: parts, today: Self.today))
    #expect(Self.waiting(ledger) == ids)
  }

  @Test func `SP26: twenty looks and corrections of one entry are resolved as two are`() throws {
    var ledger = PracticeLedger()
    let id = try ledger.add(Self.entry())
    for number in 0..<20 {
      try ledger.perform(
        CorrectEntry(
          id,
          EntryAmendment(
            note: "note \(number)", tax: Money(minorUnits: Int64(number), currency: .usd)),
          today: Self.today))
    }
    #expect(Self.waiting(ledger) == [id])
    let look = try #require(try ledger.perform(ReviewEntries([id])).first)
    #expect(Self.waiting(ledger).isEmpty)
    try ledger.perform(UndoEvent(look))
    #expect(Self.waiting(ledger) == [id])
    #expect(ledger.view(EntryRegister())[id]?.texts.tax?.minorUnits == 19)
  }
}
