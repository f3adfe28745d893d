import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// One payment over several categories.
struct AddPaymentTests {
  private static func money(_ minorUnits: Int64) -> Money {
    Money(minorUnits: minorUnits, currency: .usd)
  }

  private static func payment(
    _ minorUnits: Int64, _ parts: [(CategoryName, Int64)]
  ) -> AddPayment {
    AddPayment(
      .expense(money(minorUnits), in: .other, on: PracticeLedger.today, merchant: "Costco"),
      split: parts.map { .init($0, money($1)) }, today: PracticeLedger.today)
  }

  @Test func `its parts are a batch, and each names the first`() throws {
    var ledger = PracticeLedger()
    let ids = try ledger.perform(Self.payment(120_00, [(.groceries, 80_00), (.dining, 40_00)]))
    let entries = ledger.view(EntryRegister()).entries(EntryQuery(EntryQuery.Filter()))
    #expect(ids.count == 2)
    #expect(Set(entries.map(\.texts.payment)) == [ids.first])
    #expect(Set(entries.map(\.texts.merchant)) == ["Costco"])
    #expect(Set(entries.map(\.values.amount.minorUnits)) == [80_00, 40_00])
  }

  static let refused: [(AddPayment, Refusal)] = [
    (payment(120_00, []), .splitCount(0)),
    (payment(120_00, [(.groceries, 120_00)]), .splitCount(1)),
    (payment(51_00, .init(repeating: (.dining, 1_00), count: 51)), .splitCount(51)),
    (payment(120_00, [(.dining, 60_00), (.dining, 60_00)]), .splitNamesTwice(.dining)),
    (
      payment(120_00, [(.groceries, 80_00), (.dining, 39_99)]),
      .splitDoesNotAddUp(parts: money(119_99), whole: money(120_00))
    ),
    (
      payment(120_00, [(.groceries, 80_00), (.dining, 40_01)]),
      .splitDoesNotAddUp(parts: money(120_01), whole: money(120_00))
    ),
    (payment(80_00, [(.groceries, 80_00), (.dining, 0)]), .amountNotPositive(money(0))),
    (payment(80_00, [(.groceries, 100_00), (.dining, -20_00)]), .amountNotPositive(money(-20_00))),
    (payment(80_00, [(.groceries, 40_00), (.income, 40_00)]), .incomeIsNoCategory),
    (payment(0, [(.groceries, 40_00), (.dining, 40_00)]), .amountNotPositive(money(0))),
  ]

  @Test(.rows) func `what is not the whole, or no part of it, is refused`() {
    each(Self.refused) { (payment: AddPayment, refusal: Refusal) in
      var ledger = PracticeLedger()
      #expect(throws: refusal) { try ledger.perform(payment) }
    }
  }

  @Test func `only an expense is split`() {
    var payment = Self.payment(80_00, [(.groceries, 40_00), (.dining, 40_00)])
    payment.whole.values.type = .credit
    var ledger = PracticeLedger()
    #expect(throws: Refusal.splitOfNoExpense(.credit)) { try ledger.perform(payment) }
  }

  @Test func `what a person split teaches nothing about the merchant`() throws {
    var ledger = PracticeLedger()
    for _ in 0..<2 {
      try ledger.perform(Self.payment(120_00, [(.groceries, 80_00), (.dining, 40_00)]))
    }
    #expect(ledger.view(LearnedCategories()) == LearnedCategories())
  }

  @Test func `a compaction leaves what is left of it together`() throws {
    var ledger = PracticeLedger()
    let ids = try ledger.perform(
      Self.payment(120_00, [(.groceries, 80_00), (.dining, 30_00), (.gifts, 10_00)]))
    try ledger.perform(VoidEntry(ids[0]))
    let events = ledger.view(Compaction()).events(
      ledger: .sample, writer: .sample, deviceName: "d", version: "1")
    let payments = events.compactMap { $0.newEntry?.texts.payment }
    let entries = events.filter { $0.newEntry != nil }
    #expect(entries.count == 2)
    #expect(payments == [entries[0].id, entries[0].id])
  }
}
