/// Texts that correct what was said before, and clauses whose amount did not move, in every language.
extension IntentRule {
  // MARK: Corrections

  /// "make that 12", "eigentlich waren es 28", "no, 30 not 20": what was said before is corrected.
  func correction() -> Range<Int>? {
    let tokens = sentence.tokens
    if sentence.isMark(UInt8(ascii: "*"), at: 0), hasNumber(1..<tokens.count), isBare() {
      return 0..<tokens.count
    }
    if let strong = sentence.first(.corrects, in: tokens.indices) { return strong..<strong + 1 }
    if let said = tokens.indices.first(where: isSaid) { return said..<said + 1 }
    guard let weak = tokens.indices.first(where: isWeak) else { return nil }
    if sentence.isMark(UInt8(ascii: ":"), at: weak + 1), (0..<weak).allSatisfy(isEmpty) {
      return weak..<weak + 1
    }
    return hasNumber(tokens.indices) && isBare() ? tokens.indices : nil
  }

  /// "actually", "no", but not "no. 5", which is a number.
  private func isWeak(_ index: Int) -> Bool {
    sentence.has(.mayCorrect, at: index)
      && !(sentence.isMark(UInt8(ascii: "."), at: index + 1) && hasNumber(index + 2..<index + 3))
  }

  /// "actually it was 25": the amount is beside such words, and nothing names what it is for.
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
    let part = part(of: lead)
    let after = max(part.upperBound, index + 1)
    guard (part.lowerBound..<lead).allSatisfy(isEmpty) else { return false }
    if sentence.has(.mayCorrect, at: index) { return (0..<lead).allSatisfy(isEmptyOrMark) }
    let isBefore = (0..<lead).contains { weak in
      isWeak(weak) && (weak..<lead).allSatisfy(isEmptyOrMark)
    }
    return isBefore || (lead + 1..<max(after, lead + 1)).contains(where: isWeak)
      || (after..<sentence.tokens.count).contains { not in
        sentence.has(.negation, at: not) && hasNumber(not + 1..<not + 2)
      }
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

  // MARK: Evidence against

  /// "pedro me debe 20", "der film kostet 12": the amount of the clause did not move.
  func isCountered(_ index: Int) -> Bool {
    guard sentence.has([.counters, .cancels], at: index) else { return false }
    let isOnlyAmount = sentence.tokens.count { $0.kind == .number } == 1
    if isOnlyAmount, sentence.has(.cancels, at: index) { return true }
    guard sentence.has(.counters, at: index) else { return false }
    // "tengo que pagar 200 cada año": a recurring payment is stated, not planned.
    if sentence.has(.remark, at: index), sentence.has(.spend, at: index + 1),
      sentence.tokens[index...].contains(where: { $0.has(.every) })
    {
      return false
    }
    // "vergiss nicht: hose gekauft, 56"
    let isStart =
      (0..<index).allSatisfy { sentence.has(.filler, at: $0) }
      && !sentence.isMark(UInt8(ascii: ":"), at: index + 1)
    return part(of: index).contains { hasNumber($0..<$0 + 1) && !sentence.has(.clock, at: $0 + 1) }
      || isStart && isOnlyAmount
  }

  /// Whether a negation is in a part of its own, without an amount or a verb of money: "nicht billig, kaffee 12".
  func isAside(_ negation: Int) -> Bool {
    let part = part(of: negation)
    return !hasNumber(part) && hasNumber(sentence.tokens.indices) && negation + 1 < part.upperBound
      && !part.contains { sentence.has(IntentRule.moneyVerbs, at: $0) }
  }

  /// The words around one, up to a mark or to "but".
  func part(of index: Int) -> Range<Int> {
    var start = index
    while start > 0, !endsPart(start - 1) { start -= 1 }
    var end = index
    while end < sentence.tokens.count, !endsPart(end) { end += 1 }
    return start..<max(end, start)
  }

  private func endsPart(_ index: Int) -> Bool {
    let token = sentence.tokens[index]
    if token.kind == .mark { return ",;.!(:\n".utf8.contains(token.mark) }
    // "mais" and "mas" mean "more" in one language and "but" in the other.
    let more: StaticString? =
      switch sentence.lexicon.language {
      case "es": "mas"
      case "pt": "mais"
      case "fr", "pl": "ma"
      default: nil
      }
    return sentence.isOneOf(IntentRule.buts, at: index)
      && more.map { !sentence.isWord($0, at: index) } ?? true
  }

  private static let buts: [StaticString] = [
    "but", "aber", "mais", "pero", "ma", "mas", "maar", "ale", "lekin", "because", "weil", "parce",
    "porque", "perche", "omdat", "bo",
  ]
}
