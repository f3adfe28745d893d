import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// The person's own rules, as a ledger keeps them.
struct OwnRuleTests {
  private func rules(_ ledger: PracticeLedger) -> [String] {
    ledger.view(DecisionState()).plan.ownRules.map { "\($0.words): \($0.category.text)" }
  }

  @Test func `SP42: of two rules the one with more words decides, of as many the later`() throws {
    var ledger = PracticeLedger()
    for (words, category) in [
      ("door", CategoryName.other), ("blue door", .dining), ("tea", .gifts),
    ] {
      try ledger.perform(AddRule(words, category))
    }
    #expect(rules(ledger) == ["blue door: dining", "tea: gifts", "door: other"])
  }

  @Test func `SP42: a rule with the same words is replaced, and comes back with an undo`() throws {
    var ledger = PracticeLedger()
    try ledger.perform(AddRule("door", .dining))
    try ledger.perform(AddRule("door", .gifts))
    #expect(rules(ledger) == ["door: gifts"])
    #expect(throws: Refusal.nothingToChange) { try ledger.perform(AddRule("door", .gifts)) }
    try ledger.perform(UndoEvent())
    #expect(rules(ledger) == ["door: dining"])
    try ledger.perform(RedoEvent())
    #expect(rules(ledger) == ["door: gifts"])
  }

  @Test func `SP42: a rule that was ended says nothing more`() throws {
    var ledger = PracticeLedger()
    let rule = try #require(try ledger.perform(AddRule("door", .dining)).first)
    try ledger.perform(EndRule(rule))
    #expect(rules(ledger).isEmpty)
    #expect(throws: Refusal.nothingToChange) { try ledger.perform(EndRule(rule)) }
    #expect(throws: Refusal.noSuchRule(0)) { try ledger.perform(EndRule(0)) }
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var decision: AddRule
    var refusal: Refusal
  }

  static let refused: [Refused] = [
    Refused(
      testDescription: "without words", decision: AddRule("", .dining),
      refusal: .textMissing(member: "words")),
    Refused(
      testDescription: "with more words than any shop has",
      decision: AddRule(String(repeating: "x", count: 121), .dining),
      refusal: .textTooLong(member: "words", byteCount: 121)),
    Refused(
      testDescription: "into income", decision: AddRule("door", .income),
      refusal: .incomeIsNoCategory),
    Refused(
      testDescription: "into what no category is", decision: AddRule("door", "pets"),
      refusal: .unknownCategory("pets", known: CategoryCatalog().all)),
  ]

  @Test(.rows) func `a rule that cannot be is refused`() {
    each(Self.refused) { row in
      var ledger = PracticeLedger()
      #expect(throws: row.refusal) { try ledger.perform(row.decision) }
    }
  }

  @Test func `SP31: weeks begin on the day that was said last, else on the ledger's first`() throws
  {
    var ledger = PracticeLedger()
    func weekStart() -> CalendarDay.Weekday { ledger.view(DecisionState()).plan.weekStart }
    #expect(weekStart() == .monday)
    try ledger.perform(SetWeekStart(.sunday))
    #expect(weekStart() == .sunday)
    #expect(throws: Refusal.nothingToChange) { try ledger.perform(SetWeekStart(.sunday)) }
    try ledger.perform(UndoEvent())
    #expect(weekStart() == .monday)
    #expect(CalendarDay.Weekday.saturday.week.map(\.rawValue) == [6, 7, 1, 2, 3, 4, 5])
  }

  @Test func `SP31: the days of a month add up to what the month spent and received`() throws {
    for seed in TestRun.seeds(40) {
      let ledger = RandomHistory.ledger(seed: seed, requests: 200)
      let buckets = ledger.view(MonthlyBuckets())
      let span = buckets.span(with: PracticeLedger.today.month)
      // What came on the last days of a month may count in the next, and on the first in the one before.
      let first = span.lowerBound.previous ?? span.lowerBound
      let last = span.upperBound.next ?? span.upperBound
      var (counted, received): (Int64, Int64) = (0, 0)
      for month in CalendarMonth.months(from: first, through: last) {
        let budget = try buckets.month(month)
        let days = try buckets.days(of: month)
        #expect(days.map(\.day.day) == Array(1...month.length))
        #expect(days.reduce(0) { $0 + $1.spent.minorUnits } == budget.spent.minorUnits)
        let count = try buckets.overview(of: budget).entryCount
        #expect(days.reduce(0) { $0 + $1.entryCount } == count)
        counted += budget.income.minorUnits - budget.expected.minorUnits
        received += days.reduce(0) { $0 + $1.income.minorUnits }
      }
      #expect(counted == received, "seed \(seed)")
    }
  }
}
