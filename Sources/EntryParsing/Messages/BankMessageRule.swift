/// Parses messages of banks, card companies and payment services: the amount and not the balance, the payee,
/// and the direction of the money.
///
/// A message is recognized by its form, see ``MessageForm``. It yields one entry, whatever other numbers it
/// contains; a message about money that did not move is refused.
struct BankMessageRule {
  /// The text with masked card and account numbers claimed, because they are never money.
  let sentence: Sentence
  /// `nil` if the text is certainly not a message.
  private let text: MessageText?
  private let masks: [Range<Int>]
  /// How strongly the words alone suggest a message.
  private let signs: Int
  /// Whether a person wrote it, not a bank.
  private let isOwnSentence: Bool

  init(sentence: Sentence) {
    self.init(sentence, MessageGate(sentence: sentence).phrases())
  }

  /// - Parameter phrases: `nil` if the text is certainly not a message.
  init(_ sentence: Sentence, _ phrases: MessagePhrases?) {
    guard let phrases else {
      self.sentence = sentence
      text = nil
      masks = []
      signs = 0
      isOwnSentence = false
      return
    }
    var text = MessageText(sentence, phrases)
    masks = MaskedNumbers(text: text).run()
    for mask in masks { text.sentence.claim(mask, as: .noise) }
    text.isMasked = !masks.isEmpty
    self.sentence = text.sentence
    self.text = text
    let form = MessageForm(text: text, masks: masks, money: [])
    signs = form.evidence()
    isOwnSentence = MessageForm.isOwnSentence(text.sentence) || form.writesLikeAPerson
  }

  /// Returns the entry of a message; `nil` if the text is not one, or is unclear about what moved.
  func entry() throws(ParsingFailure) -> ParsedEntry? {
    guard let text, signs > 0 || isMessageByWords else { return nil }
    if let failure = MessageRefusal(text: text, signs: signs).failure() { throw failure }
    var days = DayRule(sentence: sentence)
    days.runLeniently()
    var amounts = AmountRule(sentence: days.sentence)
    amounts.run()
    var read = text
    read.sentence = amounts.sentence
    let amount = MessageAmount(text: read, mentions: amounts.mentions)
    let form = MessageForm(text: read, masks: masks, money: amount.money)
    let evidence = form.evidence()
    guard evidence >= MessageForm.enough || isMessageByWords else { return nil }
    let refusal = MessageRefusal(text: read, signs: max(evidence, MessageForm.enough))
    if let failure = refusal.announcement(amount) { throw failure }
    switch amount.run() {
    case .one(let mention, let statement):
      if let failure = refusal.ownPayment(in: statement) { throw failure }
      if let failure = refusal.sumOfDay(mention, in: statement) { throw failure }
      let reading = MessageReading(
        text: read, amount: amount, mention: mention, statement: statement)
      return try reading.entry(days: days.mentions)
    case .several(let mentions):
      throw .severalAmounts(
        mentions.map { mention in read.sentence.words(mention.tokens) }, choices: [])
    case .none:
      guard let first = amount.money.first(where: amount.isNotice) else { return nil }
      let start = read.statement(of: first.tokens.lowerBound).lowerBound
      throw .notAnEntry(read.sentence.words(start..<first.tokens.upperBound))
    }
  }

  // MARK: Languages without a table of messages

  /// A person's own sentence is usually shorter than this.
  private static let shortestMessage = 40

  /// Whether the banking words of the general tables make the text a message.
  private var isMessageByWords: Bool {
    guard sentence.bytes.count >= BankMessageRule.shortestMessage, !isOwnSentence,
      let first = sentence.tokens.first,
      first.kind != .word || first.isCapitalised || sentence.bytes[first.start] >= 0x80
    else { return false }
    var words: Set<UInt64> = []
    var hasMovement = false
    var hasCurrency = false
    for token in sentence.tokens {
      // A phrase has no hash of its own.
      if token.has(.bankWord) { words.insert(token.hash == 0 ? UInt64(token.start) : token.hash) }
      hasMovement = hasMovement || token.has(.movement)
      hasCurrency = hasCurrency || token.has(.currency)
    }
    return words.count >= 2 && hasMovement && hasCurrency
  }
}
