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

/// Finds who was paid in a message of a bank, by the role of the words around the name.
///
/// | role | as in |
/// |---|---|
/// | a label | "Merchant: GREEN MART", "At: GREEN MART" |
/// | who was credited, behind a semicolon | "debited …; GREEN MART credited" |
/// | the subject of a refund | "GREEN MART refund of …" |
/// | behind a preposition | "at GREEN MART", "to VPA green@bank (GREEN MART)" |
/// | in capitals behind the amount | "560.00 GREEN MART" |
/// | the last part of a path | "towards UPI/DR/123/Green Mart" |
struct BankPayeeRule {
  let sentence: Sentence
  let mention: AmountMention

  /// A name has no more tokens.
  private static let longestName = 8

  func run() -> Range<Int>? {
    labelled() ?? creditedPayee() ?? subjectOfRefund() ?? afterPreposition() ?? afterAmount()
  }

  private func isMark(_ mark: Character, at index: Int) -> Bool {
    mark.asciiValue.map { sentence.isMark($0, at: index) } ?? false
  }

  // MARK: Labels

  private static let labels: [StaticString] = [
    "merchant", "payee", "beneficiary", "vendor", "description", "desc", "info", "narration",
    "remarks", "remark", "details", "paid", "at", "store", "shop", "towards", "to", "لدى",
    "establecimiento", "comercio", "loja", "estabelecimento", "commerce", "handler",
  ]

  private func labelled() -> Range<Int>? {
    for index in sentence.tokens.indices where isMark(":", at: index + 1) {
      guard BankPayeeRule.labels.contains(where: { sentence.isWord($0, at: index) }) else {
        continue
      }
      var first = index + 2
      // A number of the bank stands before the name: "Description: 000012 GREEN MART".
      if first < sentence.tokens.count, sentence.tokens[first].kind == .number,
        sentence.digitCount(at: first) >= 6
      {
        first += 1
      }
      if let name = name(from: first) { return name }
    }
    return nil
  }

