import LedgerEvents

/// Directions that no single verb states: shares paid by others, returns, earnings.
extension TypeRule {
  /// Returns the direction that a phrase states; `nil` if it states none.
  func others() -> Finding? {
    guard sentence.isEnglish else { return cameBack() }
    return othersShare() ?? earnings() ?? interest() ?? returned()
  }

  private var amount: Range<Int> { clause.mention.tokens }

  func first(cues: WordCues) -> Int? {
    clause.tokens.first { index in sentence.has(cues, at: index) && !amount.contains(index) }
  }

  func contains(_ roles: WordRoles) -> Bool {
    clause.tokens.contains { index in sentence.has(roles, at: index) && !amount.contains(index) }
  }

  /// "sister paid her half of dinner 28": what others pay of a shared bill comes back.
  private func othersShare() -> Finding? {
    guard let verb = clause.tokens.first(where: { sentence.has(.ownMoney, at: $0) }),
      sentence.has(.spend, at: verb), sentence.has(.owner, at: verb + 1),
      !sentence.isWord("my", at: verb + 1), !sentence.isWord("our", at: verb + 1),
      verb + 2 < sentence.tokens.count,
      sentence.tokens[verb + 2].has(.share) || sentence.isWord("half", at: verb + 2),
      !clause.tokens.prefix(while: { $0 < verb }).contains(where: { place in
        sentence.has(.subjectI, at: place)
      })
    else { return nil }
    return Finding(
      type: .credit, origin: sentence.origin(.giftForSomething, verb..<verb + 3), verb: verb)
  }

  /// "made 20 selling lemonade", "tips 87 from tonights shift".
  private func earnings() -> Finding? {
    if let made = first(cues: .earned),
      made + 1 == amount.lowerBound
        || (made + 2 == amount.lowerBound && sentence.has([.filler, .article], at: made + 1))
    {
      return Finding(type: .income, origin: sentence.origin(.receivingVerb, made..<made + 1))
    }
    guard let from = clause.tokens.first(where: { sentence.has(.from, at: $0) }),
      !contains(.spend),
      let work = (from + 1..<min(from + 4, max(from + 1, clause.tokens.upperBound)))
        .first(where: { sentence.has(.work, at: $0) })
    else { return nil }
    return Finding(type: .income, origin: sentence.origin(.incomeWord, from..<work + 1))
  }

  /// "interest 3.12 from savings account" is earned, "interest on the loan" is paid.
  private func interest() -> Finding? {
    guard let index = first(cues: .interest), !contains([.spend, .receive, .refund]) else {
      return nil
    }
    let origin = sentence.origin(.incomeWord, index..<index + 1)
    let isOnSavings = clause.tokens.contains { place in
      sentence.tokens[place].has(.account)
        || sentence.tokens[place].meaning.category == CategoryPlace.savings.rawValue
    }
    if contains(.from) || contains(.get) || isOnSavings {
      return Finding(type: .income, origin: origin)
    }
    let isOwed = clause.tokens.contains { place in
      sentence.tokens[place].has(.item)
        && sentence.tokens[place].meaning.category
          == CategoryPlace.debt.rawValue
    }
    return isOwed || contains([.on, .forWord])
      ? nil : Finding(type: .expense, origin: origin, isOpen: true, isIncomePossible: true)
  }

  /// "security deposit back 1200", "20 back from zara"; "taxi back 20" is a journey.
  private func returned() -> Finding? {
    guard
      let back = clause.tokens.first(where: { index in
        sentence.has(.back, at: index) && !sentence.has(.spend, at: index)
          && !sentence.tokens[max(0, index - 1)].has(.span)
          && (index + 1 == amount.lowerBound || index == amount.upperBound)
      }), !contains(WordRoles.movement.union(.get).union(.refund)),
      !sentence.has([.within, .at, .on], at: back + 1) || back == amount.upperBound
    else { return nil }
    let origin = sentence.origin(.refundWord, back..<back + 1)
    if sentence.has(.returned, at: back - 1) || contains(.from) || back == amount.upperBound {
      return Finding(type: .credit, origin: origin)
    }
    let isWay = clause.tokens.contains { place in
      let category = sentence.tokens[place].meaning.category
      return sentence.tokens[place].has(.content)
        && [CategoryPlace.transport, .travel].contains { $0.rawValue == category }
    }
    return isWay ? nil : Finding(type: .expense, origin: origin, isOpen: true)
  }

  /// "30 von Zalando zurück": the word for "back" is last.
  private func cameBack() -> Finding? {
    guard let back = clause.tokens.last(where: { sentence.isKind(.word, at: $0) }),
      sentence.has(.back, at: back), contains(.from),
      !contains(WordRoles.movement.union(.refund))
    else { return nil }
    let isWay = clause.tokens.contains { sentence.has(.item, at: $0) }
    return Finding(
      type: isWay ? .expense : .credit, origin: sentence.origin(.refundWord, back..<back + 1),
      isOpen: isWay)
  }

  /// "won ton soup" is food, "received parking fine 60" is to be paid.
  func isBought(_ verb: Int) -> Bool {
    guard sentence.isEnglish else { return false }
    if sentence.isWord("won", at: verb) {
      let next = sentence.has(WordRoles.article.union(.filler), at: verb + 1) ? verb + 2 : verb + 1
      return sentence.isKind(.word, at: next) && !amount.contains(next)
        && !sentence.has(WordRoles.preposition.union([.cardinal, .currency]), at: next)
        && sentence.has(.content, at: next) && !sentence.has(.wager, at: next)
    }
    return (verb + 1..<max(verb + 1, amount.lowerBound)).contains { index in
      sentence.has(.liability, at: index)
    } && !contains([.payer, .incomeSource])
  }
}
