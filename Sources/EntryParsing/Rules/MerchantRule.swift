import LedgerEvents

/// Finds the payee or payer: a brand, the words after "at", the giver of the money, or, in a sentence without
/// a verb, the remaining words.
struct MerchantRule: ClauseRule {
  let sentence: Sentence
  let clause: Clause
  let type: TypeRule.Finding

  struct Finding {
    var name: String
    var origin: FieldOrigin
  }

  func run() -> Finding? {
    if let brand = brand() { return brand }
    if let named = afterPlacePreposition() { return named }
    if type.type != .expense {
      return giver() ?? subject()
    }
    if let payee = payee() { return payee }
    return remainingWords()
  }

  // MARK: Brands

  /// The brand of the clause, preferring one that received the money.
  private func brand() -> Finding? {
    var zone = Zone.main
    var isCompany = false
    var best: (score: Int, index: Int)?
    for index in clause.tokens where !isAmount(index) {
      let token = sentence.tokens[index]
      if let next = Zone(token) {
        zone = next
        // "jantar com a Ana": company, not an airline.
        isCompany =
          (token.has(.with) || isCompany && index > 0 && sentence.has(.with, at: index - 1))
          && type.type == .expense
        continue
      }
      guard token.claim == .none, token.has(.brand), !isCompany, !isCommonNoun(index, in: zone)
      else { continue }
      // "regalo para Ana" is no airline.
      if token.isCapitalised, !token.isAllCapitals, index > clause.tokens.lowerBound,
        sentence.lexicon.spelling(of: token.meaning).map({ $0.count == 3 && $0 == $0.uppercased() })
          == true
      {
        continue
      }
      // "boots" and "apple" are brands only in the place of a shop.
      let isAlsoItem = token.has(WordRoles.item.union(.place).union(.filler).union(.span))
      let isShop = zone == .place || (zone == .circumstance && type.type == .credit)
      if isAlsoItem, !isShop, !(token.isCapitalised && !sentence.isShouted && index > 0) {
        continue
      }
      let score = isShop ? 3 : zone == .circumstance ? 1 : 2
      if score > best?.score ?? 0 { best = (score, index) }
    }
    guard let best else { return nil }
    let token = sentence.tokens[best.index]
    var end = best.index + 1
    // "bol.com"
    if sentence.isJoined(at: end), end < sentence.tokens.count, sentence.tokens[end].mark == 0x2E,
      sentence.isJoined(at: end + 1), sentence.isKind(.word, at: end + 1)
    {
      end += 2
    }
    let name = sentence.lexicon.spelling(of: token.meaning) ?? shown(best.index..<end)
    return Finding(
      name: name,
      origin: sentence.origin(token.isCorrected ? .correctedSpelling : .knownBrand, at: best.index))
  }

  // MARK: After prepositions

  /// "at joe's diner", "from zara", "@ starbucks".
  private func afterPlacePreposition() -> Finding? {
    for index in clause.tokens where Zone(sentence.tokens[index]) == .place && !isAmount(index) {
      // "kawa z Kasią": company.
      if sentence.has(.with, at: index), type.type == .expense { continue }
      if let name = name(from: index + 1) { return name }
      // "Haldiram se mithai"
      if sentence.isWord("se", at: index), let name = name(before: index) { return name }
    }
    return nil
  }

