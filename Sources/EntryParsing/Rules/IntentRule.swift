import LedgerEvents

/// Distinguishes sentences about money that moved from questions, commands, plans, denials, and amounts that
/// other people want or spend.
struct IntentRule {
  let sentence: Sentence

  /// Verbs of money.
  static let moneyVerbs: WordRoles = [
    .spend, .give, .receive, .get, .putAway, .refund,
  ]

  func check() throws(ParsingFailure) {
    if let correction = CorrectionRule(sentence: sentence).find() {
      throw .correction(sentence.words(correction))
    }
    var isStart = true
    for (index, token) in sentence.tokens.enumerated() {
      if token.isMark(UInt8(ascii: "?")) { throw .notAnEntry(sentence.words(0..<index + 1)) }
      guard token.kind == .word else { continue }
      if isStart, token.has([.question, .command]), !token.has(.content) {
        throw .notAnEntry(sentence.word(at: index))
      }
      if token.has([.remark, .negation]) && !isPast(index) || isSpanishDenial(index),
        !isName(token, at: index), !isHarmless(index)
      {
        throw .notAnEntry(sentence.word(at: index))
      }
      if isCountered(index) { throw .notAnEntry(sentence.word(at: index)) }
      if !token.has(.filler) { isStart = false }
    }
    guard sentence.hasCues else { return }
    for index in sentence.tokens.indices where sentence.isKind(.word, at: index) {
      guard
        isCondition(index) || isFailure(index) || isPlan(index) || isOffer(index)
          || isSomebodysMoney(index) || isBorrowed(index) || sentence.isUnreal(index)
      else { continue }
      throw .notAnEntry(sentence.word(at: index))
    }
    if let transfer = ownTransfer() { throw .ownTransfer(sentence.words(transfer)) }
    if let offer = sentence.loanOffer() { throw .notAnEntry(sentence.words(offer)) }
  }

  /// "Will" in the middle of a sentence is a name.
  private func isName(_ token: Token, at index: Int) -> Bool {
    index > 0 && token.isCapitalised && !token.isAllCapitals
  }

  // MARK: Denials

  /// Whether a negation or remark does not concern the money: "wasn't cheap, 140 at Nobu".
  private func isHarmless(_ index: Int) -> Bool {
    // "tengo que pagar 200 cada año": a recurring payment is stated, not planned.
    guard sentence.isEnglish else {
      if sentence.has(.negation, at: index), !sentence.has(.remark, at: index), isAside(index) {
        return true
      }
      return sentence.has(.spend, at: index + 1)
        && sentence.tokens[index...].contains { $0.has(.every) }
    }
    if isOwedBefore(index) { return true }
    // "paid 45 instead of 60"
    if sentence.has(.former, at: index), hasNumber(0..<index),
      hasNumber(index + 1..<min(index + 3, sentence.tokens.count))
    {
      return true
    }
    guard sentence.tokens[index].has(.negation), !sentence.tokens[index].has(.remark) else {
      return false
    }
    let end = clauseEnd(from: index + 1)
    let rest = index + 1..<end
    // "actually 14 for lunch, not 41"
    if sentence.isKind(.number, at: index + 1) || sentence.isKind(.sign, at: index + 1) {
      return hasNumber(0..<index) && !hasNumber(end..<sentence.tokens.count)
    }
    guard hasNumber(0..<index) || hasNumber(end..<sentence.tokens.count) || hasNumber(rest) else {
      return false
    }
    if hasNumber(rest) {
      // "never again paying 9 for a beer"
      return sentence.isWord("again", at: index + 1) && sentence.has(.spend, at: index + 2)
    }
    guard !rest.isEmpty else { return false }
    return !rest.contains { place in
      sentence.has(IntentRule.moneyVerbs, at: place)
        || sentence.isOneOf(["sure", "go", "know"], at: place)
    }
  }

  /// "paid back the 40 I owed Sam": the debt was paid.
  private func isOwedBefore(_ index: Int) -> Bool {
    guard sentence.isWord("owed", at: index) else { return false }
    return sentence.tokens[..<index].contains { token in
      token.has(.spend) && (token.has(.back) || token.has(.ownMoney))
    }
  }

