/// Scores a whole sentence without a verb of money: "i weigh 180", "bitcoin hit 90000" and "bake at 350" are
/// about something else, "acme 45" and "saw the dentist 120" are not.
///
/// | against | points |
/// |---|---|
/// | the number says something about a person, or is a level that something reached | 6 |
/// | the same with an unknown name as its subject, or with "I" and a past verb | 3 |
/// | the same without a subject, or a person does something other than buying | 2 |
/// | "it's 45": the subject is not named | 1 |
///
/// | for | points |
/// |---|---|
/// | an account or a category is marked, or the merchant is known | 4 |
/// | an item, a shop or a kind of shop after the verb; "for", "at" or "on" after the number | 2 |
/// | a currency, cents | 2 |
///
/// With four or more points against, it is no entry; with fewer, the person is asked.
struct EvidenceScore: ClauseRule {
  let sentence: Sentence
  let clause: Clause

  private var first: Int { clause.mention.first }
  private var end: Int { clause.mention.end }

  /// The verdict on the words.
  enum Verdict {
    case entry
    case open
    case noEntry
  }

  func verdict() -> Verdict {
    // "my team lost by 3"
    if sentence.isWord("by", at: first - 1), !clause.mention.isEach { return .noEntry }
    guard !isClaimedByMoney(), let (points, verb) = against() else {
      return .entry
    }
    let rest = points - evidence(behind: verb)
    return rest <= 0 ? .entry : rest < 4 ? .open : .noEntry
  }

  /// A verb of money, or a word for income.
  private func isClaimedByMoney() -> Bool {
    clause.tokens.contains { index in
      guard !isAmount(index) else { return false }
      return sentence.has(EvidenceScore.money, at: index) && !sentence.has(.copula, at: index)
        || sentence.has([.former, .share, .surcharge, .interest, .earned], at: index)
    }
  }

  private static let money: WordRoles = [
    .spend, .receive, .refund, .give, .putAway, .get, .incomeSource, .back, .total, .each, .split,
    .remark,
  ]

  // MARK: Against

  /// "it's 45": the subject is not named.
  private func isThis(_ index: Int) -> Bool {
    sentence.isOneOf(["it", "its", "thats", "there"], at: index)
      && !sentence.word(at: index).contains(" ")
  }

  /// The points against money, and the verb that they come from; `nil` if there are none.
  private func against() -> (points: Int, verb: Int)? {
    var place = first - 1
    while isFiller(place) {
      // "netflix went up, now 17.99"
      if sentence.has(.current, at: place) { return nil }
      if isThis(place) { return (1, place) }
      // "forgot to log 12"
      if sentence.isWord("to", at: place - 1), Verbs.isPlain(sentence.letters(at: place)) {
        return nil
      }
      place -= 1
    }
    // "bus 22 is late"
    if sentence.isOneOf(["is", "are"], at: end) { return (3, end) }
    guard place >= clause.tokens.lowerBound else { return nil }
    if isPronoun(place) { return (6, place) }
    if sentence.has(.copula, at: place) { return ofCopula(place) }
    let isPlace = sentence.isOneOf(["in", "into"], at: place)
    if isPlace || sentence.isWord("to", at: place) {
      // "price to 45", "turn left in 200"
      let verb = (clause.tokens.lowerBound..<place).last { forms(at: $0) != [] }
      return verb.map { (6, $0) } ?? (isPlace ? nil : (3, place))
    }
    if sentence.has([.at, .by, .with], at: place) {
      // "i'm at 45", "bitcoin is at 90000"
      if isPronoun(place - 1) { return (6, place - 1) }
      if sentence.has(.copula, at: place - 1) { return ofCopula(place - 1) ?? (3, place - 1) }
      guard let verb = verbBefore(place) else { return nil }
      if (points(ofVerb: verb) ?? 0) > 0 { return (6, verb) }
      // "keys copied at 5", but "tickets start at 90" is a general statement
      let isService = forms(at: verb).contains(.past) && hasThing(start..<max(start, verb))
      return isService ? nil : (3, verb)
    }
    // "dropped to" is one phrase.
    if forms(at: place) != [], sentence.word(at: place).hasSuffix(" to") { return (6, place) }
    if forms(at: place) != [], let points = points(ofVerb: place) { return (points, place) }
    return doing()
  }

  /// The verb directly before "at", or the one that begins a text without a subject.
  private func verbBefore(_ place: Int) -> Int? {
    var index = place - 1
    while isFiller(index) { index -= 1 }
    if forms(at: index) != [] { return index }
    let start = start
    guard start < place, forms(at: start).contains(.plain), !hasThing(start + 1..<place) else {
      return nil
    }
    return start
  }

  /// "i'm 45", "she is 30", "my car is worth 9000"; but "rent is 900" states a price.
  private func ofCopula(_ copula: Int) -> (points: Int, verb: Int)? {
    if sentence.isOneOf(["was", "were"], at: copula) { return nil }
    let subject = clause.tokens.lowerBound..<copula
    if (copula..<first).contains(where: { sentence.isWord("worth", at: $0) })
      || subject.contains(where: isPronoun) || sentence.contains(.investment, in: subject)
    {
      return (6, copula)
    }
    return hasThing(subject) ? nil : (3, copula)
  }

