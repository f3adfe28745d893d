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
    for token in sentence.tokens {
      if token.has(.bankWord) { words += 1 }
      hasMovement = hasMovement || token.has(.movement)
      hasCurrency = hasCurrency || token.has(.currency)
    }
    return words >= 2 && hasMovement && hasCurrency
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
      let currency = mention.currency,
      let minorUnits = try? mention.quantity.minorUnits(in: currency), minorUnits > 0
    else { return nil }
    var entry = ParsedEntry(
      type: .expense, amount: Money(minorUnits: minorUnits, currency: currency), category: .other,
      date: sentence.context.today, isCurrencyNamed: true)
    entry.origins.amount = sentence.origin(.numberWithCurrency, mention.tokens)
    entry.origins.currency = mention.currencyTokens.map { sentence.origin(.currencyWord, $0) }
    if let day = days.first {
      entry.date = day.day
      entry.isDateNamed = true
      entry.origins.date = sentence.origin(day.rule, day.tokens)
    }
    setType(of: &entry)
    if let range = merchant(mention) {
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
    guard mention.currencyTokens != nil, !mention.quantity.isZero else { return false }
    let first = mention.tokens.lowerBound
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

  // MARK: Who

  /// The words behind "at", "to", "towards" or "on" that name no account, card or day.
  private func merchant(_ mention: AmountMention) -> Range<Int>? {
    if let payee = creditedPayee() { return payee }
    let prepositions: [WordRoles] = [.at, .to, .on, .by, .from, .forWord]
    for roles in prepositions {
      for index in sentence.tokens.indices
      where sentence.tokens[index].has(roles) || (roles == .at && isAtSign(index)) {
        guard !mention.tokens.contains(index), let range = name(from: index + 1, mention) else {
          continue
        }
        return range
      }
    }
    return nil
  }

  /// "debited for Rs 240; CITY CAFE credited": who was credited was paid.
  private func creditedPayee() -> Range<Int>? {
    guard let out = sentence.tokens.firstIndex(where: { token in token.has(.spend) }),
      let credited = sentence.tokens.lastIndex(where: { token in token.has(.receive) }),
      credited > out
    else { return nil }
    var first = credited
    while first > out, sentence.tokens[first - 1].kind == .word,
      sentence.tokens[first - 1].claim == .none, !sentence.has(.bankWord, at: first - 1)
    {
      first -= 1
    }
    guard first < credited, sentence.isMark(UInt8(ascii: ";"), at: first - 1) else { return nil }
    return first..<credited
  }

  private func isAtSign(_ index: Int) -> Bool { sentence.tokens[index].isMark(UInt8(ascii: "@")) }

  private func name(from start: Int, _ mention: AmountMention) -> Range<Int>? {
    var first = start
    // "At: AMAZON.COM", "to UPI/NAME"
    while sentence.isMark(UInt8(ascii: ":"), at: first) || sentence.has(.article, at: first) {
      first += 1
    }
    var end = first
    while end < sentence.tokens.count, end - first < 8, !mention.tokens.contains(end) {
      let token = sentence.tokens[end]
      if token.claim != .none || token.has(WordRoles.balance.union(.movement).union(.currency)) {
        break
      }
      if token.has(WordRoles.preposition.union(.bankWord)) { break }
      if token.kind == .mark, !joinsName(end) { break }
      if token.kind == .number, end == first { break }
      end += 1
    }
    // "on YES BANK card" names the bank.
    guard end > first, !sentence.tokens[first].has(.account), isName(first),
      !sentence.has(.bankWord, at: end)
    else { return nil }
    return first..<end
  }

  private func isName(_ index: Int) -> Bool {
    let token = sentence.tokens[index]
    return token.kind == .word
      && !token.has(WordRoles.me.union(.question).union(.command).union(.month))
      && !sentence.isWord("your", at: index) && !sentence.isWord("you", at: index)
  }

  /// A dot or star inside a name: `AMAZON.COM`, `BC *UBER`.
  private func joinsName(_ index: Int) -> Bool {
    let mark = sentence.tokens[index].mark
    guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: "*") || mark == UInt8(ascii: "'"),
      sentence.isJoined(at: index + 1)
    else { return false }
    return sentence.tokens[index].isJoined || mark == UInt8(ascii: "*")
  }
}
