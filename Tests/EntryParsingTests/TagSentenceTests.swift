import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// `+trip` marks an entry with a tag; every mark belongs to the entry in which it stands.
@Suite struct TagSentenceTests {
  private static let context: ParsingContext = {
    var context = ParsingContext(today: .known("2026-11-20"), currency: .usd)
    context.ownAccounts = [
      OwnAccount(.bank, .bank), OwnAccount(.cash, .cash), OwnAccount(.known("savings"), .savings),
    ]
    context.accounts = context.ownAccounts.map(\.name)
    return context
  }()

  /// The entries of a text as `coffee 4.00 +trip`, by category.
  private func read(_ text: String) throws -> [String] {
    try RuleBasedParser().parse(text, context: Self.context).entries.map { entry in
      ([entry.category.text, String(entry.amount.plainText.prefix { $0 != " " })]
        + entry.tags.map { "+\($0)" })
        .joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      ("lunch 12 +trip +work", ["dining 12.00 +trip +work"]),
      ("+work lunch 12 +Trip +trip", ["dining 12.00 +trip +work"]),
      ("+trip: lunch 12 (+work)", ["dining 12.00 +trip +work"]),
      ("lunch +büro_2 12", ["dining 12.00 +büro_2"]),
      ("午饭 12 +旅行", ["other 12.00 +旅行"]),
      ("coffee 4 +trip, lunch 12 +work", ["dining 4.00 +trip", "dining 12.00 +work"]),
      ("coffee 4 +trip lunch 12 +work", ["dining 4.00 +trip", "dining 12.00 +work"]),
      ("coffee 4, lunch 12 +work", ["dining 4.00", "dining 12.00 +work"]),
      ("coffee 4 and +work lunch 12", ["dining 4.00", "dining 12.00 +work"]),
      ("+a coffee 4; cab 9", ["dining 4.00 +a", "transport 9.00"]),
      ("coffee 4, +a, lunch 12", ["dining 4.00 +a", "dining 12.00"]),
      ("lunch 18 +trip, meeting at 3", ["dining 18.00 +trip"]),
    ])
  func `a plus sign and a letter is a tag of the entry in which it stands`(
    text: String, expected: [String]
  ) throws {
    #expect(try read(text) == expected)
  }

  @Test(
    arguments: [
      ("coffee 4 +2", ["dining 4.00", "dining 2.00"]), ("book 40 at C++ shop", ["shopping 40.00"]),
      ("lunch 12 call +49 170 1234", ["dining 12.00"]),
      ("coffee 4 + 2", ["dining 4.00", "dining 2.00"]),
      ("+usd 20 lunch", ["income 20.00"]), ("+Rs 500 lunch", ["income 500.00"]),
      ("lunch 12 +1up", ["dining 12.00"]), ("lunch 12 + trip", ["dining 12.00"]),
    ])
  func `a plus sign before a digit, a blank or a currency, or inside a word, makes no tag`(
    text: String, expected: [String]
  ) throws {
    #expect(try read(text) == expected)
  }

  @Test(
    arguments: [
      "spent 45 at whole foods", "coffee and cake 8", "salary 4000 from acme",
      "refund 20 from zara",
      "taxi 18 yesterday", "dinner with anna 30", "netflix 15.99 on the 3rd", "2 coffees 4.50 each",
      "12,50 bakery", "gym 30 in cash", "amazon 19.99 + 34.50", "lunch 12 #gifts @cash !",
    ])
  func `tags change nothing else that a sentence says, wherever they stand`(text: String) throws {
    let parser = RuleBasedParser()
    let plain = try parser.parse(text, context: Self.context).entries
    let words = text.split(separator: " ").map(String.init)
    // "4 +trip each": a word between an amount and what counts it is not tried.
    for place in [0, words.count] {
      var marked = words
      marked.insert("+zoo", at: place)
      let sentence = marked.joined(separator: " ")
      let read = try parser.parse(sentence, context: Self.context).entries
      #expect(read.map(\.tags) == plain.map { _ in ["zoo"] }, "\(sentence)")
      for (one, other) in zip(read, plain) {
        #expect(one.amount == other.amount && one.type == other.type, "\(sentence)")
        #expect(one.merchant == other.merchant && one.category == other.category, "\(sentence)")
        #expect(one.date == other.date && one.account == other.account, "\(sentence)")
      }
      #expect(read.count == plain.count, "\(sentence)")
    }
  }

  @Test func `a move, and what is lent of a shared payment, has the tags of its sentence`() throws {
    let parser = RuleBasedParser()
    let moved = try parser.transfer(in: "moved 200 to savings account +trip", context: Self.context)
    #expect(moved?.tags == ["trip"])
    let shared = try parser.parse("dinner 60 +trip split anna bob +work", context: Self.context)
    #expect(shared.entries.map(\.tags) == [["trip", "work"]])
    #expect(shared.entries.flatMap(\.lent).map(\.tags) == [["trip", "work"], ["trip", "work"]])
    let phrase = try RecurrenceParser.phrase(
      in: "netflix 16 +tv every month on the 3rd +home", context: Self.context)
    #expect(phrase?.rest == "netflix 16 +tv +home")
  }

  @Test func `a bank's message makes no tag`() throws {
    let text =
      "Rs.500.00 debited from A/c XX1234 on 19-11-26 to VPA shop@upi +info Ref 632112345678"
    var context = ParsingContext(
      today: .known("2026-11-20"), currency: try #require(Money.Currency(code: "INR")))
    context.accounts = [.bank, .cash]
    let read = try RuleBasedParser().parse(text, context: context)
    #expect(read.entries.map(\.tags) == [[]])
  }

  @Test(
    arguments: [
      ("cab 500 #travel, dinner 300", ["travel 500.00", "dining 300.00"], [nil, nil]),
      ("tea 5 @cash, lunch 12", ["dining 5.00", "dining 12.00"], [.cash, nil]),
      ("tea 5, lunch 12 @cash", ["dining 5.00", "dining 12.00"], [nil, .cash]),
      ("coffee 4 #dining, novel 12 #gifts", ["dining 4.00", "gifts 12.00"], [nil, nil]),
      ("tea 5 @cash, cab 9 @bank", ["dining 5.00", "transport 9.00"], [.cash, .bank]),
      ("tea 5 from cash, lunch 12", ["dining 5.00", "dining 12.00"], [.cash, nil]),
      ("tea 5, lunch 12 from cash", ["dining 5.00", "dining 12.00"], [.cash, .cash]),
    ] as [(String, [String], [AccountName?])])
  func `B13: a mark belongs to the entry in which it stands`(
    text: String, expected: [String], accounts: [AccountName?]
  ) throws {
    #expect(try read(text) == expected)
    let entries = try RuleBasedParser().parse(text, context: Self.context).entries
    #expect(entries.map(\.account) == accounts)
  }

  @Test func `B13: a mark for a later look is of its entry alone`() throws {
    let entries = try RuleBasedParser().parse("tea 5 !, lunch 12", context: Self.context).entries
    #expect(entries.map(\.needsReview) == [true, false])
  }
}
