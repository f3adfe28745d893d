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

  /// Returns the text with blanks in place of the clauses that are no entry; `nil` if none can be left out.
  ///
  /// - Parameter judge: Decides what some words are when they stand alone.
  func rest(_ judge: (String) -> Verdict) -> String? {
    let clauses = clauses()
    guard clauses.count > 1, clauses.count <= TailRule.clauseLimit, sentence.hasCues,
      !sentence.tokens.contains(where: { $0.isMark(UInt8(ascii: "?")) })
    else { return nil }
    // A correction, or words that compute a sum, concern the clauses before.
    guard !clauses.dropFirst().contains(where: amends), !clauses.contains(where: computes) else {
      return nil
    }
    let verdicts = clauses.map { clause in
      isAside(clause) ? .noEntry : judge(sentence.words(clause))
    }
    guard let main = verdicts.firstIndex(of: .entry), verdicts.contains(.noEntry),
      // "wanted to buy milk 3 and bread 4": the intent may be about both.
      verdicts[..<main].allSatisfy({ $0 != .noEntry }) || isDeed(clauses[main])
    else { return nil }
    var bytes = sentence.bytes
    for (clause, verdict) in zip(clauses, verdicts) where verdict == .noEntry {
      let border = clause.lowerBound > 0 ? clause.lowerBound - 1 : clause.lowerBound
      let end = border == 0 ? min(clause.upperBound + 1, sentence.tokens.count) : clause.upperBound
      for place in sentence.byteRange(border..<end) { bytes[place] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The parts of the text with a number each; a part without one belongs to the part before it.
  private func clauses() -> [Range<Int>] {
    var clauses: [Range<Int>] = []
    var start = 0
    for index in 0...sentence.tokens.count where isBorder(index) {
      let part = start..<index
      if hasNumber(part) || clauses.isEmpty && index == sentence.tokens.count {
        clauses.append(part)
        start = index + 1
      } else if let last = clauses.last {
        clauses[clauses.count - 1] = last.lowerBound..<index
        start = index + 1
      }
    }
    return clauses
  }

  private func isBorder(_ index: Int) -> Bool {
    guard index < sentence.tokens.count else { return true }
    let token = sentence.tokens[index]
    if token.kind == .mark {
      return ",;!()\n".utf8.contains(token.mark)
        || token.isMark(UInt8(ascii: ".")) && !sentence.isJoined(at: index + 1)
        || token.isMark(UInt8(ascii: "-")) && !token.isJoined && !sentence.isJoined(at: index + 1)
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
    range.contains { sentence.isKind(.number, at: $0) || sentence.has(.cardinal, at: $0) }
  }

  private func amends(_ clause: Range<Int>) -> Bool {
    (clause.lowerBound..<min(clause.lowerBound + 2, clause.upperBound)).contains { index in
      sentence.has(.amends, at: index)
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
    clause.contains { sentence.has(.aside, at: $0) } && !isDeed(clause)
  }

  /// Whether a verb says that money moved, and not only that it will or may.
  private func isDeed(_ clause: Range<Int>) -> Bool {
    clause.contains { index in
      sentence.has([.spend, .receive, .refund], at: index)
        && !sentence.has([.unfinished, .copula, .aside], at: index)
    }
  }
}
