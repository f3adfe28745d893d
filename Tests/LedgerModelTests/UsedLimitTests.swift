import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// Limits of weeks, quarters and years beside those of months, and what limits carry over.
struct UsedLimitTests {
  private static let year: [CalendarMonth] = CalendarMonth.months(
    from: "2026-01", through: "2026-12")

  /// A ledger with limits of each kind for dining and for everything, and spending on some days of a year.
  private func ledger(_ seed: UInt64, rollover: RolloverMode? = nil) throws -> PracticeLedger {
    var generator = SeededGenerator(seed: seed)
    var ledger = PracticeLedger(policy: .open)
    try ledger.perform(SetIncome(.monthly(1000_00), from: "2026-01-01"))
    for reach in MonthBudgetReach.allCases where reach != .month {
      let amount = Money(minorUnits: .random(in: 0...300_00, using: &generator), currency: .usd)
      try ledger.perform(SetMonthBudget(.amount(amount), of: .dining, in: "2026-01", reach))
      if !reach.isOfMonths {
        try ledger.perform(SetMonthBudget(.amount(amount), in: "2026-02", reach))
      }
    }
    if let rollover {
      try ledger.perform(SetRollover([("dining", rollover)], from: "2026-01-01"))
    }
    for _ in 0..<60 {
      let day = CalendarDay.known("2026-01-01").adding(
        days: .random(in: 0..<365, using: &generator))
      let amount = Money(minorUnits: .random(in: 1...90_00, using: &generator), currency: .usd)
      let category: CategoryName = Bool.random(using: &generator) ? .dining : .groceries
      try ledger.perform(
        AddEntries([.expense(amount, in: category, on: try #require(day))], today: "2026-12-31"))
    }
    return ledger
  }

  private func limits(_ ledger: PracticeLedger) throws -> [MonthOverview.UsedLimit] {
    let buckets = ledger.view(MonthlyBuckets())
    return try Self.year.flatMap { try buckets.overview(of: buckets.month($0)).limits }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `the periods of a kind follow each other, and each counts what was used on its days`(
    seed: UInt64
  ) throws {
    let ledger = try ledger(seed)
    let buckets = ledger.view(MonthlyBuckets())
    let all = try limits(ledger)
    for reach in MonthBudgetReach.allCases where reach != .month {
      for category in [CategoryName.dining, nil] where category != nil || !reach.isOfMonths {
        let periods = all.filter { $0.reach == reach && $0.category == category }
        #expect(!periods.isEmpty)
        for (one, next) in zip(periods, periods.dropFirst()) {
          #expect(one.days.upperBound.next == next.days.lowerBound)
        }
        for limit in periods {
          var day: CalendarDay? = limit.days.lowerBound
          var used: Int64 = 0
          while let current = day, current <= limit.days.upperBound {
            for name in category.map({ [$0] }) ?? [.dining, .groceries] {
              used += buckets.spent(on: current, in: name)
            }
            day = current.next
          }
          #expect(limit.used.minorUnits == used && limit.carried.minorUnits == 0)
          #expect(limit.left == limit.cap.subtracting(limit.used))
        }
      }
    }
  }

  @Test(arguments: [RolloverMode.both, .surplus, .off])
  func `what a period takes is what the one before it had left`(mode: RolloverMode) throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      let all = try limits(try ledger(seed, rollover: mode))
      for reach in MonthBudgetReach.allCases where reach != .month {
        let periods = all.filter { $0.reach == reach && $0.category == .dining }
        for (one, next) in zip(periods, periods.dropFirst()) {
          let expected = mode == .off ? 0 : mode == .both ? one.left : max(one.left, 0)
          #expect(next.carried == expected, "\(reach) \(next.days)")
          #expect(next.left == next.cap.adding(next.carried).subtracting(next.used))
        }
      }
    }
  }

  @Test func `no limit of a period and no rollover of one changes a figure of a month`() throws {
    let bare = try ledger(7)
    let carried = try ledger(7, rollover: .both)
    var plain = PracticeLedger(policy: .open)
    try plain.perform(SetIncome(.monthly(1000_00), from: "2026-01-01"))
    let views = [bare, carried].map { $0.view(MonthlyBuckets()) }
    for month in Self.year {
      #expect(try views[0].month(month) == views[1].month(month))
      #expect(try views[0].month(month).budget == 1000_00)
    }
  }

  @Test func `100 a month from January and 350 in March leave 50 of April`() throws {
    var ledger = PracticeLedger(policy: .open)
    try ledger.perform(SetMonthBudget(.amount(100_00), of: .dining, in: "2026-01", .onward))
    try ledger.perform(SetRollover([("dining", .both)], from: "2026-01-01"))
    try ledger.perform(
      AddEntries([.expense(350_00, in: .dining, on: "2026-03-10")], today: "2026-04-02"))
    let buckets = ledger.view(MonthlyBuckets())
    let lefts = try (["2026-01", "2026-02", "2026-03", "2026-04"] as [CalendarMonth]).map {
      try buckets.overview(of: buckets.month($0)).limits.map(\.left)
    }
    #expect(lefts == [[100_00], [200_00], [-50_00], [50_00]])
  }

  @Test func `a limit holds in the period of its last day, and weeks begin as the ledger says`()
    throws
  {
    var ledger = PracticeLedger()
    try ledger.perform(SetMonthBudget(.amount(20_00), of: .dining, in: "2026-03", .weekly))
    try ledger.perform(SetMonthBudget(.amount(900_00), in: "2026-03", .yearly))
    func periods(_ month: CalendarMonth, on day: CalendarDay? = nil) throws -> [String] {
      let buckets = ledger.view(MonthlyBuckets())
      return try buckets.overview(of: buckets.month(month), on: day).limits.map {
        "\($0.days.lowerBound)-\($0.days.upperBound)"
      }
    }
    #expect(try periods("2026-02") == [])
    #expect(
      try periods("2026-03", on: "2026-03-05") == [
        "2026-02-23-2026-03-01", "2026-03-02-2026-03-08", "2026-01-01-2026-12-31",
      ])
    try ledger.perform(SetWeekStart(.sunday))
    #expect(
      try periods("2026-03", on: "2026-03-05").first == "2026-03-01-2026-03-07")
    #expect(try periods("2026-12").last == "2026-01-01-2026-12-31")
    #expect(throws: Refusal.nothingToChange) {
      try ledger.perform(SetMonthBudget(.amount(20_00), of: .dining, in: "2026-03", .weekly))
    }
  }
}
