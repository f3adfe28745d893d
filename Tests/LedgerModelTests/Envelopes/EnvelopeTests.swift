import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// The bank was opened with 382.19 on the tenth of a December, and the cash with 3000.00.
@Suite struct EnvelopeTests {
  private static let day = CalendarDay.known("2025-12-10")

  private func ledger() throws -> PracticeLedger {
    var ledger = PracticeLedger()
    for (account, units) in [(AccountName.bank, Int64(382_19)), (.cash, 3000_00)] {
      try ledger.perform(
        StateBalance(
          .opening,
          AccountBalance(account, Money(minorUnits: units, currency: .usd), on: Self.day),
          today: PracticeLedger.today))
    }
    return ledger
  }

  private func figures(_ ledger: PracticeLedger) -> EnvelopeFigures {
    EnvelopeFigures(
      ledger.view(DecisionState()), ledger.view(AccountSums()), ledger.view(Envelopes()), in: .usd)
  }

  private func savings(
    _ ledger: PracticeLedger, on day: CalendarDay = Self.day, holdsTodayNet: Bool = false
  ) throws -> Int64 {
    let buckets = try #require(
      try figures(ledger).buckets(on: day, holdsTodayNet: holdsTodayNet))
    #expect(
      buckets.total
        == (try AccountFigures(
          ledger.view(DecisionState()).accounts, ledger.view(AccountSums()), in: .usd
        ).total(on: day)))
    return buckets.mainSavings.minorUnits
  }

  private func spend(
    _ ledger: inout PracticeLedger, _ units: Int64, on day: CalendarDay = Self.day,
    account: AccountName = .bank, mark: EntryMark? = nil
  ) throws {
    var entry = NewEntry.expense(
      Money(minorUnits: units, currency: .usd), in: .dining, on: day, account: account)
    entry.values.mark = mark
    try ledger.perform(AddEntries(entry, today: PracticeLedger.today))
  }

  private func remaining(
    _ ledger: PracticeLedger, on day: CalendarDay = Self.day
  ) throws -> Int64? {
    try figures(ledger).allowance(on: day)?.remaining.minorUnits
  }

  // MARK: The allowance

  @Test func `DR1, DR54: of an allowance of 88.41 there are 43.41 left once 45 were spent`() throws
  {
    var ledger = try ledger()
    try ledger.perform(SetAllowance(88_41, from: Self.day))
    #expect(try remaining(ledger) == 88_41)
    #expect(try remaining(ledger, on: "2025-12-09") == nil)
    try spend(&ledger, 45_00)
    #expect(try remaining(ledger) == 43_41)
    #expect(try remaining(ledger, on: "2025-12-11") == 88_41)
    try spend(&ledger, 50_00)
    #expect(try remaining(ledger) == -6_59)
  }

  @Test(
    arguments: [
      ("2025-12-01", 31), ("2025-12-31", 1), ("2026-02-01", 28), ("2028-02-01", 29),
      ("2028-02-29", 1), ("2026-04-01", 30), ("2026-04-15", 16), ("2026-01-25", 7),
    ] as [(String, Int)])
  func `DR30, DR35: the allowance is set aside for each day left of the month, today included`(
    text: String, count: Int
  ) throws {
    var ledger = try ledger()
    try ledger.perform(SetAllowance(88_41, from: "2025-12-01"))
    let day = try #require(CalendarDay(iso: text))
    let allowance = try #require(try figures(ledger).allowance(on: day))
    #expect(allowance.dayCount == count)
    #expect(allowance.setAside.minorUnits == 88_41 * Int64(count))
  }

  @Test func `a day to come is set aside with the allowance that is known for it`() throws {
    var ledger = try ledger()
    try ledger.perform(SetAllowance(88_41, from: "2026-01-01"))
    try ledger.perform(SetAllowance(100_00, from: "2026-01-20"))
    func setAside(_ day: CalendarDay) throws -> Int64? {
      try figures(ledger).allowance(on: day)?.setAside.minorUnits
    }
    // 17 days of 88.41 and 12 of 100.00.
    #expect(try setAside("2026-01-03") == 2702_97)
    #expect(try setAside("2026-01-19") == 1288_41)
    #expect(try setAside("2026-01-20") == 1200_00)
    try ledger.perform(SetAllowance(0, from: "2026-01-25"))
    #expect(try setAside("2026-01-20") == 500_00)
  }

  @Test func `DR6, DR30, DR36: what is not spent of a day is Main Savings the day after`() throws {
    var ledger = try ledger()
    try ledger.perform(SetAllowance(88_41, from: "2025-12-01"))
    let before = try savings(ledger)
    try spend(&ledger, 45_00)
    #expect(try savings(ledger) == before - 45_00)
    #expect(try savings(ledger, on: "2025-12-11") == before + 43_41)
  }

  @Test func `DR37: what is spent beyond the allowance comes out of Main Savings`() throws {
    var ledger = try ledger()
    try ledger.perform(SetAllowance(88_41, from: "2025-12-01"))
    let before = try savings(ledger)
    try spend(&ledger, 100_00)
    #expect(try savings(ledger, on: "2025-12-11") == before - 11_59)
  }

  @Test func `DR30: with today net, what is spent of today is taken from its own part first`()
    throws
  {
    var ledger = try ledger()
    try ledger.perform(SetAllowance(88_41, from: "2025-12-01"))
    let before = try savings(ledger, holdsTodayNet: true)
    try spend(&ledger, 45_00)
    #expect(try savings(ledger, holdsTodayNet: true) == before)
    // Tomorrow both say the same.
    #expect(try savings(ledger, on: "2025-12-11") == before + 43_41)
    #expect(try savings(ledger, on: "2025-12-11", holdsTodayNet: true) == before + 43_41)
    try spend(&ledger, 50_00)
    #expect(try savings(ledger, holdsTodayNet: true) == before - 6_59)
  }

  @Test
  func
    `DR38: what is spent from a bank counts, from cash not, unless the account or entry says so`()
    throws
  {
    var ledger = try ledger()
    try ledger.perform(SetAllowance(88_41, from: Self.day))
    try ledger.perform(AddAccount("visa", kind: .card))
    try ledger.perform(AddAccount("club", kind: .bank, countsDaily: false))
    try spend(&ledger, 1_00)
    try spend(&ledger, 10_00, account: .cash)
    try spend(&ledger, 2_00, account: "visa")
    try spend(&ledger, 20_00, account: "club")
    #expect(try remaining(ledger) == 85_41)
    try spend(&ledger, 30_00, mark: .notDaily)
    #expect(try remaining(ledger) == 85_41)
    try spend(&ledger, 5_00, account: .cash, mark: .daily)
    #expect(try remaining(ledger) == 80_41)
    try ledger.perform(
      AddEntries(.credit(3_00, in: .dining, on: Self.day), today: PracticeLedger.today))
    #expect(try remaining(ledger) == 80_41)
  }

  @Test func `DR38: what pays a bill never counts against the allowance`() throws {
    var ledger = try ledger()
    try ledger.perform(SetAllowance(88_41, from: Self.day))
    let rent = try bill("Rent", 90_00, in: &ledger)
    try ledger.perform(PayBill(rent, on: Self.day, today: PracticeLedger.today))
    #expect(try remaining(ledger) == 88_41)
    // Nor does what is typed, and found to pay one.
    let gym = try bill("Gym", 30_00, in: &ledger)
    try ledger.perform(
      AddEntries(
        .expense(30_00, in: .health, on: Self.day, merchant: "Gym"), today: PracticeLedger.today))
    #expect(ledger.view(DecisionState()).bills.touched(of: gym).count == 1)
    #expect(try remaining(ledger) == 88_41)
  }

  @Test
  func `DR38: nor does what is found to pay a bill later, as it counts now, while its link holds`()
    throws
  {
    var ledger = try ledger()
    try ledger.perform(SetAllowance(88_41, from: Self.day))
    func gym(_ units: Int64, account: AccountName = .bank, mark: EntryMark? = nil) throws -> EventID
    {
      var entry = NewEntry.expense(
        Money(minorUnits: units, currency: .usd), in: .health, on: Self.day, account: account,
        merchant: "Gym")
      entry.values.mark = mark
      return try ledger.perform(AddEntries(entry, today: PracticeLedger.today))[0]
    }
    let paid = try gym(30_00)
    _ = try (gym(7_00, account: .cash), gym(2_00, mark: .notDaily))
    #expect(try remaining(ledger) == 58_41)
    // A bill that is added looks back.
    let bill = try bill("Gym", 30_00, in: &ledger)
    let link = try ledger.perform(LinkEntries(to: bill, in: "2025-12"..."2025-12"))
    #expect(try remaining(ledger) == 88_41)
    try ledger.perform(UndoEvent(link[0]))
    #expect(try remaining(ledger) == 58_41)
    // The person names it.
    try ledger.perform(LinkEntry(bill, paidBy: paid))
    #expect(try remaining(ledger) == 88_41)
    func correct(_ amendment: EntryAmendment) throws {
      try ledger.perform(
        CorrectEntry(paid, amendment, today: PracticeLedger.today))
    }
    try correct(EntryAmendment(amount: 45_00))
    #expect(try remaining(ledger) == 88_41)
    try correct(EntryAmendment(date: "2025-12-09"))
    #expect(try remaining(ledger) == 88_41)
    #expect(try remaining(ledger, on: "2025-12-09") == nil)
    try correct(EntryAmendment(date: Self.day))
    try ledger.perform(UnpayBill(bill, due: "2025-12-31"))
    #expect(try remaining(ledger) == 43_41)
  }

  @Test(arguments: [EntryMark?.none, .daily], [AccountName.bank, .cash])
  func
    `DR38: what says by itself that it counts does so linked too, and a goal covers nothing twice`(
      mark: EntryMark?, account: AccountName
    ) throws
  {
    var ledger = try ledger()
    try ledger.perform(SetAllowance(88_41, from: Self.day))
    let goal = try ledger.perform(AddGoal(GoalAdded("Gym", from: .first, target: 100_00)))[0]
    try ledger.perform(
      FundGoal(.funded, GoalStep(goal, 10_00, on: Self.day), today: PracticeLedger.today))
    let bill = try bill("Insurance", 30_00, in: &ledger)
    var entry = NewEntry.expense(30_00, in: .health, on: Self.day, account: account)
    entry.values.mark = mark
    entry.values.cover = GoalCover(goal)
    let paid = try ledger.perform(AddEntries(entry, today: PracticeLedger.today))[0]
    try ledger.perform(LinkEntry(bill, paidBy: paid))
    let spent: Int64 = mark == .daily ? 20_00 : 0
    #expect(try remaining(ledger) == 88_41 - spent)
  }

  @Test func `DR1: an allowance changes from a day on, ends, and is undone`() throws {
    var ledger = try ledger()
    try ledger.perform(SetAllowance(88_41, from: "2025-12-01"))
    let second = try ledger.perform(SetAllowance(50_00, from: "2025-12-20"))
    #expect(try remaining(ledger, on: "2025-12-19") == 88_41)
    #expect(try remaining(ledger, on: "2025-12-20") == 50_00)
    try ledger.perform(SetAllowance(0, from: "2025-12-25"))
    #expect(try remaining(ledger, on: "2025-12-25") == nil)
    try ledger.perform(UndoEvent(second[0]))
    #expect(try remaining(ledger, on: "2025-12-20") == 88_41)
    #expect(throws: Refusal.nothingToChange) {
      try ledger.perform(SetAllowance(88_41, from: "2025-12-02", isStartFilledIn: true))
    }
    #expect(throws: Refusal.amountNegative(-1)) {
      try ledger.perform(SetAllowance(-1, from: Self.day))
    }
    let foreign = Money(minorUnits: 5_00, currency: .eur)
    #expect(throws: Refusal.foreignCurrency(.eur, ledger: .usd)) {
      try ledger.perform(SetAllowance(foreign, from: Self.day))
    }
  }

  // MARK: Bills

  /// A bill without a day, of each month.
  private func bill(
    _ name: String, _ amount: Money, in ledger: inout PracticeLedger
  ) throws -> EventID {
    let rule = try Recurrence(.wholeMonths, from: Self.day)
    return try ledger.perform(
      AddBill(BillTerms(name, rule, amount: amount, category: .housing)))[0]
  }

  @Test(
    arguments: [(900_00, 0), (850_00, 50_00), (912_50, -12_50)] as [(Int64, Int64)])
  func `DR40, DR41, DR42, DR56: a bill that is paid moves Main Savings by the difference`(
    paid: Int64, difference: Int64
  ) throws {
    var ledger = try ledger()
    let rent = try bill("Rent", 900_00, in: &ledger)
    let before = try savings(ledger)
    #expect(before == 3382_19 - 900_00)
    try ledger.perform(
      PayBill(
        rent, amount: Money(minorUnits: paid, currency: .usd), on: Self.day,
        today: PracticeLedger.today))
    #expect(try savings(ledger) == before + difference)
  }

  @Test func `DR2, DR12, DR31, DR39: what bills have due is set aside, in each month anew`() throws
  {
    var ledger = try ledger()
    let rent = try bill("Rent", 900_00, in: &ledger)
    try ledger.perform(
      AddBill(
        BillTerms(
          "Gas", try Recurrence(.months(1, on: [11]), from: "2025-12-11"), amount: 40_00,
          category: .housing)))
    func monthly(_ day: CalendarDay) throws -> Int64? {
      try figures(ledger).buckets(on: day)?.monthly.minorUnits
    }
    #expect(try monthly(Self.day) == 940_00)
    try ledger.perform(PayBill(rent, on: "2025-12-12", today: PracticeLedger.today))
    #expect(try monthly("2025-12-11") == 940_00)
    #expect(try monthly("2025-12-12") == 40_00)
    // The gas of December is overdue; a month without a day is over with itself.
    #expect(try monthly("2026-01-01") == 980_00)
    #expect(try monthly("2026-02-01") == 1020_00)
    try ledger.perform(StopBill(rent, from: "2026-02-15"))
    #expect(try monthly("2026-01-31") == 980_00)
    #expect(try monthly("2026-02-14") == 120_00)
  }

  @Test func `a month without a day is paid once, and once more after that was taken back`() throws
  {
    var ledger = try ledger()
    let rent = try bill("Rent", 900_00, in: &ledger)
    let (last, today) = (CalendarDay.known("2025-12-31"), PracticeLedger.today)
    let pay = PayBill(rent, due: last, on: Self.day, today: today)
    try ledger.perform(pay)
    #expect(throws: Refusal.billPaid(rent, due: last)) { try ledger.perform(pay) }
    #expect(ledger.view(MonthlyBuckets()).spent(on: Self.day, in: .housing) == 900_00)
    try ledger.perform(UnpayBill(rent, due: last))
    #expect(ledger.view(MonthlyBuckets()).spent(on: Self.day, in: .housing) == 0)
    #expect(throws: Refusal.billNotPaid(rent, due: last)) {
      try ledger.perform(UnpayBill(rent, due: last))
    }
    try ledger.perform(pay)
    #expect(ledger.view(MonthlyBuckets()).spent(on: Self.day, in: .housing) == 900_00)
  }

  @Test func `DR12: what had no day is over with its month, and the next one is paid`() throws {
    var ledger = try ledger()
    let rent = try bill("Rent", 900_00, in: &ledger)
    let bills = ledger.view(DecisionState()).bills
    for (day, count) in [("2025-12-31", 1), ("2026-01-01", 0)] as [(CalendarDay, Int)] {
      #expect(bills.on(day).open(in: .first..."2025-12-31").count == count, "\(day)")
      #expect(bills.on(day).open(in: .first...day).allSatisfy { !$0.isOverdue(on: day) })
    }
    #expect(bills.on("2026-01-01").next(of: rent)?.due == "2026-01-31")
    let today = PracticeLedger.today
    try ledger.perform(PayBill(rent, on: today, today: today))
    let days = ledger.view(DecisionState()).bills.touched(of: rent).map(\.due)
    #expect(days == ["2026-01-31"])
    var skip = SkipBill(rent)
    skip.today = today
    try ledger.perform(skip)
    #expect(
      ledger.view(DecisionState()).bills.on(today).next(of: rent)?.due == "2026-03-31")
  }

  @Test(arguments: [("2025-12-01", true), ("2025-12-31", true), ("2026-01-01", false)])
  func `an expense on any day of the month may have paid a bill without a day`(
    day: String, isOne: Bool
  ) throws {
    var ledger = try ledger()
    let rent = try bill("Rent", 900_00, in: &ledger)
    let paid = BillSettling.Payment(
      entry: .sample(90),
      EntryValues(
        type: .expense, amount: 900_00, category: .housing,
        date: try #require(CalendarDay(iso: day)), account: .bank),
      EntryTexts(merchant: "Rent", by: "flags"))
    let found = BillSettling([paid], ledger.view(DecisionState()).bills).certain
    #expect(found.map(\.day.due) == [isOne ? "2025-12-31" : "2026-01-31"])
    #expect(found.map(\.day.bill) == [rent])
  }

  @Test func `DR2: two devices that pay the same month count it once`() throws {
    var first = try ledger()
    let rent = try bill("Rent", 900_00, in: &first)
    var second = PracticeLedger(writer: .known("bbbb"))
    second.receive(first.events)
    let pay = PayBill(rent, on: Self.day, today: PracticeLedger.today)
    try first.perform(pay)
    try second.perform(pay)
    first.receive(second.events)
    #expect(try savings(first) == 3382_19 - 900_00)
  }

  // MARK: Goals and savings

  @Test func `DR3, DR32: what is put into a goal leaves Main Savings, and comes back from it`()
    throws
  {
    var ledger = try ledger()
    let bike = try ledger.perform(AddGoal(GoalAdded("Bike", from: Self.day, target: 500_00)))
    func step(_ manner: FundGoal.Manner, _ units: Int64, on day: CalendarDay = Self.day) throws {
      try ledger.perform(
        FundGoal(
          manner, GoalStep(bike[0], Money(minorUnits: units, currency: .usd), on: day),
          today: PracticeLedger.today))
    }
    try step(.funded, 50_00, on: "2025-12-12")
    #expect(try savings(ledger, on: "2025-12-12") == 3332_19)
    #expect(try savings(ledger) == 3382_19)
    #expect(throws: Refusal.goalHolds(bike[0], 50_00, wanted: 60_00)) {
      try step(.withdrawn, 60_00, on: "2025-12-13")
    }
    // On the day before there was nothing in it.
    #expect(throws: Refusal.goalHolds(bike[0], 0, wanted: 20_00)) { try step(.withdrawn, 20_00) }
    try step(.withdrawn, 20_00, on: "2025-12-13")
    #expect(try figures(ledger).buckets(on: "2025-12-13")?.goals.first?.amount == 30_00)
    try ledger.perform(EndGoal(bike[0], from: "2025-12-20"))
    #expect(try savings(ledger, on: "2025-12-20") == 3382_19)
    #expect(throws: Refusal.goalEnded(bike[0], from: "2025-12-20")) {
      try step(.funded, 1_00, on: "2025-12-20")
    }
  }

  @Test func `DR13, DR33: more may be set aside than there is, and Main Savings lack it`() throws {
    var ledger = try ledger()
    _ = try bill("House", 4000_00, in: &ledger)
    #expect(try savings(ledger) == -617_81)
    #expect(try figures(ledger).buckets(on: Self.day)?.mainSavings.shortfall == 617_81)
  }

  @Test func `DR9: an income as savings raises what is there, and no month's income`() throws {
    var ledger = try ledger()
    try ledger.perform(SetIncome(.monthly(4000_00), from: "2025-12-01"))
    var entry = NewEntry.income(500_00, on: Self.day)
    try ledger.perform(AddEntries(entry, today: PracticeLedger.today))
    entry.values.mark = .savings
    try ledger.perform(AddEntries(entry, today: PracticeLedger.today))
    #expect(try ledger.view(MonthlyBuckets()).month("2025-12").income == 4500_00)
    #expect(try ledger.view(Envelopes()).saved(in: "2025-12") == 500_00)
    #expect(try savings(ledger) == 4382_19)
  }

  @Test func `DR47, DR57: a correction of an account lands in Main Savings`() throws {
    var ledger = try ledger()
    try ledger.perform(
      StateBalance(
        .correction, AccountBalance(.bank, 42, on: Self.day, reason: "interest"),
        today: PracticeLedger.today))
    #expect(try savings(ledger) == 3382_61)
  }

  @Test func `DR43, DR44, DR55: money that moves between accounts moves no bucket`() throws {
    var ledger = try ledger()
    try ledger.perform(
      MoveMoney(1000_00, from: .bank, to: .cash, on: Self.day, today: PracticeLedger.today))
    #expect(try savings(ledger) == 3382_19)
  }

  @Test(
    arguments: [("2026-01-01", 641_48), ("2026-01-31", 3293_78)] as [(String, Int64)])
  func `DR50: of 3382.19 the allowance is set aside, and only what is left is Main Savings`(
    text: String, left: Int64
  ) throws {
    var ledger = try ledger()
    try ledger.perform(SetAllowance(88_41, from: Self.day))
    // The demo's own text says 3382.19, which is the whole: nothing would be set aside then.
    #expect(try savings(ledger, on: try #require(CalendarDay(iso: text))) == left)
  }

  @Test func `DR38: a correction leaves what counts daily as it was, and an undo takes it back`()
    throws
  {
    var ledger = try ledger()
    try ledger.perform(SetAllowance(88_41, from: Self.day))
    try spend(&ledger, 45_00, account: .cash, mark: .daily)
    let entry = try #require(ledger.events.last?.id)
    var now = EntryAmendment()
    now.amount = 40_00
    let correction = try ledger.perform(
      CorrectEntry(entry, now, today: PracticeLedger.today))
    #expect(try remaining(ledger) == 48_41)
    try ledger.perform(UndoEvent(correction[0]))
    #expect(try remaining(ledger) == 43_41)
    try ledger.perform(VoidEntry(entry))
    #expect(try remaining(ledger) == 88_41)
  }
}
