import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// What was said that a month may use, in all and in a category, and how its buckets share it.
struct SaidBudgetTests {
  private static let january: CalendarMonth = "2026-01"
  private static let february: CalendarMonth = "2026-02"

  private func overview(
    _ ledger: PracticeLedger, _ month: CalendarMonth = january
  ) throws -> MonthOverview {
    let buckets = ledger.view(MonthlyBuckets())
    return try buckets.overview(of: try buckets.month(month))
  }

  private func cap(
    _ ledger: PracticeLedger, _ month: CalendarMonth, of category: CategoryName? = nil
  ) throws -> Int64? {
    guard let category else {
      return try ledger.view(MonthlyBuckets()).month(month).cap?.minorUnits
    }
    return try overview(ledger, month).limits.first { $0.category == category }?.cap.minorUnits
  }

  private static let bought = AddEntries(
    [.expense(120_00, in: .dining, on: "2026-01-02")], today: PracticeLedger.today)

  private func month(_ ledger: PracticeLedger) throws -> MonthBudget {
    try ledger.view(MonthlyBuckets()).month(Self.january)
  }

  @Test func `SP13: a month's budget is what was said, else its income, and its buckets share it`()
    throws
  {
    var ledger = PracticeLedger()
    try ledger.perform(SetIncome(.monthly(4000_00), from: "2026-01-01"))
    try ledger.perform(Self.bought)
    #expect(try month(ledger).budget == 4000_00 && month(ledger).notBudgeted == nil)
    try ledger.perform(SetMonthBudget(.amount(3000_00), in: Self.january, .month))
    let said = try month(ledger)
    #expect(said.buckets.map(\.budget) == [1500_00, 900_00, 600_00])
    #expect(said.left == 2880_00 && said.notBudgeted == 1000_00 && said.income == 4000_00)
    try ledger.perform(SetMonthBudget(.amount(5200_00), in: Self.january, .month))
    #expect(try month(ledger).notBudgeted == -1200_00)
  }

  @Test func `SP13: a budget alone is the month's, and its buckets show what was used`() throws {
    var ledger = PracticeLedger()
    try ledger.perform(SetMonthBudget(.amount(30000_00), in: Self.january, .onward))
    try ledger.perform(Self.bought)
    let alone = try month(ledger)
    #expect(!alone.isShared && alone.left == 29880_00 && alone.usedPercent == 0)
    #expect(alone.buckets.allSatisfy { alone.value(of: .over, $0) == 0 && $0.budget == 0 })
    try ledger.perform(
      ChangeAllocation(BucketShare.standard, from: Self.january.firstDay))
    #expect(try month(ledger).buckets.map(\.budget) == [15000_00, 9000_00, 6000_00])
    #expect(try month(ledger).isShared)
  }

