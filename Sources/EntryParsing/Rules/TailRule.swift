/// Finds the clauses of a text that are no entries beside one that is: "lunch 18, meeting at 3".
///
/// Only a clause with a number of its own can be left out. Whether it is an entry is decided as if it stood
/// alone, so that every rule counts in every clause.
struct TailRule {
  let sentence: Sentence

  /// What a clause is when it stands alone.
  enum Verdict {
    case entry
    case noEntry
    case open
  }

  /// The longest text, in clauses with numbers, whose clauses are looked at one by one.
  private static let clauseLimit = 8

  /// Returns the text with blanks in place of the clauses that are no entry, and the tokens of those; `nil` if
  /// none can be left out.
  ///
  /// - Parameter judge: Decides what some words are when they stand alone.
  func rest(_ judge: (String) -> Verdict) -> (text: String, leftOut: [Range<Int>])? {
    let clauses = clauses()
    guard clauses.count > 1, clauses.count <= TailRule.clauseLimit, sentence.hasCues,
      !sentence.tokens.contains(where: { $0.isMark(UInt8(ascii: "?")) })
    else { return nil }
    // A correction, or words that compute a sum, concern the clauses before.
    guard !clauses.dropFirst().contains(where: { amends($0.core) }),
      !clauses.contains(where: { computes($0.whole) })
    else { return nil }
    let verdicts = clauses.map { clause in
      let verdict = isAside(clause.core) ? .noEntry : judge(sentence.words(clause.whole))
      guard verdict == .noEntry, clause.core != clause.whole else { return verdict }
      // "paid 15 for parking and tomorrow ...": it is an entry but for the words after it.
      return judge(sentence.words(clause.core)) == .entry ? .open : verdict
    }
    guard let main = verdicts.firstIndex(of: .entry), verdicts.contains(.noEntry),
      // "45, coffee at Wharf 22": the clauses are one.
      zip(clauses, verdicts).allSatisfy({ $1 != .entry || hasWord($0.core) }),
      // "wanted to buy milk 3 and bread 4": the intent may be about both.
      verdicts[..<main].allSatisfy({ $0 != .noEntry }) || isDeed(clauses[main].core)
    else { return nil }
    var bytes = sentence.bytes
    for (clause, verdict) in zip(clauses, verdicts) where verdict == .noEntry {
      let start = max(clause.whole.lowerBound - 1, 0)
      let isFirst = clause.whole.lowerBound == 0
      let end = min(clause.whole.upperBound + (isFirst ? 1 : 0), sentence.tokens.count)
      for place in sentence.byteRange(start..<end) { bytes[place] = UInt8(ascii: " ") }
    }
    let leftOut = zip(clauses, verdicts).filter { $1 == .noEntry }.map(\.0.whole)
    return (String(decoding: bytes, as: UTF8.self), leftOut)
  }

  /// A part of the text with numbers, alone and with the parts without a number that belong to it.
  private struct Part {
    var core: Range<Int>
    var whole: Range<Int>
  }

  /// The parts of the text with numbers, and those about another day.
  private func clauses() -> [Part] {
    var clauses: [Part] = []
    var start = 0
    for index in 0...sentence.tokens.count where isBorder(index) {
      let part = start..<index
      if hasNumber(part) || !clauses.isEmpty && isAboutTomorrow(part) {
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

  /// "tomorrow i have a meeting": about a day to come, and not about money.
  private func isAboutTomorrow(_ part: Range<Int>) -> Bool {
    part.count { sentence.isKind(.word, at: $0) } > 2
      && part.contains { index in
        sentence.has(.next, at: index)
          || sentence.has(.relativeDay, at: index) && sentence.tokens[index].meaning.number > 0
      } && !sentence.contains([.spend, .receive, .refund, .give], in: part)
  }

  private func isBorder(_ index: Int) -> Bool {
    guard index < sentence.tokens.count else { return true }
    let token = sentence.tokens[index]
    if token.kind == .mark {
      return ",;!()[]\n".utf8.contains(token.mark)
        || token.isMark(UInt8(ascii: ".")) && !sentence.isJoined(at: index + 1)
          && !sentence.has([.currency, .model], at: index - 1)
    }
    return !sentence.joinsFirm(at: index)
      && (sentence.has(.and, at: index) || sentence.isOneOf(TailRule.conjunctions, at: index))
  }

  private static let conjunctions: [StaticString] = [
    "but", "aber", "mais", "pero", "ma", "mas", "maar", "ale", "lekin", "because", "weil",
    "although", "though", "obwohl", "alors", "aunque", "anche", "embora", "hoewel", "chociaz",
    "so", "also", "donc", "asi", "quindi", "dus", "czyli", "then", "dann", "puis", "luego", "poi",
    "depois", "daarna", "potem", "phir", "whereas", "porque", "perche", "omdat", "bo", "kyunki",
  ]

  private func hasNumber(_ range: Range<Int>) -> Bool {
    range.contains { index in
      sentence.isKind(.number, at: index)
        && !(sentence.isJoined(at: index) && sentence.isKind(.word, at: index - 1))
        || sentence.has(.cardinal, at: index)
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

  /// "no wait 20", "and not 48".
  private func amends(_ clause: Range<Int>) -> Bool {
    clause.prefix { !sentence.isKind(.number, at: $0) }.contains { index in
      sentence.has(.amends, at: index)
        && (sentence.isKind(.number, at: index + 1) || index < clause.lowerBound + 2)
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

  /// Whether a verb says that money moved, and not only that it will or may.
  private func isDeed(_ clause: Range<Int>) -> Bool {
    clause.contains { index in
      sentence.has([.spend, .receive, .refund], at: index)
        && !sentence.has([.unfinished, .copula, .aside], at: index)
    }
  }
}
