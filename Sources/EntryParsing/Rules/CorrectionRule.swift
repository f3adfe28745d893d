/// Finds texts that correct what was said before, in every language: "make that 12", "no, lunch was 30", "tacos
/// not burgers, 18", "the last one was 9", "change the taxi to 22".
///
/// Closed classes of words open a correction, deny, refer to an entry, or tell what an entry costs; the shape
/// around the amount decides, so that "actually cheap lunch, 12" and "coffee 12, no sugar" are entries.
struct CorrectionRule {
  let sentence: Sentence
  private var intent: IntentRule { IntentRule(sentence: sentence) }

  private static let words: WordCues = [
    .corrects, .mayCorrect, .denies, .itWas, .refersBack, .that, .definite, .edits, .records,
    .insteadOf, .not,
  ]

  /// Returns the words that correct; `nil` if the text is none, or says no amount but for the plainest ones.
  func find() -> Range<Int>? {
    let tokens = sentence.tokens
    if sentence.isMark(UInt8(ascii: "*"), at: 0), hasNumber(1..<tokens.count), isBare() {
      return tokens.indices
    }
    guard tokens.contains(where: { $0.has(CorrectionRule.words) }) else { return nil }
    if let strong = sentence.first(.corrects, in: tokens.indices) { return strong..<strong + 1 }
    if let said = tokens.indices.first(where: isSaid) { return said..<said + 1 }
    if let weak = tokens.indices.first(where: isWeak) {
      if sentence.isMark(UInt8(ascii: ":"), at: weak + 1), (0..<weak).allSatisfy(isEmpty) {
        return weak..<weak + 1
      }
      if hasNumber(tokens.indices), isBare() { return tokens.indices }
    }
    guard sentence.hasCues, tokens.indices.contains(where: isNumber) else { return nil }
    let place =
      opening() ?? tokens.indices.first(where: isContrast) ?? reference() ?? edit() ?? recorded()
    return place.map { $0..<$0 + 1 }
  }

  // MARK: Words

  /// "actually", "no", but not "no. 5", which is a number.
  private func isWeak(_ index: Int) -> Bool { isOpener(.mayCorrect, index) }

  private func isOpener(_ cues: WordCues, _ index: Int) -> Bool {
    sentence.has(cues, at: index)
      && !(sentence.isMark(UInt8(ascii: "."), at: index + 1) && hasNumber(index + 2..<index + 3))
  }

  private func hasNumber(_ range: Range<Int>) -> Bool {
    intent.hasNumber(range)
  }

  /// Whether a token counts; "one" and articles may only point at something.
  private func isNumber(_ index: Int) -> Bool {
    sentence.isKind(.number, at: index)
      || sentence.has([.cardinal, .scale], at: index) && !sentence.has(.article, at: index)
        && !sentence.isWord("one", at: index)
  }

  private func isEmptyOrMark(_ index: Int) -> Bool {
    isEmpty(index) || sentence.tokens[index].kind == .mark
  }

  /// Whether a text has amounts, and no word that says what they are for: "sorry 30 not 20".
  private func isBare() -> Bool {
    sentence.tokens.indices.allSatisfy { index in
      sentence.tokens[index].kind == .mark || hasNumber(index..<index + 1) || isEmpty(index)
        || sentence.has(.negation, at: index) || sentence.has(.former, at: index)
        || sentence.has(.and, at: index)
    }
  }

  /// A word that names nothing, or a currency.
  private func isEmpty(_ index: Int) -> Bool {
    sentence.isKind(.sign, at: index)
      || sentence.has([.filler, .article, .currency, .subjectI], at: index)
      || sentence.has([.mayCorrect, .itWas], at: index)
  }

  /// Something bought, or a place: a known word, a name, or a word for an entry.
  private func isThing(_ index: Int) -> Bool {
    guard sentence.isKind(.word, at: index) else { return false }
    let token = sentence.tokens[index]
    if token.has(WordRoles.content.union([.currency, .person])) || token.has(.entry) {
      return true
    }
    return token.isUnknown
      && (token.isCapitalised && !sentence.isShouted
        || Things.category(of: sentence.letters(at: index)) != nil)
  }