  /// "borrowed 40", "anna lent me 40", "took out a loan of 5000": money to be given back is neither earned nor spent.
  private func isBorrowed(_ index: Int) -> Bool {
    let isLoan =
      sentence.has(.item, at: index) && sentence.has(.of, at: index + 1)
      && sentence.tokens[index].isOf(.debt) && sentence.tokens[index...].contains { $0.has(.from) }
      && !sentence.tokens.contains { $0.has(.spend) }
    guard sentence.has(.borrowed, at: index) || isLoan, !namesPerson else { return false }
    // "paid back the 40 that anna lent me", "ana me pagou os 20 que eu tinha emprestado"
    return !sentence.tokens[..<index].contains { token in
      token.has(.spend) && token.has(.back)
        || !sentence.isEnglish && (token.has([.spend, .receive, .refund]) || token.has(.byMe))
    }
  }

  /// Whether somebody is named who has an account: what was lent moves between the two.
  private var namesPerson: Bool {
    sentence.context.ownAccounts.contains { account in
      account.kind == .person
        && sentence.whole.contains { AccountName(sentence.word(at: $0)) == account.name }
    }
  }

  private func clauseEnd(from start: Int) -> Int {
    var end = start
    while end < sentence.tokens.count {
      let token = sentence.tokens[end]
      if token.kind == .mark, ",;.!:(\n".utf8.contains(token.mark) { break }
      if sentence.isOneOf(["but", "so"], at: end) || token.has(.and) { break }
      end += 1
    }
    return end
  }

  func hasNumber(_ range: Range<Int>) -> Bool {
    range.contains { index in
      sentence.isKind(.number, at: index) || sentence.has([.cardinal, .scale], at: index)
    }
  }

  // MARK: Plans

  private func isCondition(_ index: Int) -> Bool {
    sentence.has(.condition, at: index) && !isName(sentence.tokens[index], at: index)
  }

  /// "goal: save 5000", "my budget for groceries is 400", "balance 2,310.09".
  private func isPlan(_ index: Int) -> Bool {
    guard sentence.has(.plan, at: index), !hasFinishedVerb() else { return false }
    let next = index + 1
    // "our budget is 3000"
    let isNamed =
      sentence.has(.copula, at: next) && (index == 0 || sentence.has(.owner, at: index - 1))
    guard isNamed || !sentence.has([.brand, .item], at: index) else { return false }
    if sentence.isMark(UInt8(ascii: ":"), at: next) || sentence.has(.copula, at: next) {
      return true
    }
    let isOwn = sentence.has([.article, .every, .span], at: index - 1)
    if sentence.has(.preposition, at: next) { return isOwn || index == 0 }
    // "credit limit increased to 5000"
    if index == 0, sentence.isKind(.word, at: next), sentence.tokens[next].isUnknown,
      !sentence.tokens.contains(where: { $0.has(.content) })
    {
      return true
    }
    let isSum =
      sentence.isKind(.number, at: next) || sentence.isKind(.sign, at: next)
      || sentence.has([.currency, .cardinal], at: next)
    let isCarRental =
      sentence.isWord("budget", at: index) && sentence.tokens[index].isCapitalised
      && !sentence.tokens.contains { $0.has(.forWord) }
    return isSum && !isCarRental
  }

  /// Whether a verb says that money was spent, and not only that it will be.
  private func hasFinishedVerb() -> Bool {
    sentence.tokens.contains { token in
      token.has([.spend, .receive, .refund]) && !token.has(.unfinished) && !token.has(.copula)
        && !token.has(.payment)
    }
  }

  // MARK: Money that did not move

  /// "my card was declined for 40", "payment of 50 failed", "pending 45 at shell".
  private func isFailure(_ index: Int) -> Bool {
    guard sentence.has(.failed, at: index) else { return false }
    let next = index + 1
    if index == 0 || next == sentence.tokens.count || sentence.isKind(.number, at: next) {
      return true
    }
    return sentence.first(.payment, in: index - 8..<index + 4) != nil
  }

  /// "they wanted 95 for it", "the plumber quoted 300": an offer.
  private func isOffer(_ index: Int) -> Bool {
    guard sentence.has(.offer, at: index) else { return false }
    let end = clauseEnd(from: index + 1)
    let isNeed = sentence.isOneOf(["need", "want"], at: index)
    guard hasNumber(index + 1..<end), index > 0 || isNeed else { return false }
    return !(0..<end).contains { place in
      sentence.has([.spend, .refund, .receive], at: place) && !sentence.has(.unfinished, at: place)
    }
  }

  // MARK: Other people's money

