import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

@Suite struct BillTests {
  /// The rent, on the last day of each month from January 2026 on.
  private static func rent() throws -> BillTerms {
    BillTerms(
      "Rent", try Recurrence(.months(1, on: [31]), from: "2026-01-31"), amount: 1200_00,
      category: .groceries, mode: "bank")
  }

  private func ledger() throws -> (ledger: PracticeLedger, bill: EventID) {
    var ledger = PracticeLedger()
    let bill = try ledger.perform(AddBill(try Self.rent()))[0]
    return (ledger, bill)
  }

  private func bills(_ ledger: PracticeLedger) -> BillPlan { ledger.view(DecisionState()).bills }

  /// The days of what is open up to a day.
  private func open(_ ledger: PracticeLedger, through day: CalendarDay) -> [CalendarDay] {
    bills(ledger).open(in: .first...day).map(\.due)
  }

  /// The amounts of the expenses that count, in the order of their days.
  private func expenses(_ ledger: PracticeLedger) -> [String] {
    ledger.view(LatestEntries(1_000)).entries
      .map { "\($0.values.date.text) \($0.values.amount.minorUnits)" }.sorted()
  }

  @Test func `BM1, BM29: a bill is due on the days of its rule, which never drift`() throws {
    let (ledger, bill) = try ledger()
    #expect(
      open(ledger, through: "2026-05-01") == [
        "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30",
      ])
    let terms = bills(ledger).terms(of: bill, on: "2026-01-31")?.value
    #expect(terms == (try Self.rent()))
    var other = ledger
    let once = try #require(Recurrence.once(on: "2026-01-15"))
    try other.perform(AddBill(BillTerms("Netflix", once, amount: 9_99, category: .subscriptions)))
    #expect(open(other, through: "2026-02-01") == ["2026-01-15", "2026-01-31"])
    #expect(once.isOnce)
  }

  struct Overdue: Sendable, CustomTestStringConvertible {
    var today: CalendarDay
    var isPaid: Bool
    var isOverdue: Bool
    var testDescription: String { "\(today.text), \(isPaid ? "paid" : "open")" }
  }

  @Test(arguments: [
    Overdue(today: "2026-01-30", isPaid: false, isOverdue: false),
    Overdue(today: "2026-01-30", isPaid: true, isOverdue: false),
    Overdue(today: "2026-01-31", isPaid: false, isOverdue: false),
    Overdue(today: "2026-02-01", isPaid: false, isOverdue: true),
    Overdue(today: "2026-02-01", isPaid: true, isOverdue: false),
  ])
  func `BM6, BM24, BM30: overdue is what is open and due before today`(_ example: Overdue) throws {
    var (ledger, bill) = try ledger()
    if example.isPaid {
      try ledger.perform(PayBill(bill, on: "2026-01-30", today: "2026-01-30"))
    }
    let found = try #require(bills(ledger).occurrence(of: bill, due: "2026-01-31"))
    #expect(found.isOverdue(on: example.today) == example.isOverdue)
  }

  @Test func `BM14: what is paid makes the next one due, which may be overdue as well`() throws {
    var (ledger, bill) = try ledger()
    let paid = try ledger.perform(PayBill(bill, on: "2026-03-05", today: "2026-03-05"))
    #expect(paid.count == 2)
    #expect(expenses(ledger) == ["2026-03-05 120000"])
    let next = try #require(bills(ledger).next(of: bill))
    #expect(next.due == "2026-02-28")
    #expect(next.isOverdue(on: "2026-03-05"))
    #expect(next.terms.amount == 1200_00)
  }

  @Test func `BM14: another amount is paid than was planned, and another one planned`() throws {
    var (ledger, bill) = try ledger()
    var pay = PayBill(bill, amount: 1190_00, on: "2026-01-30", today: "2026-01-30")
    pay.nextAmount = 1250_00
    try ledger.perform(pay)
    #expect(bills(ledger).occurrence(of: bill, due: "2026-01-31")?.state == .paid)
    #expect(bills(ledger).occurrence(of: bill, due: "2026-01-31")?.terms.amount == 1200_00)
    #expect(bills(ledger).next(of: bill)?.terms.amount == 1250_00)
    #expect(expenses(ledger) == ["2026-01-30 119000"])
  }

  @Test func `a part leaves the rest open, and parts that come to the whole settle it`() throws {
    var (ledger, bill) = try ledger()
    var pay = PayBill(bill, amount: 500_00, on: "2026-01-30", today: "2026-01-30")
    pay.isPart = true
    try ledger.perform(pay)
    #expect(bills(ledger).next(of: bill)?.left == 700_00)
    pay.amount = 700_00
    try ledger.perform(pay)
    #expect(bills(ledger).next(of: bill)?.due == "2026-02-28")
    #expect(expenses(ledger) == ["2026-01-30 50000", "2026-01-30 70000"])
  }

  @Test func `BM9, BM20: paying and taking it back is neutral, and opens the earlier one`() throws {
    var (ledger, bill) = try ledger()
    for _ in 0..<2 {
      try ledger.perform(PayBill(bill, due: "2026-01-31", on: "2026-01-31", today: "2026-01-31"))
      #expect(open(ledger, through: "2026-02-28") == ["2026-02-28"])
      try ledger.perform(UnpayBill(bill, due: "2026-01-31"))
      #expect(open(ledger, through: "2026-02-28") == ["2026-01-31", "2026-02-28"])
      #expect(expenses(ledger) == [])
    }
    #expect(throws: Refusal.billNotPaid(bill, due: "2026-01-31")) {
      try ledger.perform(UnpayBill(bill, due: "2026-01-31"))
    }
  }

  @Test func `BM20: to take back what was paid first leaves what was paid after it`() throws {
    var (ledger, bill) = try ledger()
    try ledger.perform(PayBill(bill, on: "2026-01-31", today: "2026-03-01"))
    try ledger.perform(PayBill(bill, on: "2026-02-28", today: "2026-03-01"))
    try ledger.perform(UnpayBill(bill, due: "2026-01-31"))
    #expect(open(ledger, through: "2026-03-31") == ["2026-01-31", "2026-03-31"])
    #expect(expenses(ledger) == ["2026-02-28 120000"])
  }

  @Test func `nothing is paid twice, nor before it is due at all, nor in the future`() throws {
    var (ledger, bill) = try ledger()
    try ledger.perform(PayBill(bill, on: "2026-01-31", today: "2026-01-31"))
    let count = ledger.events.count
    #expect(throws: Refusal.billPaid(bill, due: "2026-01-31")) {
      try ledger.perform(PayBill(bill, due: "2026-01-31", on: "2026-01-31", today: "2026-01-31"))
    }
    #expect(throws: Refusal.billNotDue(bill, on: "2026-02-27", near: ["2026-01-31", "2026-02-28"]))
    {
      try ledger.perform(PayBill(bill, due: "2026-02-27", on: "2026-01-31", today: "2026-01-31"))
    }
    #expect(throws: Refusal.futureDate("2026-02-01", today: "2026-01-31")) {
      try ledger.perform(PayBill(bill, on: "2026-02-01", today: "2026-01-31"))
    }
    #expect(throws: Refusal.noSuchBill(0)) {
      try ledger.perform(PayBill(0, on: "2026-01-31", today: "2026-01-31"))
    }
    #expect(ledger.events.count == count)
  }

  @Test func `BM8: one day is left out, and a stop ends the rest; what was paid stays`()
    throws
  {
    var (ledger, bill) = try ledger()
    try ledger.perform(PayBill(bill, on: "2026-01-31", today: "2026-01-31"))
    try ledger.perform(SkipBill(bill))
    try ledger.perform(SkipBill(bill, due: "2026-03-31"))
    #expect(open(ledger, through: "2026-05-31") == ["2026-04-30", "2026-05-31"])
    try ledger.perform(StopBill(bill, from: "2026-05-01"))
    #expect(open(ledger, through: "2026-12-31") == ["2026-04-30"])
    #expect(throws: Refusal.billStopped(bill, from: "2026-05-01")) {
      try ledger.perform(StopBill(bill, from: "2026-06-01"))
    }
    #expect(expenses(ledger) == ["2026-01-31 120000"])
    let all = bills(ledger).occurrences(of: bill, in: .first ... .last)
    #expect(all.map(\.state) == [.paid, .skipped, .skipped, .open])
  }

  @Test func `BM11, BM48: two devices that pay the same day count it once`() throws {
    var (first, bill) = try ledger()
    var second = PracticeLedger(writer: "m3x9")
    second.receive(first.events)
    try first.perform(PayBill(bill, on: "2026-01-31", today: "2026-01-31"))
    try second.perform(PayBill(bill, on: "2026-01-30", today: "2026-01-31"))
    var both = first
    both.receive(second.events)
    #expect(expenses(both).count == 1)
    #expect(bills(both).occurrence(of: bill, due: "2026-01-31")?.payments.count == 1)
    #expect(open(both, through: "2026-02-28") == ["2026-02-28"])
    try both.perform(UnpayBill(bill, due: "2026-01-31"))
    #expect(expenses(both) == [])
    #expect(open(both, through: "2026-02-28") == ["2026-01-31", "2026-02-28"])
  }

  @Test func `an undo of a payment opens the bill, and its redo pays it again`() throws {
    var (ledger, bill) = try ledger()
    let paid = try ledger.perform(PayBill(bill, on: "2026-01-31", today: "2026-01-31"))
    let undo = try ledger.perform(UndoEvent(paid[0]))
    #expect(open(ledger, through: "2026-01-31") == ["2026-01-31"])
    #expect(expenses(ledger) == [])
    try ledger.perform(RedoEvent(undo[0]))
    #expect(open(ledger, through: "2026-01-31") == [])
    #expect(expenses(ledger) == ["2026-01-31 120000"])
    #expect(throws: Refusal.dependedOn(bill, by: paid[0], as: .usesBill)) {
      try ledger.perform(UndoEvent(bill))
    }
  }

  @Test func `what is left without its history has the same bills open and paid`() throws {
    var (ledger, bill) = try ledger()
    try ledger.perform(PayBill(bill, on: "2026-01-31", today: "2026-01-31"))
    try ledger.perform(UnpayBill(bill, due: "2026-01-31"))
    try ledger.perform(PayBill(bill, on: "2026-01-31", today: "2026-01-31"))
    let events = ledger.view(Compaction()).events(
      ledger: .sample, writer: "newr", deviceName: "laptop", version: "1")
    var left = PracticeLedger([], writer: "othr")
    left.receive(Array(events))
    #expect(open(left, through: "2026-02-28") == ["2026-02-28"])
    #expect(expenses(left) == ["2026-01-31 120000"])
    let again = try #require(bills(left).bills.first)
    try left.perform(UnpayBill(again, due: "2026-01-31"))
    #expect(expenses(left) == [])
  }

  @Test func `BM1: an unknown amount is asked for when it is paid`() throws {
    var ledger = PracticeLedger()
    var terms = try Self.rent()
    terms.amount = .zero(.usd)
    terms.certainty = .unknown
    let bill = try ledger.perform(AddBill(terms))[0]
    #expect(throws: Refusal.billAmountUnknown(bill)) {
      try ledger.perform(PayBill(bill, on: "2026-01-31", today: "2026-01-31"))
    }
    try ledger.perform(PayBill(bill, amount: 55_00, on: "2026-01-31", today: "2026-01-31"))
    #expect(expenses(ledger) == ["2026-01-31 5500"])
  }

  @Test func `parts that two devices pay of the same day both count`() throws {
    var (first, bill) = try ledger()
    var second = PracticeLedger(writer: "m3x9")
    second.receive(first.events)
    for amount: Money in [300_00, 400_00] {
      var pay = PayBill(bill, amount: amount, on: "2026-01-31", today: "2026-01-31")
      pay.isPart = true
      if amount == 300_00 { try first.perform(pay) } else { try second.perform(pay) }
    }
    var both = first
    both.receive(second.events)
    #expect(bills(both).next(of: bill)?.left == 500_00)
    #expect(expenses(both) == ["2026-01-31 30000", "2026-01-31 40000"])
  }

  @Test func `what is paid again after it was taken back is no copy of what was paid first`() throws
  {
    var (ledger, bill) = try ledger()
    let pay = PayBill(bill, due: "2026-01-31", on: "2026-01-31", today: "2026-01-31")
    try ledger.perform(pay)
    try ledger.perform(UnpayBill(bill, due: "2026-01-31"))
    try ledger.perform(pay)
    #expect(open(ledger, through: "2026-01-31") == [])
    #expect(expenses(ledger) == ["2026-01-31 120000"])
    // Nor where a taking back was undone meanwhile: its key is not given again.
    let unpaid = try ledger.perform(UnpayBill(bill, due: "2026-01-31"))
    try ledger.perform(UndoEvent(unpaid[0]))
    #expect(open(ledger, through: "2026-01-31") == [])
    try ledger.perform(UnpayBill(bill, due: "2026-01-31"))
    #expect(open(ledger, through: "2026-01-31") == ["2026-01-31"])
    try ledger.perform(pay)
    #expect(open(ledger, through: "2026-01-31") == [])
    #expect(bills(ledger).occurrence(of: bill, due: "2026-01-31")?.payments.count == 1)
    #expect(expenses(ledger) == ["2026-01-31 120000"])
  }

  @Test func `who pays twice on a day is asked whether the next one is meant`() throws {
    var (ledger, bill) = try ledger()
    try ledger.perform(PayBill(bill, on: "2026-01-31", today: "2026-01-31"))
    #expect(throws: Refusal.billPaidToday(bill, due: "2026-01-31", next: "2026-02-28")) {
      try ledger.perform(PayBill(bill, on: "2026-01-31", today: "2026-01-31"))
    }
    try ledger.perform(PayBill(bill, due: "2026-02-28", on: "2026-01-31", today: "2026-01-31"))
    #expect(open(ledger, through: "2026-03-31") == ["2026-03-31"])
  }

  @Test func `a payment from another account, with no expense, and of a category that ended`()
    throws
  {
    var (ledger, bill) = try ledger()
    var pay = PayBill(bill, on: "2026-01-31", today: "2026-01-31")
    pay.addsNoExpense = true
    #expect(try ledger.perform(pay).count == 1)
    #expect(expenses(ledger) == [])
    try ledger.perform(EndCategory(.groceries, from: "2026-02-01"))
    pay = PayBill(bill, on: "2026-02-28", today: "2026-02-28")
    pay.account = .cash
    try ledger.perform(pay)
    let entry = try #require(ledger.view(LatestEntries(1)).entries.first)
    #expect(entry.values.account == .cash)
    #expect(entry.values.category == .other)
  }

  /// Every day of ten years is asked of every bill, and of each what was said of it.
  @Test
  func `BM4, BM14: what is open is what falls on a day and was not paid, left out or stopped`()
    throws
  {
    for seed in TestRun.seeds(20) {
      let ledger = RandomHistory.ledger(seed: seed, requests: 300)
      let bills = bills(ledger)
      let span = CalendarDay.known("2025-08-01")...CalendarDay.known("2026-03-31")
      var slow: [String] = []
      var day: CalendarDay? = span.lowerBound
      while let at = day, at <= span.upperBound {
        for bill in bills.bills {
          guard let found = bills.occurrence(of: bill, due: at), found.state == .open,
            bills.end(of: bill).map({ at < $0 }) ?? true
          else { continue }
          let falls =
            bills.terms(of: bill, on: at)?.value.recurrence.index(onOrAfter: at)
            .flatMap { bills.terms(of: bill, on: at)?.value.recurrence.occurrence($0) } == at
          if falls { slow.append("\(at.text) \(bill.text) \(found.left.minorUnits)") }
        }
        day = at.next
      }
      #expect(
        bills.open(in: span).map { "\($0.due.text) \($0.bill.text) \($0.left.minorUnits)" } == slow)
    }
  }
}