  /// The payee: "paid Ravi 500", "sent 50 to alex", "pagué a Luis", "Ramesh ko 500 diye".
  private func payee() -> Finding? {
    for index in clause.tokens {
      if sentence.has(.receiverMarkBefore, at: index), let name = name(before: index) {
        return name
      }
      let isMarked =
        sentence.isEnglish
        ? sentence.has(.to, at: index) && !isJourney && isUnknown(index + 1)
        : sentence.has(.receiverMark, at: index)
          && clause.tokens.contains { sentence.has(.byMe, at: $0) || sentence.has(.spend, at: $0) }
      if isMarked, isProper(index + 1), let name = name(from: index + 1) { return name }
    }
    guard let verb = first([.spend, .give]) else { return nil }
    // "paid Ravi", "paid contractor Mike"
    let start = sentence.has(.place, at: verb + 1) ? verb + 2 : verb + 1
    if start < clause.mention.first, isUnknown(start), sentence.tokens[start].isCapitalised,
      let name = name(from: start)
    {
      return name
    }
    guard sentence.has(.give, at: verb) || isDonation(verb) else { return nil }
    let to = clause.tokens.first { index in sentence.has(.to, at: index) }
    return to.flatMap { index in name(from: index + 1) }
  }

  private func isDonation(_ verb: Int) -> Bool {
    sentence.isOneOf(["donated", "donate", "paid"], at: verb)
  }

  /// The giver of the money: "refund from zara", "reimbursed by work".
  private func giver() -> Finding? {
    for index in clause.tokens where sentence.has([.by, .to], at: index) {
      if let name = name(from: index + 1) { return name }
    }
    return nil
  }

  /// "flight to Paris": a destination, not who is paid.
  private var isJourney: Bool {
    clause.tokens.contains { index in
      let token = sentence.tokens[index]
      return token.isOf(.transport) || token.isOf(.travel) || token.isOf(.entertainment)
    }
  }

  /// The unknown words before a word that marks them.
  private func name(before end: Int) -> Finding? {
    var first = end
    while first > clause.tokens.lowerBound, !isAmount(first - 1), isUnknown(first - 1) {
      first -= 1
    }
    guard first < end else { return nil }
    return Finding(
      name: shown(first..<end), origin: sentence.origin(.wordAfterPreposition, first..<end))
  }

  /// Whether a word within a sentence has the capital letter of a name.
  private func isProper(_ index: Int) -> Bool {
    index > 0 && sentence.isKind(.word, at: index) && sentence.tokens[index].isCapitalised
      && !sentence.isShouted && sentence.lexicon.language != "de"
  }

  /// "Van Haren", "El Ganso": a small word with a capital letter before another word with one.
  private func isNameStart(_ index: Int) -> Bool {
    !sentence.isEnglish && isProper(index) && isProper(index + 1)
  }

  /// A name that begins at a token; `nil` if there are only words for kinds of things.
  private func name(from start: Int) -> Finding? {
    var first = start
    // The letter of "a9" is not an article.
    while first < clause.tokens.upperBound, sentence.has(.article, at: first),
      !sentence.isJoined(at: first + 1), !isNameStart(first)
    {
      first += 1
    }
    var end = first
    var isName = false
    while end < clause.tokens.upperBound, !isAmount(end), sentence.tokens[end].claim == .none {
      let token = sentence.tokens[end]
      let isInside = end > first
      if isInside, sentence.joinsFirm(at: end) {
        isName = true
        end += 2
        continue
      }
      if token.kind == .mark {
        let joinsParts = token.isJoined && (token.mark == 0x2E || token.mark == 0x2A)
        guard isInside, joinsParts, sentence.isJoined(at: end + 1) else { break }
      } else if token.kind == .symbol || token.kind == .sign {
        break
      } else if token.has(.preposition), !(isInside && token.has(.of)), !isNameStart(end) {
        break
      } else if token.has([.and, .spend, .receive, .give, .me, .account, .relativeDay, .get]) {
        break
      } else if isName, !sentence.isEnglish, isProper(first), !token.isCapitalised,
        token.has(.item) || token.isDailyThing
      {
        // "w Żabce kawę"
        break
      }
      if token.kind == .word, isUnknown(end) || (token.has(.person) && type.type != .expense) {
        isName = true
      }
      // "chez Total"
      if isProper(end), token.meaning.roles.isSubset(of: .nameableWithCapital) { isName = true }
      if token.isNamePart { isName = true }
      end += 1
    }
    while end > first, sentence.tokens[end - 1].has([.of, .filler]) { end -= 1 }
    guard isName, end > first else { return nil }
    return Finding(
      name: shown(first..<end), origin: sentence.origin(.wordAfterPreposition, first..<end))
  }

