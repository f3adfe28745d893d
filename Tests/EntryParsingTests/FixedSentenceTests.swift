import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Sentences whose reading is promised, by the rules alone.
@Suite struct FixedSentenceTests {
  struct Sentence: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var type = EntryType.expense
    var minorUnits: Int64
    var category: CategoryName
    var merchant = ""
  }

  private func check(_ sentence: Sentence) throws {
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-01-02")), currency: .usd,
      conventions: NumberConventions(localeIdentifier: "en_US"))
    let parsed = try RuleBasedParser().parse(sentence.testDescription, context: context)
    #expect(parsed.entries.count == 1)
    let entry = try #require(parsed.entries.first)
    #expect(entry.type == sentence.type)
    #expect(entry.amount.minorUnits == sentence.minorUnits)
    #expect(entry.category == sentence.category)
    #expect(entry.merchant == sentence.merchant)
  }

  @Test(.rows) func `P1: three sentences are what they were from the first day on`() {
    each([
      Sentence(
        testDescription: "spent 45 at whole foods", minorUnits: 45_00, category: .groceries,
        merchant: "Whole Foods"),
      Sentence(
        testDescription: "grandma gave me 50 for lunch", type: .credit, minorUnits: 50_00,
        category: .dining, merchant: "Grandma"),
      Sentence(
        testDescription: "I put 200 into bitcoin", minorUnits: 200_00, category: .investment),
    ]) { (sentence: Sentence) throws in try check(sentence) }
  }

  @Test(.rows) func `P16: what money is put into is an investment, in any case and number`() {
    each([
      Sentence(
        testDescription: "bought 200 of Bitcoin", minorUnits: 200_00, category: .investment),
      Sentence(testDescription: "100 into S&P500", minorUnits: 100_00, category: .investment),
      Sentence(testDescription: "300 into an ETF", minorUnits: 300_00, category: .investment),
      Sentence(testDescription: "300 into etfs", minorUnits: 300_00, category: .investment),
      Sentence(testDescription: "500 in stocks", minorUnits: 500_00, category: .investment),
      Sentence(
        testDescription: "btc 50", minorUnits: 50_00, category: .investment, merchant: "Btc"),
    ]) { (sentence: Sentence) throws in try check(sentence) }
  }

  @Test(.rows) func `P16: a part of a word, another meaning or a place is none`() {
    each([
      Sentence(
        testDescription: "stock up on food 60", minorUnits: 60_00, category: .groceries,
        merchant: "Stock Up On Food"),
      Sentence(
        testDescription: "christmas stocking 12", minorUnits: 12_00, category: .shopping,
        merchant: "Christmas Stocking"),
      Sentence(
        testDescription: "spent 30 at the stock exchange cafe", minorUnits: 30_00,
        category: .dining, merchant: "Stock Exchange Cafe"),
      Sentence(
        testDescription: "spent 40 at bitcoin bar", minorUnits: 40_00, category: .dining),
      // M12
      Sentence(testDescription: "spent 40 at stock & barrel", minorUnits: 40_00, category: .other),
      Sentence(testDescription: "barrel & bonds 20", minorUnits: 20_00, category: .other),
      Sentence(testDescription: "spent 40 at portfolio", minorUnits: 40_00, category: .other),
      Sentence(
        testDescription: "bought stocks & bonds 300", minorUnits: 300_00, category: .investment),
    ]) { (sentence: Sentence) throws in try check(sentence) }
  }
}
