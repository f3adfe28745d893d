import LedgerEvents

/// Finds the clauses of a text that are no entries beside one that is: "lunch 18, meeting at 3".
///
/// Whether a clause is an entry is told by its words if they are plain; otherwise it is read as if it stood
/// alone, so that every rule counts in every clause.
struct TailRule {
  let sentence: Sentence

  /// What a clause is when it stands alone.
  enum Verdict {
    case entry
    /// Nothing was spent or received: "tomorrow i must pay 300".
    case noEntry(ParsingFailure)
    /// Its numbers are no money: "meeting at 3", "grandma is 84".
    case aside
    case open

    var isEntry: Bool { if case .entry = self { true } else { false } }

    var isLeftOut: Bool {
      switch self {
      case .noEntry, .aside: true
      case .entry, .open: false
      }
    }
  }

  /// What remains of a text, and the clauses that do not.
  struct Rest {
    /// The text with blanks in place of the clauses that are left out.
    var text: String
    var leftOut: [LeftOutWords]
  }

  /// The longest text, in clauses with numbers, whose clauses are looked at one by one.
  private static let clauseLimit = 8

  /// Returns the text without the clauses that are no entry; `nil` if none can be left out.
  ///
  /// - Parameters:
  ///   - isRead: Whether the whole text can be read, so that plain clauses prove nothing.
  ///   - judge: Decides what some words are when they stand alone.
  func rest(isRead: Bool, _ judge: (String) -> Verdict) -> Rest? {
    guard mayHaveTail, case let clauses = clauses(), clauses.count > 1,
      clauses.count <= TailRule.clauseLimit,
      // A correction, or words that compute a sum, concern the clauses before.
      !clauses.dropFirst().contains(where: { amends($0.core) && !isAside($0.core) }),
      !clauses.contains(where: { computes($0.whole) }),
      !isRead || clauses.contains(where: { !isTerse($0.whole) })
    else { return nil }
    var verdicts = clauses.map { verdict(on: $0, judge) }
    for (place, clause) in clauses.enumerated() where verdicts[place].isLeftOut {
      // "rent is 900 on monday" says when that is.
      if !isStatement(clause.core), namesDay(clause.whole) { verdicts[place] = .open }
    }
    guard let main = verdicts.firstIndex(where: \.isEntry), verdicts.contains(where: \.isLeftOut),
      // "45, coffee at Wharf 22": the clauses are one.
      zip(clauses, verdicts).allSatisfy({ !$1.isEntry || hasWord($0.core) && isPlain($0.core) }),
      // "wanted to buy milk 3 and bread 4": the intent may be about both.
      isDeed(clauses[main].core)
        || verdicts[..<main].allSatisfy({ if case .noEntry = $0 { false } else { true } })
    else { return nil }
    var bytes = sentence.bytes
    var leftOut: [LeftOutWords] = []
    for (clause, verdict) in zip(clauses, verdicts) where verdict.isLeftOut {
      var reason = ParsingFailure.noAmount
      if case .noEntry(let failure) = verdict { reason = failure }
      leftOut.append(
        LeftOutWords(
          words: sentence.words(clause.whole), bytes: sentence.byteRange(clause.whole),
          reason: reason))
      let start = max(clause.whole.lowerBound - 1, 0)
      let isFirst = clause.whole.lowerBound == 0
      let end = min(clause.whole.upperBound + (isFirst ? 1 : 0), sentence.tokens.count)
      for place in sentence.byteRange(start..<end) { bytes[place] = UInt8(ascii: " ") }
    }
    return Rest(text: String(decoding: bytes, as: UTF8.self), leftOut: leftOut)
  }

  private func verdict(on clause: Part, _ judge: (String) -> Verdict) -> Verdict {
    if isAside(clause.core) || isOtherwise(clause.core) { return .aside }
    // What is said first may be about what follows: "i think i said 492 but it shows 93".
    if clause.core.lowerBound > 0, isStatement(clause.core) { return .aside }
    if isTerse(clause.whole) { return .entry }
    let verdict = judge(sentence.words(clause.whole))
    guard verdict.isLeftOut, clause.core != clause.whole else { return verdict }
    // "paid 15 for parking and tomorrow ...": it is an entry but for the words after it.
    return judge(sentence.words(clause.core)).isEntry ? .open : verdict
  }