  /// Whether a word is unknown, so that it must be a name.
  private func isUnknown(_ index: Int) -> Bool {
    guard sentence.isKind(.word, at: index) else { return false }
    let token = sentence.tokens[index]
    let roles = token.meaning.roles
    guard !token.isDailyThing, token.meaning.cues.isDisjoint(with: .deeds),
      // "dinner 96 to be paid back by anna"
      !sentence.isOneOf(["be", "being"], at: index)
    else { return false }
    return roles == [] || sentence.tokens[index].isCorrected || roles.isSubset(of: .nameable)
  }

  // MARK: Subjects and remaining words

  /// "grandma gave me 50": the words before the verb.
  private func subject() -> Finding? {
    guard let verb = type.verb, verb > clause.tokens.lowerBound else { return nil }
    var first = clause.tokens.lowerBound
    while first < verb,
      sentence.tokens[first].claim != .none
        || sentence.has(WordRoles.article.union(.filler).union(.and).union(.subjectI), at: first)
    {
      first += 1
    }
    let range = first..<verb
    guard !range.isEmpty,
      range.allSatisfy({ index in
        sentence.isKind(.word, at: index)
          && !sentence.has(
            WordRoles.preposition.union([.incomeSource, .item, .subjectI, .receive]), at: index)
          && !sentence.has(.somebody, at: index) && !isAmount(index)
      })
    else { return nil }
    return Finding(name: shown(range), origin: sentence.origin(.subjectOfVerb, range))
  }

  /// A sentence without a verb names its subject: "sushi 1300".
  private func remainingWords() -> Finding? {
    if contains([.spend, .give, .get, .putAway]) { return nil }
    let amount = clause.mention.tokens
    let before = group(clause.tokens.lowerBound..<amount.lowerBound)
    let after = group(amount.upperBound..<max(amount.upperBound, clause.tokens.upperBound))
    let isBetterAfter =
      after.contains(where: isUnknown) && !before.contains(where: isUnknown) && !after.isEmpty
    let range = before.isEmpty || isBetterAfter ? after : before
    guard !range.isEmpty, !isDeed(range), isAllThatIsSaid(range),
      // "total 67.20 (subtotal 62.00 tax 5.20)"
      !(clause.tokens.contains(where: { sentence.has(.total, at: $0) })
        && range.allSatisfy({ index in sentence.has(.surcharge, at: index) }))
    else { return nil }
    return Finding(name: shown(range), origin: sentence.origin(.remainingWords, range))
  }

  /// "rode the bus", "saw a play": an action, not a name.
  private func isDeed(_ range: Range<Int>) -> Bool {
    let verb = range.lowerBound
    return sentence.isEnglish && range.count > 2 && !sentence.tokens[verb].isCapitalised
      && sentence.has(.article, at: verb + 1)
      && Verbs.forms(of: sentence.letters(at: verb)).contains(.past)
  }

  /// Whether a text consists only of a name and an amount, with or without a day.
  ///
  /// In a longer sentence the remaining words are often something else.
  private func isAllThatIsSaid(_ range: Range<Int>) -> Bool {
    // Another amount is not part of a name.
    if range.contains(where: {
      sentence.isKind(.number, at: $0) && sentence.wholeNumber(at: $0) == nil
    }) {
      return false
    }
    var allowed: WordRoles = [.article, .filler, .and, .total, .every, .spend, .account]
    // "bir kahve 90", "Essen 100 durch 4"
    if !sentence.isEnglish { allowed.formUnion([.cardinal, .split]) }
    // "phone bill 45 acme wireless": an unknown word beside a known item is a name.
    let isName =
      range.allSatisfy { index in
        (isUnknown(index) && sentence.tokens[index].meaning.cues == [])
          || sentence.has(.place, at: index)
      }
      && range.lowerBound >= clause.mention.end
    return clause.tokens.allSatisfy { index in
      let token = sentence.tokens[index]
      return range.contains(index) || isAmount(index) || token.claim != .none
        || token.kind != .word || token.has(allowed) || (isName && token.has(.item))
    }
  }

