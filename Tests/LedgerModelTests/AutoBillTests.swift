import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Bills that are recorded by themselves.
@Suite struct AutoBillTests {
  /// Netflix on the last day of each month, from October 2025 on.
  private static func netflix() throws -> BillTerms {
    BillTerms(
      "Netflix", try Recurrence(.months(1, on: [31]), from: "2025-10-31"), amount: 15_99,
      category: .subscriptions, isAuto: true)
  }

  private func ledger(
    _ change: (inout BillTerms) -> Void = { _ in }
  ) throws -> (ledger: PracticeLedger, bill: EventID) {
    var ledger = PracticeLedger(policy: .open)
    var terms = try Self.netflix()
    change(&terms)
    let bill = try ledger.perform(AddBill(terms))[0]
    return (ledger, bill)
  }

  /// The days and amounts of the entries that count, in their order of days.
  private func entries(of ledger: PracticeLedger) -> [String] {
    ledger.view(LatestEntries(1_000)).entries
      .map { "\($0.values.date.text) \($0.values.amount.minorUnits)" }.sorted()
  }

  private func dueDays(_ ledger: PracticeLedger) -> [String] {
    ledger.view(DecisionState()).bills.toRecord(through: today).map(\.due.text)
  }

  private let today = PracticeLedger.today

  @Test func `P56: each run records what is due, each entry on its day, with its payment`() throws {
    var (ledger, bill) = try ledger()
    #expect(entries(of: ledger) == [])
    let added = try ledger.perform(RunBills(today: today))
    #expect(entries(of: ledger) == ["2025-10-31 1599", "2025-11-30 1599", "2025-12-31 1599"])
    let events = ledger.events.filter { added.contains($0.id) }
    #expect(events.map { $0.batch?.count } == Array(repeating: 6, count: 6))
    #expect(events.first?.key?.text == "paid:\(bill.text):2025-10-31:0")
    #expect(events[1].key?.text == "expense:\(bill.text):2025-10-31:0")
    #expect(events[1].newEntry?.texts.by == "bill")
    #expect(events[1].newEntry?.texts.merchant == "Netflix")
    #expect(try ledger.perform(RunBills(today: today)) == [])
    #expect(try ledger.perform(RunBills(today: "2026-01-31")).count == 2)
  }

  @Test func `what was missed is recorded part by part, the earliest first`() throws {
    var (ledger, _) = try ledger()
    #expect(try ledger.perform(RunBills(today: today, limit: 2)).count == 4)
    #expect(entries(of: ledger) == ["2025-10-31 1599", "2025-11-30 1599"])
    #expect(try ledger.perform(RunBills(today: today, limit: 2)).count == 2)
    #expect(try ledger.perform(RunBills(today: today, limit: 2)) == [])
  }

  @Test func `A5: one undo takes a whole run back, however many days it had`() throws {
    let daily = try Recurrence(.days(1), from: "1990-01-01")
    var (ledger, _) = try ledger { $0.recurrence = daily }
    let added = try ledger.perform(RunBills(today: today))
    #expect(added.count > 2 * 10_000)
    try ledger.perform(UndoEvent())
    #expect(entries(of: ledger) == [])
  }

  @Test func `a day that was taken back is a person's, and one that was undone is due again`()
    throws
  {
    var (ledger, bill) = try ledger()
    let added = try ledger.perform(RunBills(today: "2025-10-31"))
    try ledger.perform(VoidEntry(added[1]))
    #expect(dueDays(ledger) == ["2025-11-30", "2025-12-31"])
    let open = ledger.view(DecisionState()).bills.open(in: .first...today)
    #expect(open.map { $0.isOverdue(on: today) } == [true, false, false])
    let next = try ledger.perform(RunBills(today: today))
    #expect(next.count == 4)
    try ledger.perform(UndoEvent(next[0]))
    #expect(entries(of: ledger) == [])
    #expect(dueDays(ledger) == ["2025-11-30", "2025-12-31"])
    try ledger.perform(RedoEvent(next[0]))
    #expect(try ledger.perform(RunBills(today: today)) == [])
    var part = PayBill(bill, amount: 5_00, on: today, today: today)
    part.isPart = true
    try ledger.perform(part)
    #expect(dueDays(ledger) == [])
  }

