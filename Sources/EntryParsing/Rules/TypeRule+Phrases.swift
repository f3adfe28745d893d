import LedgerEvents

/// Directions that no single verb states: shares paid by others, returns, earnings.
extension TypeRule {
  /// Returns the direction that a phrase states; `nil` if it states none.
  func others() -> Finding? {
    guard sentence.isEnglish else { return cameBack() }
    return othersShare() ?? earnings() ?? interest() ?? returned() ?? broughtBack()
  }

  private var amount: Range<Int> { clause.mention.tokens }

  func first(cues: WordCues) -> Int? {
    clause.tokens.first { index in sentence.has(cues, at: index) && !isAmount(index) }
  }

  /// "sister paid her half of dinner 28": what others pay of a shared bill comes back.
  private func othersShare() -> Finding? {
    guard let verb = clause.tokens.first(where: { sentence.has(.ownMoney, at: $0) }),
      sentence.has(.spend, at: verb), sentence.has(.owner, at: verb + 1),
      !sentence.isOneOf(["my", "our"], at: verb + 1), verb + 2 < sentence.tokens.count,
      sentence.tokens[verb + 2].has(.share) || sentence.isWord("half", at: verb + 2),
      !sentence.contains(.subjectI, in: subject(before: verb))
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
      return Finding(type: .income, origin: sentence.origin(.receivingVerb, at: made))
    }
    guard let from = clause.tokens.first(where: { sentence.has(.from, at: $0) }), !contains(.spend),
      let work = clause.tokens[(from + 1)...].prefix(3).first(where: { sentence.has(.work, at: $0) }
      )
    else { return nil }
    return Finding(type: .income, origin: sentence.origin(.incomeWord, from..<work + 1))
  }

  /// "interest 3.12 from savings account" is earned, "interest on the loan" is paid.
  private func interest() -> Finding? {
    guard let index = first(cues: .interest), !contains([.spend, .receive, .refund]) else {
      return nil
    }
    let origin = sentence.origin(.incomeWord, at: index)
    let tokens = sentence.tokens[clause.tokens]
    if contains([.from, .get]) || tokens.contains(where: { $0.has(.account) || $0.isOf(.savings) })
    {
      return Finding(type: .income, origin: origin)
    }
    let isOwed = tokens.contains { $0.has(.item) && $0.isOf(.debt) }
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
    let origin = sentence.origin(.refundWord, at: back)
    if sentence.has(.returned, at: back - 1) || contains(.from) || back == amount.upperBound {
      return Finding(type: .credit, origin: origin)
    }
    let isWay = sentence.tokens[clause.tokens].contains { token in
      token.has(.content) && (token.isOf(.transport) || token.isOf(.travel))
    }
    return isWay ? nil : Finding(type: .expense, origin: origin, isOpen: true)
  }

  /// "alex paid back 30", "allianz gave back 120": what a person or a firm pays back comes in. After a thing it is
  /// open, as in "rent paid back 200", and a debt is paid back by oneself.
  func paidBackByOther(_ verb: Int) -> Finding? {
    let subject = subject(before: verb)
    let origin = sentence.origin(.refundWord, at: verb)
    if isSomebodyElse(before: verb) || sentence.has(.brand, at: verb - 1) {
      return Finding(type: .credit, origin: origin, verb: verb)
    }
    guard sentence.isEnglish, !sentence.contains(.subjectI, in: subject),
      subject.contains(verb - 1),
      sentence.has(.content, at: verb - 1), !sentence.tokens[verb - 1].isOf(.debt)
    else { return nil }
    return Finding(type: .credit, origin: origin, verb: verb, isOpen: true)
  }

  /// "sent shoes back to zalando 120": a thing went back, and its price may come.
  private func broughtBack() -> Finding? {
    guard let back = first(.back), !contains(.refund),
      let thing = clause.tokens.last(where: { $0 < back && sentence.has(.item, at: $0) }),
      !isAmount(thing), !sentence.has(.returned, at: thing),
      !sentence.tokens[thing].isOf(.transport), !sentence.tokens[thing].isOf(.travel),
      (thing + 1..<back).allSatisfy({ sentence.has([.article, .filler], at: $0) }),
      sentence.has(.to, at: back + 1)
        || (clause.tokens.lowerBound..<thing).contains(where: { sentence.has(.give, at: $0) })
    else { return nil }
    return Finding(type: .credit, origin: sentence.origin(.refundWord, at: back), isOpen: true)
  }

  /// "ebay sale 45", "sale on ebay 45": sold there, or bought in its sale.
  func sale() -> Finding? {
    guard sentence.isEnglish,
      let sale = clause.tokens.first(where: { sentence.isOneOf(["sale", "sales"], at: $0) }),
      sentence.has(.brand, at: sale - 1)
        || sentence.has(.on, at: sale + 1) && sentence.has(.brand, at: sale + 2)
    else { return nil }
    return Finding(
      type: .income, origin: sentence.origin(.incomeWord, at: sale), isOpen: true,
      isIncomePossible: true)
  }

  /// "30 von Zalando zurück": the word for "back" is last.
  private func cameBack() -> Finding? {
    guard let back = clause.tokens.last(where: { sentence.isKind(.word, at: $0) }),
      sentence.has(.back, at: back), contains(.from),
      !contains(WordRoles.movement.union(.refund))
    else { return nil }
    let isWay = clause.tokens.contains { sentence.has(.item, at: $0) }
    return Finding(
      type: isWay ? .expense : .credit, origin: sentence.origin(.refundWord, at: back),
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
