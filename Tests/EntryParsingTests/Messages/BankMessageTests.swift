import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Messages of banks, card companies and payment services are known by their form: none of the
/// names in the tables is in the program.
@Suite struct BankMessageTests {
  private static let told: [[MessageCase]] = [
    MessageCase.american, MessageCase.british, MessageCase.indian, MessageCase.german,
    MessageCase.dutch, MessageCase.europeanEnglish, MessageCase.french, MessageCase.spanish,
    MessageCase.mexican, MessageCase.brazilian, MessageCase.portuguese, MessageCase.italian,
  ]

  private static let refused: [[MessageCase]] = [
    MessageCase.americanRefusals, MessageCase.britishRefusals, MessageCase.indianRefusals,
    MessageCase.germanRefusals, MessageCase.dutchRefusals, MessageCase.europeanEnglishRefusals,
    MessageCase.frenchRefusals, MessageCase.spanishRefusals, MessageCase.brazilianRefusals,
    MessageCase.italianRefusals,
  ]

  @Test(.rows) func `a message tells of one entry: what moved, which way, who and when`() {
    each(Self.told.flatMap { cases in cases }) { (example: MessageCase) throws in
      let entries = try RuleBasedParser().parse(example.text, context: example.context()).entries
      #expect(entries.map(\.messageText) == [example.entry])
    }
  }

  @Test(.rows) func `a message of money that did not move is refused`() {
    each(Self.refused.flatMap { cases in cases }) { (example: MessageCase) throws in
      let context = try example.context()
      #expect(throws: ParsingFailure.self) {
        try RuleBasedParser().parse(example.text, context: context)
      }
    }
  }

  @Test(.rows) func `the masked number of a card changes nothing in a sentence`() {
    let sentences = [
      "paid 14.20 for lunch", "paid 23.40 at Rosetta", "coffee 4.50 at Tallow yesterday",
    ]
    let cards = [
      " with card *1234", " with card **** 1234", " card xx1234", " on visa ...7788",
      " with card ending in 4021", " with card ending 4021",
    ]
    each(sentences, cards) { (sentence: String, card: String) throws in
      let example = MessageCase(text: sentence, locale: "en-US", currency: "USD")
      let plain = try RuleBasedParser().parse(sentence, context: example.context()).entries
      let masked = try RuleBasedParser().parse(sentence + card, context: example.context()).entries
      #expect(masked.map(\.amount) == plain.map(\.amount))
      #expect(masked.map(\.date) == plain.map(\.date))
      #expect(masked.map(\.merchant) == plain.map(\.merchant))
    }
  }

  @Test func `two movements in one message are asked about`() throws {
    let example = MessageCase(
      text: "Norwell Bank: You spent $20.00 at ROSSI. You also spent $31.00 at WEBER. Card *4417",
      locale: "en-US", currency: "USD")
    let context = try example.context()
    let failure = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse(example.text, context: context)
    }
    #expect(failure?.name == "severalAmounts")
  }

  @Test func `the lesson of a merchant counts in a message`() throws {
    let example = MessageCase(
      text: "Norwell Bank: You spent $20.00 at QUILLON. Card *4417", locale: "en-US",
      currency: "USD")
    var context = try example.context()
    context.learnedCategories = [RuleBasedParser.folded(merchant: "QUILLON"): .education]
    let entries = try RuleBasedParser().parse(example.text, context: context).entries
    #expect(entries.map(\.category) == [.education])
  }
}

extension ParsedEntry {
  /// The entry as the tables of messages spell it.
  var messageText: String {
    "\(type.text) \(amount.plainText), \(merchant.isEmpty ? "-" : merchant), \(date.text)"
  }
}