  @Test func `an entry that is dated anew stays the one of its day, and a day may be left out`()
    throws
  {
    var (ledger, bill) = try ledger()
    let added = try ledger.perform(RunBills(today: "2025-10-31"))
    var amendment = EntryAmendment()
    amendment.date = "2025-10-29"
    try ledger.perform(CorrectEntry(added[1], amendment, today: today))
    try ledger.perform(SkipBill(bill, due: "2025-12-31"))
    try ledger.perform(RunBills(today: today))
    #expect(entries(of: ledger) == ["2025-10-29 1599", "2025-11-30 1599"])
  }

  @Test func `K6: a change holds from its day on, and what is stopped falls no more`() throws {
    var (ledger, bill) = try ledger()
    var amendment = ChangeBill.Amendment()
    amendment.amount = 17_99
    try ledger.perform(ChangeBill(bill, from: "2025-11-30", amendment))
    try ledger.perform(StopBill(bill, from: "2025-12-01"))
    try ledger.perform(RunBills(today: today))
    #expect(entries(of: ledger) == ["2025-10-31 1599", "2025-11-30 1799"])
  }

  @Test func `money that comes in is recorded as income, and is no bill to pay`() throws {
    var (ledger, _) = try ledger {
      $0 = BillTerms(
        "Tenant", type: .income, $0.recurrence, amount: 500_00, category: .income, isAuto: true)
    }
    try ledger.perform(
      StateBalance(
        .opening, AccountBalance(.bank, 100_00, on: "2025-10-01"), today: today))
    let figures = EnvelopeFigures(
      ledger.view(DecisionState()), ledger.view(AccountSums()), ledger.view(Envelopes()), in: .usd)
    #expect(try figures.buckets(on: today)?.monthly == 0)
    let added = try ledger.perform(RunBills(today: "2025-10-31"))
    let entry = ledger.events.first { $0.id == added[1] }?.newEntry?.values
    #expect(entry?.type == .income && entry?.category == .income)
    #expect(try ledger.month("2025-10").income == 500_00)
  }

