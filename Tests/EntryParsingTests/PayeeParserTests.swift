import LedgerModel
import LedgerTestSupport
import Testing

@testable import EntryParsing

/// Who was paid, in the words of a bank.
struct PayeeParserTests {
  static let context = ParsingContext(today: .known("2026-01-31"), currency: .usd)

  /// The bank's words, and what a person is shown.
  static let payees: [(words: String, merchant: String, category: CategoryName)] = [
    ("SQ *BLUE BOTTLE 0123 OAKLAND CA", "Blue Bottle", .dining),
    ("NETFLIX.COM", "Netflix.com", .subscriptions),
    ("UBER *TRIP HELP.UBER.COM", "Uber", .transport),
    ("SHELL OIL 57444212", "Shell Oil", .transport), ("Lidl", "Lidl", .groceries),
    ("Café Müller", "Café Müller", .dining), ("Vanguard buy", "Vanguard", .investment),
    ("  REWE\n 12  ", "Rewe 12", .groceries), ("", "", .other), ("12345", "12345", .other),
    ("?!", "?!", .other), ("spent 45 at zara, 7 at aldi", "zara", .shopping),
  ]

  @Test(.rows) func `P46: a payee is read by the rules for messages of banks`() {
    each(Self.payees) { row in
      let reading = PayeeParser(Self.context).reading(of: row.words)
      #expect(reading.merchant == row.merchant)
      #expect(reading.category == row.category)
    }
  }

  @Test func `SP16: what the person taught wins over what the rules find`() {
    var context = Self.context
    context.learnedCategories = ["blue bottle": .gifts]
    let reading = PayeeParser(context).reading(of: "SQ *BLUE BOTTLE 0123 OAKLAND CA")
    #expect(reading.category == .gifts && reading.isLearned)
  }

  @Test func `names in capitals are written alike in the letters of all banks and of some`() {
    var random = SeededGenerator(seed: 5)
    let pieces = [
      "A", "B", "e", "Y", "SHOP", "cvs", "KFC", "O'NEIL", "7", "#", "-", " ", "  ", "&", "",
    ]
    for _ in 0..<5_000 {
      let words = (0..<Int.random(in: 0...7, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      #expect(PayeeParser.readable(words) == PayeeParser.readable(anyScript: words), "\(words)")
    }
  }
}
