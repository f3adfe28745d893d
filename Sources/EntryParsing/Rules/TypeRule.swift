import LedgerEvents

/// Determines the direction of the money in a clause: spent, returned, or earned.
struct TypeRule: ClauseRule {
  let sentence: Sentence
  let clause: Clause

  struct Finding {
    var type: EntryType
    var origin: FieldOrigin?
    /// The place of the verb whose subject is the giver.
    var verb: Int?
    /// Whether the words could also mean the other direction.
    var isOpen = false
    /// Whether the other direction would be income instead of a credit.
    var isIncomePossible = false
  }

  func run() throws(ParsingFailure) -> Finding {
    if isToBeClaimed() { return Finding(type: .expense) }
    let isFramed =
      !sentence.isEnglish || clause.tokens.contains { sentence.has(.receiverMarkBefore, at: $0) }
    if isFramed, let finding = frame() { return finding }
    if let finding = try refund() { return finding }
    if let finding = others() { return finding }
    if clause.mention.hasPlus {
      return received(.plusSign, clause.mention.tokens, verb: nil)
    }
    if !isFramed, let finding = frame() { return finding }
    if let finding = nearestVerb().flatMap(finding(ofVerb:)) { return finding }
    if let finding = incomeOrGift() { return finding }
    if let index = RefundSlip(sentence: sentence).find(in: clause.tokens) {
      return Finding(type: .expense, origin: sentence.origin(.refundWord, at: index), isOpen: true)
    }
    return Finding(type: .expense)
  }

  // MARK: Money that comes back

  private func refund() throws(ParsingFailure) -> Finding? {
    var doubt: RefundDoubt?
    for index in clause.tokens where sentence.has(.refund, at: index) && !isAmount(index) {
      guard isRefund(index) else { continue }
      if let finding = way(at: index) ?? given(at: index) { return finding }
      if let found = self.doubt(at: index) {
        doubt = doubt ?? found
        continue
      }
      return Finding(type: .credit, origin: sentence.origin(.refundWord, at: index), verb: index)
    }
    // "alex paid back 30"
    if let back = first(.back), self.doubt(at: back) == nil,
      let verb = [back, back - 1].first(where: { sentence.has([.spend, .give], at: $0) }),
      clause.tokens.contains(verb), let finding = paidBackByOther(verb)
    {
      return finding
    }
    if let get = first([.get, .receive]), let back = first(.back), back > get {
      let found = self.doubt(at: back)
      doubt = doubt ?? found
      if found == nil {
        return Finding(
          type: .credit, origin: sentence.origin(.refundWord, at: back), verb: get,
          isOpen: isThingBack(get, back))
      }
    }
    // "asked tom for 20 back"
    if doubt == nil, sentence.has(.back, at: clause.mention.end) {
      doubt = self.doubt(at: clause.mention.end)
    }
    guard let doubt else { return nil }
    if isBought(beside: doubt) { return Finding(type: .expense) }
    throw .notAnEntry(sentence.words(doubt.tokens))
  }

  /// "amazon return 25" is a refund; "return ticket 25" and "returned home by taxi" are not.
  private func isRefund(_ index: Int) -> Bool {
    if sentence.isOneOf(["return", "returns"], at: index) {
      return sentence.has(.brand, at: index - 1) || sentence.has([.from, .to], at: index + 1)
    }
    return !sentence.isWord("returned", at: index) || !sentence.isWord("home", at: index + 1)
  }

  /// Whether the subject of a verb is a person other than the writer.
  func isSomebodyElse(before verb: Int) -> Bool {
    let subject = subject(before: verb)
    return !sentence.contains(.subjectI, in: subject)
      && subject.contains { place in
        sentence.isKind(.word, at: place)
          && (isOther(place) || sentence.tokens[place].isUnknown
            || sentence.has(.somebody, at: place))
      }
  }

  // MARK: Verbs

