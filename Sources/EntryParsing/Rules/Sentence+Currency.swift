import LedgerEvents

/// Parses the currency at a place of a text: "US$", "mxn$", "swiss francs", "bucks".
extension Sentence {
  /// Returns the currency that begins at a token; `nil` if there is none.
  func currency(at index: Int) -> CurrencyMention? {
    guard index >= 0, index < tokens.count, tokens[index].claim == .none else {
      return nil
    }
    if let mention = nationAndUnit(at: index) { return mention }
    if isWord("c", at: index), isWord("$", at: index + 1),
      let cad = Money.Currency(code: "CAD")
    {
      return CurrencyMention(
        start: index, end: index + 2, set: CurrencySet(of: cad), meant: cad, isPrefix: true)
    }
    guard has(.currency, at: index), !isEverydayWord(at: index),
      let set = currencySet(at: index)
    else { return nil }
    var end = index + 1
    // A code followed by the sign: "usd$".
    if isWord("$", at: end), isJoined(at: end), set.count == 1 {
      end += 1
    }
    if isMark(UInt8(ascii: "."), at: end), isJoined(at: end),
      isKind(.number, at: end + 1) || !isKind(.word, at: end + 1)
    {
      end += 1  // "Rs. 500"
    }
    var mention = CurrencyMention(
      start: index, end: end, set: set, meant: set.meant(in: context.currency),
      isPrefix: has(.currencyPrefix, at: index)
        || isKind(.sign, at: index))
    if let (nation, end) = nation(behind: end, among: set) {
      (mention.meant, mention.end) = (nation, end)
    } else if set.count > 1, !set.contains(context.currency) {
      let near = tokens.indices.lazy.compactMap { nation(at: $0, among: set) }.first
      mention.meant = near ?? mention.meant
    }
    return mention
  }

  /// "pesos mexicanos", "dollars canadian": the country after the name of a currency that it has.
  private func nation(
    behind index: Int, among set: CurrencySet
  ) -> (currency: Money.Currency, end: Int)? {
    let place =
      has(.of, at: index) || has(.within, at: index) && isEnglish == false ? index + 1 : index
    // "20 dollars canadian whisky" is about the whisky.
    guard has(.nation, at: place), let nation = nation(at: place, among: set),
      !isEnglish || !has(.content, at: place + 1)
    else { return nil }
    return (nation, place + 1)
  }

  /// The currency of a country, if it is one of some.
  private func nation(at index: Int, among set: CurrencySet) -> Money.Currency? {
    guard tokens[index].has(.nation), let currency = currencySet(at: index)?.first else {
      return nil
    }
    return set.contains(currency) ? currency : nil
  }

  /// The currencies that a token can name.
  private func currencySet(at index: Int) -> CurrencySet? {
    lexicon.currencySet(of: tokens[index].meaning)
  }

  /// "hong kong dollars": the country decides, whatever its currency is called.
  private func nationAndUnit(at index: Int) -> CurrencyMention? {
    guard has(.nation, at: index), let set = currencySet(at: index),
      has(.currency, at: index + 1) && isKind(.word, at: index + 1)
        && currencySet(at: index + 1).map({ nation(at: index, among: $0) != nil }) == true
        || isOneOf(NationWords.money, at: index + 1)
    else { return nil }
    return CurrencyMention(
      start: index, end: index + 2, set: set, meant: set.first,
      isPrefix: true)
  }

  /// Whether a code is an everyday word here: "try 20", "the top 30".
  private func isEverydayWord(at index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .word, token.foldedEnd - token.foldedStart == 3,
      !token.isAllCapitals || isShouted
    else { return false }
    let word = String(
      decoding: folded[token.foldedStart..<token.foldedEnd], as: UTF8.self)
    return CurrencyWords.codesThatAreWords.contains(word)
  }
}

/// A sign, code or name of a currency in a text.
struct CurrencyMention {
  var start: Int
  var end: Int
  var set: CurrencySet
  /// `nil` if the name is shared and the ledger's currency does not decide.
  var meant: Money.Currency?
  /// Whether it may precede the number: "€5", "EUR 5", but not "won 5".
  var isPrefix: Bool
}