  @Test func `a category that ended falls to other`() throws {
    var ledger = PracticeLedger(policy: .open)
    try ledger.perform(AddCategory("pets", in: .fun))
    var terms = try Self.netflix()
    terms.category = "pets"
    try ledger.perform(AddBill(terms))
    try ledger.perform(EndCategory("pets", from: "2025-12-01"))
    let added = try ledger.perform(RunBills(today: today))
    #expect(
      ledger.events.filter { added.contains($0.id) }.compactMap { $0.newEntry?.values.category }
        == ["pets", "pets", .other])
  }

  @Test func `what has no day, or an amount that nobody knows, is not recorded by itself`() throws {
    var ledger = PracticeLedger(policy: .open)
    var terms = try Self.netflix()
    terms.recurrence = try Recurrence(.wholeMonths, from: today)
    #expect(throws: Refusal.autoUnsure) { try ledger.perform(AddBill(terms)) }
    terms = try Self.netflix()
    (terms.amount, terms.certainty) = (0, .unknown)
    #expect(throws: Refusal.autoUnsure) { try ledger.perform(AddBill(terms)) }
  }

  /// P45: with Pro unlocked, locked, and revoked.
  @Test func `P40: to let it be recorded and to run is part of Pro, to change and stop is not`()
    throws
  {
    var ledger = PracticeLedger()
    let add = AddBill(try Self.netflix())
    #expect(throws: Refusal.locked(.auto)) { try ledger.perform(add) }
    try ledger.perform(UnlockPro(transaction: "T"))
    let bill = try ledger.perform(add)[0]
    try ledger.perform(RunBills(today: "2025-10-31"))
    try ledger.perform(RevokePro())
    #expect(throws: Refusal.locked(.auto)) { try ledger.perform(RunBills(today: today)) }
    var amendment = ChangeBill.Amendment()
    amendment.isAuto = false
    try ledger.perform(ChangeBill(bill, from: "2025-12-31", amendment))
    amendment.isAuto = true
    #expect(throws: Refusal.locked(.auto)) {
      try ledger.perform(ChangeBill(bill, from: "2026-01-31", amendment))
    }
    // What is stored stays, and counts.
    #expect(entries(of: ledger) == ["2025-10-31 1599"])
    try ledger.perform(UnlockPro(transaction: "U"))
    #expect(try ledger.perform(RunBills(today: today)).count == 2)
    try ledger.perform(StopBill(bill, from: today))
  }

  @Test func `two devices that both ran it count each day once`() throws {
    var (first, _) = try ledger()
    var second = PracticeLedger(writer: "m3x9", policy: .open)
    second.receive(first.events)
    try first.perform(RunBills(today: "2025-12-01"))
    try second.perform(RunBills(today: today))
    var all = first
    all.receive(second.events)
    #expect(entries(of: all) == ["2025-10-31 1599", "2025-11-30 1599", "2025-12-31 1599"])
    #expect(try all.perform(RunBills(today: today)) == [])
    var other = second
    other.receive(first.events)
    #expect(try other.month("2025-11") == all.month("2025-11"))
  }

  // MARK: Properties

  /// Some bills, with changes, days left out and ends, all made before the first run.
  private func plan(_ generator: inout SeededGenerator) -> PracticeLedger {
    var ledger = PracticeLedger(policy: .open)
    let start: CalendarDay = "2025-06-01"
    func day() -> CalendarDay {
      start.adding(days: .random(in: 0..<200, using: &generator)) ?? start
    }
    func rule() -> Recurrence? {
      let interval: Recurrence.Interval =
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: .days(.random(in: 1...9, using: &generator))
        case 1: .weeks(.random(in: 1...3, using: &generator), on: [.monday, .saturday])
        default: .months(1, on: [.day(.random(in: 1...31, using: &generator))])
        }
      return try? Recurrence(interval, from: day())
    }
    for number in 0..<Int.random(in: 1...4, using: &generator) {
      guard let recurrence = rule(),
        let bill = try? ledger.perform(
          AddBill(
            BillTerms(
              "Bill \(number)", recurrence, amount: Money(integerLiteral: Int64(number + 1) * 100),
              category: .other, isAuto: true)))[0]
      else { continue }
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        var amendment = ChangeBill.Amendment()
        amendment.amount = Money(integerLiteral: .random(in: 1...9_999, using: &generator))
        if Bool.random(using: &generator) { amendment.recurrence = rule() }
        _ = try? ledger.perform(ChangeBill(bill, from: day(), amendment))
        _ = try? ledger.perform(SkipBill(bill))
      }
      if Int.random(in: 0..<3, using: &generator) == 0 {
        _ = try? ledger.perform(StopBill(bill, from: day()))
      }
    }
    return ledger
  }

  @Test func `a run that catches up records what a run on every day records`() throws {
    var generator = SeededGenerator(seed: 56)
    var count = 0
    for _ in 0..<40 {
      let start = plan(&generator)
      var once = start
      try once.perform(RunBills(today: today))
      var daily = start
      var day: CalendarDay = "2025-05-31"
      while day < today {
        try daily.perform(RunBills(today: day, limit: .random(in: 1...3, using: &generator)))
        day = try #require(day.next)
      }
      while try !daily.perform(RunBills(today: today, limit: 5)).isEmpty {}
      #expect(entries(of: daily) == entries(of: once))
      count += entries(of: once).count
      // And by two devices that know nothing of each other.
      var other = PracticeLedger(writer: "m3x9", policy: .open)
      other.receive(start.events)
      try other.perform(RunBills(today: "2025-11-11"))
      other.receive(once.events)
      #expect(entries(of: other) == entries(of: once))
    }
    #expect(count > 500)
  }

  @Test func `what is left without its history is run no second time`() throws {
    var generator = SeededGenerator(seed: 57)
    for _ in 0..<30 {
      var ledger = plan(&generator)
      try ledger.perform(RunBills(today: "2025-11-11"))
      let events = ledger.view(Compaction()).events(
        ledger: .sample, writer: "newr", deviceName: "laptop", version: "1")
      var compacted = PracticeLedger(writer: "othr", policy: .open)
      compacted.receive(Array(events))
      #expect(entries(of: compacted) == entries(of: ledger))
      try ledger.perform(RunBills(today: today))
      try compacted.perform(RunBills(today: today))
      #expect(entries(of: compacted) == entries(of: ledger))
    }
  }
}