  @Test func `a part of a bucket's budget moves to another for one month, and is carried`() throws {
    var ledger = PracticeLedger(policy: .open)
    try ledger.perform(SetIncome(.monthly(1000_00), from: "2026-01-01"))
    try ledger.perform(
      SetRollover([(.fun, .both), (.fundamentals, .both)], from: Self.january.firstDay))
    try ledger.perform(ShiftBudget(50_00, from: .fun, to: .fundamentals, in: Self.january))
    #expect(try month(ledger).buckets.map(\.budget) == [550_00, 250_00, 200_00])
    let next = try ledger.view(MonthlyBuckets()).month(Self.february)
    #expect(next.buckets.map(\.budget) == [500_00, 300_00, 200_00])
    #expect(next.buckets.map(\.carried) == [550_00, 250_00, 0])
    #expect(throws: Refusal.shiftTooLarge(.fun, budget: 250_00, wanted: 250_01)) {
      try ledger.perform(ShiftBudget(250_01, from: .fun, to: .fundamentals, in: Self.january))
    }
    #expect(throws: Refusal.sameBucket(.fun)) {
      try ledger.perform(ShiftBudget(1, from: .fun, to: .fun, in: Self.january))
    }
    #expect(throws: Refusal.noSharedBudget("2025-01")) {
      try ledger.perform(ShiftBudget(1, from: .fun, to: .fundamentals, in: "2025-01"))
    }
    try ledger.perform(UndoEvent())
    #expect(try month(ledger).buckets.map(\.budget) == [500_00, 300_00, 200_00])
  }

  @Test func `what is still due of a month counts overdue days, and nothing once it is over`()
    throws
  {
    var ledger = PracticeLedger()
    try ledger.perform(SetIncome(.monthly(1900_00), from: "2026-01-01"))
    try ledger.perform(
      AddBill(
        BillTerms(
          "Rent", try Recurrence(.months(1, on: [1]), from: "2026-01-01"), amount: 1200_00,
          category: .housing)))
    let buckets = ledger.view(MonthlyBuckets())
    func free(_ month: CalendarMonth, on day: CalendarDay) throws -> [Money] {
      let formed = try buckets.month(month, on: day)
      #expect(formed.buckets.map(\.stillDue.minorUnits).reduce(0, +) == formed.stillDue.minorUnits)
      return [formed.stillDue, formed.free]
    }
    #expect(try free(Self.january, on: "2026-01-20") == [1200_00, 700_00])
    #expect(try free(Self.february, on: "2026-02-10") == [2400_00, -500_00])
    #expect(try free(Self.january, on: "2026-02-10") == [0, 1900_00])
    #expect(try free("2026-03", on: "2026-02-10") == [1200_00, 700_00])
  }

  @Test func `SP13: a budget holds from a month on, and one of a month alone goes before it`()
    throws
  {
    var ledger = PracticeLedger()
    try ledger.perform(SetMonthBudget(.amount(400_00), in: Self.january, .onward))
    try ledger.perform(SetMonthBudget(.amount(500_00), in: Self.february, .month))
    try ledger.perform(SetMonthBudget(.amount(450_00), in: "2026-04", .onward))
    let months: [CalendarMonth] = [
      "2025-12", "2026-01", "2026-02", "2026-03", "2026-04", "2027-01",
    ]
    #expect(
      try months.map { try cap(ledger, $0) } == [nil, 400_00, 500_00, 400_00, 450_00, 450_00])
  }

  @Test func `SP34: a month's budget is added, changed, taken away, and put back by an undo`()
    throws
  {
    var ledger = PracticeLedger()
    try ledger.perform(SetMonthBudget(.amount(400_00), of: .dining, in: Self.january, .month))
    try ledger.perform(SetMonthBudget(.amount(450_00), of: .dining, in: Self.january, .month))
    #expect(try cap(ledger, Self.january, of: .dining) == 450_00)
    try ledger.perform(SetMonthBudget(.none, of: .dining, in: Self.january, .month))
    #expect(try overview(ledger).limits.isEmpty)
    try ledger.perform(UndoEvent())
    #expect(try cap(ledger, Self.january, of: .dining) == 450_00)
    #expect(try cap(ledger, Self.january) == nil)
  }

  @Test func `SP34: one month may have none where a budget holds from earlier on`() throws {
    var ledger = PracticeLedger()
    try ledger.perform(SetMonthBudget(.amount(400_00), in: Self.january, .onward))
    try ledger.perform(SetMonthBudget(.none, in: Self.february, .month))
    #expect(try cap(ledger, Self.february) == nil)
    #expect(try cap(ledger, "2026-03") == 400_00)
  }

  @Test func `SP22: the category that spent most is told, the first by name among equals`() throws {
    var ledger = PracticeLedger()
    #expect(try overview(ledger).topCategory == nil)
    let day = CalendarDay.known("2026-01-02")
    try ledger.perform(
      AddEntries(
        [
          .expense(50_00, in: .groceries, on: day), .expense(50_00, in: .dining, on: day),
          .expense(20_00, in: .travel, on: day), .income(900_00, on: day),
        ], today: PracticeLedger.today))
    #expect(try overview(ledger).topCategory?.category == .dining)
    #expect(try overview(ledger).entryCount == 4)
    try ledger.perform(UndoEvent())
    #expect(try overview(ledger).entryCount == 0)
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var decision: SetMonthBudget
    var refusal: Refusal
  }

  static let refused: [Refused] = [
    Refused(
      testDescription: "in another currency",
      decision: SetMonthBudget(
        .amount(Money(minorUnits: 100, currency: .eur)), in: january, .month),
      refusal: .foreignCurrency(.eur, ledger: .usd)),
    Refused(
      testDescription: "below zero", decision: SetMonthBudget(.amount(-1), in: january, .onward),
      refusal: .amountNegative(-1)),
    Refused(
      testDescription: "of what no category is",
      decision: SetMonthBudget(.amount(1), of: "pets", in: january, .month),
      refusal: .unknownCategory("pets", known: CategoryCatalog().offered(on: "2026-01-01"))),
    Refused(
      testDescription: "of income",
      decision: SetMonthBudget(.amount(1), of: .income, in: january, .month),
      refusal: .incomeIsNoCategory),
    Refused(
      testDescription: "none, where there is none",
      decision: SetMonthBudget(.none, in: january, .onward, isMonthFilledIn: true),
      refusal: .nothingToChange),
  ]

  @Test(.rows) func `SP32: a budget that cannot be is refused`() throws {
    each(Self.refused) { row in
      var ledger = PracticeLedger()
      #expect(throws: row.refusal) { try ledger.perform(row.decision) }
    }
  }

  @Test func `SP13: budgets of many histories are what looking at each setting gives`() throws {
    var count = 0
    for seed in TestRun.seeds(40) {
      let ledger = RandomHistory.ledger(seed: seed, requests: 600)
      let table = EventTable(ledger.events)
      let buckets = ledger.view(MonthlyBuckets())
      let categories = buckets.plan.categories.offered(on: "2026-01-01")
      let span = buckets.span(with: PracticeLedger.today.month)
      for month in CalendarMonth.months(from: span.lowerBound, through: span.upperBound) {
        let formed = try buckets.month(month)
        let overview = try buckets.overview(of: formed)
        #expect(formed.cap == table.said(of: nil, in: month), "seed \(seed), \(month.text)")
        let entries = table.entries.filter {
          $0.status == .counts && $0.content.values.date.month == month
        }
        #expect(overview.entryCount == entries.count, "seed \(seed), \(month.text)")
        for category in categories {
          let expected = table.said(of: category, in: month)
          let told = overview.limits.first { $0.category == category }?.cap
          #expect(told == expected, "seed \(seed), \(month.text), \(category.text)")
          count += expected == nil ? 0 : 1
        }
      }
    }
    #expect(count > (TestRun.isWhole ? 5 : 1))
  }
}
