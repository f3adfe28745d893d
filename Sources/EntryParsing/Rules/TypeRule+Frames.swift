import LedgerEvents

/// Directions by who gave what to whom: "mamá me dio 20", "der Kunde hat bezahlt", "loon van mijn hulpje
/// uitbetaald".
extension TypeRule {
  /// Returns the direction that the giver and the receiver state; `nil` if they state none.
  func frame() -> Finding? {
    if let finding = handedToMe() ?? paidOut() ?? paidBack() { return finding }
    return earned() ?? paidByPayer() ?? sentByOther() ?? madeByDoing() ?? moneyBack() ?? sent()
      ?? arrived()
  }

  private func places(_ cues: WordCues) -> [Int] {
    clause.tokens.filter { sentence.has(cues, at: $0) && !isAmount($0) }
  }

  private func hasOwnSubject(before verb: Int) -> Bool {
    sentence.contains(.subjectI, in: subject(before: verb))
  }

  private func isOtherOrEmployee(_ index: Int) -> Bool {
    isKnownOther(index) || sentence.has(.employee, at: index)
  }

  /// "ana me soltó 71", "they comped me 40".
  private func handedToMe() -> Finding? {
    guard contains(.me), !contains([.receive, .refund]),
      let verb = places(.handed).first(where: { verb in
        !hasOwnSubject(before: verb)
          && (!sentence.isEnglish || sentence.has(.me, at: verb + 1))
      }), !clause.tokens.contains(where: { sentence.has(.byMe, at: $0) })
    else { return nil }
    return received(.receivingVerb, verb..<verb + 1, verb: verb)
  }

  /// "les di 20", "gehalt an meine aushilfe", "mesada das crianças": handed over by the writer.
  private func paidOut() -> Finding? {
    let isToOther = clause.tokens.contains {
      isKnownOther($0) && sentence.has(.receiverMarkBefore, at: $0 + 1)
    }
    let given = isToOther && !contains([.me, .receive]) ? places(.handed).last : nil
    if let give = places(.byMe).first ?? given, !contains(.receive),
      !contains(.refund) || sentence.has(.refund, at: give)
    {
      return Finding(type: .expense, origin: sentence.origin(.spendingVerb, at: give))
    }
    guard let word = first([.incomeSource, .refund]), let receiver = receiver(of: word) else {
      return nil
    }
    return Finding(type: .expense, origin: sentence.origin(.spendingVerb, at: receiver))
  }

  /// Somebody else to whom wages or a refund go.
  private func receiver(of word: Int) -> Int? {
    let isWage = sentence.has(.incomeSource, at: word)
    guard !contains(.receive),
      isWage || !contains(.me) || sentence.has(.receiverMark, at: word + 1)
    else { return nil }
    return clause.tokens.first { place in
      guard !isAmount(place), sentence.isKind(.word, at: place) else { return false }
      // "kaam wali bai ki pagaar", "salaire de mon apprenti"
      if isWage, sentence.has(.employee, at: place) { return true }
      guard let mark = mark(of: place) else { return false }
      if isOtherOrEmployee(place) { return true }
      return isOther(place) && !sentence.has([.forWord, .article], at: mark)
        && (!isWage || sentence.tokens[place].isCapitalised)
    }
  }

  /// The word that marks a receiver, as "to": directly beside it, or before its article.
  func mark(of place: Int) -> Int? {
    if sentence.has(.receiverMarkBefore, at: place + 1) { return place + 1 }
    let before =
      sentence.has([.article, .on], at: place - 1) && !sentence.has(.receiverMark, at: place - 1)
      ? place - 2 : place - 1
    return sentence.has(.receiverMark, at: before) ? before : nil
  }

