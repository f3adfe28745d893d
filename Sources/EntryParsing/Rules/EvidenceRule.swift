import LedgerEvents

/// Decides whether a number is money at all: by what it counts or names, and by the other words.
///
/// An entry must be proven. A number alone proves nothing; a currency, cents, a verb of paying, a shop or an
/// item beside it does, and so does the short form "NAME 12".
struct EvidenceRule: ClauseRule {
  let sentence: Sentence
  let clause: Clause
  /// Whether the text has only one entry.
  let isOnly: Bool
  /// Makes the entry to offer if there is no proof of one.
  let assembly: EntryAssembly

  private var mention: AmountMention { clause.mention }
  private var first: Int { mention.first }
  private var end: Int { mention.end }

  func check() throws(ParsingFailure) {
    try checkRegularIncome()
    if sentence.hasCues, mention.currencyTokens == nil,
      !hasMoneyVerb() || sentence.grade(at: first) != nil,
      isOnly || !contains(WordRoles.content), sentence.otherRole(at: first) != nil,
      !sentence.isEnglish || !sentence.has(.unit, at: end)
    {
      throw .notAnEntry(sentence.words(shown()))
    }
    // "bought toothpaste with priya back in 1998"
    if sentence.hasCues, mention.currencyTokens == nil, sentence.isFormerYear(at: first) {
      throw doubt()
    }
    guard sentence.hasCues, isOnly, mention.origin == nil, !mention.hasPlus, !mention.isTotal,
      mention.problem == nil
    else { return }
    try checkNumber()
    if isTold() { throw doubt(offers: true) }
    guard sentence.isEnglish else { return }
    try checkScore()
  }

  /// Whether a bare number is money at all.
  private func checkNumber() throws(ParsingFailure) {
    guard mention.currencyTokens == nil, mention.rule != .numberWithCurrency else { return }
    if !sentence.isEnglish {
      if isMeasure() { throw .notAnEntry(sentence.words(shown())) }
      return
    }
    if isMeasure() || isNumberOfSomething() || isYear() || isState() {
      throw .notAnEntry(sentence.words(shown()))
    }
    if isClock(), !contains(WordRoles.content) { throw .notAnEntry(sentence.words(shown())) }
    if isClock() || isCountOfThings() || isUnproven() { throw doubt() }
  }

  /// Checks whether the evidence against money outweighs the evidence for it.
  private func checkScore() throws(ParsingFailure) {
    switch EvidenceScore(sentence: sentence, clause: clause).verdict() {
    case .entry: return
    case .open: throw doubt(offers: true)
    case .noEntry: throw .notAnEntry(sentence.words(clause.tokens.lowerBound..<end))
    }
  }

  private func shown() -> Range<Int> {
    max(clause.tokens.lowerBound, first - 2)..<min(clause.tokens.upperBound, end + 2)
  }

  private func doubt(offers: Bool = false) -> ParsingFailure {
    let entry = offers ? try? assembly.entry(of: clause) : nil
    return .severalAmounts([sentence.words(mention.tokens)], choices: entry.map { [$0] } ?? [])
  }

  private var isWhole: Bool { mention.quantity.wholeNumber != nil }

  /// Whether a verb says that money moved; "was" and "were" do not count.
  private func hasMoneyVerb() -> Bool {
    clause.tokens.contains { index in
      sentence.has([.spend, .receive, .refund, .give, .putAway], at: index)
        && !sentence.has(.copula, at: index) && !isAmount(index)
    }
  }

  // MARK: Counts

  /// "ran 5 miles", "1 new message", "20 degrees", "slept 8 hours".
  private func isMeasure() -> Bool {
    // "600 mile" is money received in Hindi.
    if sentence.has(.receive, at: end) { return false }
    var place = end
    while sentence.has(.filler, at: place), !sentence.has(.unit, at: place) { place += 1 }
    // "7 unread emails"
    if !sentence.has(.unit, at: place), sentence.has(.unit, at: place + 1),
      sentence.isKind(.word, at: place), sentence.tokens[place].isUnknown
    {
      place += 1
    }
    if sentence.has(.unit, at: place) {
      // "60 gb plan", "20 gallons tank": the next word is the item.
      let isAmongWords = sentence.has(.content, at: place + 1) && hasMoneyVerb()
      return !isAmongWords && !(hasMoneyVerb() && mention.quantity.decimals == 2)
    }
    // "40 people came"
    let isGroup = sentence.has(.person, at: end) && sentence.endsInS(at: end)
    if isWhole, isGroup || sentence.has(.heads, at: end), !hasMoneyVerb(),
      !contains(WordRoles.content)
    {
      return true
    }
    return isWhole && sentence.has(.measure, at: end) && mention.quantity.wholeNumber != 1
      && sentence.tokens[end].end - sentence.tokens[end].start > 3 && sentence.endsInS(at: end)
      && !hasSpent()
  }

