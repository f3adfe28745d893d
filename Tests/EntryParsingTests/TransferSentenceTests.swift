import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Sentences of money that moves between the person's own accounts.
struct TransferSentenceTests {
  private func read(_ text: String) throws -> String? {
    var context = ParsingContext(today: try CalendarDay(reading: "2026-03-18"), currency: .usd)
    context.ownAccounts = [OwnAccount(try #require(AccountName("visa")), nil)]
    return try RuleBasedParser().transfer(in: text, context: context).map {
      "\($0.amount) \($0.source) \($0.destination) \($0.date)"
    }
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
    ("moved 200 to savings account @cash", "200.00 USD cash savings 2026-03-18"),
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
    "paid 300 toward credit card",
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
    context.ownAccounts = [OwnAccount(visa, .card)]
    let moved = try RuleBasedParser().transfer(in: text, context: context)
    #expect(moved.map { "\($0.amount) \($0.source) \($0.destination)" } == transfer)
    // Of two cards it is the one that is named.
    context.ownAccounts.append(OwnAccount(try #require(AccountName(["amex"].joined())), .card))
    let isNamed = text.contains("visa")
    let found = try RuleBasedParser().transfer(in: text, context: context)
    #expect((found != nil) == (transfer != nil && isNamed))
  }

  @Test func `a transfer of nothing is refused with the words`() {
    #expect(throws: ParsingFailure.zeroAmount("0")) { try read("atm withdrawal 0") }
  }

  /// That of a ledger with a card, savings and a loan.
  private func context(of row: MoveSentenceTables.Row) throws -> ParsingContext {
    var context = ParsingContext(
      today: try CalendarDay(reading: "2026-03-18"), currency: .usd,
      conventions: NumberConventions(
        localeIdentifier: row.language == "en" ? "en_US" : row.language))
    let accounts: [(String, AccountKind)] = [
      ("bank", .bank), ("cash", .cash), ("visa", .card), ("savings", .savings),
      ("car-loan", .loan),
    ]
    context.ownAccounts = try accounts.map { name, kind in
      OwnAccount(try #require(AccountName(name)), kind)
    }
    context.accounts = context.ownAccounts.map(\.name)
    return context
  }

  /// What the ledger makes of a sentence, as the tables tell it.
  private func meaning(of row: MoveSentenceTables.Row) throws -> String {
    let parser = RuleBasedParser()
    let context = try context(of: row)
    do {
      return try parser.parse(row.text, context: context).entries.map(\.type.text)
        .joined(separator: ", ")
    } catch ParsingFailure.ownTransfer {
      let moved = try parser.transfer(in: row.text, context: context)
      return moved.map {
        "\($0.amount.description.prefix { $0 != " " }) \($0.source) \($0.destination)"
      } ?? "open"
    } catch ParsingFailure.unclearMove {
      return "asked"
    } catch {
      return error.problem
    }
  }

  @Test(.rows) func `what goes to an account of the ledger and buys nothing is moved`() {
    each(MoveSentenceTables.moves) { row throws in
      #expect(try meaning(of: row) == row.meaning)
    }
  }

  @Test(.rows) func `what is bought or comes in is no move, whatever account it names`() {
    each(MoveSentenceTables.entries) { row throws in
      #expect(try meaning(of: row) == row.meaning)
    }
  }

  @Test(.rows) func `what goes to an account and names a thing beside it is asked`() {
    each(MoveSentenceTables.asked) { row throws in
      #expect(try meaning(of: row) == row.meaning)
    }
  }

  @Test(.rows) func `an account is known by its whole name, whatever stands in it`() {
    each(["n26", "401k", "my_pot", "holiday pot", "café", "rainy-day", "chase 2"]) { name throws in
      var context = ParsingContext(today: try CalendarDay(reading: "2026-03-18"), currency: .usd)
      let account = try #require(AccountName(name))
      context.ownAccounts = [OwnAccount(account, .savings)]
      let moved = try RuleBasedParser().transfer(in: "moved 30 to \(name)", context: context)
      #expect(moved.map { "\($0.amount) \($0.destination)" } == "30.00 USD \(name)")
    }
  }

  @Test(.rows) func `from, with and on name the account that pays`() {
    each(MoveSentenceTables.payers) { row throws in
      let parsed = try RuleBasedParser().parse(row.text, context: try context(of: row))
      #expect((parsed.entries.first?.account?.text ?? "-") == row.meaning)
    }
  }
}