  /// The points against money of a verb with the number as its object, by its subject.
  private func points(ofVerb verb: Int) -> Int? {
    let forms = forms(at: verb)
    let subject = (start..<max(start, verb)).filter { index in
      sentence.tokens[index].kind != .mark && sentence.tokens[index].claim == .none
        && !sentence.has([.filler, .article], at: index)
    }
    guard let last = subject.last else {
      // A name alone: "Crave 45", "wobbles 12.50".
      let isName = sentence.tokens[verb].isCapitalised && verb == 0 && verb + 1 == first
      return isName || forms.isDisjoint(with: [.plain, .past])
        ? nil : forms.contains(.idle) ? 3 : 2
    }
    if subject.contains(where: isPronoun) { return forms.contains(.past) ? 3 : 6 }
    guard !forms.isDisjoint(with: [.third, .past]) else { return nil }
    if sentence.has([.person, .investment], at: last) { return 6 }
    if sentence.has(.brand, at: last), !sentence.has([.item, .place], at: last) { return 6 }
    // "tires rotated 60", "dog groomed 60": a service.
    return isThing(last) || forms.isDisjoint(with: [.third, .idle]) ? nil : 3
  }

  /// "i visited gilroys 45": a person does something other than buying.
  private func doing() -> (points: Int, verb: Int)? {
    guard let subject = clause.tokens.first(where: { $0 < first && isPronoun($0) }) else {
      return nil
    }
    // "i can bench 200", "i'm 5 foot 10"
    if sentence.has(.possible, at: subject + 1) || isContracted(subject) { return (3, subject) }
    let verb = (subject + 1..<first).first { !isFiller($0) }
    guard let verb, forms(at: verb) != [] || sentence.has(.somebody, at: subject) else {
      return nil
    }
    let isParted = (verb..<first).contains { index in
      sentence.tokens[index].kind == .mark && !sentence.tokens[index].isJoined
        || sentence.has(.and, at: index)
    }
    return isParted ? nil : (2, verb)
  }

  /// "i'm", "we're": a pronoun contracted with its verb.
  private func isContracted(_ index: Int) -> Bool {
    sentence.isWord("im", at: index) || sentence.has(.copula, at: index + 1)
      || sentence.isOneOf(["m", "re"], at: index + 1)
  }

  /// The start of the clause, after words without meaning.
  private var start: Int {
    clause.tokens.first { index in
      sentence.isKind(.word, at: index)
        && (!sentence.has(.filler, at: index) || forms(at: index) != [])
    } ?? clause.tokens.lowerBound
  }

  private func isFiller(_ index: Int) -> Bool {
    sentence.has(.filler, at: index) && !sentence.has(.copula, at: index) && forms(at: index) == []
  }

  /// "I", "she", "you": a person as the subject.
  private func isPronoun(_ index: Int) -> Bool {
    sentence.has(.subjectI, at: index) || sentence.has(.somebody, at: index)
      || sentence.isWord("you", at: index)
  }

  /// The verb forms that a word without a meaning in money can be; a word directly after "at" is a name.
  private func forms(at index: Int) -> VerbForms {
    guard sentence.isKind(.word, at: index), !isAmount(index), !sentence.has(.at, at: index - 1)
    else { return [] }
    let token = sentence.tokens[index]
    guard !token.isCorrected, !token.has(EvidenceScore.noVerbs) else { return [] }
    let forms = Verbs.forms(of: sentence.letters(at: index))
    // "add", "log", "like": a command to the program, or a filler.
    guard token.has(.filler) else { return forms }
    return forms.isDisjoint(with: [.third, .past]) ? [] : forms.subtracting(.plain)
  }

  private static let noVerbs: WordRoles = money.union(.content).union(.preposition)
    .union([.article, .person, .and, .relativeDay, .subjectI, .account, .measure])

  // MARK: For

  private func evidence(behind verb: Int) -> Int {
    var points = 0
    if sentence.tokens.contains(where: { $0.claim == .account || $0.claim == .categoryMark })
      || isLearned()
    {
      points += 4
    }
    if hasThing(verb + 1..<max(verb + 1, first)) || hasThing(behindAmount)
      || sentence.has([.forWord, .at, .on], at: end) || isVisit(verb)
    {
      points += 2
    }
    if clause.mention.currencyTokens != nil || clause.mention.quantity.decimals == 2 {
      points += 2
    }
    return points
  }

  /// The words after the number and the items it counts: "mix 3 eggs".
  private var behindAmount: Range<Int> {
    let count = clause.mention.quantity.wholeNumber ?? 0
    let isCount = (2...12).contains(count) && isThing(end) && sentence.endsInS(at: end)
    let start = isCount ? end + 1 : end
    return start..<max(start, clause.tokens.upperBound)
  }

  /// "went to gilroys", "ate at gilroys"
  private func isVisit(_ verb: Int) -> Bool {
    (verb + 1..<max(verb + 1, first - 1)).contains { index in
      sentence.has([.at, .to, .from], at: index) && sentence.isKind(.word, at: index + 1)
    } || sentence.word(at: verb).hasSuffix(" to") && verb + 1 < first
  }

  /// A word that names a merchant with a learned category.
  private func isLearned() -> Bool {
    let context = sentence.context
    guard !context.learnedCategories.isEmpty else { return false }
    return clause.tokens.contains { index in
      guard sentence.isKind(.word, at: index), !isAmount(index) else { return false }
      let name = MerchantSpelling.folded(sentence.word(at: index))
      return context.learnedCategories[name] != nil
    }
  }

  private func hasThing(_ range: Range<Int>) -> Bool { range.contains(where: isThing) }

  /// An item or a shop: by the tables, otherwise by the kind of thing.
  private func isThing(_ index: Int) -> Bool {
    guard sentence.isKind(.word, at: index), !isAmount(index) else { return false }
    let token = sentence.tokens[index]
    if token.has([.item, .brand, .place]), !token.has(.investment) { return true }
    return token.isUnknown && Things.category(of: sentence.letters(at: index)) != nil
  }
}