  private func hasSpent() -> Bool {
    clause.tokens.contains { index in
      sentence.has(.spend, at: index) && sentence.has(.ownMoney, at: index)
    }
  }

  /// "bought 2 shirts": a count, without a price.
  private func isCountOfThings() -> Bool {
    guard let count = mention.quantity.wholeNumber, count > 1, count <= 12,
      sentence.isKind(.word, at: end), sentence.endsInS(at: end)
    else { return false }
    // "3 beers"
    let isAlone = first == clause.tokens.lowerBound && end + 1 == clause.tokens.upperBound
    if isAlone, sentence.has(.item, at: end) { return true }
    return sentence.has([.spend, .get], at: first - 1) && isThing(end)
      && !sentence.isOneOf(["spent", "paid"], at: first - 1)
  }

  private func isThing(_ index: Int) -> Bool {
    sentence.has(.item, at: index)
      || sentence.tokens[index].isUnknown
        && Things.category(of: sentence.letters(at: index)) != nil
  }

  // MARK: Names

  /// "my phone number is 2125550187", "pin 4821", "confirmation 84756231".
  private func isNumberOfSomething() -> Bool {
    guard isWhole, mention.problem == nil, mention.rule == .plainNumber,
      mention.tokens.count == 1
    else { return false }
    let digits = sentence.digitCount(at: first)
    let hasCents = sentence.context.currency.minorUnitDigits > 0
    let word = sentence.named(before: first)
    if sentence.has(.code, at: word), !hasMoneyVerb(), !contains([.brand, .place]),
      !hasOtherThing(than: word)
    {
      return true
    }
    let isMarked = sentence.has(.copula, at: first - 1)
    // "my house number is 45", "the size is 12"
    if isMarked, sentence.has(.model, at: word), !hasMoneyVerb() { return true }
    if digits >= 5, hasCents, !hasMoneyVerb(), sentence.isOneOf(EvidenceRule.numbered, at: word) {
      return true
    }
    if digits >= 5, hasCents, isMarked, !contains(.incomeSource), !hasKnownSubject() { return true }
    return digits >= 7 && hasCents && !hasMoneyVerb()
      && !contains(WordRoles.content.union(.incomeSource))
  }

  /// "order 45123", "ticket 45123": five digits after such a word are not a price.
  private static let numbered: [StaticString] = [
    "order", "ticket", "tracking", "zip", "case", "claim", "account", "member",
  ]

  private func hasOtherThing(than word: Int) -> Bool {
    clause.tokens.contains { index in
      index != word && !isAmount(index) && sentence.has(.item, at: index)
    }
  }

  /// "rent was 12000": an item that costs money.
  private func hasKnownSubject() -> Bool {
    contains(WordRoles.content.union(.incomeSource)) && !sentence.tokens.contains { $0.has(.code) }
  }

  /// "the year 2024 was expensive", "in 2024".
  private func isYear() -> Bool {
    guard isWhole, mention.tokens.count == 1, sentence.isKind(.number, at: first),
      let year = mention.quantity.wholeNumber, year >= 1900, year < 2100
    else { return false }
    return sentence.has(.span, at: first - 1) || sentence.isWord("since", at: first - 1)
      || (sentence.isWord("in", at: first - 1) && !hasMoneyVerb())
  }

  /// "I have 3 kids", "she weighs 60".
  private func isState() -> Bool {
    guard sentence.has(.state, at: first - 1), isWhole, !hasMoneyVerb() else { return false }
    // "ran 5k"
    if sentence.has(.scale, at: end - 1) { return true }
    // "john has 300", "it weighs 12"; but in "a shop run 15" the word is more likely a noun.
    let isFinite = sentence.isOneOf(["has", "have", "weigh", "weighs"], at: first - 1)
    if isFinite, end == clause.tokens.upperBound, first - 1 > clause.tokens.lowerBound {
      return true
    }
    return sentence.isKind(.word, at: end)
      && !sentence.has(WordRoles.preposition.union(.relativeDay), at: end)
  }

