import LedgerEvents

/// Words for a refund although none arrived: it was denied, is expected, or went to another person.
extension TypeRule {
  private static let claims: [StaticString] = [
    "claim", "claims", "claiming", "reclaim", "reclaiming",
  ]

  /// "flight 300 claim back from work": the purchase counts, and the refund is still to come.
  func isToBeClaimed() -> Bool {
    guard sentence.isEnglish, !hasArrived() else { return false }
    return clause.tokens.contains { claim in
      sentence.isOneOf(TypeRule.claims, at: claim)
        && sentence.has([.back, .from, .on], at: claim + 1)
        && clause.tokens.contains { place in
          place < claim && sentence.has(.content, at: place) && !isAmount(place)
        }
    }
  }

  /// Why a word for a refund does not mean that money came back.
  struct RefundDoubt {
    /// The words between the governing word and the refund word, both included.
    var tokens: Range<Int>
    /// Whether the purchase may still count: "coffee 45 no refund".
    var leavesPurchase: Bool
  }

  /// Returns why a word for a refund is in doubt; `nil` if the refund simply arrived.
  func doubt(at index: Int) -> RefundDoubt? {
    guard sentence.isEnglish else { return nil }
    if let absent = governor(.absent, of: index) {
      return RefundDoubt(tokens: absent..<index + 1, leavesPurchase: true)
    }
    if let possible = governor(.possible, of: index), isHelped(possible + 1..<index) {
      let isPassive = sentence.isOneOf(["be", "get"], at: index - 1)
      return RefundDoubt(tokens: possible..<index + 1, leavesPurchase: isPassive)
    }
    // "doctor 220 to be reimbursed", "flight 250 to get back from work": still to come.
    if let to = clause.tokens.last(where: { $0 < index - 1 && sentence.has(.to, at: $0) }),
      isHelped(to + 1..<index)
    {
      return RefundDoubt(tokens: to..<index + 1, leavesPurchase: true)
    }
    guard !hasArrived() else { return nil }
    if let awaited = awaited(before: index) {
      return RefundDoubt(tokens: awaited..<index + 1, leavesPurchase: false)
    }
    let coming = clause.tokens.first { $0 > index && isComing($0) }
    return coming.map { RefundDoubt(tokens: index..<$0 + 1, leavesPurchase: false) }
  }

  /// "on its way", "in progress", "still coming"; "for coming late" is a reason instead.
  private func isComing(_ index: Int) -> Bool {
    guard sentence.has(.coming, at: index) else { return false }
    var before = index - 1
    while sentence.has([.article, .filler], at: before) { before -= 1 }
    if sentence.isOneOf(["way", "progress"], at: index) {
      // "on the way home"
      return sentence.has([.on, .within], at: before) && !sentence.has(.to, at: index + 1)
        && !sentence.isWord("home", at: index + 1) && !sentence.has(.back, at: index + 1)
    }
    return !sentence.has(.forWord, at: before)
  }

  /// Whether only "be", "get" and fillers are between "can" and its verb.
  private func isHelped(_ range: Range<Int>) -> Bool {
    range.allSatisfy { place in
      sentence.isWord("be", at: place) || sentence.has([.get, .filler, .article], at: place)
    }
  }

  /// "got the promised refund", "requested refund received": it arrived in the end.
  private func hasArrived() -> Bool {
    clause.tokens.contains { place in
      sentence.has(.arrived, at: place)
        || (sentence.has([.get, .receive], at: place) && !sentence.has(.refund, at: place)
          && !sentence.has(.unfinished, at: place))
    }
  }

  /// A word shortly before another, with only small words and adjectives between.
  private func governor(_ cues: WordCues, of index: Int) -> Int? {
    for place in subject(before: index).suffix(4).reversed() {
      if sentence.has(cues, at: place) { return place }
      guard sentence.isKind(.word, at: place), !sentence.has(WordRoles.content, at: place),
        !sentence.has(WordRoles.movement.union([.and, .at, .subjectI]), at: place)
      else { break }
    }
    return nil
  }

  /// "waiting for a 60 refund": the word before it in the same part of the sentence.
  private func awaited(before index: Int) -> Int? {
    for place in subject(before: index).reversed() {
      let token = sentence.tokens[place]
      if token.kind == .mark, !token.isMark(UInt8(ascii: "-")), !isAmount(place) { break }
      if token.has(.and) { break }
      if sentence.has(.awaited, at: place) { return place }
    }
    return nil
  }

  /// Whether something was bought, so that the missing refund is only a remark.
  func isBought(beside doubt: RefundDoubt) -> Bool {
    clause.tokens.contains { place in
      guard !doubt.tokens.contains(place), !isAmount(place) else { return false }
      if sentence.has(.spend, at: place), !sentence.has([.copula, .unfinished], at: place),
        !sentence.has([.payment, .former], at: place)
      {
        return true
      }
      guard doubt.leavesPurchase, sentence.has(.content, at: place) else { return false }
      if place < doubt.tokens.lowerBound { return true }
      var before = place - 1
      while sentence.has([.article, .filler], at: before) { before -= 1 }
      return !sentence.has(.preposition, at: before)
    }
  }

  // MARK: Refunds given by the writer

