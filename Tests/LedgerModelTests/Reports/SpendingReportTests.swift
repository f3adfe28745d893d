import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

/// What was spent by what: P7, K2, EX2, EX4, EX14, SP23.
struct SpendingReportTests {
  private static let span: ClosedRange<CalendarMonth> = "2025-09"..."2026-03"
  private static let months = CalendarMonth.months(from: span.lowerBound, through: span.upperBound)

  /// What the entries of a ledger say, without the sums by day.
  private static func parts(_ register: EntryRegister) -> [SpendingReport.Part] {
    register.entries().compactMap { entry in
      guard let bucket = register.bucket(of: entry.values), months.contains(entry.values.date.month)
      else { return nil }
      let units = entry.values.amount.minorUnits
      return SpendingReport.Part(
        day: entry.values.date, bucket: bucket, category: entry.values.category,
        merchant: entry.texts.merchant, account: entry.values.account,
        minorUnits: entry.values.type == .credit ? -units : units)
    }
  }

  @Test(.rows) func `the sums of a report are those of each month's figures`() {
    each(TestRun.seeds(120)) { (seed: UInt64) throws in  // P7
      let buckets = RandomHistory.ledger(seed: seed).view(MonthlyBuckets())
      let budgets = try buckets.months(Self.months[0]...Self.months[Self.months.count - 1])
      for (month, budget) in zip(Self.months, budgets) {
        #expect(try budget == buckets.month(month), "seed \(seed)")
        let byBucket = try SpendingReport(
          SpendingReport.Question(month...month, by: .bucket), [budget])
        #expect(byBucket.rows.map(\.key) == budget.buckets.map { .bucket($0.bucket) })
        for (row, bucket) in zip(byBucket.rows, budget.buckets) {
          #expect(row.figures.spent == bucket.spent.minorUnits, "seed \(seed)")
          #expect(row.figures.left == (budget.isShared ? bucket.left.minorUnits : nil))
          #expect(row.figures.budget == (budget.isShared ? bucket.budget.minorUnits : nil))
        }
        #expect(byBucket.total.figures.spent == budget.spent.minorUnits)
        #expect(byBucket.total.figures.left == (budget.hasBudget ? budget.left.minorUnits : nil))
        let byCategory = try SpendingReport(
          SpendingReport.Question(month...month, by: .category), [budget])
        for row in byCategory.rows {
          guard case .category(let category) = row.key else { continue }
          #expect(
            row.figures.spent == budget.spending(in: category).spent.minorUnits, "seed \(seed)")
        }
      }
      let byMonth = try SpendingReport(SpendingReport.Question(Self.span, by: .month), budgets)
      #expect(byMonth.rows.map(\.figures.spent) == budgets.map(\.spent.minorUnits))
      #expect(
        byMonth.rows.map(\.figures.left)
          == budgets.map { $0.hasBudget ? $0.left.minorUnits : nil })
    }
  }

  @Test(.rows) func `rows add up to the total, parts to their row, and shares to 100 %`() {
    each(TestRun.seeds(60)) { (seed: UInt64) throws in  // P7, K2, P85
      let ledger = RandomHistory.ledger(seed: seed, requests: 80)
      let budgets = try ledger.view(MonthlyBuckets())
        .months(Self.months[0]...Self.months[Self.months.count - 1])
      let entries = Self.parts(ledger.view(EntryRegister()))
      let spent = budgets.reduce(0) { $0 + $1.spent.minorUnits }
      for rows in SpendingReport.Axis.allCases {
        for (inner, top) in [(SpendingReport.Axis?.none, Int?.none), (.merchant, nil), (nil, 2)] {
          if inner != nil, rows == .merchant || rows.length != nil { continue }
          var question = SpendingReport.Question(
            Self.span, by: rows, parts: inner, hasPeriods: true)
          question.top = top
          let report = try SpendingReport(
            question, budgets, parts: question.needsEntries ? entries : nil)
          #expect(report.total.figures.spent == spent, "seed \(seed), \(rows)")
          try expectSums(of: report.rows, report.total, 10_000, "seed \(seed), \(rows)")
          if let top, rows != .bucket, rows.length == nil {
            #expect(report.rows.count <= top + 1)
          }
        }
      }
    }
  }

  private func expectSums(
    of rows: [SpendingReport.Row], _ whole: SpendingReport.Row, _ share: Int, _ comment: Comment
  ) throws {
    #expect(rows.reduce(0) { $0 + $1.figures.spent } == whole.figures.spent, comment)
    for place in whole.periods.indices where rows.allSatisfy({ !$0.periods.isEmpty }) {
      let sum = rows.reduce(0) { $0 + $1.periods[place].spent }
      #expect(sum == whole.periods[place].spent, comment)
    }
    if rows.contains(where: { $0.figures.spent > 0 }) {
      #expect(rows.reduce(0) { $0 + ($1.figures.share ?? 0) } == share, comment)
    }
    for row in rows where !row.parts.isEmpty {
      try expectSums(of: row.parts, row, row.figures.share ?? 0, comment)
    }
  }

  @Test(.rows) func `a filter and what it leaves out make the whole`() {
    each(TestRun.seeds(60)) { (seed: UInt64) throws in
      let buckets = RandomHistory.ledger(seed: seed).view(MonthlyBuckets())
      let budgets = try buckets.months(Self.months[0]...Self.months[Self.months.count - 1])
      let all = budgets.flatMap(SpendingReport.Part.parts)
      var some = SpendingReport.Question(Self.span, by: .category)
      some.categories = [.dining, .groceries]
      var others = some
      others.categories = Set(all.map(\.category)).subtracting(some.categories)
      let kept = try SpendingReport(some, budgets)
      #expect(kept.rows.allSatisfy { $0.figures.budget == nil } && kept.total.figures.left == nil)
      let left = others.categories.isEmpty ? nil : try SpendingReport(others, budgets)
      #expect(
        kept.total.figures.spent + (left?.total.figures.spent ?? 0)
          == budgets.reduce(0) { $0 + $1.spent.minorUnits }, "seed \(seed)")
      var fun = SpendingReport.Question(Self.span, by: .month)
      fun.buckets = [.fun]
      #expect(
        try SpendingReport(fun, budgets).rows.map(\.figures.spent)
          == budgets.map { $0.buckets.first { $0.bucket == .fun }?.spent.minorUnits ?? 0 })
    }
  }

  static let means: [(last: Int64, before: [Int64], mean: Int64?)] = [
    (5, [], nil), (5, [3], 3), (0, [1, 2], 2), (0, [-1, -2], -2), (0, [1, 1, 2], 1),
    (7, [0, 0, 0], 0), (0, [.max, .max], .max), (-5, [.max], nil),
  ]

  @Test(arguments: means) func `a mean is rounded half away from zero`(
    _ example: (last: Int64, before: [Int64], mean: Int64?)
  ) {
    let trend = SpendingReport.Trend(example.last, after: example.before)
    #expect(trend?.mean == example.mean)
    if let trend { #expect(trend.change == example.last - trend.mean) }
  }

  @Test func `a trend begins with the first month that has anything`() throws {
    let events: [LedgerEvent] = [
      .spent(10_00, in: "dining", on: "2025-11-03"), .spent(20_00, in: "dining", on: "2025-12-03"),
      .spent(60_00, in: "dining", on: "2026-01-03"),
    ]
    let buckets = MonthlyBuckets(folding: [EventEnvelope]([.opened()] + events))
    let months = CalendarMonth.months(from: "2025-09", through: "2026-01")
    let report = try SpendingReport(
      SpendingReport.Question(
        months[0]...months[months.count - 1], by: .category, hasPeriods: true),
      buckets.months(months[0]...months[4]))
    let trend = try #require(report.trend(of: report.rows[0], since: "2025-11") { $0.spent })
    #expect(trend.last == 60_00 && trend.mean == 15_00 && trend.change == 45_00)
    let total = report.trend(of: report.total, since: "2025-11") { $0.spent }
    #expect(total == trend)
  }

  static let periods: [(SpendingReport.Axis, [String], [Bool])] = [
    (.year, ["2025", "2026"], [false, false]),
    (.quarter, ["2025-q4", "2026-q1", "2026-q2"], [false, true, false]),
    (
      .month, ["2025-11", "2025-12", "2026-01", "2026-02", "2026-03", "2026-04"],
      [Bool](repeating: true, count: 6)
    ),
  ]

  @Test(arguments: periods) func `periods are cut to the months of a report`(
    _ example: (length: SpendingReport.Axis, texts: [String], areWhole: [Bool])
  ) {
    let periods = ReportPeriod.periods(
      of: example.length, in: "2025-11"..."2026-04", weekStart: .monday)
    #expect(periods.map(\.text) == example.texts && periods.map(\.isWhole) == example.areWhole)
  }

  @Test(arguments: [(CalendarDay.Weekday.monday, "2026-03-02", 6), (.sunday, "2026-03-08", 5)])
  func `weeks begin on the ledger's day and cover each day of the months once`(
    _ weekStart: CalendarDay.Weekday, _ second: String, _ count: Int
  ) {
    let weeks = ReportPeriod.periods(of: .week, in: "2026-03"..."2026-03", weekStart: weekStart)
    #expect(weeks.count == count && weeks[1].text == second)
    #expect(weeks.reduce(0) { $0 + $1.days.lowerBound.days(until: $1.days.upperBound) + 1 } == 31)
    #expect(weeks[1].isWhole && weeks[1].days.lowerBound.weekday == weekStart)
  }

  @Test func `a mean is of whole known periods, and income stands beside what is spent of it`()
    throws
  {
    let events: [LedgerEvent] = [
      .received(1000_00, on: "2025-11-01"), .spent(10_00, in: "dining", on: "2025-11-03"),
      .received(500_00, on: "2025-12-01"), .spent(20_01, in: "dining", on: "2025-12-03"),
      .spent(90_00, in: "dining", on: "2026-01-03"),
    ]
    let buckets = MonthlyBuckets(folding: [EventEnvelope]([.opened()] + events))
    let months: ClosedRange<CalendarMonth> = "2025-09"..."2026-01"
    var question = SpendingReport.Question(months, by: .category)
    question.known = "2025-11-01"..."2026-01-10"
    let report = try SpendingReport(question, buckets.months(months))
    #expect(report.question.meanPeriods.map(\.text) == ["2025-11", "2025-12"])
    #expect(report.mean(of: report.rows[0], \.spent) == 15_01)
    let byYear = try SpendingReport(
      SpendingReport.Question(months, by: .year), buckets.months(months))
    #expect(byYear.rows.map(\.figures.income) == [1500_00, nil])
    #expect(byYear.rows.map(\.figures.kept) == [1469_99, nil])
    #expect(byYear.rows.map(\.figures.budget) == [1500_00, nil])
    #expect(byYear.total.figures.income == 1500_00 && byYear.mean(of: byYear.total, \.spent) == nil)
  }
}
