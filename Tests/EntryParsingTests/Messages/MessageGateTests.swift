import LedgerModel
import LedgerTestSupport
import Testing

@testable import EntryParsing

/// The gate keeps the reading of messages from sentences, and changes nothing that is read.
@Suite struct MessageGateTests {
  private static let sentences: [SentenceCase] = [
    "english.jsonl", "amounts.jsonl", "days.jsonl", "types.jsonl", "several.jsonl",
    "languages.jsonl", "bank.jsonl", "numbers.jsonl", "refused.jsonl", "own-150.jsonl",
  ].flatMap(SentenceCase.cases)

  private static let messages: [MessageCase] =
    [
      MessageCase.american, MessageCase.british, MessageCase.indian, MessageCase.german,
      MessageCase.dutch, MessageCase.europeanEnglish, MessageCase.french, MessageCase.spanish,
      MessageCase.mexican, MessageCase.brazilian, MessageCase.portuguese, MessageCase.italian,
    ].flatMap { cases in cases }

  /// Pieces of sentences and messages in any order, with what makes a message a message between.
  private static func generated(_ count: Int) -> [String] {
    var generator = SeededGenerator(seed: 20)
    let words = (sentences.map(\.text) + messages.map(\.text))
      .flatMap { text in text.split(separator: " ") }
    let signs = [
      "your", "card", "*4417", "ending in 1234", "xx1234", "Ref 88", "Bank:", "- ", "debited",
      "A/c", "date: 5", "code 4417", "Purchase of", "my", "I", "balance", "...7788", "you", "\n",
    ]
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...9, using: &generator)).map { _ in
        Int.random(in: 0..<4, using: &generator) == 0
          ? signs[Int.random(in: 0..<signs.count, using: &generator)]
          : String(words[Int.random(in: 0..<words.count, using: &generator)])
      }.joined(separator: " ")
    }
  }

  /// Whether the gate holds a text back; checks that without the gate the rule finds nothing in it.
  private func isHeldBack(_ text: String, _ context: ParsingContext) throws -> Bool {
    guard let sentence = try? Sentence(text, context: context),
      MessageGate(sentence: sentence).phrases() == nil
    else { return false }
    let message = MessageText(sentence, MessagePhrases(sentence))
    let masks = MaskedNumbers(text: message).run()
    #expect(masks == [], "\(text)")
    #expect(MessageForm(text: message, masks: masks, money: []).evidence() == 0, "\(text)")
    #expect(try BankMessageRule(sentence, MessagePhrases(sentence)).entry() == nil, "\(text)")
    return true
  }

  @Test func `in what the gate holds back the rule of messages finds nothing`() throws {
    let heldBack = try Self.sentences.filter { example in
      try isHeldBack(example.text, example.context())
    }
    #expect(heldBack.count * 10 > Self.sentences.count * 8, "most sentences are no messages")
    let generated = Self.generated(2000)
    let context = try #require(Self.sentences.first).context()
    let generatedHeldBack = try generated.filter { text in try isHeldBack(text, context) }
    #expect(generatedHeldBack.count > 200 && generatedHeldBack.count < 1800)
  }

  @Test func `the gate lets messages through`() throws {
    // "Paid Marisol Vega $14.00 for tacos" is what a person would write as well.
    let heldBack = try Self.messages.filter { message in
      try isHeldBack(message.text, message.context())
    }
    #expect(heldBack.count * 20 < Self.messages.count)
  }
}
