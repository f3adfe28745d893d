import LedgerModel
import LedgerTestSupport
import Testing

/// The expense of a payment that is voided takes the payment back.
@Suite struct VoidedPaymentTests {
  private static let today = CalendarDay.known("2026-01-31")

  /// A rent of each month, and an earmark for it.
  private func ledger() throws -> (ledger: PracticeLedger, bill: EventID, earmark: EventID) {
    var ledger = PracticeLedger()
    let terms = BillTerms(
      "Rent", try Recurrence(.months(1, on: 31), from: Self.today), amount: 1200_00,
      category: .housing)
    let bill = try ledger.perform(AddBill(terms))[0]
    let earmark = try ledger.perform(AddEarmark(EarmarkAdded("Flat", 900_00, from: "2026-01-01")))
    return (ledger, bill, earmark[0])
  }

  private func isPaid(_ ledger: PracticeLedger, _ bill: EventID) -> Bool {
    ledger.view(DecisionState()).bills.occurrence(of: bill, due: Self.today)?.state == .paid
  }

  private func isPaid(_ ledger: PracticeLedger, earmark: EventID) -> Bool {
    ledger.view(DecisionState()).envelopes.payment(of: earmark, in: "2026-01") != nil
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

  @Test func `DR39: an earmark whose expense is voided is set aside again`() throws {
    var (ledger, _, earmark) = try ledger()
    let paid = try ledger.perform(
      PayEarmark(earmark, for: "2026-01", on: Self.today, today: Self.today))
    #expect(try ledger.perform(VoidEntry(paid[1])).count == 2)
    #expect(!isPaid(ledger, earmark: earmark))
    #expect(count(ledger) == 0)
  }

  @Test func `DR39: a bill that paid an earmark takes it back with it, and not the other way`()
    throws
  {
    var (ledger, bill, earmark) = try ledger()
    var pay = PayBill(bill, on: Self.today, today: Self.today)
    pay.earmark = earmark
    let paid = try ledger.perform(pay)
    #expect(
      throws: Refusal.earmarkPaidByBill(earmark, "2026-01", bill, due: Self.today)
    ) { try ledger.perform(UnpayEarmark(earmark, for: "2026-01")) }
    #expect(isPaid(ledger, bill) && isPaid(ledger, earmark: earmark))
    #expect(try ledger.perform(VoidEntry(paid[2])).count == 3)
    #expect(!isPaid(ledger, bill) && !isPaid(ledger, earmark: earmark))
    // Paid by itself, it is taken back by itself.
    try ledger.perform(PayEarmark(earmark, for: "2026-01", on: Self.today, today: Self.today))
    try ledger.perform(UnpayEarmark(earmark, for: "2026-01"))
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
    var (ledger, bill, earmark) = try ledger()
    var pay = PayBill(bill, amount: 500_00, on: Self.today, today: Self.today)
    pay.isPart = true
    try ledger.perform(pay)
    try ledger.perform(PayBill(bill, on: Self.today, today: Self.today))
    try ledger.perform(PayEarmark(earmark, for: "2026-01", on: Self.today, today: Self.today))
    try ledger.add(.expense(3_00, in: .dining, on: PracticeLedger.today))
    #expect(isPaid(ledger, bill) && isPaid(ledger, earmark: earmark))
    #expect(try ledger.perform(VoidAll()).count == 6)
    #expect(!isPaid(ledger, bill) && !isPaid(ledger, earmark: earmark))
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
    var (ledger, bill, earmark) = try ledger()
    var pay = PayBill(bill, on: Self.today, today: Self.today)
    pay.earmark = earmark
    try ledger.perform(pay)
    let events = ledger.view(Compaction()).events(
      ledger: .sample, writer: "newr", deviceName: "laptop", version: "1")
    for takesBack in 0..<3 {
      var left = PracticeLedger([], writer: "othr")
      left.receive(events)
      let state = left.view(DecisionState())
      let (bill, earmark) = (state.bills.bills[0], state.envelopes.earmarks[0])
      #expect(isPaid(left, bill) && isPaid(left, earmark: earmark))
      let expense = try #require(left.view(LatestEntries(1)).entries.first?.id)
      switch takesBack {
      case 0: try left.perform(UndoEvent(expense))
      case 1: try left.perform(VoidEntry(expense))
      default: try left.perform(UnpayBill(bill, due: Self.today))
      }
      #expect(!isPaid(left, bill) && !isPaid(left, earmark: earmark), "\(takesBack)")
      #expect(count(left) == 0)
    }
  }
}
