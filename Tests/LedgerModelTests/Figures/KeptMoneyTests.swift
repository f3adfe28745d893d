import LedgerLiterals
import LedgerTestSupport
import Testing

@testable import LedgerModel

/// What months count of money that is kept: put away by moves and goals, and covered by what is bought from
/// kept accounts.
struct KeptMoneyTests {
  private static let today = PracticeLedger.today

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var events: [LedgerEvent]
    /// Spent, covered and put away of each category in cents.
    var figures: [CategoryName: [Int64]]
  }

  private static func move(
    _ units: Int64, _ source: AccountName, _ destination: AccountName,
    in category: CategoryName? = nil, sparesBudget: Bool = false
  ) -> LedgerEvent {
    .account(
      .transferMade(
        TransferMade(
          amount: Money(minorUnits: units, currency: .usd), date: "2026-01-02", from: source,
          to: destination, in: category, sparesBudget: sparesBudget)))
  }

  private static func added(_ account: AccountName, _ kind: AccountKind) -> LedgerEvent {
    .account(.added(AccountAdded(account: account, kind: kind)))
  }

  private static func bought(_ units: Int64, from account: AccountName) -> LedgerEvent {
    .entry(
      .expense(
        amount: Money(minorUnits: units, currency: .usd), category: .shopping, date: "2026-01-02",
        account: account, texts: EntryTexts(by: "flags")))
  }

  static let cases: [Case] = [
    Case(
      testDescription: "between accounts at hand nothing",
      events: [move(10, .bank, .cash), added("visa", .card), move(5, .bank, "visa")], figures: [:]),
    Case(
      testDescription: "to savings, an investment and a loan in the category of each",
      events: [
        added("etf", .investment), added("car", .loan), move(1, .bank, "savings"),
        move(2, .cash, "etf"), move(4, .bank, "car"),
      ], figures: [.savings: [0, 0, 1], .investment: [0, 0, 2], .debt: [0, 0, 4]]),
    Case(
      testDescription: "the way back with a minus, in the category that is named",
      events: [move(9, .bank, "savings"), move(4, "savings", .bank, in: .insurance)],
      figures: [.savings: [0, 0, 9], .insurance: [0, 0, -4]]),
    Case(
      testDescription: "between two kept accounts nothing",
      events: [added("car", .loan), move(9, "savings", "car")], figures: [:]),
    Case(
      testDescription: "what spares the budget is in no month",
      events: [move(9, .bank, "savings", sparesBudget: true)], figures: [:]),
    Case(
      testDescription: "what is bought from a kept account is covered whole",
      events: [bought(900, from: "savings")], figures: [.shopping: [900, 900, 0]]),
    Case(
      testDescription: "what an account is may be said later",
      events: [bought(7, from: "pot"), move(3, .bank, "pot"), added("pot", .savings)],
      figures: [.shopping: [7, 7, 0], .savings: [0, 0, 3]]),
    Case(
      testDescription: "a goal is filled and emptied, and gives back what it holds when it ends",
      events: [
        .account(.envelope(.goalAdded(GoalAdded("Bike", from: "2026-01-01")))),
        step(50, isIn: true), step(20, isIn: false), step(5, isIn: true, in: .gifts),
        .account(.envelope(.goalEnded(GoalEnded(.sample(1), from: "2026-01-20")))),
      ], figures: [.savings: [0, 0, 50 - 20 - 35], .gifts: [0, 0, 5]]),
  ]

  private static func step(
    _ units: Int64, isIn: Bool, in category: CategoryName? = nil
  ) -> LedgerEvent {
    let step = GoalStep(
      .sample(1), Money(minorUnits: units, currency: .usd), on: "2026-01-02", in: category)
    return .account(
      .envelope(isIn ? .goalFunded(GoalFunded(step)) : .goalWithdrawn(GoalWithdrawn(step))))
  }

  @Test(arguments: cases) func `a month counts what is put away and covered`(_ example: Case) throws
  {
    let ledger = PracticeLedger([.logOpened(.sample)] + example.events)
    let month = try ledger.month("2026-01")
    let found = month.buckets.flatMap(\.categories).filter { !$0.isNothing }
    let figures = found.map {
      ($0.category, [$0.spent, $0.covered, $0.putAway].map(\.minorUnits))
    }
    #expect(
      Dictionary(uniqueKeysWithValues: figures) == example.figures.filter { $0.value != [0, 0, 0] })
    let used = found.reduce(0) { $0 + $1.used.minorUnits }
    #expect(month.used.minorUnits == used && month.left.minorUnits == -used)
  }

  @Test func `what comes to a kept account is no month's income`() throws {
    let ledger = PracticeLedger([
      .logOpened(.sample),
      .entry(
        .income(
          amount: Money(minorUnits: 7, currency: .usd), date: "2026-01-02", account: "savings",
          texts: EntryTexts(by: "flags"))),
      .received(100, on: "2026-01-02"),
    ])
    #expect(try ledger.month("2026-01").income.minorUnits == 100)
    #expect(ledger.view(MonthlyBuckets()).received(on: "2026-01-02") == 100)
  }

  @Test(arguments: [(AccountName.bank, AccountName.cash), ("savings", "loan")])
  func `a category of what is not put away is refused`(
    _ source: AccountName, _ destination: AccountName
  ) throws {
    var ledger = PracticeLedger()
    let amount = Money(minorUnits: 100, currency: .usd)
    var decision = MoveMoney(
      amount, from: source, to: destination, on: Self.today, today: Self.today)
    decision.category = .travel
    #expect(throws: Refusal.nothingPutAway(source, destination)) { try ledger.perform(decision) }
    decision.category = nil
    decision.sparesBudget = true
    #expect(throws: Refusal.nothingPutAway(source, destination)) { try ledger.perform(decision) }
  }
}
