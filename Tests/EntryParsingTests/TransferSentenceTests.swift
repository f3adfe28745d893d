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
    ("transferred 100 from bank to cash", "100.00 USD bank cash 2026-03-18"),
    ("moved 100 from my wallet to the bank yesterday", "100.00 USD cash bank 2026-03-17"),
    ("moved 70 to cash from my savings", "70.00 USD savings cash 2026-03-18"),
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
    "transferred 100 from bank to john",
    "transferred 100 from cash to the landlord",
    "moved 200 to savings account @cash", "paid 300 toward credit card",
  ])
  func `what leaves an account open, or is spent, is no transfer`(text: String) throws {
    #expect(try read(text) == nil)
  }

  @Test(
    arguments: [
      ("paid credit card bill 300", "300.00 USD bank visa"),
      ("paid 300 toward credit card", "300.00 USD bank visa"),
      ("credit card payment 350 yesterday", "350.00 USD bank visa"),
      ("paid off my visa 120", "120.00 USD bank visa"),
      ("paid visa bill 120", "120.00 USD bank visa"),
      ("paid 50 with my credit card at target", nil), ("paid 50 with visa", nil),
      ("visa application 80", nil), ("paid 300 for lunch", nil), ("credit card fee 30", nil),
      ("paid rent 900", nil),
    ] as [(String, String?)])
  func `to pay a card that is an account of the ledger moves money there`(
    text: String, transfer: String?
  ) throws {
    var context = ParsingContext(today: try CalendarDay(reading: "2026-03-18"), currency: .usd)
    let visa: AccountName = try #require(AccountName(["visa"].joined()))
    #expect(try RuleBasedParser().transfer(in: text, context: context) == nil)
    context.cards = [visa]
    let moved = try RuleBasedParser().transfer(in: text, context: context)
    #expect(moved.map { "\($0.amount) \($0.source) \($0.destination)" } == transfer)
    // Of two cards it is the one that is named.
    context.cards = [visa, try #require(AccountName(["amex"].joined()))]
    let isNamed = text.contains("visa")
    let found = try RuleBasedParser().transfer(in: text, context: context)
    #expect((found != nil) == (transfer != nil && isNamed))
  }

  @Test func `a transfer of nothing is refused with the words`() {
    #expect(throws: ParsingFailure.zeroAmount("0")) { try read("atm withdrawal 0") }
  }
}