  /// "was", "cost": tells what a thing is, or costs.
  private func isCost(_ index: Int) -> Bool {
    sentence.has([.costed, .copula, .itWas], at: index)
  }

  /// Whether words tell of a deed with money, as "paid", and not only what it was.
  private func hasDeed() -> Bool {
    sentence.tokens.indices.contains { index in
      sentence.has(IntentRule.moneyVerbs, at: index) && !isCost(index)
        && !sentence.has([.edits, .records], at: index)
    }
  }

  /// The number that follows, after a currency or a preposition.
  private func number(after index: Int) -> Int? {
    var place = index
    while place < index + 3, !isNumber(place),
      isEmpty(place) || sentence.has(WordRoles.preposition, at: place)
    { place += 1 }
    return isNumber(place) ? place : nil
  }

  /// Whether a word for a cost has an amount beside it: "was 14", "45 ki thi", "hat 17 gekostet".
  private func statesAmount(_ index: Int) -> Bool {
    guard isCost(index) else { return false }
    if number(after: index + 1) != nil { return true }
    guard sentence.endsPart(at: index + 1) || !sentence.has(.copula, at: index) else {
      return false
    }
    var place = index - 1
    while place > index - 3, !isNumber(place), isEmpty(place) { place -= 1 }
    return isNumber(place)
  }

  private func statesAmount() -> Bool { sentence.tokens.indices.contains(where: statesAmount) }

  /// "the 40", "die 40": an amount that is known.
  private func isKnownAmount(_ index: Int) -> Bool {
    guard sentence.has(.definite, at: index) else { return false }
    var place = index + 1
    while sentence.isKind(.sign, at: place) || sentence.has(.currency, at: place) { place += 1 }
    return isNumber(place)
  }

  /// The first word after those that open a correction.
  private var start: Int {
    sentence.tokens.indices.first { index in
      let opens = isOpener([.mayCorrect, .denies], index)
      // "no era cerveza": it denies what follows.
      if opens, sentence.has(.not, at: index), !sentence.endsPart(at: index + 1),
        !isNumber(index + 1)
      {
        return true
      }
      return !opens && sentence.tokens[index].kind != .mark
        && (!sentence.has(.filler, at: index) || isCost(index) || sentence.has(.not, at: index))
    } ?? 0
  }

  // MARK: Shapes

  /// "make that 12", "actually it was 25": the amount is beside such words, and nothing names what it is for.
  private func isSaid(_ index: Int) -> Bool {
    guard sentence.has(.itWas, at: index) else { return false }
    var next = index + 1
    while isEmpty(next), !hasNumber(next..<next + 1) { next += 1 }
    var lead = index
    if !hasNumber(next..<next + 1) {
      lead -= 1
      while isEmpty(lead), !hasNumber(lead..<lead + 1) { lead -= 1 }
      guard hasNumber(lead..<lead + 1) else { return false }
    }
    let part = intent.part(of: lead)
    let after = max(part.upperBound, index + 1)
    guard (part.lowerBound..<lead).allSatisfy(isEmpty) else { return false }
    if sentence.has(.mayCorrect, at: index) { return (0..<lead).allSatisfy(isEmptyOrMark) }
    let isBefore = (0..<lead).contains { weak in
      isWeak(weak) && (weak..<lead).allSatisfy(isEmptyOrMark)
    }
    let isAlone =
      sentence.has(.costed, at: index) && isBare()
      && (isNumber(index + 1) || isNumber(index - 1))
    return isBefore || isAlone || (lead + 1..<max(after, lead + 1)).contains(where: isWeak)
      || (after..<sentence.tokens.count).contains { not in
        sentence.has(.negation, at: not) && hasNumber(not + 1..<not + 2)
      }
  }

