import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

struct MonthBudgetTests {
  private static func january(_ events: [LedgerEvent]) throws -> MonthBudget {
    let buckets = MonthlyBuckets(folding: ([.logOpened(.sample)] + events).envelopes)
    return try buckets.month(try #require(CalendarMonth(year: 2026, month: 1)))
  }

  @Test(.rows) func `P8: how much of the month is used`() {
    each([
      // P8: rounded down below 100, shown as it is above, none without a budget.
      (100_00, 99_60, 99 as Int?), (100_00, 99_99, 99), (100_00, 100_00, 100),
      (100_00, 104_30, 104),
      (100_00, 0, 0), (0, 5_00, nil), (3, 1, 33), (3, 2, 66),
    ]) { (income: Int64, spent: Int64, percent: Int?) throws in
      var events: [LedgerEvent] = []
      if income > 0 { events.append(.income(income, from: "2026-01-01")) }
      if spent > 0 { events.append(.spent(spent)) }
      #expect(try Self.january(events).usedPercent == percent)
    }
  }

  @Test(.rows) func `P11: a bucket is over only when less than nothing is left`() {
    each([(29_99, 0), (30_00, 0), (30_01, 1)] as [(Int64, Int64)]) {
      (spent: Int64, over: Int64) throws in
      let month = try Self.january([
        .income(100_00, from: "2026-01-01"), .spent(spent, in: "dining"),
      ])
      let fun = try #require(month.buckets.first { $0.bucket == .fun })
      #expect(fun.over.minorUnits == over)
      #expect(fun.left.minorUnits == 30_00 - spent)
    }
  }

  @Test(.rows) func `P12, P21: a month is overspent by what was spent above its capacity`() {
    each([(100_00, 0), (100_01, 1), (99_99, 0)] as [(Int64, Int64)]) {
      (spent: Int64, over: Int64) throws in
      let month = try Self.january([.income(100_00, from: "2026-01-01"), .spent(spent)])
      #expect(month.over.minorUnits == over)
      #expect(month.left.minorUnits == 100_00 - spent)
    }
  }

  @Test func `P13: without an income nothing is overspent, and the sum is shown`() throws {
    let month = try Self.january([.spent(5_00)])
    #expect(!month.hasIncome)
    #expect(month.over == 0)
    #expect(month.spent == 5_00)
  }

  @Test func `P24: an hourly income is rounded once, half to even`() throws {
    let hours = try #require(WorkHours(hundredths: 3750))
    let rate = Money(minorUnits: 23_37, currency: .usd)
    let month = try Self.january([
      .setting(.incomeSet(IncomeSet(from: .first, plan: .hourly(rate: rate, hours: hours))))
    ])
    #expect(month.income == 3797_62)
  }

  @Test func `P31: the categories of a bucket stand by what was spent, equals by name`() throws {
    let month = try Self.january([
      .spent(5, in: "travel"), .spent(7, in: "dining"), .spent(5, in: "gifts"),
    ])
    let fun = try #require(month.buckets.first { $0.bucket == .fun })
    #expect(fun.categories.map(\.category.text) == ["dining", "gifts", "travel"])
  }

  @Test func `a sum that does not fit names the event from which on`() throws {
    let largest = Money.largestMinorUnits
    let many = Array(repeating: LedgerEvent.spent(largest), count: 9_223)
    #expect(try Self.january(many).spent.minorUnits == 9_223 * largest)
    #expect(throws: FigureTooLarge(since: .sample(9_224))) {
      _ = try Self.january(many + [.spent(largest)])
    }
  }
}