  /// "hab anna die 20 zurückgegeben", "j'ai remboursé mon frère"; without a subject it is open.
  private func paidBack() -> Finding? {
    guard let verb = places(.refunding).first, !sentence.isEnglish,
      !contains([.me, .from, .receive])
    else { return nil }
    let isMine = hasOwnSubject(before: verb)
    // "remboursé un client 25", "klant 25 terugbetaald"
    if isKnownOther(nextWord(verb + 1))
      || clause.mention.end == verb && isKnownOther(clause.mention.first - 1)
    {
      return Finding(type: .expense, origin: sentence.origin(.refundWord, at: verb))
    }
    let other = clause.tokens.first { place in
      isOther(place) && place != verb
        && (isMine || place + 1 == verb || sentence.has(.receiverMark, at: place - 1))
        && !sentence.has([.of, .forWord, .at], at: place - 1) && !sentence.has(.content, at: place)
    }
    guard other != nil else { return nil }
    let isTo = other.map { sentence.has(.receiverMark, at: $0 - 1) } ?? false
    return Finding(
      type: .expense, origin: sentence.origin(.refundWord, at: verb), isOpen: !isMine && !isTo)
  }

  /// "nachhilfe gegeben, 30 auf die hand bekommen", "dadi ne birthday pe 500 diye".
  private func earned() -> Finding? {
    if let word = first(.receive), !sentence.isEnglish, contains(.give), !contains(.spend) {
      return received(.receivingVerb, word..<word + 1, verb: word)
    }
    let isByOther = clause.tokens.contains { place in
      isKnownOther(place) && sentence.isWord("ne", at: place + 1)
    }
    if isByOther, let verb = places(.handed).last,
      !clause.tokens.contains(where: { sentence.has(.item, at: $0) })
    {
      return received(.receivingVerb, verb..<verb + 1, verb: verb)
    }
    // "my ex finally sent the child support"
    guard let verb = places(.handed).first, let source = first(.incomeSource), source > verb,
      !hasOwnSubject(before: verb), subject(before: verb).contains(where: isKnownOther)
    else { return nil }
    return Finding(type: .income, origin: sentence.origin(.incomeWord, at: source), verb: verb)
  }

  /// "untermieter hat 147 gezahlt", "klient zapłacił fakturę 87".
  private func paidByPayer() -> Finding? {
    guard let verb = places(.handed).first, !hasOwnSubject(before: verb), !contains(.refund),
      let payer = subject(before: verb).first(where: { sentence.has(.payer, at: $0) })
    else { return nil }
    let isObject = (1...2).contains { step in
      sentence.has([.to, .forWord, .with, .of, .from, .by], at: payer - step)
        && (step == 1 || sentence.has([.article, .on], at: payer - 1)
          || sentence.isOwn(at: payer - 1))
    }
    guard !isObject, !sentence.has(.receiverMark, at: payer - 1),
      !(payer..<verb).contains(where: { sentence.isMark(UInt8(ascii: ","), at: $0) })
    else { return nil }
    return Finding(type: .income, origin: sentence.origin(.receivingVerb, at: verb), verb: verb)
  }

  /// "papa hat 200 überwiesen", "tata przelał 200": another sends, and nobody else is named.
  private func sentByOther() -> Finding? {
    guard !sentence.isEnglish, !contains([.spend, .refund, .to, .forWord]),
      let verb = places(.handed).first, !hasOwnSubject(before: verb),
      // "papa 200 gegeben" leaves out who gave it.
      !sentence.has(.give, at: verb)
        || subject(before: verb).contains(where: {
          sentence.isOneOf(IntentRule.auxiliaries, at: $0)
        }),
      places(.receiverMarkBefore).isEmpty, places(.byMe).isEmpty
    else { return nil }
    var place = clause.tokens.lowerBound
    while sentence.has([.article, .filler], at: place) || sentence.isOwn(at: place) { place += 1 }
    guard place < verb, isKnownOther(place),
      !clause.tokens.contains(where: { $0 > place + 1 && isOther($0) && $0 != verb }),
      !clause.tokens.contains(where: { sentence.has(WordRoles.content, at: $0) && !isAmount($0) })
    else { return nil }
    return received(.receivingVerb, verb..<verb + 1, verb: verb)
  }

