import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

@Suite struct ForecastTests {
  private static let today = PracticeLedger.today
  private static let basis = CalendarMonth.months(from: month("2025-10"), through: month("2025-12"))
  private static let next = month("2026-02")

  private static func month(_ text: String) -> CalendarMonth {
    CalendarDay.known(text + "-01").month
  }

  private func ledger() throws -> PracticeLedger {
    var ledger = PracticeLedger(policy: .open)
    try ledger.perform(SetIncome(.monthly(4000_00), from: "2025-10-01"))
    try ledger.perform(ChangeAllocation([BucketShare](50, 30, 20), from: "2025-10-01"))
    return ledger
  }

  private func spend(
    _ ledger: inout PracticeLedger, _ units: Int64, _ category: CategoryName,
    at merchant: String = "",
    on day: CalendarDay
  ) throws {
    let entry = NewEntry.expense(
      Money(minorUnits: units, currency: .usd), in: category, on: day, merchant: merchant)
    try ledger.perform(AddEntries([entry], today: Self.today))
  }

  private func forecast(
    _ ledger: PracticeLedger, _ months: ClosedRange<CalendarMonth> = next...next
  ) throws -> Forecast {
    let state = ledger.view(BudgetState())
    let first = try #require(Self.basis.first)
    let spending = ledger.view(UsualSpending(in: first...Self.basis[2]))
    return try Forecast(
      try state.buckets.months(months),
      planned: Forecast.planned(
        state.decisionState,
        in: months.lowerBound.firstDay...months.upperBound.lastDay),
      usual: spending.amounts(beside: state.decisionState),
      of: Self.basis, state.decisionState.plan.categories)
  }

  /// `bill Rent 1200.00`, of one bucket.
  private func parts(_ forecast: Forecast, _ bucket: BucketName) -> [String] {
    forecast.months.flatMap(\.buckets).filter { $0.bucket == bucket }.flatMap(\.parts).map { part in
      "\(part.kind.rawValue) \(part.name.isEmpty ? part.category.text : part.name) \(part.amount.text())"
    }
  }

  private func bill(_ name: String, _ rule: String, _ units: Int64) throws -> BillTerms {
    BillTerms(
      name, try #require(Recurrence(text: rule)), amount: Money(minorUnits: units, currency: .usd),
      category: .housing)
  }

  @Test
  func
    `BM41: open bills, those that are recorded by themselves too, and the mean of three full months`()
    throws
  {
    var ledger = try ledger()
    try ledger.perform(AddBill(try bill("Rent", "every month on 31 from 2026-01-31", 1200_00)))
    try ledger.perform(
      AddBill(
        BillTerms(
          "Netflix", try #require(Recurrence(text: "every month on 15 from 2026-01-15")),
          amount: 15_99, category: .subscriptions, isAuto: true)))
    for (units, day) in [(30_00, "2025-10-02"), (40_00, "2025-11-30"), (30_01, "2025-12-31")] {
      try spend(&ledger, Int64(units), .groceries, on: .known(day))
    }
    // Neither the month before these nor this one is part of the mean.
    try spend(&ledger, 500_00, .groceries, on: "2025-09-30")
    try spend(&ledger, 500_00, .groceries, on: "2026-01-01")
    try ledger.perform(AddBill(try bill("Car", "every month from 2026-01-31", 50_00)))
    let found = try forecast(ledger)
    // 100.01 in three months.
    #expect(parts(found, .fundamentals).contains("usual groceries 33.34"))
    #expect(parts(found, .fundamentals).contains("bill Rent 1,200.00"))
    #expect(parts(found, .fundamentals).contains("bill Car 50.00"))
    let month = try #require(found.months.first)
    #expect(month.expected.minorUnits == 1200_00 + 15_99 + 50_00 + 33_34)
    #expect(month.budget == 4000_00)
    #expect(month.left == month.budget?.subtracting(month.expected))
    let fundamentals = try #require(month.buckets.first { $0.bucket == .fundamentals })
    #expect(fundamentals.budget == 2000_00)
    #expect(month.buckets.reduce(0) { $0 + $1.expected.minorUnits } == month.expected.minorUnits)
  }

