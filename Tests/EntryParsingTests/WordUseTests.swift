import EntryParsing
import Foundation
import LedgerModel
import LedgerTestSupport
import Testing

/// What each word of a sentence was taken for.
@Suite struct WordUseTests {
  private let context: ParsingContext

  init() throws {
    context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-11-20")), currency: .usd)
  }

  private func uses(_ sentence: String) throws -> String {
    let parsed = try RuleBasedParser().parse(sentence, context: context)
    return RuleBasedParser.uses(of: parsed, context)
      .map { "\($0.use.rawValue) \($0.words)" }.joined(separator: ", ")
  }

  @Test(arguments: [
    (
      "spent 45 at whole foods yesterday with my friend",
      "direction spent, amount 45, link at, merchant whole foods, day yesterday, "
        + "link with, link my, person friend"
    ),
    ("rent 900 my half", "merchant rent, amount 900 my half"),
    ("42 plus 20% tip", "amount 42 plus 20% tip"),
    (
      "tea 3.20 *2 @cash #dining",
      "merchant tea, amount 3.20, amount 2, account cash, category dining"
    ),
    ("uber £18 on 13/2", "merchant uber, currency £, amount 18, day on 13/2"),
    (
      "dinner for 6 at Benihana 312",
      "thing dinner, link for, quantity 6, link at, merchant Benihana, amount 312"
    ),
  ])
  func `every word has a use`(_ sentence: String, _ expected: String) throws {
    #expect(try uses(sentence) == expected)
  }

  @Test(arguments: [
    ("dinner for 6 at Benihana 312", ["for 6"]), ("bought 2 shirts 40", []),
    ("groceries 45 order 88213", ["order 88213"]),
    ("back in june paid 300 for ac repair", ["in june"]),
    ("few days ago 16 car wash", ["days ago"]),
    ("2 days ago 16 car wash", []),
    // Used, or no count of anything.
    ("2 coffees for 9.50", []), ("2x coffee 4.50 each", []), ("bus 2.75 twice", []),
    ("uber 18.50 at 6pm", []), ("5lb bag of potatoes 3.99", []), ("12 pack of coke 7.99", []),
    ("7-11 3.50", []), ("gas 40 at pump 4", []),
    ("coffee 4, lunch 12", []), ("tea 3", []),
    ("Your card ending 1234 was charged $12.50 at GREEN MART. Avail bal $400.00", []),
  ])
  func `a number or a time that no entry uses is told`(_ sentence: String, _ expected: [String])
    throws
  {
    let parsed = try RuleBasedParser().parse(sentence, context: context)
    #expect(parsed.unused.map(\.words) == expected)
  }

  @Test func `no word of a sentence is passed over, or told twice`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: SentenceCase.folder.path)
    var count = 0
    for sentence in files.flatMap(SentenceCase.cases) {
      let context = try sentence.context()
      guard
        let parsed = try? RuleBasedParser().parse(sentence.text, context: context)
      else { continue }
      let told = RuleBasedParser.uses(of: parsed, context).map(\.words)
      let letters = { (text: String) in text.filter { $0.isLetter || $0.isNumber } }
      #expect(letters(told.joined()) == letters(sentence.text))
      count += 1
    }
    #expect(count > 500)
  }
}