  /// "no, lunch was 14", "sorry the coffee was 4", "oops 30 for lunch".
  private func opening() -> Int? {
    let start = start
    // "lunch was 12 actually", "Einkauf war doch 72"
    if let late = (start..<sentence.tokens.count).first(where: { index in
      isWeak(index) && !sentence.has(.denies, at: index)
        && (isCost(index - 1) || isCost(index + 1)
          || index + 1 == sentence.tokens.count)
    }), statesAmount(), !hasDeed() {
      return late
    }
    guard let first = (0..<start).first(where: { isOpener([.mayCorrect, .denies], $0) }),
      start < sentence.tokens.count, hasNumber(start..<sentence.tokens.count),
      sentence.first(.adds, in: first..<sentence.tokens.count) == nil
    else { return nil }
    let isDenied = (first..<start).contains { index in
      sentence.has(.denies, at: index) && index + 1 <= start
        && (sentence.tokens[index + 1].kind == .mark || index + 1 < start)
    }
    let isAmountFirst = !hasDeed() && number(after: first + 1) == start
    // "actually paid 20": nothing says what for.
    let isNameless = (start..<sentence.tokens.count).allSatisfy { index in
      !sentence.isKind(.word, at: index) || isNumber(index) || isEmpty(index)
        || sentence.has(IntentRule.moneyVerbs.union(WordRoles.relativeDay), at: index)
    }
    return isDenied || isAmountFirst || isNameless || statesAmount() ? first : nil
  }

  /// "16 not 12", "tacos not burgers", "wasn't target", "not uber but lyft".
  private func isContrast(_ not: Int) -> Bool {
    guard sentence.has([.not, .insteadOf], at: not) else { return false }
    var after = not + 1
    while isCost(after) { after += 1 }
    return isContrastOfAmounts(not, after) || isContrastOfThings(not, after)
  }

  private func isContrastOfAmounts(_ not: Int, _ after: Int) -> Bool {
    guard sentence.tokens.indices.count(where: isNumber) > 1 else { return false }
    let isAfter = number(after: after) != nil
    // "lunch 30 instead of 40" tells of a discount.
    if sentence.has(.insteadOf, at: not) {
      return isAfter && !hasDeed()
        && (statesAmount()
          || sentence.tokens.indices.allSatisfy {
            $0 == not || isEmptyOrMark($0) || isNumber($0) || sentence.has(.insteadOf, at: $0)
          })
    }
    let isBefore = isNumber(not - 1) && (isAfter || sentence.endsPart(at: not + 1))
    // "14 for lunch, not 41"
    let isAside =
      not > start + 1 && sentence.isMark(UInt8(ascii: ","), at: not - 1)
      && !sentence.tokens.indices.contains(where: isCost)
      && sentence.tokens.indices.contains(where: isThing)
    return isBefore
      || !isAside && isAfter
        && (not <= start + 1 || (max(0, not - 4)..<not).contains(where: isNumber))
  }

  private func isContrastOfThings(_ not: Int, _ after: Int) -> Bool {
    let count = sentence.tokens.count
    var after = after
    let isCosted = [not - 1, not, not + 1].contains(where: isCost)
    // "los pagó nacho, no yo"
    if sentence.has([.me, .subjectI], at: not + 1), sentence.endsPart(at: not + 2) { return true }
    while sentence.has(WordRoles.preposition.union([.article, .filler, .cardinal]), at: after)
      || sentence.has([.definite, .owner], at: after)
    { after += 1 }
    // "that wasn't an expense, josh paid me the 318"
    if isCosted, sentence.has(.entry, at: after) { return true }
    guard !hasDeed(), !sentence.has(.insteadOf, at: not) else { return false }
    var before = not - 1
    while sentence.has(.and, at: before) || sentence.isMark(UInt8(ascii: ","), at: before) {
      before -= 1
    }
    let start = start
    if isThing(before), sentence.endsPart(at: not + 1) {
      return before == not - 1
        && (sentence.has(.that, at: start) || sentence.has(.currency, at: before))
        && sentence.tokens.indices.contains(where: isCost)
    }
    let isTold = sentence.has(.that, at: start) || isCost(start)
    if isThing(before), isThing(after) || isTold && sentence.isKind(.word, at: after) {
      return true
    }
    guard isThing(after) else { return false }
    if isCosted, start <= not,
      (start..<not).allSatisfy({
        isEmpty($0) || sentence.has([.that, .entry], at: $0) || isCost($0)
      })
    {
      return true
    }
    return not == start
      && (after + 1..<max(count, after + 1)).contains { index in
        isKnownAmount(index)
          || sentence.has(.butRather, at: index)
            && (index + 1..<min(index + 4, count)).contains(where: isThing)
      }
  }