  @Test
  func `BM41: what a bill was, or stands for by now, is no part of the mean`()
    throws
  {
    var ledger = try ledger()
    // Recorded by itself before there was a bill of that name.
    try spend(&ledger, 1200_00, .housing, at: "RENT", on: "2025-10-31")
    // The same name in another category is something else.
    try spend(&ledger, 9_00, .dining, at: "Rent", on: "2025-10-31")
    let rent = try #require(
      try ledger.perform(AddBill(try bill("Rent", "every month on 30 from 2025-11-30", 1200_00)))
        .first)
    for _ in 0..<2 {
      try ledger.perform(PayBill(rent, on: "2025-12-31", today: Self.today))
    }
    let monthly = try #require(Recurrence(text: "every month on 15 from 2025-10-15"))
    try ledger.perform(
      AddBill(
        BillTerms("Netflix", monthly, amount: 15_99, category: .subscriptions, isAuto: true)))
    #expect(try ledger.perform(RunBills(today: Self.today)).count == 6)
    let found = try forecast(ledger)
    #expect(parts(found, .fundamentals) == ["bill Rent 1,200.00"])
    #expect(parts(found, .fun) == ["bill Netflix 15.99", "usual dining 3.00"])
    // What was paid of a month to come is not expected again.
    for due in ["2026-01-30", "2026-02-28"] as [CalendarDay] {
      try ledger.perform(PayBill(rent, due: due, on: Self.today, today: Self.today))
    }
    #expect(parts(try forecast(ledger), .fundamentals) == [])
  }

  @Test
  func
    `BM41: the parts make up each bucket and month of any ledger, and the mean is that of its entries`()
    throws
  {
    for seed in TestRun.seeds(40) {
      let ledger = RandomHistory.ledger(seed: seed, requests: 120)
      let last = try #require(Self.next.advanced(by: 3))
      let found = try forecast(ledger, Self.next...last)
      for month in found.months {
        let sums = month.buckets.map { bucket in
          bucket.parts.reduce(0) { $0 + $1.amount.minorUnits }
        }
        #expect(sums == month.buckets.map(\.expected.minorUnits), "seed \(seed)")
        #expect(sums.reduce(0, +) == month.expected.minorUnits, "seed \(seed)")
      }
      // What the figures of the months used on purchases, less what was planned of it.
      var keyed: Set<EventID> = []
      for event in ledger.events {
        if event.key?.text.hasPrefix("expense:") == true { keyed.insert(event.id) }
      }
      let state = ledger.view(BudgetState())
      let plan = state.decisionState
      keyed.formUnion(plan.bills.links.compactMap(\.entry))
      let names = Forecast.names(of: plan)
      var sums: [CategoryName: Int64] = [:]
      for month in try state.buckets.months(Self.basis[0]...Self.basis[2]) {
        for spent in month.buckets.flatMap(\.categories) {
          sums[spent.category, default: 0] += spent.spent.subtracting(spent.covered).minorUnits
        }
      }
      // What was saved for a bill covers only what pays it.
      for cover in state.buckets.savings(in: Self.basis[0]...Self.basis[2]).covers
      where Self.basis.contains(cover.day.month) {
        sums[cover.category, default: 0] += cover.minorUnits
      }
      for entry in ledger.view(EntryRegister()).entries()
      where Self.basis.contains(entry.values.date.month) && entry.values.type != .income {
        let isPlanned =
          keyed.contains(entry.id)
          || names.contains(.init(entry.texts.merchant, entry.values.category))
        guard isPlanned, !plan.accounts.kind(of: entry.values.account).isKept else { continue }
        let units = plan.envelopes.uncovered(entry.values).minorUnits
        sums[entry.values.category, default: 0] -= entry.values.type == .credit ? -units : units
      }
      let usual = found.months[0].buckets.flatMap(\.parts).filter { $0.kind == .usual }
      let means = sums.mapValues { sum in
        // Thirds: the nearest whole number.
        sum >= 0 ? (sum + 1) / 3 : (sum - 1) / 3
      }.filter { $0.value != 0 }
      #expect(
        Dictionary(uniqueKeysWithValues: usual.map { ($0.category, $0.amount.minorUnits) })
          == means,
        "seed \(seed)")
    }
  }
}
