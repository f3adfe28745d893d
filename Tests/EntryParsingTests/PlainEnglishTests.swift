import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// What the first users of the product typed: P1 and P16.
@Suite struct PlainEnglishTests {
  private struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var entry: String
    var testDescription: String { text }

    init(_ text: String, _ entry: String) {
      self.text = text
      self.entry = entry
    }
  }

  private static let rows = [
    Row("spent 45 at whole foods", "expense 45.00 USD, Whole Foods, groceries, 2026-03-18"),
    Row("grandma gave me 50 for lunch", "credit 50.00 USD, Grandma, dining, 2026-03-18"),
    Row("I put 200 into bitcoin", "expense 200.00 USD, -, investment, 2026-03-18"),
  ]

  @Test(.rows) func `P1: plain English becomes an entry, by rules alone`() {
    each(Self.rows) { (row: Row) throws in
      #expect(try PlainEnglishTests.entries(row.text).map(\.fixtureText) == [row.entry])
    }
  }

  /// Words for what is put away, in any case and number; and the same letters in other words, or behind
  /// a place where money is spent.
  private static let categories: [(text: String, isPutAway: Bool)] = [
    ("200 in bitcoin", true), ("btc 50", true), ("50 into BTC", true), ("S&P500 200", true),
    ("s&p 500 200", true), ("etf 100", true), ("100 in ETFs", true), ("stocks 100", true),
    ("50 tesla stock", true), ("stock up on food 60", false), ("stocked up on snacks 20", false),
    ("stockings 12", false), ("chicken stock 4", false), ("25 at stock bar", false),
    ("lunch at bitcoin cafe 12", false), ("spent 12 at the stock exchange cafe", false),
  ]

  @Test(.rows) func `P16: words for what is put away name an investment, and only as whole words`()
  {
    each(Self.categories.map(\.text)) { (text: String) throws in
      let isPutAway = try #require(PlainEnglishTests.categories.first { $0.text == text }).isPutAway
      let categories = try PlainEnglishTests.entries(text).map(\.category)
      #expect(categories.map { $0 == .investment } == [isPutAway])
    }
  }

  private static func entries(_ text: String) throws -> [ParsedEntry] {
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-03-18")), currency: .usd,
      conventions: NumberConventions(localeIdentifier: "en_US"))
    return try RuleBasedParser().parse(text, context: context).entries
  }
}
