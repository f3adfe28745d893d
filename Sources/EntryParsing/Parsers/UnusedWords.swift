import LedgerEvents

/// Finds what a sentence says about money, direction, day, account or currency that no entry of it has: by that
/// a person notices a wrong reading.
struct UnusedWords {
  let sentence: Sentence
  let entries: [ParsedEntry]

  /// The words in the order of the text; adjacent ones are joined.
  var all: [UsedWords] {
    var found: [(tokens: Range<Int>, use: WordUse)] = []
    for index in sentence.tokens.indices {
      guard let piece = piece(at: index) else { continue }
      guard let before = found.last, piece.tokens.lowerBound <= before.tokens.upperBound else {
        found.append(piece)
        continue
      }
      let joined = before.tokens.lowerBound..<max(before.tokens.upperBound, piece.tokens.upperBound)
      found[found.count - 1] = (joined, piece.use == .currency ? piece.use : before.use)
    }
    return found.map { UsedWords(words: sentence.words($0.tokens), use: $0.use) }
  }

  /// The first unused word that names a day in another language, and that language if it is but one.
  var dayElsewhere: (index: Int, language: String?)? {
    if hasDay { return nil }
    return sentence.tokens.indices.lazy.compactMap { index in
      let token = sentence.tokens[index]
      guard token.kind == .word, token.claim == .none, token.isUnknown,
        !isUsed(token, exceptInNames: true),
        let language = DayWords.language(of: token)
      else { return nil }
      return (index, language.isEmpty ? nil : language)
    }.first
  }

  /// The unused words to which a token belongs, and what they bear on; `nil` if it is used, or bears on nothing.
  private func piece(at index: Int) -> (tokens: Range<Int>, use: WordUse)? {
    let token = sentence.tokens[index]
    if token.claim == .date {
      return hasDay || token.has(WordRoles.preposition.union(.article))
        ? nil : (index..<index + 1, .day)
    }
    switch token.kind {
    case .number: return isUnusedNumber(index) ? (numberWithWord(index), .quantity) : nil
    case .word where token.claim == .none && token.isUnknown:
      return DayWords.language(of: token) != nil && !isUsed(token, exceptInNames: true)
        ? (index..<index + 1, .day) : nil
    case .word, .sign: break
    case .mark, .symbol: return nil
    }
    if token.has(.account), isOtherAccount(token), !sentence.isWord("online", at: index) {
      return (index..<index + 1, .account)
    }
    guard token.claim == .none,
      token.kind == .sign || token.has(UnusedWords.roles) || token.has(UnusedWords.cues)
    else { return nil }
    if token.kind == .sign || token.has(.currency) {
      guard !isUsed(token), let mention = sentence.currency(at: index) else { return nil }
      return (index..<mention.end, .currency)
    }
    if let tokens = time(at: index) { return isUsed(token) ? nil : (tokens, .day) }
    if isOtherDirection(index) { return isUsed(token) ? nil : (index..<index + 1, .direction) }
    return isEvidence(index) && !isUsed(token, exceptInNames: true)
      ? (index..<index + 1, .other) : nil
  }

  // MARK: Words

  private static let roles: WordRoles = [
    .currency, .relativeDay, .weekday, .month, .ago, .receive, .incomeSource, .get,
    .spend, .remark,
    .negation, .next,
  ]
  private static let cues: WordCues = evidence.union([.thingDay, .unfinished, .copula])
  /// Words that often say that no money moved, or another sum.
  private static let evidence: WordCues = [
    .counters, .cancels, .corrects, .mayCorrect, .amends, .plan, .failed, .offer, .condition,
    .borrowed, .awaited, .possible, .coming, .aside, .stated, .graded, .lent,
  ]

  /// "with card": a means of payment that leaves open which of the ledger's accounts it is.
  private func isOtherAccount(_ token: Token) -> Bool {
    [.none, .account].contains(token.claim) && !token.has(.bankAccount) && !token.has(.content)
      && !isUsed(token)
      && entries.contains { $0.account == nil }
      && sentence.context.ownAccounts.contains { $0.kind == .card || $0.kind == .savings }
  }

  /// Whether a word tells of the other direction than that of the entries.
  private func isOtherDirection(_ index: Int) -> Bool {
    let token = sentence.tokens[index]
    if entries.allSatisfy({ $0.type == .expense }) {
      // "got 50 from", but not "got coffee 4".
      return token.has([.receive, .incomeSource]) || token.has(.get) && isBeforeAmount(index)
    }
    return token.has(.spend) && !token.has(.copula) && entries.allSatisfy { $0.type != .expense }
  }