  /// "the last one was 30", "that coffee was 4.50", "the 40 was for gas".
  private func reference() -> Int? {
    let start = start
    if let back = sentence.first(.refersBack, in: sentence.tokens.indices),
      !sentence.has([.span, .weekday, .month], at: back + 1),
      !sentence.isOneOf(CorrectionRule.times, at: back + 1),
      sentence.first(.adds, in: sentence.tokens.indices) == nil,
      statesAmount() || back == start && isCost(back + 1)
        || sentence.has(.entry, at: back) || sentence.has(.entry, at: back + 1)
        || sentence.first(.not, in: sentence.tokens.indices) != nil
        || sentence.tokens.indices.contains(where: isKnownAmount)
    {
      return back
    }
    guard !hasDeed() else { return nil }
    let numbers = sentence.tokens.indices.filter(isNumber)
    if isKnownAmount(start), numbers.count == 1 || statesAmount() { return start }
    // "war doch gestern, die 15"
    if isCost(start), sentence.tokens.indices.contains(where: isKnownAmount) { return start }
    let last = sentence.skippingArticle(start)
    guard sentence.has(.that, at: start) || sentence.has(.last, at: last) else { return nil }
    let thing =
      sentence.has(.last, at: last)
      ? last + 1 : sentence.has(.last, at: start + 1) ? start + 2 : start + 1
    guard isThing(thing) else { return nil }
    return (thing + 1..<max(thing + 1, min(thing + 4, sentence.tokens.count))).contains(
      where: statesAmount)
      ? start : nil
  }

  /// "change lunch to 12", "move the 30 to dining"; the verb is first or last.
  private func edit() -> Int? {
    let start = start
    let verb = sentence.has(.edits, at: start) ? start : sentence.tokens.count - 1
    guard sentence.has(.edits, at: verb) else { return nil }
    let isNew = sentence.tokens.indices.contains { index in
      sentence.isOneOf(CorrectionRule.goals, at: index)
        && (index > start + 1 || index > verb + 1) && number(after: index + 1) != nil
    }
    let isMade =
      sentence.isWord("make", at: start) && sentence.has(.article, at: start + 1)
      && isThing(start + 2) && isNumber(sentence.tokens.count - 1)
    // "lunch ko 120 kar do", "40 ko chai mein daal do"
    let isMoved = sentence.tokens.indices.contains { index in
      index < verb && sentence.has(.receiverMarkBefore, at: index)
        && (isNumber(index - 1) || number(after: index + 1) == verb - 1)
    }
    let isColon = verb == start && sentence.isMark(UInt8(ascii: ":"), at: verb + 1)
    let isReplaced =
      verb == start && sentence.tokens.indices.count(where: isNumber) == 2
      && !sentence.tokens.indices.contains(where: isThing)
    return isNew || isMade || isColon || isReplaced || isKnownAmount(verb + 1) || isMoved
      ? verb : nil
  }

  /// "the last time" is no entry.
  private static let times: [StaticString] = [
    "time", "mal", "fois", "vez", "volta", "keer", "raz", "baar", "bar", "day", "tag",
  ]

  /// The prepositions before the amount that something is changed to.
  private static let goals: [StaticString] = [
    "to", "into", "auf", "zu", "a", "en", "em", "para", "pra", "in", "su", "op", "naar", "na",
  ]

  /// "i typed 300 instead of 30", "you put 45, it was 54", "logged the 20 twice".
  private func recorded() -> Int? {
    guard let verb = sentence.first(.records, in: sentence.tokens.indices) else { return nil }
    let isTwo = sentence.tokens.indices.count(where: isNumber) > 1
    let isChanged =
      sentence.first([.insteadOf, .not, .butRather], in: sentence.tokens.indices) != nil
      || (verb..<sentence.tokens.count).contains(where: statesAmount)
    return isTwo && isChanged
      || !hasDeed() && sentence.first(.repeated, in: verb..<sentence.tokens.count) != nil
      ? verb : nil
  }
}
