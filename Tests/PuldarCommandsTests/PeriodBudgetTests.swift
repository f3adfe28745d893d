import LedgerTestSupport
import Testing

/// Budgets of a week, two weeks, a quarter or a year, and limits that carry their rest.
@Suite struct PeriodBudgetTests {
  @Test(
    arguments: [
      ("budget 20 a week --category dining", "limit 20.00 a week from 2026-01 on for dining"),
      ("budget dining 20 every week", "limit 20.00 a week from 2026-01 on for dining"),
      ("budget 1200 a year -c insurance", "limit 1200.00 a year from 2026-01 on for insurance"),
      ("budget \"29 fortnightly\"", "budget 29.00 every 2 weeks from 2026-01 on"),
      ("budget 300 every quarter", "budget 300.00 a quarter from 2026-01 on"),
      ("budget 300 every 3 months", "budget 300.00 a quarter from 2026-01 on"),
      ("budget 300 a month", "budget 300.00 a month from 2026-01 on"),
    ])
  func `a budget is of the period that is said`(line: String, stored: String) async throws {
    let text = try await shown([line])
    #expect(text.contains(stored), "\(text)")
  }

  @Test func `a limit of a week is told when it is passed, by add, budget, check and report`()
    async throws
  {
    let begin = [
      "budget dining 20 a week", "budget dining 100", "add lunch 15", "add dinner 12",
    ]
    let over = "dining 2025-12-29..2026-01-04: OVER by 7.00 (27.00 of 20.00)"
    #expect(try await shown(begin).contains(over))
    #expect(try await shown(begin + ["report"]).contains(over))
    let check = try await shown(begin + ["check"], ends: 1)
    #expect(check.contains("\(over): 'puldar budget dining 27.00 every week'"), "\(check)")
    let budget = try await shown(begin + ["budget -c dining"])
    #expect(budget.contains("of 20.00, OVER by 7.00") && budget.contains("of 100.00, 73.00 left"))
    let json = try await shown(begin + ["budget --json -c dining"])
    #expect(
      json.contains(
        #"{"category":"dining","period":"2025-12-29..2026-01-04","limit":"20.00","carried":"0.00","used":"27.00","left":"-7.00","over":"7.00","usedPercent":135}"#
      ), "\(json)")
    #expect(!(try await shown(begin + ["undo 1", "report"]).contains("OVER")))
  }

  @Test(
    arguments: [
      ("budget 50 every 3 days", 64, "a week, two weeks, a month, a quarter or a year"),
      ("budget 50 every week on friday", 64, "a week, two weeks, a month, a quarter or a year"),
      ("budget 50 every week -m 2026-02", 64, "'--from MONTH' says from when"),
      ("budget 50 20 a week", 64, "Write an amount"),
    ])
  func `another period is refused`(line: String, code: Int32, part: String) async throws {
    let text = try await shown([line], ends: code)
    #expect(text.contains(part), "\(text)")
  }

  @Test func `the limits of a category carry their rest and their overspend`() async throws {
    let begin = [
      "budget dining 100", "budget rollover dining both", "add dinner 350 --today 2026-03-10",
    ]
    let left = try await shown(begin + ["budget -c dining --today 2026-04-02"])
    #expect(left.contains("of 50.00, 50.00 left, -50.00 carried"), "\(left)")
    let why = try await shown(begin + ["explain limit.dining --today 2026-04-02"])
    #expect(why.contains("left 50.00 = said 100.00 (1) + carried -50.00"), "\(why)")
    let list = try await shown(begin + ["budget rollover --today 2026-04-02"])
    #expect(list.contains("dining        both  carried -50.00"), "\(list)")
    let undone = try await shown(begin + ["undo 2", "budget -c dining --today 2026-04-02"])
    #expect(undone.contains("of 100.00, 100.00 left "), "\(undone)")
    #expect(try await shown(["budget rollover dining both"]).contains("it has no limit yet"))
    #expect(try await shown(["budget \"30 EUR\""], ends: 65).contains("the amount is in EUR"))
    #expect(
      try await shown(["budget rollover nothing both"], ends: 65).contains("no bucket 'nothing'"))
  }
}
