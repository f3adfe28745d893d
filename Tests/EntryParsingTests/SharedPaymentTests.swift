import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// "dinner 60 split anna bob": one's own share is spent, and the rest is lent.
@Suite struct SharedPaymentTests {
  private static let names = ["anna", "bob", "carl", "dora", "emil", "fred", "gina"]

  private func context(
    _ people: [String] = [], in currency: Money.Currency = .usd
  ) throws -> ParsingContext {
    var context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-11-20")), currency: currency)
    context.ownAccounts =
      [OwnAccount(.bank, .bank), OwnAccount(.cash, .cash)]
      + people.compactMap { AccountName($0).map { OwnAccount($0, .person) } }
    context.accounts = context.ownAccounts.map(\.name)
    return context
  }

  private func number(_ money: Money) -> Substring { money.plainText.prefix { $0 != " " } }

  /// The entries of a text as `20.00 anna 20.00 bob 20.00`: the own share, and what is lent to whom.
  private func read(_ text: String, _ context: ParsingContext) throws -> [String] {
    try RuleBasedParser().parse(text, context: context).entries.map { entry in
      ([String(number(entry.amount))]
        + entry.lent.flatMap { [$0.destination.text, String(number($0.amount))] }).joined(
          separator: " ")
    }
  }

  @Test(
    arguments: [
      ("dinner 60 split anna bob", "20.00 anna 20.00 bob 20.00"),
      ("dinner 60 @cash split anna and bob", "20.00 anna 20.00 bob 20.00"),
      ("tea 10 split anna, bob & carl yesterday", "2.50 anna 2.50 bob 2.50 carl 2.50"),
      ("spent 10 on tea split me, anna and bob", "3.34 anna 3.33 bob 3.33"),
      ("dinner 60 split anna, my share 20", "20.00 anna 40.00"),
      ("dinner 61 split anna bob, my part 20", "20.00 anna 20.50 bob 20.50"),
    ])
  func `a payment split among named people is one's own share and what is lent to each`(
    text: String, expected: String
  ) throws {
    let context = try context()
    #expect(try read(text, context) == [expected])
    let entry = try #require(try RuleBasedParser().parse(text, context: context).entries.first)
    #expect(entry.type == .expense && entry.category == .dining)
    #expect(entry.account == (text.contains("@cash") ? .cash : nil))
    #expect((entry.date < context.today) == text.contains("yesterday"))
  }

  @Test(.rows)
  func
    `own share and what is lent are what was paid, to the smallest unit, for all amounts and people`()
    throws
  {
    for currency in [Money.Currency.usd, .jpy] + [Money.Currency(code: "KWD")].compactMap(\.self) {
      for count in 1...7 {
        let people = Self.names.prefix(count)
        for units in [Int64(count) + 1, 100, 101, 1_003, 6_000, 99_999, 1_234_567] {
          let whole = Money(minorUnits: units, currency: currency)
          let text = "dinner \(whole.plainText) split \(people.joined(separator: " "))"
          let parsed = try RuleBasedParser().parse(text, context: context(in: currency))
          let entry = try #require(parsed.entries.first)
          let shares = [entry.amount] + entry.lent.map(\.amount)
          let all = shares.map(\.minorUnits)
          #expect(entry.lent.map(\.destination.text) == Array(people), "\(text)")
          #expect(all.reduce(0, +) == units, "\(text)")
          #expect((all.max() ?? 0) - (all.min() ?? 0) <= 1 && all.first == all.max(), "\(text)")
        }
      }
    }
  }

  @Test(
    arguments: [
      "dinner 60 split evenly", "dinner 60 split anna anna", "0.02 tea split anna bob",
      "dinner 60 split anna groceries", "tea 5 split anna, coffee 6", "income 60 split anna",
      "dinner 60 split bank", "dinner 60 split 3 ways with anna",
      "split 60 dinner 3 ways with anna",
    ])
  func `a share of nothing, one person twice and words that are no names are asked about`(
    text: String
  ) throws {
    let parsed = try? RuleBasedParser().parse(text, context: context())
    #expect(parsed?.entries.allSatisfy(\.lent.isEmpty) ?? true, "\(text)")
  }

