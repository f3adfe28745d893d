import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// SP43: a receipt's file and what it is of are one batch.
struct AddReceiptTests {
  private static let today = PracticeLedger.today

  private static func file(_ digit: Character = "a") throws -> ReceiptFile {
    ReceiptFile(
      hash: try #require(ReceiptHash(String(repeating: digit, count: 64))), name: "lunch.txt",
      type: .text, byteCount: 18)
  }

  private static func entry(_ minorUnits: Int64) -> NewEntry {
    .expense(
      Money(minorUnits: minorUnits, currency: .usd), in: .dining, on: today, merchant: "Bear")
  }

  private static func receipts(_ ledger: PracticeLedger, of target: EventID) -> Int {
    ledger.view(DecisionState()).receipts.receipts(of: target).count
  }

  @Test func `SP43: an entry and its receipt are one batch, and are undone together`() throws {
    var ledger = PracticeLedger()
    let ids = try ledger.perform(
      AddReceipt(.entries([Self.entry(9_00)]), try Self.file(), today: Self.today))
    #expect(ids.count == 2)
    #expect(ledger.events.suffix(2).map(\.batch?.count) == [2, 2])
    #expect(Self.receipts(ledger, of: ids[0]) == 1)
    try ledger.perform(UndoEvent())
    #expect(ledger.view(EntryRegister())[ids[0]]?.status == .reverted)
    #expect(Self.receipts(ledger, of: ids[0]) == 0)
  }

  @Test func `SP43: where the entry is refused no receipt is attached`() throws {
    var ledger = PracticeLedger()
    let before = ledger
    #expect(throws: Refusal.amountNotPositive(Money(minorUnits: 0, currency: .usd))) {
      try ledger.perform(
        AddReceipt(.entries([Self.entry(0)]), try Self.file(), today: Self.today))
    }
    #expect(ledger == before)
  }

  @Test func `SP43: each entry has the receipt, and of a payment its first part`() throws {
    var ledger = PracticeLedger()
    let two = try ledger.perform(
      AddReceipt(
        .entries([Self.entry(9_00), Self.entry(1_00)]), try Self.file(), today: Self.today))
    #expect(two.prefix(2).map { Self.receipts(ledger, of: $0) } == [1, 1])
    let parts: [AddPayment.Part] = [(CategoryName.dining, 5_00), (.groceries, 4_00)].map {
      .init($0, Money(minorUnits: $1, currency: .usd))
    }
    let payment = try ledger.perform(
      AddReceipt(
        .payment(AddPayment(Self.entry(9_00), split: parts, today: Self.today)),
        try Self.file("b"), today: Self.today))
    #expect(payment.prefix(2).map { Self.receipts(ledger, of: $0) } == [1, 0])
  }

  @Test func `BM49, SP43: a bill and its invoice are one batch`() throws {
    var ledger = PracticeLedger()
    let once = try #require(Recurrence.once(on: "2026-01-15"))
    let terms = BillTerms(
      "Power", once, amount: Money(minorUnits: 83_30, currency: .usd), category: .utilities)
    let ids = try ledger.perform(
      AddReceipt(.bill(AddBill(terms)), try Self.file(), today: Self.today))
    #expect(ids.count == 2)
    #expect(Self.receipts(ledger, of: ids[0]) == 1)
  }

  @Test func `SP43: two devices that add the same receipt count it once`() throws {
    var phone = PracticeLedger(writer: .known("aaaa"))
    try phone.add(Self.entry(1))
    var laptop = PracticeLedger(writer: .known("bbbb"))
    laptop.receive(phone.events)
    let key = try Self.file().hash.addingKey(takenBack: 0)
    let first = try phone.perform(
      AddReceipt(.entries([Self.entry(9_00)]), try Self.file(), today: Self.today), key: key)
    let second = try laptop.perform(
      AddReceipt(.entries([Self.entry(9_00)]), try Self.file(), today: Self.today), key: key)
    phone.receive(laptop.events)
    let register = phone.view(EntryRegister())
    let counting = [first[0], second[0]].filter { register[$0]?.status == .counts }
    #expect(counting.count == 1)
    #expect(counting.map { Self.receipts(phone, of: $0) } == [1])
  }

  @Test
  func `SP43: two devices that attach the same file are in no conflict, whatever each calls it`()
    throws
  {
    func conflicts(attaching hash: Character, _ minorUnits: Int64) throws -> [LedgerConflict] {
      var phone = PracticeLedger(writer: .known("aaaa"))
      try phone.add(Self.entry(1))
      var laptop = PracticeLedger(writer: .known("bbbb"))
      laptop.receive(phone.events)
      let key = try Self.file().hash.addingKey(takenBack: 0)
      try phone.perform(
        AddReceipt(.entries([Self.entry(9_00)]), try Self.file(), today: Self.today), key: key)
      var renamed = try Self.file(hash)
      renamed.name = "IMG_0001.txt"
      try laptop.perform(
        AddReceipt(.entries([Self.entry(minorUnits)]), renamed, today: Self.today), key: key)
      phone.receive(laptop.events)
      var fold = LedgerFold(into: DecisionState(), hasSeveralLogs: true)
      for event in phone.events { fold.apply(event) }
      return fold.conflicts
    }
    #expect(try conflicts(attaching: "a", 9_00).isEmpty)
    #expect(try conflicts(attaching: "b", 9_00).count == 1)
    #expect(try conflicts(attaching: "a", 8_00).count == 1)
  }

  @Test func `SP43: the same file is the same request, whatever was read of it`() throws {
    let request = AddReceipt(.entries([Self.entry(9_00)]), try Self.file(), today: Self.today)
    let written: [LedgerEvent] = [
      .entry(EntryContent(values: Self.entry(8_00).values, texts: Self.entry(8_00).texts)),
      NewEvent(attaching: try Self.file(), to: 1).event,
    ]
    #expect(request.isRepeated(by: written))
    let other = AddReceipt(.entries([Self.entry(9_00)]), try Self.file("c"), today: Self.today)
    #expect(!other.isRepeated(by: written))
  }
}
