import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Sentences of money that moves between the person's own accounts.
struct TransferSentenceTests {
  private func read(_ text: String) throws -> String? {
    let context = ParsingContext(today: try CalendarDay(reading: "2026-03-18"), currency: .usd)
    return try RuleBasedParser().transfer(
      in: text, context: context, accounts: [try #require(AccountName("visa"))]
    ).map { "\($0.amount) \($0.source) \($0.destination) \($0.date)" }
  }

  @Test(arguments: [
    ("moved 200 to savings account", "200.00 USD bank savings 2026-03-18"),
    ("transferred 200 to my savings account", "200.00 USD bank savings 2026-03-18"),
    ("moved 50 from savings to checking", "50.00 USD savings bank 2026-03-18"),
    ("atm withdrawal 60", "60.00 USD bank cash 2026-03-18"),
    ("atm 60 yesterday", "60.00 USD bank cash 2026-03-17"),
    ("withdrew 80", "80.00 USD bank cash 2026-03-18"),
    ("took out 60 cash yesterday", "60.00 USD bank cash 2026-03-17"),
    ("deposited 100 cash", "100.00 USD cash bank 2026-03-18"),
    ("put 100 cash in my checking account", "100.00 USD cash bank 2026-03-18"),
  ])
  func `a sentence of own accounts says what moves, and between which`(
    text: String, transfer: String
  ) throws {
    #expect(try read(text) == transfer)
  }

  @Test(arguments: [
    "own transfer 300", "transfer 250 between my checking accounts", "lunch 12",
    "moved 200 to savings account @cash", "paid 300 toward credit card",
  ])
  func `what leaves an account open, or is spent, is no transfer`(text: String) throws {
    #expect(try read(text) == nil)
  }

  @Test func `a transfer of nothing is refused with the words`() {
    #expect(throws: ParsingFailure.zeroAmount("0")) { try read("atm withdrawal 0") }
  }
}