  // MARK: Subjects

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
    guard first < credited, isMark(";", at: first - 1) else { return nil }
    return first..<credited
  }

  /// "IND*GREEN refund of Rs 372": the words before a refund, from the start of the text.
  private func subjectOfRefund() -> Range<Int>? {
    guard let refund = sentence.tokens.firstIndex(where: { token in token.has(.refund) }),
      refund > 0, refund <= BankPayeeRule.longestName, let name = name(from: 0),
      name.upperBound == refund
    else { return nil }
    return name
  }

  // MARK: Prepositions

  private func afterPreposition() -> Range<Int>? {
    let prepositions: [WordRoles] = [.at, .to, .on, .by, .from, .forWord]
    for roles in prepositions {
      for index in sentence.tokens.indices
      where sentence.tokens[index].has(roles) || (roles == .at && isMark("@", at: index)) {
        guard !mention.tokens.contains(index), !isHandle(index),
          !(roles == .from && isAlert(index - 1)),
          let range = path(from: index + 1) ?? name(from: index + 1)
        else { continue }
        return range
      }
    }
    return nil
  }

  /// "Alert from GREEN BANK" names who wrote.
  private func isAlert(_ index: Int) -> Bool {
    index >= 0 && sentence.words(index..<index + 1).lowercased().hasSuffix("alert")
  }

  /// "560.00 GREEN MART": a name in capitals right behind the amount.
  private func afterAmount() -> Range<Int>? {
    let first = mention.tokens.upperBound
    guard first < sentence.tokens.count, sentence.tokens[first].isAllCapitals else { return nil }
    return name(from: first)
  }

  /// The "@" inside "green@bank".
  private func isHandle(_ index: Int) -> Bool {
    isMark("@", at: index) && sentence.isJoined(at: index) && sentence.isJoined(at: index + 1)
      && sentence.isKind(.word, at: index - 1)
  }

  /// "UPI/DR/D000012/Green Mart": the last part that begins with a word of its own.
  private func path(from start: Int) -> Range<Int>? {
    guard isChannel(start), isMark("/", at: start + 1) else { return nil }
    var found: Range<Int>?
    var place = start
    while isMark("/", at: place + 1) || sentence.isJoined(at: place + 1) {
      place += 1
      if isMark("/", at: place), let name = name(from: place + 1),
        name.lowerBound == place + 1, !isCode(name.lowerBound)
      {
        found = name
      }
    }
    return found
  }

  /// "D000012": a letter with digits is the bank's, not a name.
  private func isCode(_ index: Int) -> Bool {
    sentence.isKind(.number, at: index + 1) && sentence.isJoined(at: index + 1)
  }

  // MARK: Names

  /// The name that begins at a token, behind words for the way that the money took.
  private func name(from start: Int) -> Range<Int>? {
    let first = skippingChannel(start)
    var end = first
    while end < sentence.tokens.count, end - first < BankPayeeRule.longestName,
      isPartOfName(end, isFirst: end == first)
    {
      end += 1
    }
    guard end > first, isName(first), !sentence.tokens[first].has(.account),
      !isInstrument(at: end)
    else { return nil }
    // "green@bank (GREEN MART)"
    if isMark("@", at: end), isHandle(end) {
      if isMark("(", at: end + 2), let name = name(from: end + 3) { return name }
    }
    return first..<end
  }

  /// "At: ", "UPI_", "VPA ", "the ".
  private func skippingChannel(_ start: Int) -> Int {
    var first = start
    while first < sentence.tokens.count {
      let isChannel = isChannel(first)
      let isJoint =
        first > start
        && (isMark("_", at: first) || isMark("-", at: first) || isMark("*", at: first))
      guard isChannel || isJoint || isMark(":", at: first) || sentence.has(.article, at: first)
      else { break }
      first += 1
      if isChannel, first < sentence.tokens.count, sentence.tokens[first].followsHyphen { break }
    }
    return first
  }

  private func isChannel(_ index: Int) -> Bool {
    sentence.isKind(.word, at: index)
      && BankPayeeRule.channels.contains { sentence.isWord($0, at: index) }
  }

  private static let channels: [StaticString] = [
    "upi", "vpa", "pos", "imps", "neft", "ecom", "ach", "merchant", "p2m", "p2a",
  ]

  private func isPartOfName(_ index: Int, isFirst: Bool) -> Bool {
    let token = sentence.tokens[index]
    guard !mention.tokens.contains(index), token.claim == .none,
      !token.has(WordRoles.balance.union(.movement).union(.currency).union(.refund)),
      !token.has(WordRoles.preposition.union(.bankWord)), isFirst || !token.has(.account)
    else { return false }
    if token.kind == .mark { return joinsName(index) }
    if token.kind == .number { return !isFirst && !isLongNumber(index) }
    // "Value 16-NOV-2025" is the day on which it counts.
    return
      !(index + 1 < sentence.tokens.count && sentence.tokens[index + 1].claim == .date
      && (sentence.isWord("value", at: index) || sentence.isWord("dt", at: index)))
  }

  private func isLongNumber(_ index: Int) -> Bool { sentence.digitCount(at: index) >= 8 }

  private func isName(_ index: Int) -> Bool {
    let token = sentence.tokens[index]
    return token.kind == .word
      && !token.has(WordRoles.me.union(.question).union(.command).union(.month))
      && !sentence.isWord("your", at: index) && !sentence.isWord("you", at: index)
      && !sentence.isWord("date", at: index) && !sentence.isWord("dated", at: index)
  }

  /// "on YES BANK card" names the bank.
  private func isInstrument(at index: Int) -> Bool {
    guard sentence.has(.bankWord, at: index) else { return false }
    return sentence.has(.account, at: index)
      || BankPayeeRule.instruments.contains { sentence.isWord($0, at: index) }
  }

  private static let instruments: [StaticString] = [
    "bank", "card", "ac", "a", "acct", "account", "creditcard", "ending", "autopay",
  ]

  /// A dot or star inside a name: `AMAZON.COM`, `BC *UBER`.
  private func joinsName(_ index: Int) -> Bool {
    let mark = sentence.tokens[index].mark
    guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: "*") || mark == UInt8(ascii: "'"),
      sentence.isJoined(at: index + 1)
    else { return false }
    return sentence.tokens[index].isJoined || mark == UInt8(ascii: "*")
  }
}
