import LedgerLiterals
import LedgerModel
import LedgerTestSupport
import Testing

/// The true history under other rules, against a table in which they were exchanged by hand.
struct ScenarioTests {
  private static let months: ClosedRange<CalendarMonth> = "2025-09"..."2026-03"

  /// A rule, and what it does to a table of all events.
  private struct Rule {
    var decision: any LedgerDecision
    var exchange: (inout EventTable) -> Void
  }

  private static func rule(
    _ events: [EventEnvelope], _ generator: inout SeededGenerator
  ) -> Rule {
    let months = CalendarMonth.months(from: "2025-10", through: "2026-02")
    let from = (months.randomElement(using: &generator) ?? "2026-01").firstDay
    let bucket = (BucketName.builtIn + ["travel"]).randomElement(using: &generator) ?? .fun
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      let first = Int.random(in: 0...100, using: &generator)
      let shares = [BucketShare](first, 100 - first, 0)
      return Rule(decision: ChangeAllocation(shares, from: from)) { table in
        table.exchange(.setting(.allocationChanged(AllocationChanged(from: from, shares: shares))))
      }
    case 1:
      let plan = IncomePlan.monthly(
        Money(minorUnits: .random(in: 0...900_000, using: &generator), currency: .usd))
      return Rule(decision: SetIncome(plan, from: from)) { table in
        table.exchange(.setting(.incomeSet(IncomeSet(from: from, plan: plan))))
      }
    case 2:
      let mode = RolloverMode.allCases.randomElement(using: &generator) ?? .both
      return Rule(decision: SetRollover(mode, of: bucket, from: from)) { table in
        table.exchange(.setting(.rolloverSet(RolloverSet(from: from, bucket: bucket, mode: mode))))
      }
    case 3:
      let category = ["dining", "groceries", "pets"].randomElement(using: &generator) ?? "dining"
      return Rule(decision: MoveCategory(.known(category), to: bucket, from: from)) { table in
        table.exchange(.moved(category, to: bucket.text, from: from.text))
      }
    default:
      let id = events.randomElement(using: &generator)?.id ?? EventID(writer: .sample, number: 1)
      return Rule(decision: VoidEntry(id)) { table in table.leaveOut(id) }
    }
  }

  private static func history(_ seed: UInt64) -> PracticeLedger {
    guard seed % 3 == 0 else { return RandomHistory.ledger(seed: seed) }
    var ledgers = RandomHistory.threeDevices(seed: seed)
    for other in ledgers.dropFirst() { ledgers[0].receive(other.events) }
    return ledgers[0]
  }

  /// Has a rule decided; answers why it was refused.
  private static func decide<D: LedgerDecision>(
    _ rule: D, _ scenario: inout ScenarioEvents, over ledger: PracticeLedger
  ) -> Refusal? {
    let isSeveral = Set(ledger.events.map(\.id.writer)).count > 1
    var fold = LedgerFold(into: rule.view, hasSeveralLogs: isSeveral)
    for event in ledger.events { fold.apply(event) }
    do throws(ScenarioRefusal) {
      try scenario.decide(rule, over: fold)
      return nil
    } catch {
      return error.refusal
    }
  }

  /// Why a ledger that holds all the events refuses a decision.
  private static func refusal<D: LedgerDecision>(of rule: D, by ledger: PracticeLedger) -> Refusal?
  {
    var ledger = ledger
    do throws(Refusal) {
      try ledger.perform(rule)
      return nil
    } catch {
      return error
    }
  }

  @Test(.rows)
  func `the months of a scenario are those of a table in which the rules were exchanged`() {
    each(TestRun.seeds(150)) { (seed: UInt64) throws in
      var generator = SeededGenerator(seed: seed)
      let ledger = Self.history(seed)
      let isSeveral = Set(ledger.events.map(\.id.writer)).count > 1
      var scenario = ScenarioEvents(beside: Set(ledger.events.map(\.id.writer)))
      var table = EventTable(ledger.events)
      for count in 0..<3 {
        let rule = Self.rule(ledger.events, &generator)
        let refused = Self.decide(rule.decision, &scenario, over: ledger)
        if count == 0 {
          // The same words as the command's, but that nothing new is no mistake here.
          let expected = Self.refusal(of: rule.decision, by: ledger)
          #expect(refused == (expected == .nothingToChange ? nil : expected), "seed \(seed)")
        }
        if refused == nil { rule.exchange(&table) }
      }
      var fold = LedgerFold(into: MonthlyBuckets(), hasSeveralLogs: isSeveral)
      for event in ledger.events { fold.apply(event) }
      let buckets = scenario.added(to: fold).projection
      for (month, expected) in zip(
        CalendarMonth.months(from: Self.months.lowerBound, through: Self.months.upperBound),
        table.months(Self.months))
      {
        let budget = try buckets.month(month)
        #expect(budget.income.minorUnits == expected.income, "seed \(seed), \(month)")
        for bucket in expected.buckets {
          let found = budget.buckets.first { $0.bucket == bucket.bucket }
          #expect(
            found?.budget.minorUnits ?? 0 == bucket.budget,
            "seed \(seed), \(month), \(bucket.bucket)")
          #expect(
            found?.carried.minorUnits ?? 0 == bucket.carried,
            "seed \(seed), \(month), \(bucket.bucket)")
          #expect(
            found?.spent.minorUnits ?? 0 == bucket.spent, "seed \(seed), \(month), \(bucket.bucket)"
          )
        }
      }
    }
  }

  @Test func `a true setting that begins later does not override a rule`() throws {
    var ledger = PracticeLedger()
    try ledger.perform(SetIncome(.monthly(4000_00), from: "2025-10-01"))
    try ledger.perform(SetIncome(.monthly(5000_00), from: "2025-12-01"))
    var scenario = ScenarioEvents(beside: [.sample])
    let rule = SetIncome(.monthly(4000_00), from: "2025-11-01")
    #expect(Self.decide(rule, &scenario, over: ledger) == nil)
    var fold = LedgerFold(into: MonthlyBuckets())
    for event in ledger.events { fold.apply(event) }
    let buckets = scenario.added(to: fold).projection
    #expect(try buckets.month("2026-01").income == 4000_00)
    #expect(try ledger.month("2026-01").income == 5000_00)
  }

  @Test func `rules of one kind stand beside each other, whichever is named first`() throws {
    let ledger = PracticeLedger()
    let rules = [
      SetIncome(.monthly(2000_00), from: "2025-12-01"),
      SetIncome(.monthly(1000_00), from: "2025-10-01"),
    ]
    for order in [rules, rules.reversed()] {
      var scenario = ScenarioEvents(beside: [.sample])
      for rule in order { #expect(Self.decide(rule, &scenario, over: ledger) == nil) }
      var fold = LedgerFold(into: MonthlyBuckets())
      for event in ledger.events { fold.apply(event) }
      let buckets = scenario.added(to: fold).projection
      #expect(try buckets.month("2025-11").income == 1000_00)
      #expect(try buckets.month("2025-12").income == 2000_00)
    }
  }

  @Test func `a writer that is named like a scenario's is no issue`() throws {
    let writer = WriterID.known("scenario")
    var ledger = PracticeLedger(writer: writer)
    let entry = try ledger.add(.expense(45_00, in: .groceries, on: "2026-01-02"))
    var scenario = ScenarioEvents(beside: [writer])
    #expect(Self.decide(VoidEntry(entry), &scenario, over: ledger) == nil)
    #expect(scenario.events.allSatisfy { $0.id.writer != writer })
    var fold = LedgerFold(into: MonthlyBuckets())
    for event in ledger.events { fold.apply(event) }
    #expect(try scenario.added(to: fold).projection.month("2026-01").spent == 0)
  }
}