  /// The first words of a part that do not follow a preposition.
  private func group(_ part: Range<Int>) -> Range<Int> {
    var first = part.lowerBound
    while first < part.upperBound, !startsGroup(first) || isMeasured(first) { first += 1 }
    guard first < part.upperBound, Zone(sentence.tokens[first]) == nil else {
      return part.lowerBound..<part.lowerBound
    }
    var end = first
    while end < part.upperBound {
      let token = sentence.tokens[end]
      if end > first, sentence.joinsFirm(at: end) {
        end += 2
        continue
      }
      guard token.claim == .none, token.kind == .word || token.kind == .number,
        !token.has(WordRoles.preposition.union(.and).union(.total).union(.every))
      else { break }
      end += 1
    }
    while end > first, !isContent(end - 1), !sentence.tokens[end - 1].isNamePart { end -= 1 }
    return withDigits(before: first, from: part.lowerBound)..<end
  }

  /// "3m tape": digits joined to the first word belong to the name.
  private func withDigits(before first: Int, from start: Int) -> Int {
    let isGlued =
      first > start && sentence.isJoined(at: first) && !sentence.tokens[first].followsHyphen
      && sentence.isKind(.number, at: first - 1)
    return isGlued ? first - 1 : first
  }

  private func startsGroup(_ index: Int) -> Bool {
    Zone(sentence.tokens[index]) != nil
      || (isContent(index) && !sentence.has(.cardinal, at: index))
      || (sentence.isKind(.word, at: index) && sentence.has(.model, at: index)
        && !sentence.has(.filler, at: index))
  }

  /// "gallons of" before the thing they measure.
  private func isMeasured(_ index: Int) -> Bool {
    if sentence.has(.of, at: index) { return sentence.has(.measure, at: index - 1) }
    return sentence.has(.measure, at: index) && sentence.isKind(.number, at: index - 1)
  }

  private func isContent(_ index: Int) -> Bool {
    guard sentence.isKind(.word, at: index) else { return false }
    let token = sentence.tokens[index]
    if token.isDailyThing { return true }
    if token.has(WordRoles.content.union(.person).union(.occasion)) { return true }
    return isUnknown(index) || (token.has(.model) && !token.has(.filler))
  }

  // MARK: Spelling

  /// The words spelled as a name: capitalised, otherwise as typed.
  private func shown(_ range: Range<Int>) -> String {
    var name = ""
    for index in range {
      let token = sentence.tokens[index]
      if !name.isEmpty, !token.isJoined { name += " " }
      if token.followsHyphen, !name.isEmpty { name += "-" }
      name += capitalised(sentence.word(at: index))
    }
    return name
  }

  private func capitalised(_ words: String) -> String {
    var result = ""
    var isStart = true
    for character in words {
      if isStart, character.isLowercase {
        result += character.uppercased()
      } else if sentence.isShouted, !isStart {
        result += character.lowercased()
      } else {
        result.append(character)
      }
      isStart = character == " " || character == "-"
    }
    return result
  }
}

extension WordRoles {
  /// Words that may be part of a name: "new", "first", "august".
  static let nameable: WordRoles = [
    .nation, .month, .model, .measure, .ordinal, .occasion, .cardinal,
  ]
  /// Words that are part of a name only with a capital letter: "Total", "Next".
  static let nameableWithCapital: WordRoles = nameable.union([.total, .next, .last, .brand])
}

extension WordCues {
  /// Words that say who did what with the money; no name has them.
  static let deeds: WordCues = [
    .handed, .byMe, .lent, .sending, .arriving, .refunding, .moving, .plan, .unfinished, .failed,
  ]
}