  /// "tom spent 50", "she earns 4000": the writer is not involved.
  private func isSomebodysMoney(_ index: Int) -> Bool {
    guard sentence.has(.ownMoney, at: index) || isGivenToOther(index),
      sentence.isEnglish ? isSubject(before: index) || isAgent(before: index) : isTold(of: index),
      // "acme paid the invoice 450"
      !sentence.tokens.indices.contains(where: { sentence.isWord("invoice", at: $0) })
    else { return false }
    let part = sentence.isEnglish ? sentence.whole : part(of: index)
    return !sentence.contains([.me, .subjectI, .back, .refund], in: part)
      && !sentence.tokens[index...].contains { token in token.has(.share) || token.has(.half) }
  }

  /// "mom gave dad 45", "tom sent 45 to anna": the writer is neither of them.
  private func isGivenToOther(_ verb: Int) -> Bool {
    let isCharge = sentence.isWord("charged", at: verb) && !sentence.word(at: verb).contains(" ")
    guard sentence.has(.give, at: verb) || isCharge, sentence.isEnglish else { return false }
    let receiver = sentence.skippingArticle(verb + 1)
    if sentence.has(.person, at: receiver) || isUnknownName(receiver) || isBob(receiver) {
      return hasNumber(receiver + 1..<min(receiver + 3, sentence.tokens.count))
    }
    return sentence.tokens.indices.contains { index in
      index > verb && sentence.has(.to, at: index)
        && (sentence.has(.person, at: index + 1) || isUnknownName(index + 1))
    }
  }

  private func isBob(_ index: Int) -> Bool {
    sentence.isBob(index) && sentence.isKind(.number, at: index + 1)
  }

  private func isUnknownName(_ index: Int) -> Bool {
    guard sentence.isKind(.word, at: index) else { return false }
    return sentence.tokens[index].isUnknown && !sentence.tokens[index].isCorrected
  }

  /// "bhai ne 300 kharch kiye"
  private func isAgent(before verb: Int) -> Bool {
    (1..<max(1, verb)).contains { place in
      sentence.isWord("ne", at: place)
        && (sentence.has(.person, at: place - 1) || isUnknownName(place - 1))
    }
  }

  /// "Anna hat 50 ausgegeben", "mi hermano se gastó 300", "seine freundin verdient 3200".
  private func isTold(of verb: Int) -> Bool {
    // The auxiliary is in the place of an English verb.
    let auxiliary = (0..<verb).first { sentence.isOneOf(IntentRule.auxiliaries, at: $0) }
    var place = (auxiliary ?? verb) - 1
    if auxiliary == nil { while sentence.has(.filler, at: place) { place -= 1 } }
    if sentence.has(.somebody, at: place) { return true }
    guard place >= 0,
      (0..<place).allSatisfy({ index in
        sentence.has([.filler, .article, .person, .on, .relativeDay, .weekday], at: index)
          || sentence.has(.owner, at: index) || sentence.tokens[index].kind == .mark
      })
    else { return false }
    if sentence.has(.person, at: place) { return true }
    let token = sentence.tokens[verb]
    let isAccented = token.end - token.start > token.foldedEnd - token.foldedStart
    let isFinite =
      auxiliary != nil || !["de", "nl", "es"].contains(sentence.lexicon.language)
      || isAccented && sentence.lexicon.language == "es"
      // "yusuf verdient 94 im monat"
      || sentence.has(.receive, at: verb) && sentence.tokens[verb...].contains { $0.has(.span) }
    return isUnknownName(place) && !isAdverb(place)
      && (isFinite || sentence.tokens[place].isCapitalised && !sentence.isShouted)
  }

  static let auxiliaries: [StaticString] = [
    "hat", "heeft", "a", "ha", "haben", "hebben", "hanno", "ont",
  ]

  /// Whether the words before a verb are another person: "she", or an unknown name.
  private func isSubject(before verb: Int) -> Bool {
    if sentence.has(.somebody, at: verb - 1) { return true }
    guard verb > 0,
      (0..<verb - 1).allSatisfy({ index in
        sentence.has([.filler, .article, .person], at: index)
          || sentence.tokens[index].kind == .mark
      })
    else { return false }
    let token = sentence.tokens[verb - 1]
    // "stuff bought 20" and "rent paid 900" do not name a person.
    let isOwn =
      sentence.isOneOf(["spent", "earned", "spends", "earns", "makes"], at: verb)
      || sentence.has(.give, at: verb) || sentence.tokens[verb].has(.receive)
    if sentence.isOneOf(["you", "u"], at: verb - 1) { return false }
    if token.has(.person) { return !sentence.isOneOf(IntentRule.household, at: verb - 1) }
    // "uncle ray won 48"
    if verb > 1, sentence.has(.person, at: verb - 2), isUnknownName(verb - 1) { return true }
    return isUnknownName(verb - 1)
      && (isOwn || isDeed(at: verb) || (token.isCapitalised && !sentence.isShouted))
      && !isAdverb(verb - 1)
  }