  /// "lunch at 12": a time or a price.
  private func isClock() -> Bool {
    guard let hour = mention.quantity.wholeNumber, hour >= 1, hour <= 12,
      sentence.isWord("at", at: first - 1), sentence.isKind(.number, at: first), !hasMoneyVerb()
    else { return false }
    return (end..<clause.tokens.upperBound).allSatisfy { index in
      sentence.tokens[index].claim != .none || sentence.tokens[index].kind == .mark
        || sentence.has([.with, .person], at: index)
    }
  }

  // MARK: Evidence for money

  /// A long sentence of unknown words around a bare number: it may be about anything.
  private func isUnproven() -> Bool {
    guard isWhole, mention.quantity.decimals == 0, mention.rule == .plainNumber else {
      return false
    }
    let evidence = WordRoles.content.union([
      .spend, .receive, .refund, .give, .get, .putAway, .incomeSource, .account, .person, .payer,
      .back, .currency, .each, .total, .split,
    ])
    guard
      !contains(evidence)
        || (!contains(WordRoles.content.union(.incomeSource)) && !hasMoneyVerb() && isCopula())
    else { return false }
    // "just 45 at zorbly.com ugh"
    if sentence.has(.at, at: end) || sentence.isMark(UInt8(ascii: "@"), at: end) { return false }
    let words = clause.tokens.count { sentence.isKind(.word, at: $0) && !isAmount($0) }
    return words > 4 || (words > 2 && isCopula())
  }

  /// "der bus kommt um 8", "lotte wordt 9", "leche a 3, qué robo": a whole sentence, and no word of it says that
  /// money moved.
  private func isTold() -> Bool {
    // "6 e 9 anos", "2 horas e meia"
    let before = sentence.part(
      of: sentence.has(.and, at: first - 1) && first > 1 ? first - 2 : first)
    let isListed = sentence.has(.and, at: end) && sentence.isKind(.number, at: end + 1)
    let part = before.lowerBound..<sentence.part(of: isListed ? end + 1 : first).upperBound
    guard !sentence.tokens.indices.contains(where: { isOfMoney($0) }) else { return false }
    if isPrice(part), sentence.first(.outcry, in: sentence.whole) != nil { return true }
    if isPriceOfThing(part) { return true }
    if part.contains(where: { isTelling($0) }) || isTelling(part.lowerBound - 1) || isByOther(part)
    {
      return true
    }
    // "kaartjes vanaf 29"
    if sentence.isOneOf(EvidenceRule.lowest, at: first - 1)
      || sentence.has(.of, at: first - 1) && sentence.isOneOf(["partir", "partire"], at: first - 2)
    {
      return true
    }
    guard mention.currencyTokens == nil else { return false }
    return !sentence.isEnglish && sentence.tokens.indices.contains { isToCome($0) }
      || sentence.first(.doing, in: part) != nil && !contains(WordRoles.content)
  }

  /// "mein kumpel hat 80 fürs konzert gelatzt": a person did it, whatever it is.
  private func isByOther(_ part: Range<Int>) -> Bool {
    let person = part.first { index in
      !sentence.has(WordRoles.article.union([.on, .filler]), at: index)
        && !sentence.has(.owner, at: index)
    }
    guard let person, sentence.has(.person, at: person), !contains([.me, .subjectI]) else {
      return false
    }
    return sentence.isOneOf(
      ["hat", "heeft", "a", "ha", "haben", "hebben", "hanno", "ont", "han"], at: person + 1)
  }

  /// "from" before a price.
  private static let lowest: [StaticString] = ["ab", "vanaf", "desde", "des", "od", "acima"]

  /// "X is 9", "leche a 3", "310 ke": said of what something costs.
  private func isPrice(_ part: Range<Int>) -> Bool {
    sentence.has(.copula, at: first - 1) && !sentence.isOneOf(["was", "were"], at: first - 1)
      || sentence.has([.at, .on, .to, .within], at: first - 1)
      || sentence.isWord("po", at: first - 1)
      || sentence.isOneOf(["ka", "ke", "ki"], at: end) || part.contains { isTelling($0) }
  }