  /// Whether words name a day of the last two years besides today, which may be that of the entry beside them.
  private func namesDay(_ clause: Range<Int>) -> Bool {
    var days = DayRule(sentence: sentence)
    days.runLeniently()
    return days.mentions.contains { mention in
      clause.overlaps(mention.tokens)
        && (1..<730).contains(mention.day.days(until: sentence.context.today))
    }
  }

  // MARK: Clauses

  /// A part of the text with numbers, alone and with the parts without a number that belong to it.
  private struct Part {
    var core: Range<Int>
    var whole: Range<Int>
  }

  /// Whether there are several numbers, or a day to come. Most texts have neither.
  private var mayHaveTail: Bool {
    guard sentence.hasCues else { return false }
    var numbers = 0
    for index in sentence.tokens.indices {
      let token = sentence.tokens[index]
      if token.isMark(UInt8(ascii: "?")) { return false }
      if hasNumber(index..<index + 1) { numbers += 1 }
      if token.has(.next) || token.has(.relativeDay) && token.meaning.number > 0 { numbers += 1 }
    }
    return numbers > 1
  }

  /// The parts of the text with numbers, and those about another day.
  private func clauses() -> [Part] {
    var clauses: [Part] = []
    var start = 0
    for index in 0...sentence.tokens.count where isBorder(index, from: start) {
      let part = start..<index
      if hasNumber(part) || isOwnClause(part, behind: clauses.last) {
        clauses.append(Part(core: part, whole: part))
      } else if clauses.isEmpty {
        continue
      } else if !sentence.isMark(UInt8(ascii: ")"), at: start - 1), !part.isEmpty {
        let last = clauses.count - 1
        clauses[last].whole = clauses[last].whole.lowerBound..<index
      }
      start = index + 1
    }
    return clauses
  }

  /// "tomorrow i have a meeting", "remind me to call": about a day to come or a reminder, and not about the
  /// money before it.
  private func isOwnClause(_ part: Range<Int>, behind last: Part?) -> Bool {
    guard let last, part.count(where: { sentence.isKind(.word, at: $0) }) > 1 else { return false }
    let isAhead = part.contains { index in
      sentence.has(.next, at: index) || sentence.has(.counters, at: index)
        || sentence.has(.relativeDay, at: index) && sentence.tokens[index].meaning.number > 0
    }
    return isAhead
      && (isDeed(last.core) || !sentence.contains([.spend, .receive, .refund, .give], in: part))
  }

  private func isBorder(_ index: Int, from start: Int) -> Bool {
    guard index < sentence.tokens.count else { return true }
    let token = sentence.tokens[index]
    if token.kind == .mark {
      if ",;!()[]\n".utf8.contains(token.mark) { return true }
      guard token.isMark(UInt8(ascii: ".")), !sentence.isJoined(at: index + 1) else { return false }
      // "rs. 500", "no. 5"
      return
        !(sentence.has([.currency, .model], at: index - 1)
        && sentence.isKind(.number, at: index + 1))
    }
    guard token.kind == .word, !sentence.joinsFirm(at: index) else { return false }
    if sentence.has(.and, at: index) { return !sentence.isAccentedE(at: index) }
    // "tomorrow i must then pay 300" is one clause.
    return sentence.isOneOf(TailRule.conjunctions, at: index) && hasNumber(start..<index)
  }

  private static let conjunctions: [StaticString] = [
    "but", "aber", "mais", "pero", "ma", "mas", "maar", "ale", "lekin", "because", "weil",
    "although", "though", "obwohl", "alors", "aunque", "anche", "embora", "hoewel", "chociaz",
    "so", "also", "donc", "asi", "quindi", "dus", "czyli", "then", "dann", "puis", "luego", "poi",
    "depois", "daarna", "potem", "phir", "whereas", "porque", "perche", "omdat", "bo", "kyunki",
    "while", "weswegen", "daardoor", "parce", "denn", "poiche", "pois",
  ]