  private static let verbs: WordRoles = [.spend, .give, .receive, .get, .putAway]

  /// The last verb before the amount, otherwise the first one after it.
  private func nearestVerb() -> Int? {
    let before = clause.tokens.last { index in
      index < clause.mention.first && sentence.has(TypeRule.verbs, at: index)
        && !isAmount(index) && !isPrize(index)
    }
    return before
      ?? clause.tokens.first { index in
        index >= clause.mention.end && sentence.has(TypeRule.verbs, at: index)
      }
  }

  private func finding(ofVerb index: Int) -> Finding? {
    let token = sentence.tokens[index]
    if token.has(.receive) {
      if isBought(index) { return incomeOrGift() }
      if let finding = bill(index) { return finding }
      return received(.receivingVerb, index..<index + 1, verb: index)
    }
    if token.has(.give) { return give(at: index) }
    if token.has(.get) { return get(at: index) }
    if token.has(.spend) {
      if isPaidByPayer(index) { return received(.receivingVerb, index..<index + 1, verb: index) }
      if let finding = bill(index) { return finding }
      // "was" and "came to" mean nothing beside a word for income: "salary was 4200".
      if sentence.isOneOf(["was", "were"], at: index)
        || sentence.has(.costed, at: index) && first(.incomeSource) != nil
      {
        return nil
      }
      return Finding(type: .expense, origin: sentence.origin(.spendingVerb, at: index))
    }
    return token.has(.putAway)
      ? Finding(type: .expense, origin: sentence.origin(.spendingVerb, at: index)) : nil
  }

  /// "customer paid 740", "boss paid me": paid work brings income.
  private func isPaidByPayer(_ index: Int) -> Bool {
    sentence.isOneOf(["paid", "pays"], at: index)
      && sentence.contains(.payer, in: subject(before: index))
  }

  func subject(before verb: Int) -> Range<Int> {
    clause.tokens.lowerBound..<max(clause.tokens.lowerBound, verb)
  }

  /// "uncle sent 250" brings money, "sent dad 3000" and "i sent 3000" spend it.
  private func give(at index: Int) -> Finding {
    // "Anna hat mir 40 gegeben": the verb is last.
    if !sentence.isEnglish, isSomebodyElse(before: index),
      clause.tokens.contains(where: { $0 < index && sentence.has(.me, at: $0) })
    {
      return received(.receivingVerb, index..<index + 1, verb: index)
    }
    // "Miete an den Vermieter überwiesen 900"
    let isToOther = clause.tokens.contains { isKnownOther($0) && mark(of: $0) != nil }
    let isDirect = index + 1 == clause.mention.first && (sentence.isEnglish || !isToOther)
    if isDirect, isSomebodyElse(before: index), !hasRecipient(after: index) {
      return received(.receivingVerb, index..<index + 1, verb: index)
    }
    return Finding(type: .expense, origin: sentence.origin(.spendingVerb, at: index))
  }

  private func hasRecipient(after index: Int) -> Bool {
    clause.tokens.contains { place in
      place > index && sentence.has(.to, at: place) && !sentence.has(.me, at: place + 1)
    }
  }

  /// "got 60 from tutoring" brings money, "got ramen for 17" spends it.
  private func get(at index: Int) -> Finding? {
    var place = index + 1
    while sentence.has([.article, .filler], at: place) { place += 1 }
    guard isAmount(place) else {
      if let finding = incomeOrGift() { return finding }
      return Finding(type: .expense, origin: sentence.origin(.spendingVerb, at: index))
    }
    let end = clause.mention.end
    // "got 20 cash back at cvs": withdrawn from the own account, or given by the shop.
    if sentence.has(.incomeSource, at: end), sentence.has(.at, at: end + 1) {
      return Finding(
        type: .income, origin: sentence.origin(.incomeWord, at: end), isOpen: true,
        isIncomePossible: true)
    }
    if sentence.has(.from, at: end) || end >= clause.tokens.upperBound
      || clause.tokens.contains(where: { place in
        sentence.has(.from, at: place) && sentence.has(.person, at: place + 1)
      }) || first(.incomeSource) != nil
    {
      return received(.receivingVerb, index..<index + 1, verb: nil)
    }
    return nil
  }

