import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

/// One day of a bill that is due on another day: it stays the same day for whatever names it (M34).
struct MovedDayTests {
  private var ledger = PracticeLedger(policy: .open)
  private let rent: EventID
  private let today: CalendarDay = "2026-05-20"

  init() throws {
    let monthly = try Recurrence(.months(1, on: [1]), from: "2026-05-01")
    rent = try ledger.perform(
      AddBill(BillTerms("Rent", monthly, amount: 1200_00, category: .housing)))[0]
  }

  private var bills: BillPlan { ledger.view(DecisionState()).bills }

  private mutating func move(_ due: CalendarDay, to day: CalendarDay) throws {
    try ledger.perform(MoveBillDay(rent, due: due, to: day, today: today))
  }

  private func open(through day: CalendarDay = "2026-08-31") -> [CalendarDay] {
    bills.open(in: .first...day).map(\.due)
  }

  @Test mutating func `a day that is moved is due on the other day, in its order`() throws {
    try move("2026-06-01", to: "2026-06-03")
    #expect(open() == ["2026-05-01", "2026-06-03", "2026-07-01", "2026-08-01"])
    try move("2026-06-03", to: "2026-07-04")
    #expect(open() == ["2026-05-01", "2026-07-01", "2026-07-04", "2026-08-01"])
    #expect(bills.occurrences(of: rent, in: "2026-06-01"..."2026-06-30").isEmpty)
    #expect(Array(bills.openDays(of: rent, in: "2026-07-02"..."2026-07-31")).count == 1)
    try move("2026-05-01", to: "2026-09-10")
    #expect(bills.next(of: rent)?.due == "2026-07-01")
    // It may be named by the day of the rule, and moved back to it.
    try move("2026-06-01", to: "2026-06-01")
    #expect(open() == ["2026-06-01", "2026-07-01", "2026-08-01"])
  }

  @Test mutating func `what pays a day that was moved pays the day of the rule, and once`() throws {
    try move("2026-06-01", to: "2026-06-03")
    let paid = try ledger.perform(
      PayBill(rent, due: "2026-06-03", on: "2026-06-03", today: "2026-06-03"))
    let unmoved = PayBill(rent, due: "2026-06-01", on: "2026-06-03", today: "2026-06-03")
    #expect(throws: Refusal.billPaid(rent, due: "2026-06-01")) { try ledger.perform(unmoved) }
    let key = bills.paymentsInForce(of: rent, due: "2026-06-01").first?.key
    #expect(key == PaymentKey(bill: rent, due: "2026-06-01", turn: 0))
    #expect(paid.count == 2)
    try ledger.perform(UnpayBill(rent, due: "2026-06-03"))
    #expect(open().contains("2026-06-03"))
    try ledger.perform(SkipBill(rent, due: "2026-06-03"))
    #expect(open() == ["2026-05-01", "2026-07-01", "2026-08-01"])
    #expect(throws: Refusal.billLeftOut(rent, due: "2026-06-01")) { try ledger.perform(unmoved) }
  }