  @Test(
    arguments: [
      ("taxi 45 split with tom", "45.00"), ("taxi 45 split with anna", "22.50 anna 22.50"),
      ("taxi 45 shared with anna", "22.50 anna 22.50"), ("lunch with anna 20", "20.00"),
      ("taxi 45 split with anna and tom", "45.00"), ("split 60 3 ways", "20.00"),
      ("taxi 45 split evenly with anna", "22.50 anna 22.50"),
      ("taxi 45 split 50/50 with anna", "22.50 anna 22.50"),
      ("taxi 45 split 2 ways with anna", "22.50 anna 22.50"),
      ("split 45 taxi with anna", "22.50 anna 22.50"),
      ("split 45 taxi 2 ways with anna", "22.50 anna 22.50"),
      ("split 45 taxi evenly with anna", "22.50 anna 22.50"), ("split 45 taxi with tom", "22.50"),
    ])
  func `after with only a person who has an account shares, since others say what a share cost`(
    text: String, expected: String
  ) throws {
    let read = try? read(text, context(["anna"]))
    #expect(
      read == [expected] || text.contains("anna and tom") && read == ["15.00"], "\(read ?? [])")
  }

  @Test(
    arguments: [
      ("anna paid me back 20", "anna -> bank"), ("paid anna back 20", "bank -> anna"),
      ("lent anna 20", "bank -> anna"), ("i lent anna 20 for a taxi", "bank -> anna"),
      ("lent 20 to anna for lunch", "bank -> anna"), ("got 20 from anna", "anna -> bank"),
      ("received 20 from anna in cash", "anna -> cash"), ("anna repaid 20", "anna -> bank"),
      ("20 from anna", "anna -> bank"), ("anna lent me 20", "anna -> bank"),
      ("borrowed 20 from anna", "anna -> bank"), ("anna gave back 20", "anna -> bank"),
      ("i paid anna 20", "bank -> anna"), ("sent 20 to anna", "bank -> anna"),
    ])
  func `money between oneself and a person who has an account is a move`(
    text: String, expected: String
  ) throws {
    let moved = try #require(
      try RuleBasedParser().transfer(in: text, context: context(["anna"])), "\(text)")
    #expect("\(moved.source) -> \(moved.destination)" == expected)
    #expect(number(moved.amount) == "20.00")
  }

  @Test(
    arguments: [
      ("lunch with anna 20", nil), ("flowers to anna 15", nil), ("bought shoes from anna 40", nil),
      ("dinner 40 @anna", "anna"), ("dinner 40 paid by anna", "anna"),
    ])
  func `what is bought is paid by a person only if a mark or the word by says so`(
    text: String, payer: String?
  ) throws {
    let parsed = try RuleBasedParser().parse(text, context: context(["anna"]))
    #expect(parsed.entries.map { $0.account?.text } == [payer])
  }

  @Test(
    arguments: [
      ("anna paid 40 for dinner", "40.00"), ("anna paid 40 for dinner, my share 20", "20.00"),
      ("anna paid dinner 40 yesterday", "40.00"), ("anna paid 12 for me", "12.00"),
      ("i owe anna 20", "20.00"), ("owe 20 to anna for lunch", "20.00"),
      ("dinner 60 paid by anna split anna bob", "20.00"),
      ("anna paid for me 12", "12.00"),
    ])
  func `what a person paid for me is spent and owed to that person`(
    text: String, amount: String
  ) throws {
    let parsed = try RuleBasedParser().parse(text, context: context(["anna", "bob"]))
    let entry = try #require(parsed.entries.first, "\(text)")
    #expect(entry.account?.text == "anna" && entry.type == .expense && entry.lent.isEmpty)
    #expect(number(entry.amount) == amount, "\(text)")
  }

  @Test(
    arguments: [
      "anna paid 32", "anna paid 40 into the bank", "anna paid bob 20 for dinner",
      "anna paid zoltan 20 for dinner", "yesterday bob paid 15 to zoltan",
    ])
  func `what a person paid to somebody else is no expense, and asked about`(text: String) {
    _ = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse(text, context: context(["anna", "bob"]))
    }
  }

  @Test(arguments: ["anna paid her half of dinner 28", "anna paid me 20 for dinner"])
  func `what a person paid me comes back, and is owed to nobody`(text: String) throws {
    let parsed = try RuleBasedParser().parse(text, context: context(["anna", "bob"]))
    #expect(parsed.entries.map(\.type) == [.credit] && parsed.entries.map(\.account) == [nil])
  }

  @Test(arguments: ["dinner 40 paid by anna", "dinner 40 paid by Zoltan yesterday"])
  func `what somebody paid who has no account is refused, and never taken from the bank`(
    text: String
  ) throws {
    let error = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse(text, context: context())
    }
    guard case .unknownAccount? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: ["dinner 40 paid by card", "dinner 40 paid by me", "dinner 40 paid by paypal"])
  func `a means of payment and oneself are no other person`(text: String) throws {
    let parsed = try RuleBasedParser().parse(text, context: context())
    #expect(parsed.entries.map(\.lent.isEmpty) == [true])
  }
}