  // MARK: Income and gifts

  private func incomeOrGift() -> Finding? {
    if let index = first(.incomeSource), !isForSomebody(index), !isShop(index),
      !isPaidOut(index), !isModifier(index), !sentence.has(.absent, at: index - 1)
    {
      if let finding = ownedPay(index) { return finding }
      // "pocket money kids 20": from them, or for them?
      return Finding(
        type: .income, origin: sentence.origin(.incomeWord, at: index),
        isOpen: sentence.isEnglish && sentence.has(.person, at: index + 1), isIncomePossible: true)
    }
    // "50 from mom"
    guard let from = first(.from) else { return sale() }
    let giver = nextWord(from + 1)
    guard sentence.has([.person, .payer], at: giver) else {
      // "50 from bob": a person or a shop, and nothing else is said.
      let isAlone = sentence.isEnglish && giver + 1 >= clause.tokens.upperBound
      let isName = isOther(giver) && !sentence.tokens[giver].isUnknown
      guard isAlone, isName, first(TypeRule.verbs) == nil else { return nil }
      return Finding(
        type: .income, origin: sentence.origin(.receivingVerb, at: from), isOpen: true,
        isIncomePossible: true)
    }
    guard sentence.isEnglish || !clause.tokens.contains(where: { sentence.has(.item, at: $0) })
    else { return nil }
    return received(.receivingVerb, from..<from + 1, verb: nil)
  }

  /// "45 @ Bonus", "lunch 12 at Payday"
  private func isShop(_ index: Int) -> Bool {
    sentence.isMark(UInt8(ascii: "@"), at: index - 1)
      || (sentence.has(.at, at: index - 1) && sentence.tokens[index].isCapitalised
        && !sentence.isShouted)
  }

  func nextWord(_ index: Int) -> Int {
    var place = index
    while sentence.has(.article, at: place) { place += 1 }
    return place
  }

  /// "allowance for my son" is spent.
  private func isForSomebody(_ index: Int) -> Bool {
    clause.tokens.contains { place in
      guard place > index, sentence.has([.to, .forWord], at: place) else { return false }
      let receiver = nextWord(place + 1)
      return sentence.has(.person, at: receiver) || sentence.has(.employee, at: receiver)
    }
  }

  /// Money received for something lowers its cost; otherwise it is income.
  func received(_ rule: ParsingRule, _ tokens: Range<Int>, verb: Int?) -> Finding {
    // "ana me pagó los 20 que le presté", "su parte de la cena"
    let isShare = clause.tokens.contains {
      sentence.has([.share, .lent], at: $0) || sentence.isHalf(at: $0)
        || sentence.has(.thingDayBefore, at: $0) && sentence.has(.item, at: $0 - 1)
    }
    let isForSomething =
      isShare
      || clause.tokens.contains { place in
        sentence.has(.forWord, at: place)
          && clause.tokens[(place + 1)...].prefix(3).contains { index in
            sentence.has(.content, at: index)
              && !sentence.has([.occasion, .incomeSource], at: index)
              && !isAmount(index) && !isDoing(index)
          }
      }
    let isGift = isForSomething && first(.incomeSource) == nil && !isSale(tokens.lowerBound)
    return Finding(
      type: isGift ? .credit : .income,
      origin: sentence.origin(isGift ? .giftForSomething : rule, tokens), verb: verb)
  }

  /// "sold my bike for 120", "earned 50 for a website": work and sales are income.
  private func isSale(_ index: Int) -> Bool {
    sentence.isOneOf(["sold", "earned", "earn", "won", "found", "made"], at: index)
  }
}
