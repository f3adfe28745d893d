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
      return CurrencyMention(end: index + 2, currencies: [cad], meant: cad, isPrefix: true)
    }
    guard has(.currency, at: index), !isEverydayWord(at: index),
      let set = currencySet(at: index)
    else { return nil }
    var end = index + 1
    // A code followed by the sign: "usd$".
    if isWord("$", at: end), isJoined(at: end), set.currencies.count == 1 {
      end += 1
    }
    if isMark(UInt8(ascii: "."), at: end), isJoined(at: end),
      isKind(.number, at: end + 1) || !isKind(.word, at: end + 1)
    {
      end += 1  // "Rs. 500"
    }
    return CurrencyMention(
      end: end, currencies: set.currencies, meant: set.meant(in: context.currency),
      isPrefix: has(.currencyPrefix, at: index)
        || isKind(.sign, at: index))
  }

  /// The currencies that a token can name.
  private func currencySet(at index: Int) -> CurrencySet? {
    lexicon.currencySet(of: tokens[index].meaning)
  }

  /// "hong kong dollars": the country decides, whatever its currency is called.
  private func nationAndUnit(at index: Int) -> CurrencyMention? {
    guard has(.nation, at: index), has(.currency, at: index + 1),
      isKind(.word, at: index + 1), let set = currencySet(at: index)
    else { return nil }
    return CurrencyMention(
      end: index + 2, currencies: set.currencies, meant: set.currencies.first, isPrefix: true)
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
  var end: Int
  var currencies: [Money.Currency]
  /// `nil` if the name is shared and the ledger's currency does not decide.
  var meant: Money.Currency?
  /// Whether it may precede the number: "€5", "EUR 5", but not "won 5".
  var isPrefix: Bool
}