  /// "saqué 67 paseando perros", "got 40 for mowing lawns": made by work, whose verb follows.
  private func madeByDoing() -> Finding? {
    let verbs =
      sentence.isEnglish ? clause.tokens.filter { sentence.has(.get, at: $0) } : places(.earned)
    guard
      let verb = verbs.first(where: { verb in
        var next = verb + 1
        while !isAmount(next), sentence.has([.article, .filler], at: next) { next += 1 }
        return isAmount(next) || verb == clause.mention.end
      }),
      clause.tokens.contains(where: { place in
        place > clause.mention.first && !isAmount(place)
          && (sentence.has(.work, at: place) || isDoing(place))
      })
    else { return nil }
    return Finding(type: .income, origin: sentence.origin(.receivingVerb, at: verb), verb: verb)
  }

  func isDoing(_ index: Int) -> Bool {
    let isFor = sentence.has(.forWord, at: index - 1)
    guard sentence.isKind(.word, at: index), isFor || !sentence.isEnglish,
      sentence.tokens[index].isUnknown || sentence.tokens[index].isCorrected
    else { return false }
    let letters = sentence.letters(at: index)
    return Things.category(of: letters) == nil
      && (isFor ? TypeRule.doing + TypeRule.infinitives : TypeRule.doing).contains { ending in
        letters.count > ending.utf8CodeUnitCount + 1
          && letters.suffix(ending.utf8CodeUnitCount).elementsEqual(ending.description.utf8)
      }
  }

  /// Endings of what is done meanwhile: "mowing", "paseando", "en livrant", "na pilnowaniu".
  private static let doing: [StaticString] = [
    "ing", "ando", "endo", "indo", "ant", "aniu", "eniu",
  ]

  private static let infinitives: [StaticString] = ["ar", "er", "ir", "are", "ere", "ire"]

  /// "pfand zurück 41", "30 terug van anna".
  private func moneyBack() -> Finding? {
    guard !sentence.isEnglish, let back = first(.back), !contains([.spend, .give, .receive]) else {
      return nil
    }
    let isMoney =
      places(.returned).contains { abs($0 - back) <= 2 }
      || (sentence.has([.from, .of], at: back + 1) && isOther(nextWord(back + 2))
        && (clause.mention.end == back || clause.mention.first == clause.tokens.lowerBound))
    return isMoney
      ? Finding(type: .credit, origin: sentence.origin(.refundWord, at: back), verb: back) : nil
  }

  /// "virement de ana 15", "bizum de marta 20", "50 de maman".
  private func sent() -> Finding? {
    guard !contains([.spend, .give, .refund, .back, .putAway]) else { return nil }
    let noun = places(.sending).first
    // "papà mi ha fatto un bonifico di 200"
    if let noun, contains(.me), !hasOwnSubject(before: noun),
      subject(before: noun).contains(where: isKnownOther)
    {
      return received(.receivingVerb, noun..<noun + 1, verb: nil)
    }
    for from in [noun.map { $0 + 1 }, clause.mention.end, noun.map { _ in clause.mention.end }] {
      guard let from,
        sentence.has([.from, .of], at: from) || sentence.isOneOf(["da", "dal", "dalla"], at: from)
      else { continue }
      let giver = nextWord(from + 1)
      let isKnown =
        sentence.has([.person, .payer], at: giver)
        || sentence.isOwn(at: giver) && isKnownOther(giver + 1)
      // "Miete vom Untermieter", but not the rent of a son.
      let isThing = noun.map { sentence.has(.item, at: $0) } ?? false
      guard isThing ? sentence.has(.payer, at: giver) : true else { continue }
      guard isKnown || noun != nil && (isOther(giver) || sentence.has(.brand, at: giver)) else {
        continue
      }
      guard noun != nil || !clause.tokens.contains(where: { sentence.has(.item, at: $0) }) else {
        continue
      }
      return received(.receivingVerb, from..<from + 1, verb: nil)
    }
    return nil
  }

  /// "caiu 240", "wpłynęło 171": only money arrives, if nothing else is named.
  private func arrived() -> Finding? {
    guard let verb = places(.arriving).first, !contains([.spend, .give, .refund]),
      !clause.tokens.contains(where: { sentence.has(WordRoles.content, at: $0) && !isAmount($0) })
    else { return nil }
    return Finding(type: .income, origin: sentence.origin(.receivingVerb, at: verb), verb: verb)
  }
}
