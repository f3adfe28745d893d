import LedgerModel
import LedgerTestSupport
import Testing

/// A month's own budgets, beside its shares.
struct OwnBudgetTests {
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
    try overview(ledger, month).budgets.first { $0.category == category }?.cap.minorUnits
  }

  @Test func `SP13: a month's budget stands beside the shares, and changes no bucket`() throws {
    var ledger = PracticeLedger()
    try ledger.perform(SetIncome(.monthly(4000_00), from: "2026-01-01"))
    try ledger.perform(
      AddEntries([.expense(120_00, in: .dining, on: "2026-01-02")], today: PracticeLedger.today))
    let before = try ledger.view(MonthlyBuckets()).month(Self.january)
    try ledger.perform(SetMonthBudget(.amount(100_00), in: Self.january, .month))
    #expect(try ledger.view(MonthlyBuckets()).month(Self.january) == before)
    let budget = try #require(try overview(ledger).budget)
    #expect(budget.used.minorUnits == 120_00 && budget.left.minorUnits == -20_00)
    #expect(budget.over.minorUnits == 20_00 && budget.usedPercent == 120)
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
    #expect(try overview(ledger).budgets.isEmpty)
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
    #expect(try overview(ledger).budget == nil)
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
      decision: SetMonthBudget(.none, in: january, .onward), refusal: .nothingToChange),
  ]

  @Test(.rows) func `SP32: a budget that cannot be is refused`() throws {
    each(Self.refused) { row in
      var ledger = PracticeLedger()
      #expect(throws: row.refusal) { try ledger.perform(row.decision) }
    }
  }

  /// The second way: of all settings that are of a month alone, or hold on it, the last.
  private static func cap(
    _ category: CategoryName?, _ month: CalendarMonth, in table: EventTable
  ) -> Money? {
    let day = month.firstDay
    var alone: MonthCap?
    var onward: (from: CalendarDay, cap: MonthCap)?
    for row in table.settings where row.holds {
      guard case .setting(.monthBudgetSet(let set)) = row.event, set.category == category else {
        continue
      }
      switch set.reach {
      case .month: if set.from == day { alone = set.cap }
      case .onward:
        if set.from <= day, onward.map({ $0.from <= set.from }) ?? true {
          onward = (set.from, set.cap)
        }
      }
    }
    return (alone ?? onward?.cap ?? .none).money
  }

  @Test func `SP13: budgets of many histories are what looking at each setting gives`() throws {
    var count = 0
    for seed in TestRun.seeds(40) {
      let ledger = RandomHistory.ledger(seed: seed, requests: 600)
      let table = EventTable(ledger.events)
      let buckets = ledger.view(MonthlyBuckets())
      let offered = buckets.plan.categories.offered(on: "2026-01-01")
      let categories = [nil] + offered.map(Optional.some)
      let span = buckets.span(with: PracticeLedger.today.month)
      for month in CalendarMonth.months(from: span.lowerBound, through: span.upperBound) {
        let overview = try buckets.overview(of: try buckets.month(month))
        let entries = table.entries.filter {
          $0.status == .counts && $0.content.values.date.month == month
        }
        #expect(overview.entryCount == entries.count, "seed \(seed), \(month.text)")
        for category in categories {
          let expected = Self.cap(category, month, in: table)
          let told = overview.budgets.first { $0.category == category }?.cap
          #expect(told == expected, "seed \(seed), \(month.text), \(category?.text ?? "all")")
          count += expected == nil ? 0 : 1
        }
      }
    }
    #expect(count > 10)
  }
}
