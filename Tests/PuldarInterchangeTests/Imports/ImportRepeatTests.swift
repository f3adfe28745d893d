import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// Where the same money is told of twice, by files that do not look alike.
struct ImportRepeatTests {
  private typealias Plan = ImportPlanTests

  @Test func `a bank's name for a line that it gives again next month loses none and doubles none`()
    throws
  {
    let apple = Plan.line("2026-01-03", -10_00, "APPLE", id: "0001")
    let bread = Plan.line("2026-01-20", -33_00, "BREAD", id: "0001")
    var ledger = PracticeLedger()
    try Plan.take(Plan.statement([apple]), into: &ledger)
    #expect(try Plan.states([Plan.statement([bread])], in: ledger) == [.new])
    try Plan.take(Plan.statement([bread]), into: &ledger)
    #expect(try Plan.states([Plan.statement([apple, bread])], in: ledger) == [.known, .known])
  }

  @Test func `a line that two files of one call tell of is new once`() throws {
    let statement = Plan.statement(Plan.coffees)
    let states = try Plan.states([statement, statement], in: PracticeLedger())
    #expect(states == [.new, .new, .new, .known, .known, .known])
  }

  @Test(arguments: [
    ("CASH AND CARRY", false), ("SAVINGS BOOKSTORE", false), ("ATM 0123", false), ("CASH", false),
    ("Cash withdrawal 5th Ave", true), ("WITHDRAWAL 5TH AVE ATM", true),
  ])
  func `a shop whose name holds such a word is no transfer`(payee: String, isMove: Bool) throws {
    let statement = Plan.statement([Plan.line("2026-01-10", -12_00, payee)])
    let row = try #require(
      try ImportPlan([statement], in: Plan.held(PracticeLedger()), since: nil).rows.first)
    #expect((row.role == .transfer(.cash)) == isMove)
    #expect(isMove || row.role == .expense)
  }
}
