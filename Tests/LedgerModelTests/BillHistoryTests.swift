import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// What a snapshot keeps of the days of bills, beside the same that was folded from the log.
@Suite struct BillHistoryTests {
  private static let span = CalendarDay.known("2025-08-01")...CalendarDay.known("2026-05-31")

  /// What is asked of bills, as texts that tell all of each answer.
  private static func answers(_ bills: BillPlan) -> [String] {
    var answers = bills.open(in: span).map { "open \($0)" }
    answers += bills.paid { $0.day % 2 == 0 }.map { "paid \($0)" }
    for bill in bills.bills {
      let touched = bills.touched(of: bill)
      answers += touched.map { "touched \($0)" }
      answers += bills.occurrences(of: bill, in: span).map { "day \($0)" }
      answers += bills.openDays(of: bill, in: span).map { "open \($0)" }
      answers.append("next \(String(describing: bills.next(of: bill)))")
      for day in touched.map(\.due) {
        answers += bills.paymentsInForce(of: bill, due: day).map { "payment \($0)" }
      }
    }
    return answers
  }

  private static func fold(_ events: some Sequence<EventEnvelope>) -> LedgerFold<BudgetState> {
    var fold = LedgerFold(into: BudgetState())
    for event in events { fold.apply(event) }
    return fold
  }

  private static func bytes(_ fold: LedgerFold<BudgetState>) throws -> [UInt8] {
    var writer = SnapshotWriter()
    fold.write(to: &writer)
    try #require(writer.isComplete)
    return writer.bytes
  }

  private static func readBack(_ fold: LedgerFold<BudgetState>) throws -> LedgerFold<BudgetState> {
    var reader = SnapshotReader(try bytes(fold))
    return try LedgerFold(from: &reader)
  }

  @Test(.rows)
  func `P59, BM14: what is read of a snapshot answers as what was folded, before and after more`() {
    each(TestRun.seeds(12)) { (seed: UInt64) throws in
      let events = RandomHistory.ledger(seed: seed, requests: 150).events
      let whole = Self.answers(Self.fold(events).projection.decisionState.bills)
      let cuts = events.cuts
      for cut in cuts.indices.filter({ $0 % 7 == 3 }).map({ cuts[$0] }) {
        let first = Self.fold(events.prefix(cut))
        var read = try Self.readBack(first)
        let comment: Comment = "cut at \(cut)"
        let (kept, folded) = (
          read.projection.decisionState.bills, first.projection.decisionState.bills
        )
        #expect(kept == folded, comment)
        #expect(kept.hashValue == folded.hashValue, comment)
        #expect(Self.answers(kept) == Self.answers(folded), comment)
        for event in events.dropFirst(cut) { read.apply(event) }
        #expect(Self.answers(read.projection.decisionState.bills) == whole, comment)
      }
    }
  }

  /// A ledger with two bills, of which all that can happen to a day happened to one.
  private static func ledger() throws -> (PracticeLedger, rent: EventID, power: EventID) {
    var ledger = PracticeLedger()
    let rule = try Recurrence(.months(1, on: [31]), from: "2026-01-31")
    let rent = try ledger.perform(
      AddBill(BillTerms("Rent", rule, amount: 1200_00, category: .housing)))[0]
    let power = try ledger.perform(
      AddBill(BillTerms("Power", rule, amount: 80_00, category: .housing)))[0]
    let today: CalendarDay = "2026-08-31"
    var pay = PayBill(rent, on: today, today: today)
    pay.mode = "card"
    pay.reason = "late"
    try ledger.perform(pay)
    try ledger.perform(UnpayBill(rent, due: "2026-01-31"))
    pay.isPart = true
    for (amount, mode) in [(300_00, "card"), (400_00, "cash"), (500_00, "")] as [(Money, String)] {
      pay.amount = amount
      pay.mode = mode
      try ledger.perform(pay)
    }
    try ledger.perform(SkipBill(rent))
    try ledger.perform(SkipBill(rent))
    let paid = try ledger.perform(
      PayBill(rent, due: "2026-04-30", on: today, today: today))
    try ledger.perform(UndoEvent(paid[0]))
    try ledger.perform(PayBill(power, on: today, today: today))
    return (ledger, rent, power)
  }

  @Test func `P59: all that happens to a day is kept, and written again as it was`() throws {
    let (ledger, rent, _) = try Self.ledger()
    let whole = Self.fold(ledger.events)
    let read = try Self.readBack(whole)
    #expect(try Self.bytes(read) == Self.bytes(whole))
    let bills = read.projection.decisionState.bills
    let days = bills.touched(of: rent)
    #expect(days.map(\.state) == [.paid, .skipped, .skipped])
    #expect(days[0].payments.map(\.mode) == ["card", "cash", ""])
    #expect(days[0].payments.map(\.reason) == ["late", "late", "late"])
    #expect(days[0].turn == 1)
    #expect(
      bills.open(in: .first..."2026-04-30").map(\.due.text)
        == ["2026-02-28", "2026-03-31", "2026-04-30", "2026-04-30"])
  }

  @Test func `P59: what happens to one bill after a snapshot leaves the others as they are in it`()
    throws
  {
    var (ledger, rent, power) = try Self.ledger()
    var fold = try Self.readBack(Self.fold(ledger.events))
    let count = ledger.events.count
    try ledger.perform(PayBill(rent, due: "2026-04-30", on: "2026-08-31", today: "2026-08-31"))
    for event in ledger.events.dropFirst(count) { fold.apply(event) }
    let fresh = Self.fold(ledger.events)
    let (bills, wanted) = (
      fold.projection.decisionState.bills, fresh.projection.decisionState.bills
    )
    #expect(Self.answers(bills) == Self.answers(wanted))
    #expect(bills.touched(of: power).map(\.due) == ["2026-01-31"])
    #expect(try Self.bytes(fold) == Self.bytes(fresh))
    #expect(try Self.bytes(Self.readBack(fold)) == Self.bytes(fresh))
  }

  @Test func `P59: whatever the bytes are, what reads can be asked for everything, and be written`()
    throws
  {
    let (ledger, _, _) = try Self.ledger()
    let whole = try Self.bytes(Self.fold(ledger.events))
    var readable = 0
    for place in TestRun.steps(Array(whole.indices), each: 7) {
      for flipped: UInt8 in [0x01, 0x80, 0xFF] {
        var bytes = whole
        bytes[place] ^= flipped
        var reader = SnapshotReader(bytes)
        guard let fold = try? LedgerFold<BudgetState>(from: &reader) else { continue }
        readable += 1
        _ = Self.answers(fold.projection.decisionState.bills)
        _ = try? Self.bytes(fold)
      }
    }
    // Only the checksum around it tells a changed figure.
    #expect(readable > 0)
  }

  @Test func `P59: days out of their order are no snapshot`() throws {
    let (ledger, _, _) = try Self.ledger()
    let whole = try Self.bytes(Self.fold(ledger.events))
    var refused = 0
    // 28 February, behind steps of 31 January: now it is 30 January.
    for place in whole.indices.dropLast(3) {
      let isDay = whole[place..<place + 4].elementsEqual([0x5C, 0xD4, 0x0F, 0x00])
      guard isDay else { continue }
      var bytes = whole
      bytes[place] = 0x3E
      var reader = SnapshotReader(bytes)
      if (try? LedgerFold<BudgetState>(from: &reader)) == nil { refused += 1 }
    }
    #expect(refused > 0)
  }
}