  // MARK: What a clause says

  private func hasNumber(_ range: Range<Int>) -> Bool {
    range.contains { index in
      sentence.isKind(.number, at: index)
        // "iphone15", but not "R$45"
        && !(sentence.isJoined(at: index) && sentence.isKind(.word, at: index - 1)
          && !sentence.has(.currency, at: index - 1))
        || sentence.has(.cardinal, at: index) && sentence.tokens[index].meaning.number != 1
    }
  }

  private func hasWord(_ clause: Range<Int>) -> Bool {
    clause.contains { index in
      sentence.isKind(.word, at: index)
        && !sentence.has(WordRoles.preposition.union(TailRule.wordless), at: index)
    }
  }

  private static let wordless: WordRoles = [
    .currency, .article, .filler, .cardinal, .scale, .half, .minorUnit,
  ]

  /// "coffee 4", "20 for the taxi": known things, an amount and small words are an entry, whatever is beside.
  private func isTerse(_ clause: Range<Int>) -> Bool {
    var hasThing = false
    for index in clause {
      let token = sentence.tokens[index]
      if token.kind == .number || token.kind == .sign { continue }
      guard token.kind == .word, token.meaning.cues == [] else { return false }
      if token.has([.item, .brand, .place]) {
        hasThing = true
      } else if !token.has(WordRoles.preposition.union(TailRule.wordless)) {
        return false
      }
    }
    return hasThing
      && clause.count { sentence.isKind(.number, at: $0) } == 1
  }

  /// "no wait 20", "and not 48".
  private func amends(_ clause: Range<Int>) -> Bool {
    clause.prefix { !sentence.isKind(.number, at: $0) }.contains { index in
      sentence.has(.amends, at: index)
        && (sentence.isKind(.number, at: index + 1)
          || index < clause.lowerBound + 2 && clause.count < 7)
    }
  }

  private func computes(_ clause: Range<Int>) -> Bool {
    clause.contains { index in
      sentence.has([.split, .each, .total, .half], at: index)
        || sentence.has([.surcharge, .discount, .rate, .included, .share, .repeated], at: index)
        || "#@+=".utf8.contains { sentence.isMark($0, at: index) }
    }
  }

  /// "still have 240 left", "last time it was only 6".
  private func isAside(_ clause: Range<Int>) -> Bool {
    let aside = clause.first { index in
      // "240 left", but not "left 5 for the maid".
      let follows =
        !sentence.isOneOf(["left", "over"], at: index)
        || sentence.isKind(.number, at: index - 1) || sentence.has(.currency, at: index - 1)
      return sentence.has(.aside, at: index) && follows || sentence.isFormerYear(at: index)
        || sentence.isLastSpan(at: index)
    }
    return aside.map { !isDeed(clause.lowerBound..<$0) } ?? false
  }

  /// "grandma is 84", "the meter shows 98000", "machine 3 was broken": a verb of being or having beside a bare
  /// number; but "the dentist was 120" is an entry, and "it was 76" a correction.
  private func isStatement(_ clause: Range<Int>) -> Bool {
    guard isBareNumber(clause), let number = clause.first(where: { hasNumber($0..<$0 + 1) }) else {
      return false
    }
    // "they fleeced me, 20 for ice cream"
    let mark = (clause.lowerBound..<number).last { sentence.tokens[$0].kind == .mark }
    let clause = (mark.map { $0 + 1 } ?? clause.lowerBound)..<clause.upperBound
    let thing = clause.contains { sentence.has(WordRoles.content, at: $0) }
    if clause.contains(where: isSomebodysPay) { return true }
    guard let verb = clause.first(where: isPredicate) else {
      // "las 4", "tutte e 4"
      let isAll = clause.allSatisfy { index in
        index == number || sentence.has([.article, .filler, .on], at: index)
          || sentence.isOneOf(TailRule.all, at: index)
      }
      // "3 friends came"
      let isCrowd =
        !thing && sentence.has([.person, .heads], at: number + 1)
        && !sentence.has(.preposition, at: number - 1)
      return (isAll && clause.count > 1 || isCrowd) && (sentence.wholeNumber(at: number) ?? 99) < 20
    }
    if number < verb {
      // "auto ka 60 tha"
      return !(thing && verb + 1 == clause.upperBound)
    }
    guard number + 1 == clause.upperBound, number - 1 == verb else { return true }
    let isPast = sentence.isOneOf(TailRule.pastCopulas, at: verb)
    return !isPast || !thing && verb - clause.lowerBound > 1
  }