  @Test mutating func `only an open day of the series is moved, to a day that is not taken`() throws
  {
    try ledger.perform(PayBill(rent, due: "2026-05-01", on: today, today: today))
    try ledger.perform(SkipBill(rent, due: "2026-07-01"))
    try ledger.perform(StopBill(rent, from: "2026-09-01"))
    let fuel = try ledger.perform(
      AddBill(
        BillTerms(
          "Fuel", try Recurrence(.wholeMonths, from: "2026-05-01"), amount: 60_00,
          category: .transport)))[0]
    let refused: [(MoveBillDay, Refusal)] = [
      (
        MoveBillDay(rent, due: "2026-05-01", to: "2026-05-02", today: today),
        .billPaid(rent, due: "2026-05-01")
      ),
      (
        MoveBillDay(rent, due: "2026-07-01", to: "2026-07-02", today: today),
        .billLeftOut(rent, due: "2026-07-01")
      ),
      (
        MoveBillDay(rent, due: "2026-06-02", to: "2026-06-03", today: today),
        .billNotDue(rent, on: "2026-06-02", near: ["2026-06-01", "2026-07-01"])
      ),
      (
        MoveBillDay(rent, due: "2026-06-01", to: "2026-08-01", today: today),
        .billDueAlready(rent, on: "2026-08-01")
      ),
      (MoveBillDay(rent, due: "2026-06-01", to: "2026-06-01", today: today), .nothingToChange),
      (
        MoveBillDay(rent, due: "2026-06-01", to: "2026-09-03", today: today),
        .billStopped(rent, from: "2026-09-01")
      ),
      (MoveBillDay(fuel, due: "2026-05-31", to: "2026-05-20", today: today), .billHasNoDay(fuel)),
    ]
    for (request, refusal) in refused {
      #expect(throws: refusal) { try ledger.perform(request) }
    }
    #expect(
      Refusal.billNotDue(rent, on: "2026-06-02", near: ["2026-06-01"]).problem
        .hasSuffix("is due on 2026-06-02, but on 2026-06-01"))
  }

  @Test mutating func `an undo puts a moved day back, a redo moves it again`() throws {
    try move("2026-06-01", to: "2026-06-03")
    try ledger.perform(UndoEvent(EventID(writer: .sample, number: 2)))
    #expect(open().contains("2026-06-01"))
    #expect(bills.occurrence(of: rent, due: "2026-06-01")?.moveCount == 2)
    try ledger.perform(RedoEvent())
    #expect(open().contains("2026-06-03"))
  }

  @Test mutating func `a bill that comes once is moved the same way`() throws {
    let once = try #require(Recurrence.once(on: "2026-06-10"))
    let tax = try ledger.perform(
      AddBill(BillTerms("Tax", once, amount: 300_00, category: .other)))[0]
    try ledger.perform(MoveBillDay(tax, due: "2026-06-10", to: "2026-05-25", today: today))
    let due = try #require(bills.next(of: tax))
    #expect(due.due == "2026-05-25" && due.planned == "2026-06-10" && !due.isOverdue(on: today))
    #expect(due.isOverdue(on: "2026-05-26"))
  }

  @Test mutating func `a bill that records itself does so on the day to which it was moved`() throws
  {
    let monthly = try Recurrence(.months(1, on: [1]), from: "2026-06-01")
    let phone = try ledger.perform(
      AddBill(
        BillTerms("Phone", monthly, amount: 20_00, category: .subscriptions, isAuto: true)))[0]
    try ledger.perform(MoveBillDay(phone, due: "2026-06-01", to: "2026-06-03", today: today))
    #expect(bills.toRecord(through: "2026-06-02").isEmpty)
    try ledger.perform(RunBills(today: "2026-06-03"))
    #expect(ledger.view(LatestEntries(1)).entries.first?.values.date == "2026-06-03")
    #expect(bills.paymentsInForce(of: phone, due: "2026-06-01").count == 1)
  }

  @Test mutating func `what is saved for a moved day is shared among the months up to its new one`()
    throws
  {
    let yearly = try Recurrence(.months(12, on: [1]), from: "2026-10-01")
    let insurance = try ledger.perform(
      AddBill(
        BillTerms(
          "Insurance", yearly, amount: 600_00, category: .insurance, save: "2026-05")))[0]
    func saved() -> [Int64] {
      CalendarMonth.months(from: "2026-05", through: "2026-12").map { month in
        bills.savings(atEndOf: month, .usd).total(.usd).minorUnits
      }
    }
    #expect(saved() == [100_00, 200_00, 300_00, 400_00, 500_00, 600_00, 650_00, 700_00])
    // Said in June: May stays, 500.00 are left for June to September.
    try ledger.perform(
      MoveBillDay(insurance, due: "2026-10-01", to: "2026-09-20", today: "2026-06-02"))
    #expect(saved() == [100_00, 225_00, 350_00, 475_00, 600_00, 646_15, 692_30, 738_45])
  }

  @Test mutating func `what is left without its history has the day moved still`() throws {
    try move("2026-06-01", to: "2026-06-03")
    let days = open()
    var left = PracticeLedger([], writer: "othr")
    left.receive(
      Array(
        ledger.view(Compaction()).events(
          ledger: .sample, writer: "newr", deviceName: "laptop", version: "1")))
    #expect(
      left.view(DecisionState()).bills.open(in: .first..."2026-08-31").map(\.due) == days)
  }
}