  /// "refunded a customer 45", "gave a refund of 45 to client": paid by the writer.
  func given(at index: Int) -> Finding? {
    guard sentence.isEnglish else { return nil }
    let isVerb = sentence.has(.refunding, at: index)
    let giving = isVerb ? nil : governor(of: index)
    guard !hasOtherSubject(before: giving ?? index) else { return nil }
    let isToOther = clause.tokens.contains { place in
      place > index && sentence.has(.to, at: place) && isOther(nextWord(place + 1))
    }
    if giving != nil {
      guard !contains(.me), !isToOwn(after: index) else { return nil }
      return paidOut(index, isOpen: !isToOther && !hasReceiver(giving ?? index, index))
    }
    if sentence.isWord("returned", at: index) {
      let end = clause.mention.end
      guard sentence.has(.to, at: end), isOther(nextWord(end + 1)) else { return nil }
      return paidOut(index, isOpen: !isKnownOther(nextWord(end + 1)))
    }
    let object = nextWord(index + 1)
    if isKnownOther(object), !contains([.by, .from]) {
      return paidOut(index, isOpen: !isVerb)
    }
    // "refund to a customer 40"
    if sentence.has(.to, at: index + 1), !sentence.has(.wayBack, at: index),
      isKnownOther(nextWord(index + 2))
    {
      return paidOut(index, isOpen: false)
    }
    guard isVerb else { return nil }
    if isToOther { return paidOut(index, isOpen: false) }
    let isName = isOther(object) && !sentence.has(.content, at: object + 1)
    return isName && !contains([.by, .from]) ? paidOut(index, isOpen: true) : nil
  }

  private func paidOut(_ index: Int, isOpen: Bool) -> Finding {
    Finding(type: .expense, origin: sentence.origin(.refundWord, at: index), isOpen: isOpen)
  }

  /// "gave a", "issued a": the verb with the refund as its object.
  private func governor(of index: Int) -> Int? {
    for place in subject(before: index).suffix(5).reversed() {
      if sentence.has(.give, at: place) || sentence.has(.issuing, at: place) { return place }
      let isBetween =
        sentence.has([.article, .filler, .payer, .person, .brand], at: place)
        || sentence.tokens[place].isUnknown && sentence.tokens[place].kind != .mark
      guard isBetween || isAmount(place) else { break }
    }
    return nil
  }

  /// "gave the client a refund"
  private func hasReceiver(_ verb: Int, _ refund: Int) -> Bool {
    sentence.contains([.person, .payer], in: verb + 1..<refund)
  }

  private func isToOwn(after index: Int) -> Bool {
    clause.tokens.contains { place in
      place > index && sentence.has(.to, at: place)
        && (sentence.isWord("my", at: place + 1) || sentence.has(.account, at: place + 1))
    }
  }

  /// Whether the subject of a verb is not the writer.
  private func hasOtherSubject(before verb: Int) -> Bool {
    let subject = subject(before: verb)
    guard !sentence.contains(.subjectI, in: subject) else { return false }
    return subject.contains { place in
      let token = sentence.tokens[place]
      return sentence.isKind(.word, at: place) && !isAmount(place)
        && (token.has(WordRoles.content.union([.person, .payer, .get, .receive]))
          || token.has([.somebody, .copula]) || token.isUnknown)
    }
  }

  func isKnownOther(_ index: Int) -> Bool { sentence.has([.person, .payer], at: index) }

  /// A person, or an unknown name.
  func isOther(_ index: Int) -> Bool {
    guard sentence.isKind(.word, at: index), !isAmount(index) else { return false }
    if isKnownOther(index) { return true }
    let meaning = sentence.tokens[index].meaning
    // "Bob" is also a currency code.
    return meaning.roles.isSubset(of: [.currency, .currencyPrefix]) && meaning.cues == []
      && clause.mention.currencyTokens?.contains(index) != true
  }

  // MARK: Journeys and things

  private static let visited: [CategoryPlace] = [
    .dining, .entertainment, .travel, .transport, .health, .education,
  ]

  private func isVisited(_ index: Int) -> Bool {
    sentence.has([.item, .place], at: index) && !sentence.has(.brand, at: index)
      && TypeRule.visited.contains { sentence.tokens[index].isOf($0) }
  }

  /// "returned from lunch 12", "just got back from whole foods, 45": a person came back, not money.
  func way(at index: Int) -> Finding? {
    guard sentence.isEnglish, sentence.has(.wayBack, at: index),
      sentence.has([.from, .to], at: index + 1)
    else { return nil }
    let target = nextWord(index + 2)
    guard sentence.isKind(.word, at: target), !isAmount(target) else { return nil }
    if isVisited(target) { return Finding(type: .expense) }
    let isDoubtful =
      isOther(target)
      || (sentence.has(.from, at: index + 1) && sentence.has([.brand, .place], at: target))
    guard isDoubtful else { return nil }
    // A pause before the amount separates it from the journey.
    let end = clause.mention.first
    let isParted =
      sentence.isWord("just", at: index - 1)
      || (target..<max(target, end)).contains { sentence.isMark(UInt8(ascii: ","), at: $0) }
    let isFromOther = isKnownOther(target) && !hasThing(behind: target)
    return paidOut(index, isOpen: !isParted || isFromOther)
  }

  /// "got back from work, lunch 12"
  private func hasThing(behind target: Int) -> Bool {
    clause.tokens.contains { place in
      place > target && sentence.has(.content, at: place) && !isAmount(place)
    }
  }

  /// "got the car back from the garage 300": a thing came back, and the amount may be its price.
  func isThingBack(_ get: Int, _ back: Int) -> Bool {
    guard sentence.isEnglish, clause.mention.first > back else { return false }
    return (get + 1..<back).contains { place in
      sentence.has(.item, at: place) && !sentence.has([.returned, .surcharge, .rate], at: place)
        && (isVisited(place) || sentence.tokens[place].isOf(.shopping))
    }
  }
}
