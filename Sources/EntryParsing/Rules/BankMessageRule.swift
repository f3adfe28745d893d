import LedgerModel

/// Reads the messages that banks and card companies send: the amount and not the balance, who was
/// paid, and which way the money went.
///
/// A message is known by its words ("debited", "A/c", "Avl Bal"). It tells of one entry, whatever
/// other numbers stand in it, and its amount always stands beside a currency.
struct BankMessageRule {
  private(set) var sentence: Sentence

  init(sentence: Sentence) {
    self.sentence = sentence
  }

  /// A person's own sentence is shorter than the shortest message.
  private static let shortestMessage = 40

  /// Whether the text is such a message.
  static func isMessage(_ sentence: borrowing Sentence) -> Bool {
    guard sentence.bytes.count >= shortestMessage else { return false }
    var words = 0
    var hasMovement = false
    var hasCurrency = false
    for (index, token) in sentence.tokens.enumerated() {
      if token.has(.bankWord) { words += 1 }
      hasMovement = hasMovement || token.has(.movement)
      hasCurrency = hasCurrency || token.has(.currency) || isBareAmount(sentence, at: index)
    }
    return words >= 2 && hasMovement && hasCurrency
  }

  /// "debited by 500.0": some banks leave the currency out.
  private static func isBareAmount(_ sentence: borrowing Sentence, at index: Int) -> Bool {
    sentence.isKind(.number, at: index) && sentence.has([.by, .forWord, .of], at: index - 1)
      && sentence.has(.movement, at: index - 2) && sentence.has(.bankWord, at: index - 2)
  }

  /// What a message says of money that did not move: a code, a refusal, an announcement.
  func failure() -> ParsingFailure? {
    let announcement: WordRoles = [.bankWord, .remark]
    let index = sentence.tokens.firstIndex { token in
      token.meaning.roles.isSuperset(of: announcement)
    }
    return index.map { .notAnEntry(sentence.words($0..<$0 + 1)) }
  }

  /// The entry of a message; `nil` where no amount in it is surely the one that moved.
  func entry() -> ParsedEntry? {
    var days = DayRule(sentence)
    days.runLeniently()
    var amounts = AmountRule(days.sentence)
    amounts.run()
    var reading = self
    reading.sentence = amounts.sentence
    return reading.entry(mentions: amounts.mentions, days: days.mentions)
  }

  private func entry(mentions: [AmountMention], days: [DayMention]) -> ParsedEntry? {
    guard let mention = mentions.first(where: isMoved), mention.problem == nil,
      mention.currencyTokens == nil || mention.currency != nil,
      case let currency = mention.currency ?? sentence.context.currency,
      let minorUnits = try? mention.quantity.minorUnits(in: currency), minorUnits > 0
    else { return nil }
    var entry = ParsedEntry(
      type: .expense, amount: Money(minorUnits: minorUnits, currency: currency), category: .other,
      date: sentence.context.today, isCurrencyNamed: mention.currencyTokens != nil)
    entry.origins.amount = sentence.origin(.numberWithCurrency, mention.tokens)
    entry.origins.currency = mention.currencyTokens.map { sentence.origin(.currencyWord, $0) }
    if let day = days.first {
      entry.date = day.day
      entry.isDateNamed = true
      entry.origins.date = sentence.origin(day.rule, day.tokens)
    }
    setType(of: &entry)
    if let range = BankPayeeRule(sentence: sentence, mention: mention).run() {
      entry.merchant = sentence.words(range)
      entry.origins.merchant = sentence.origin(.wordAfterPreposition, range)
      if entry.type != .income {
        let category = CategoryRule(
          sentence: sentence, clause: Clause(tokens: range, mention: mention)
        ).run()
        entry.category = category.category == .income ? .other : category.category
        entry.origins.category = category.origin
      }
    }
    return entry
  }

  // MARK: The amount

  /// Whether an amount is what moved: no balance, limit or minimum.
  private func isMoved(_ mention: AmountMention) -> Bool {
    let first = mention.tokens.lowerBound
    guard !mention.quantity.isZero,
      mention.currencyTokens != nil || BankMessageRule.isBareAmount(sentence, at: first)
    else { return false }
    for index in max(0, first - 4)..<first where sentence.tokens[index].has(.balance) {
      return false
    }
    return !sentence.has(.balance, at: mention.tokens.upperBound)
  }

  // MARK: Which way

  /// The first word for a movement decides: "debited …; CAFE credited" was spent.
  private func setType(of entry: inout ParsedEntry) {
    if let index = sentence.tokens.firstIndex(where: { token in token.has(.refund) }) {
      entry.type = .credit
      entry.origins.type = sentence.origin(.refundWord, index..<index + 1)
      return
    }
    guard let index = sentence.tokens.firstIndex(where: { token in token.has(.movement) }) else {
      return
    }
    let isReceived = sentence.tokens[index].has(.receive)
    entry.type = isReceived ? .income : .expense
    entry.category = isReceived ? .income : .other
    entry.origins.type = sentence.origin(
      isReceived ? .receivingVerb : .spendingVerb, index..<index + 1)
  }
}