  /// Whether a word says that no money moved, or may say so at its place.
  private func isEvidence(_ index: Int) -> Bool {
    let token = sentence.tokens[index]
    // "no regrets", "chanel no. 5"
    if sentence.isWord("no", at: index) { return false }
    if token.has([.remark, .next]) { return true }
    if token.has(UnusedWords.evidence) {
      return !token.has(.aside) || !hasDay
    }
    // "wasn't cheap, 140 at Nobu" was judged before.
    if token.has(.negation) { return isAfterAmount(index) }
    if token.has(.unfinished) { return !isAfterAmount(index) }
    // "the price is 12", but not "my share was 12".
    if token.has(.copula) {
      return isBeforeAmount(index) && !token.has([.and, .of]) && !token.has(.former)
    }
    return token.has(.thingDay) && !hasDay && index + 1 < sentence.tokens.count
      && sentence.tokens[index + 1].claim == .date
  }

  private var hasDay: Bool { entries.contains(where: \.isDateNamed) }

  private func isBeforeAmount(_ index: Int) -> Bool {
    guard index + 1 < sentence.tokens.count else { return false }
    let next = sentence.tokens[index + 1]
    return entries.contains { entry in
      let origins = entry.origins
      return [origins.amount, origins.currency].contains { $0?.bytes.lowerBound == next.start }
    }
  }

  private func isAfterAmount(_ index: Int) -> Bool {
    entries.contains { entry in
      entry.origins.amount.map { $0.bytes.upperBound <= sentence.tokens[index].start } ?? false
    }
  }

  /// A word for a day, a month with its preposition, or a span of days ago, if no day is named.
  private func time(at index: Int) -> Range<Int>? {
    let token = sentence.tokens[index]
    guard token.has([.relativeDay, .weekday, .month, .ago]), !hasDay else { return nil }
    let isNear = { (roles: WordRoles) in index > 0 && sentence.tokens[index - 1].has(roles) }
    if token.has(.ago) { return isNear(.span) ? index - 1..<index + 1 : nil }
    if token.has(.month) { return isNear(.within) ? index - 1..<index + 1 : nil }
    return token.has(.doubtfulDay) || isNear(.every) ? nil : index..<index + 1
  }

  /// - Parameter exceptInNames: Whether a name that was guessed from left-over words is no use.
  private func isUsed(_ token: Token, exceptInNames: Bool = false) -> Bool {
    entries.contains { entry in
      guard let use = entry.origins.use(of: token) else { return false }
      return
        !(exceptInNames && use == .merchant
        && entry.origins.merchant?.rule == .remainingWords)
    }
  }

  // MARK: Numbers

  /// Whether an amount was computed from several numbers, only some of which are claimed.
  var isComputed: Bool {
    let rules: Set<ParsingRule> = [
      .quantityTimesPrice, .sumWithSurcharge, .ownShare, .sharedSum, .newPrice,
    ]
    return entries.contains { $0.origins.amount.map { rules.contains($0.rule) } ?? false }
  }

  /// A number with the word that it belongs to: "for 6", "2 shirts".
  private func numberWithWord(_ index: Int) -> Range<Int> {
    let hasWordBefore = index > 0 && sentence.tokens[index - 1].kind == .word
    let hasNoun = index + 1 < sentence.tokens.count && sentence.tokens[index + 1].kind == .word
    let isLinked = hasWordBefore && (!hasNoun || sentence.tokens[index - 1].has(.preposition))
    // "in 6 days"
    let isTime = isLinked && hasNoun && sentence.tokens[index + 1].has(.span)
    return
      (isLinked ? index - 1 : index)..<(hasNoun && (!isLinked || isTime) ? index + 2 : index + 1)
  }

  /// "2 coffees for 9.50", "total 9.50": the amount is for everything counted.
  private var isWhole: Bool {
    guard entries.count == 1, let amount = entries[0].origins.amount?.bytes else { return false }
    return sentence.tokens.indices.dropFirst().contains { index in
      sentence.tokens[index].start == amount.lowerBound
        && sentence.tokens[index - 1].has([.forWord, .total])
    }
  }

  private func isUnusedNumber(_ index: Int) -> Bool {
    let token = sentence.tokens[index]
    guard token.claim == .none || token.claim == .noise, !token.isNamePart, !isUsed(token) else {
      return false
    }
    let isTime =
      sentence.isMark(UInt8(ascii: ":"), at: index + 1)
      || sentence.isMark(UInt8(ascii: ":"), at: index - 1)
      || index + 1 < sentence.tokens.count && sentence.tokens[index + 1].has(.clock)
      || index > 0 && sentence.tokens[index - 1].has(.clock)
    // "5lb", "12 pack": the size of one.
    let isMeasured =
      index + 1 < sentence.tokens.count && sentence.tokens[index + 1].has(.measure)
      && (sentence.tokens[index + 1].isJoined || !sentence.tokens[index + 1].has(.content))
    // "3 beers 18", "iphone 15", "2% milk"
    let isOfThing =
      index + 1 < sentence.tokens.count
      && (sentence.isMark(UInt8(ascii: "%"), at: index + 1)
        || sentence.tokens[index + 1].kind == .word && isUsed(sentence.tokens[index + 1]))
      || index > 0 && sentence.tokens[index - 1].has(.model) && isUsed(sentence.tokens[index - 1])
    return !isTime && !isMeasured && !isOfThing && !isComputed && !isWhole
  }
}
