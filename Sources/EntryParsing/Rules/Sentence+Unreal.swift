/// Verbs for something intended, attempted or expected, but not done.
extension Sentence {
  /// Whether a word is about something that did not happen: "forgot to pay 60", "almost bought a tv for 500",
  /// "cancelled netflix 15.49", "rent is due 900".
  func isUnreal(_ index: Int) -> Bool {
    guard isEnglish else { return hasUnrealEnding(index) }
    guard !isAfterDeed(index) else { return false }
    // "wanted to buy", "trying to get"
    if has(.unfinished, at: index), isWord("to", at: index - 1) || isWord("to", at: index - 2),
      isOneOf(Sentence.governors, at: index - 2) || isOneOf(Sentence.governors, at: index - 3)
    {
      return true
    }
    // "almost bought"
    if has(.spend, at: index), isOneOf(["almost", "nearly"], at: index - 1) { return true }
    if isWord("due", at: index), isOwed(behind: index) { return true }
    if isSavedOn(index) { return true }
    let isStart = (0..<index).allSatisfy { has([.filler, .subjectI], at: $0) }
    // "waiting for 80 from jen"
    if isStart, has(.awaited, at: index), !endsPart(at: index + 1), !has(.arrived, at: index),
      !tokens.contains(where: { $0.has([.refund, .back, .receive, .spend, .get]) })
    {
      return true
    }
    return isStart && isOneOf(Sentence.endings, at: index)
      && !tokens.contains { token in token.has([.refund, .back, .receive]) }
  }

  /// "saved 20 on shoes": neither paid nor put away.
  private func isSavedOn(_ index: Int) -> Bool {
    guard isOneOf(["saved", "save"], at: index),
      isKind(.number, at: index + 1) || isKind(.sign, at: index + 1)
    else { return false }
    return tokens.indices.contains { place in
      place > index && has(.on, at: place) && has(.content, at: place + 1)
    } && tokens.count { $0.kind == .number } == 1
  }

  /// "is due 900", "due on the 1st", "due in 6 days": an amount still to be paid.
  private func isOwed(behind due: Int) -> Bool {
    due + 1 == tokens.count || isMark(UInt8(ascii: ":"), at: due + 1)
      || isKind(.number, at: due + 1) || isKind(.sign, at: due + 1)
      || has([.currency, .on, .by, .within], at: due + 1)
      || has(.copula, at: due - 1) && has([.weekday, .month, .relativeDay, .next], at: due + 1)
  }

  /// Whether money moved before a word: "paid 40 for what is due in may".
  private func isAfterDeed(_ index: Int) -> Bool {
    tokens[..<index].contains { token in
      token.has([.spend, .receive, .refund]) && !token.has(.unfinished) && !token.has(.copula)
    }
  }

  /// "pagaría", "costerà", "kupilibyśmy": a verb that is told by its ending to be about what may be or will be.
  private func hasUnrealEnding(_ index: Int) -> Bool {
    let token = tokens[index]
    guard let endings = Sentence.unrealEndings[lexicon.language],
      token.isUnknown || token.isCorrected, token.end - token.start > 4, !token.isCapitalised,
      !isWord("pero", at: index),
      part(of: index).contains(where: { isKind(.number, at: $0) })
    else { return false }
    let word = bytes[token.start..<token.end]
    return endings.contains { ending in
      ending.withUTF8Buffer { word.suffix($0.count).elementsEqual($0) }
    }
  }

  /// The endings of the future and the conditional that no common noun has, as written with their accents.
  private static let unrealEndings: [String: [StaticString]] = [
    "es": [
      "aré", "eré", "iré", "dré", "ará", "erá", "irá", "drá", "arás", "erás", "irás", "aremos",
      "eremos", "iremos", "dremos", "arán", "erán", "irán", "drán", "aría", "arías", "arían",
      "aríamos",
      "iría", "irías", "irían", "dría", "drías", "drían", "dríamos", "iríamos", "ríamos",
    ],
    "fr": [
      "erai", "irai", "drai", "rrai", "erons", "drons", "eront", "iront", "dront", "rront", "erais",
      "irais", "drais", "erait", "irait", "drait", "eraient", "iraient", "draient", "erions",
    ],
    "it": [
      "erò", "irò", "arò", "rrò", "drò", "erà", "irà", "arà", "rrà", "drà", "eremo", "iremo",
      "eranno",
      "iranno", "aranno", "erei", "irei", "erebbe", "irebbe", "erebbero", "irebbero", "eremmo",
      "iremmo",
    ],
    "pt": [
      "arei", "erei", "irei", "aremos", "eremos", "iremos", "ará", "erá", "irá", "ariam", "eriam",
      "iriam", "aríamos", "eríamos", "iríamos",
    ],
    "pl": [
      "łbym", "łabym", "libyśmy", "łybyśmy", "łby", "łaby", "liby", "łyby", "łoby", "łbyś", "łabyś",
    ],
  ]

  /// Words before "to pay" that mean that nothing was paid.
  private static let governors: [StaticString] = [
    "want", "wants", "wanted", "wanting", "plan", "plans", "planned", "planning", "hope", "hopes",
    "hoped", "hoping", "forgot", "try", "tried", "trying", "supposed", "going", "have", "has",
    "need", "needs", "promised", "wish", "intend", "intended", "refused", "about", "like", "meant",
    "remember",
  ]

  /// Words at the start that end a payment.
  private static let endings: [StaticString] = [
    "cancelled", "canceled", "cancel", "unsubscribed", "considering", "wish", "wishlist",
  ]
}
