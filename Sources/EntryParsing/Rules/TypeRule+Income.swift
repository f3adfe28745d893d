import LedgerEvents

/// Words for income that the writer does not earn.
extension TypeRule {
  /// "wages to nanny 15", "allowance 20 to leo": paid to a person, not to the writer or an account.
  func isPaidOut(_ index: Int) -> Bool {
    guard sentence.isEnglish else { return false }
    let isHeadBehind = index >= clause.mention.end
    let places = isHeadBehind ? [index + 1] : [index + 1, clause.mention.end]
    return places.contains { place in
      guard sentence.has(.to, at: place) else { return false }
      let target = nextWord(place + 1)
      guard sentence.isKind(.word, at: target), !isAmount(target) else { return false }
      return !sentence.has(WordRoles.account.union([.me, .bankWord, .investment]), at: target)
        && !sentence.has(.ownAccount, at: target) && !isPutAway(target)
    }
  }

  private func isPutAway(_ index: Int) -> Bool {
    sentence.has(.content, at: index) && sentence.tokens[index].isPutAway
  }

  /// "income tax 15", "salary software 15": the word for income only modifies the next one.
  func isModifier(_ index: Int) -> Bool {
    sentence.isEnglish && sentence.has(.modified, at: index + 1) && !isAmount(index + 1)
      && !contains([.refund, .back, .receive])
  }

  /// "cleaner's salary 15": the pay of a person outside the writer's household.
  func ownedPay(_ index: Int) -> Finding? {
    guard sentence.isEnglish, sentence.has(.personalPay, at: index), isPossessive(index - 1) else {
      return nil
    }
    let owner = index - 1
    let token = sentence.tokens[owner]
    guard !token.has([.span, .relativeDay, .weekday, .month, .brand]),
      !sentence.isOneOf(TypeRule.household, at: owner)
    else {
      return nil
    }
    let isKnown = token.has([.person, .item, .place])
    return Finding(
      type: .expense, origin: sentence.origin(.incomeWord, at: index), isOpen: !isKnown)
  }

  private func isPossessive(_ index: Int) -> Bool {
    guard sentence.isKind(.word, at: index) else { return false }
    let token = sentence.tokens[index]
    // The straight apostrophe, or the last byte of the curved one.
    return token.end - token.start > 2 && sentence.endsInS(at: index)
      && [UInt8(ascii: "'"), 0x99].contains(sentence.bytes[token.end - 2])
  }

  private static let household: [StaticString] = [
    "wifes", "husbands", "hubbys", "partners", "fiances", "fiancees", "girlfriends", "boyfriends",
  ]

  /// "won a bet 20": a bet after another verb is a prize.
  func isPrize(_ index: Int) -> Bool {
    sentence.has(.wager, at: index)
      && clause.tokens.contains { $0 < index && sentence.has([.receive, .spend], at: $0) }
  }

  // MARK: Bills and cheques

  /// "billed acme 450", "acme paid the invoice 450", "cashed a check for 300": owed to the writer or by the
  /// writer, if the words leave that open.
  func bill(_ verb: Int) -> Finding? {
    guard sentence.isEnglish, isOpenBill(verb) else { return nil }
    return Finding(
      type: .income, origin: sentence.origin(.receivingVerb, at: verb), isOpen: true,
      isIncomePossible: true)
  }

  private func isOpenBill(_ verb: Int) -> Bool {
    if sentence.isWord("cashed", at: verb) { return !contains([.from, .incomeSource]) }
    let isOwn = sentence.contains(.subjectI, in: subject(before: verb))
    if sentence.isOneOf(["billed", "invoiced"], at: verb) {
      let target = nextWord(verb + 1)
      return isOther(target) || sentence.has(.brand, at: target) && !contains(.by)
    }
    let isNamed = subject(before: verb).count == 1 && isOther(verb - 1)
    // "tom paid 60": the receiver is not stated.
    if sentence.word(at: verb).lowercased() == "paid", isNamed, isAmount(verb + 1),
      clause.mention.end == clause.tokens.upperBound
    {
      return true
    }
    return sentence.isWord("paid", at: verb) && !isOwn
      && clause.tokens.contains { $0 > verb && sentence.isWord("invoice", at: $0) }
      && subject(before: verb).contains { isOther($0) || sentence.has(.brand, at: $0) }
  }
}
