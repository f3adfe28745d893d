/// Clauses whose amount did not move, in every language.
extension IntentRule {
  // MARK: Evidence against

  /// "pedro me debe 20", "der film kostet 12": the amount of the clause did not move.
  func isCountered(_ index: Int) -> Bool {
    guard sentence.has([.counters, .cancels], at: index), !isPast(index) else { return false }
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

  /// "no me ha mandado los 45", but not "no, 45".
  func isSpanishDenial(_ index: Int) -> Bool {
    guard sentence.lexicon.language == "es", sentence.isWord("no", at: index),
      sentence.isKind(.word, at: index + 1),
      !sentence.has(WordRoles.content.union(.article), at: index + 1)
    else { return false }
    return hasNumber(part(of: index)) && !sentence.has(.itWas, at: index + 1)
      && !sentence.has(.mayCorrect, at: index + 1)
  }

  /// "musste 45 zahlen", "wurde": without its dots the verb is about the past.
  func isPast(_ index: Int) -> Bool {
    let token = sentence.tokens[index]
    return sentence.lexicon.language == "de" && sentence.isOneOf(IntentRule.undotted, at: index)
      && sentence.bytes[token.start..<token.end].allSatisfy { $0 < 0x80 }
  }

  private static let undotted: [StaticString] = [
    "musste", "mussten", "konnte", "konnten", "durfte", "durften", "wurde", "wurden", "hatte",
    "hatten",
    "mochte", "mochten",
  ]

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