  /// "anna bought coffee", "anna paid 45 for coffee": only a person does these; in "stuff bought 20" the
  /// first word is the item.
  private func isDeed(at verb: Int) -> Bool {
    let next = verb + 1
    if sentence.isOneOf(["bought", "ordered"], at: verb) {
      return sentence.has(WordRoles.content.union(.article), at: next)
    }
    guard sentence.isWord("paid", at: verb) else { return false }
    // "tom paid the bill 45"
    if sentence.has(.article, at: next) { return true }
    return hasNumber(next..<min(next + 2, clauseEnd(from: next)))
      && (next..<clauseEnd(from: next)).contains { sentence.has(.forWord, at: $0) }
  }

  /// "just", "already", "randomly": not a person.
  private func isAdverb(_ index: Int) -> Bool {
    if sentence.isOneOf(IntentRule.namesLikeAdverbs, at: index) { return false }
    return sentence.letters(at: index).suffix(2).elementsEqual("ly".utf8)
      || sentence.isOneOf(IntentRule.adverbs, at: index)
  }

  private static let adverbs: [StaticString] = [
    "already", "also", "even", "still", "again", "once", "instead", "anyway", "somehow", "perhaps",
    "yet", "ever", "together", "alone", "later", "sometimes", "always", "often", "first", "next",
    "stuff", "things", "today", "tonight", "yesterday", "who", "which", "that",
  ]

  private static let namesLikeAdverbs: [StaticString] = [
    "emily", "sally", "kelly", "molly", "billy", "holly", "lily", "polly", "carly", "shelly",
    "beverly", "kimberly", "elly", "nelly", "milly", "dolly", "ally", "aly", "lilly", "reilly",
  ]

  /// People who share the writer's money.
  private static let household: [StaticString] = [
    "wife", "husband", "hubby", "partner", "kid", "kids", "son", "daughter", "family", "fam",
  ]

  // MARK: Own accounts

  /// "transfer 250 between my checking accounts", "moved 250 to savings account", "atm 60".
  private func ownTransfer() -> Range<Int>? {
    let tokens = sentence.tokens
    if let machine = tokens.indices.first(where: { sentence.has(.cashMachine, at: $0) }),
      !tokens.contains(where: { token in token.has(.rate) || token.has(.receive) }),
      tokens.contains(where: { token in token.kind == .number || token.has(.cardinal) })
    {
      return machine..<machine + 1
    }
    // "own transfer 300"
    if let both = tokens.indices.first(where: { index in
      sentence.has(.transfer, at: index) && sentence.has(.ownAccount, at: index)
    }) {
      return both..<both + 1
    }
    if let cash = sentence.cashTransfer() { return cash }
    guard let verb = tokens.indices.first(where: { sentence.has(.transfer, at: $0) }),
      !tokens.contains(where: { $0.has(.rate) })
    else { return nil }
    if let source = ownAccount(behind: "from", after: verb),
      let destination = ownAccount(behind: "to", after: verb)
        ?? ownAccount(behind: "into", after: verb)
    {
      return verb..<max(source, destination) + 1
    }
    guard
      let account = tokens.indices.first(where: { index in
        index > verb && sentence.has(.ownAccount, at: index)
          && !sentence.has(.payment, at: index + 1)
      }),
      !sentence.has(.investment, at: account - 1), !sentence.has(.investment, at: account)
    else { return nil }
    // "transferred 50 to anna's account" is a payment.
    let isSomebodys = (verb..<account).contains { index in
      sentence.has(.person, at: index) || tokens[index].kind == .word && tokens[index].isUnknown
    }
    return isSomebodys ? nil : verb..<account + 1
  }

  /// The person's own account after a word: "from my bank", "to cash".
  private func ownAccount(behind word: StaticString, after verb: Int) -> Int? {
    for index in sentence.tokens.indices where index > verb && sentence.isWord(word, at: index) {
      var place = index + 1
      while sentence.has(.article, at: place) || sentence.has(.owner, at: place) { place += 1 }
      if sentence.has(.ownAccount, at: place) { return place }
      if sentence.isOneOf(IntentRule.accounts, at: place) { return place }
    }
    return nil
  }

  private static let accounts: [StaticString] = [
    "bank", "checking", "current", "cash", "wallet", "savings", "saving",
  ]
}