  /// "petrol price is 102.9", "the price of eggs is 6": it names what a thing costs, and no purchase of it.
  private func isPriceOfThing(_ part: Range<Int>) -> Bool {
    guard sentence.isOneOf(["is", "are"], at: first - 1) else { return false }
    return part.contains { index in
      sentence.isOneOf(["price", "prices", "rate", "rates"], at: index)
        && (sentence.has(.of, at: index + 1)
          || index > part.lowerBound && sentence.has(WordRoles.content, at: index - 1))
    }
  }

  /// "el mes que viene", but not "abo für nächsten monat".
  private func isToCome(_ index: Int) -> Bool {
    guard sentence.has(.next, at: index) else { return false }
    let span = sentence.has(.span, at: index - 1) ? index - 1 : index + 1
    let first = min(span, index)
    return sentence.has(.span, at: span) && !sentence.has(.forWord, at: first - 1)
      && !sentence.has(.forWord, at: first - 2)
  }

  private func isOfMoney(_ index: Int) -> Bool {
    sentence.has(EvidenceRule.ofMoney, at: index) && !sentence.has(.copula, at: index)
      || sentence.has([.handed, .byMe, .sending, .discount, .payment], at: index)
      // "tenho 210 na conta" did not arrive.
      || sentence.has(.arriving, at: index) && !isTelling(first - 1)
  }

  private static let ofMoney: WordRoles = [
    .spend, .receive, .refund, .give, .putAway, .get, .incomeSource, .back,
  ]

  private func isTelling(_ index: Int) -> Bool {
    guard !isAmount(index) else { return false }
    // "è", "está": "is", not "and" or "this".
    if sentence.isOneOf(["e", "esta"], at: index) {
      let token = sentence.tokens[index]
      return token.end - token.start == token.foldedEnd - token.foldedStart + 1
    }
    // "cena con lei"
    guard sentence.has(.telling, at: index), !sentence.has([.with, .forWord, .from], at: index - 1)
    else { return false }
    // "petrol 103 ho gaya", but not "recharge ho gaya 299".
    if sentence.isWord("ho", at: index) { return index == end || index == end + 1 }
    // "dalwaya hai": has done.
    guard index > 0, sentence.isOneOf(["hai", "hain"], at: index),
      let last = sentence.letters(at: index - 1).dropLast().last
    else { return true }
    return last != UInt8(ascii: "y") && last != UInt8(ascii: "l")
  }

  private func isCopula() -> Bool {
    sentence.has(.copula, at: first - 1) && !sentence.isOneOf(["was", "were"], at: first - 1)
  }

  // MARK: Recurring income

  /// "income 4000 a month" sets an income instead of recording one.
  private func checkRegularIncome() throws(ParsingFailure) {
    guard contains(.incomeSource), !contains([.spend, .receive, .get, .refund]) else { return }
    let isStroke = sentence.isMark(UInt8(ascii: "/"), at: end) || sentence.has(.span, at: end - 1)
    var place = end
    // "1900 twice a month" is paid on two days, so it is not a single amount.
    if place < sentence.tokens.count, sentence.tokens[place].has(.repeated) { place += 1 }
    if sentence.isTimes(at: place + 1) { place += 2 }
    let isRepeated = place > end || sentence.tokens[end - 1].has(.repeated)
    if sentence.has(.article, at: place) { place += 1 }
    if sentence.has(.every, at: place) { place += 1 }
    let isEvery = sentence.has(.every, at: end) && !sentence.has(.span, at: place)
    let isSpan =
      place > end && !sentence.has(.this, at: end)
      && (sentence.has(.span, at: place) || sentence.isWord("hour", at: place))
    guard isStroke || isSpan || isEvery else { return }
    let upper = isSpan ? place + 1 : min(end + 1, sentence.tokens.count)
    throw .regularIncome(
      sentence.words(clause.tokens.lowerBound..<max(end, upper)),
      monthly: isRepeated ? nil : monthlyAmount(place))
  }

  /// Returns the amount of a monthly income, if nothing follows the word for a month.
  ///
  /// - Parameter place: The place after the article, or after "every".
  private func monthlyAmount(_ place: Int) -> Money? {
    let isStroke = sentence.isMark(UInt8(ascii: "/"), at: end)
    let last = sentence.tokens.count - 1
    let isMonth = [end - 1, end, isStroke ? end + 1 : end, place].contains { index in
      index == last && ["month", "monthly", "mo"].contains(sentence.word(at: index).lowercased())
    }
    guard isMonth, let entry = try? assembly.entry(of: clause), entry.type == .income else {
      return nil
    }
    return entry.amount
  }
}