  private func isPredicate(_ index: Int) -> Bool {
    sentence.isAccentedE(at: index)
      || sentence.has([.predicate, .copula], at: index) && sentence.isKind(.word, at: index)
        && !sentence.isOneOf(["s", "equals"], at: index)
  }

  private static let all: [StaticString] = [
    "all", "alle", "tutte", "tutti", "todas", "todos", "toutes", "tous", "wszystkie", "os", "as",
    "e",
  ]

  private static let pastCopulas: [StaticString] = [
    "was", "were", "war", "waren", "etait", "etaient", "fut", "fue", "fueron", "era", "eran", "foi",
    "foram", "eram", "fu", "erano", "byl", "byla", "bylo", "byly", "tha", "thi",
  ]

  /// Whether a clause has no sign of money besides a number, no word for money that moved, and no day before.
  private func isBareNumber(_ clause: Range<Int>) -> Bool {
    !clause.contains { index in
      sentence.isKind(.sign, at: index) || sentence.has([.currency, .minorUnit], at: index)
        || isMoneyWord(index)
    }
      && !(sentence.contains(.span, in: clause)
        && sentence.contains([.ago, .agoBefore], in: clause))
  }

  private func isMoneyWord(_ index: Int) -> Bool {
    guard sentence.has([.spend, .receive, .refund, .give, .get, .putAway], at: index),
      !sentence.has([.copula, .predicate, .stated], at: index)
    else { return false }
    return !isSomebodysPay(index)
  }

  /// "my boss earns 9000"
  private func isSomebodysPay(_ index: Int) -> Bool {
    sentence.has([.person, .payer], at: index - 1) && sentence.isOneOf(TailRule.earning, at: index)
  }

  private static let earning: [StaticString] = [
    "earns", "makes", "verdient", "kassiert", "gagne", "touche", "gana", "cobra", "guadagna",
    "prende", "ganha", "recebe", "zarabia", "kamata", "kamati",
  ]

  /// Whether every number of a clause certainly has another role than money.
  private func isOtherwise(_ clause: Range<Int>) -> Bool {
    guard
      !clause.contains(where: { index in
        sentence.isKind(.sign, at: index) || sentence.has([.currency, .minorUnit], at: index)
          || sentence.has([.cardinal, .ago, .agoBefore], at: index)
          || isMoneyWord(index) && !sentence.isOneOf(Sentence.games, at: index)
            && (clause.lowerBound == 0 || !sentence.has(.refund, at: index))
      }), clause.contains(where: { sentence.isKind(.number, at: $0) }),
      // "(was 142) on coffee for 2 hours"
      !sentence.has(.preposition, at: clause.lowerBound)
        || !sentence.contains(WordRoles.content, in: clause)
    else { return false }
    return clause.allSatisfy { index in
      guard sentence.isKind(.number, at: index) else { return true }
      guard let role = sentence.otherRole(at: index) else { return false }
      return !sentence.has([.measure, .span], at: role.upperBound - 1)
        || sentence.has(.unit, at: role.upperBound - 1)
    }
  }

  /// Whether nothing but money that moved is said: "i have 1200, but the rent is 800" has no entry.
  private func isPlain(_ clause: Range<Int>) -> Bool {
    isDeed(clause)
      || !clause.contains { isPredicate($0) && !sentence.has(WordRoles.content, at: $0) }
  }

  /// Whether a verb says that money moved, and not only that it will or may.
  private func isDeed(_ clause: Range<Int>) -> Bool {
    clause.contains { index in
      sentence.has([.spend, .receive, .refund], at: index)
        && !sentence.has([.unfinished, .copula, .aside], at: index)
    }
  }
}
