import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// The expense of a payment that is voided takes the payment back.
@Suite struct VoidedPaymentTests {
  private static let today = CalendarDay.known("2026-01-31")

  /// A rent of each month, and a bill without a day.
  private func ledger() throws -> (ledger: PracticeLedger, bill: EventID, food: EventID) {
    var ledger = PracticeLedger()
    let terms = BillTerms(
      "Rent", try Recurrence(.months(1, on: [31]), from: Self.today), amount: 1200_00,
      category: .housing)
    let bill = try ledger.perform(AddBill(terms))[0]
    let month = try Recurrence(.wholeMonths, from: "2026-01-01")
    let food = BillTerms("Food", month, amount: 900_00, category: .groceries)
    let added = try ledger.perform(AddBill(food))
    return (ledger, bill, added[0])
  }

  private func isPaid(_ ledger: PracticeLedger, _ bill: EventID) -> Bool {
    ledger.view(DecisionState()).bills.occurrence(of: bill, due: Self.today)?.state == .paid
  }

  private func count(_ ledger: PracticeLedger) -> Int {
    ledger.view(LatestEntries(100)).entries.count
  }

  @Test func `BM9: a bill whose expense is voided is not paid, and paid again once that is undone`()
    throws
  {
    var (ledger, bill, _) = try ledger()
    let paid = try ledger.perform(PayBill(bill, on: Self.today, today: Self.today))
    let voided = try ledger.perform(VoidEntry(paid[1], reason: "bounced"), key: "K")
    #expect(voided.count == 2)
    #expect(!isPaid(ledger, bill))
    #expect(count(ledger) == 0)
    try ledger.perform(UndoEvent(voided[0]))
    #expect(isPaid(ledger, bill))
    #expect(count(ledger) == 1)
    // And a second time, under a key of its own.
    try ledger.perform(VoidEntry(paid[1]))
    #expect(!isPaid(ledger, bill))
    try ledger.perform(PayBill(bill, on: Self.today, today: Self.today))
    #expect(isPaid(ledger, bill))
    #expect(count(ledger) == 1)
  }

  @Test func `DR39: a bill without a day whose expense is voided is set aside again`() throws {
    var (ledger, _, food) = try ledger()
    let paid = try ledger.perform(PayBill(food, on: "2026-01-05", today: Self.today))
    #expect(isPaid(ledger, food))
    #expect(try ledger.perform(VoidEntry(paid[1])).count == 2)
    #expect(!isPaid(ledger, food))
    #expect(count(ledger) == 0)
  }

  @Test func `BM9: of several payments of a day one is undone, and not voided`() throws {
    var (ledger, bill, _) = try ledger()
    var parts: [[EventID]] = []
    for amount: Money in [500_00, 300_00] {
      var pay = PayBill(bill, amount: amount, on: Self.today, today: Self.today)
      pay.isPart = true
      parts.append(try ledger.perform(pay))
    }
    #expect(throws: Refusal.expenseOfPart(parts[0][1], bill, due: Self.today)) {
      try ledger.perform(VoidEntry(parts[0][1]))
    }
    try ledger.perform(UndoEvent(parts[1][1]))
    #expect(try ledger.perform(VoidEntry(parts[0][1])).count == 2)
    #expect(ledger.view(DecisionState()).bills.next(of: bill)?.left == 1200_00)
    #expect(count(ledger) == 0)
  }

  @Test func `to void all takes every payment back that had an expense, parts too`() throws {
    var (ledger, bill, food) = try ledger()
    var pay = PayBill(bill, amount: 500_00, on: Self.today, today: Self.today)
    pay.isPart = true
    try ledger.perform(pay)
    try ledger.perform(PayBill(bill, on: Self.today, today: Self.today))
    try ledger.perform(PayBill(food, on: Self.today, today: Self.today))
    try ledger.add(.expense(3_00, in: .dining, on: PracticeLedger.today))
    #expect(isPaid(ledger, bill) && isPaid(ledger, food))
    #expect(try ledger.perform(VoidAll()).count == 6)
    #expect(!isPaid(ledger, bill) && !isPaid(ledger, food))
    #expect(count(ledger) == 0)
  }

  @Test func `two devices, one voiding and one taking back, agree that nothing is paid`() throws {
    var (first, bill, _) = try ledger()
    let paid = try first.perform(PayBill(bill, on: Self.today, today: Self.today))
    var second = PracticeLedger(writer: "m3x9")
    second.receive(first.events)
    try first.perform(VoidEntry(paid[1]))
    try second.perform(UnpayBill(bill, due: Self.today))
    try second.perform(PayBill(bill, on: Self.today, today: Self.today))
    first.receive(second.events)
    #expect(isPaid(first, bill))
    #expect(count(first) == 1)
  }

  @Test func `what is left without its history takes a payment back with its expense too`() throws {
    var (ledger, bill, _) = try ledger()
    try ledger.perform(PayBill(bill, on: Self.today, today: Self.today))
    let events = ledger.view(Compaction()).events(
      ledger: .sample, writer: "newr", deviceName: "laptop", version: "1")
    for takesBack in 0..<3 {
      var left = PracticeLedger([], writer: "othr")
      left.receive(Array(events))
      let bill = left.view(DecisionState()).bills.bills[0]
      #expect(isPaid(left, bill))
      let expense = try #require(left.view(LatestEntries(1)).entries.first?.id)
      switch takesBack {
      case 0: try left.perform(UndoEvent(expense))
      case 1: try left.perform(VoidEntry(expense))
      default: try left.perform(UnpayBill(bill, due: Self.today))
      }
      #expect(!isPaid(left, bill), "\(takesBack)")
      #expect(count(left) == 0)
    }
  }
}
