import LedgerEvents

/// Finds a currency that touches no number: "spent 300 on uber in usd", "hotel 120 (eur)", "60 ferry THB".
extension AmountRule {
  /// Gives the amounts the currency that stands apart from them, if none has one of its own; asks where it may
  /// be something else, or where two are named.
  mutating func takeDetachedCurrency() {
    let open = mentions.indices.filter { mentions[$0].strength > .weak }
    guard !open.isEmpty, !mentions.contains(where: { $0.currencyTokens != nil }) else { return }
    var sure: (mention: CurrencyMention, tokens: Range<Int>)?
    var possible = sure
    var index = 0
    while index < sentence.tokens.count {
      guard !mentions.contains(where: { $0.tokens.contains(index) }),
        let currency = sentence.currency(at: index)
      else {
        index += 1
        continue
      }
      let tokens = index..<currency.end
      index = currency.end
      if sentence.has(.negation, at: tokens.lowerBound - 1) { continue }
      if isCode(tokens) || isNamedAsCurrency(tokens) {
        if let first = sure, first.mention.meant != currency.meant {
          return ask(first, currency, open)
        }
        sure = sure ?? (currency, tokens)
      } else if possible == nil, currency.isPrefix, endsName(tokens),
        sentence.byteRange(tokens).count > 3
      {
        possible = (currency, tokens)
      }
    }
    if let sure {
      for place in open { set(sure.mention, sure.tokens, on: &mentions[place]) }
      sentence.claim(sure.tokens, as: .amount)
    } else if let possible, possible.mention.meant != sentence.context.currency {
      let own = CurrencyMention(
        end: 0, currencies: [sentence.context.currency], meant: sentence.context.currency,
        isPrefix: false)
      ask(possible, own, open)
    }
  }

  /// Leaves open which of two currencies is meant, the named one first.
  private mutating func ask(
    _ first: (mention: CurrencyMention, tokens: Range<Int>), _ other: CurrencyMention, _ open: [Int]
  ) {
    var both = first.mention
    both.currencies = [first.mention.meant, other.meant].compactMap(\.self)
    both.meant = nil
    for place in open { set(both, first.tokens, on: &mentions[place]) }
  }

  /// "THB" in a text that also has lower case.
  private func isCode(_ tokens: Range<Int>) -> Bool {
    let first = tokens.lowerBound
    return !sentence.isShouted && sentence.tokens[first].isAllCapitals
      && sentence.has(.currencyPrefix, at: first) && sentence.digitCount(at: first) == 3
  }

  /// "in swiss francs", "(eur)", "son francos", "currency: jpy", ", zlotys", "zlotys: …", "usd mein".
  private func isNamedAsCurrency(_ tokens: Range<Int>) -> Bool {
    let (before, end) = (tokens.lowerBound - 1, tokens.upperBound)
    if sentence.isMark(UInt8(ascii: "("), at: before)
      || sentence.isMark(UInt8(ascii: "["), at: before)
      || sentence.has(.copula, at: before)
      || sentence.isOneOf(NationWords.money, at: sentence.named(before: tokens.lowerBound))
    {
      return true
    }
    guard endsName(tokens) else { return false }
    return sentence.has([.within, .with], at: before)
      || sentence.isOneOf(AmountRule.asWords, at: before)
      || sentence.isMark(UInt8(ascii: ":"), at: end)
      || sentence.isOneOf(AmountRule.inBehind, at: end)
      || (sentence.isMark(UInt8(ascii: ","), at: before)
        || sentence.isMark(UInt8(ascii: "-"), at: before))
        && sentence.endsPart(at: end)
      || end == sentence.tokens.count && sentence.has(.currencyPrefix, at: tokens.lowerBound)
  }

  private static let asWords: [StaticString] = ["as", "als", "comme", "como", "come", "jako"]
  /// "usd mein": the preposition is after the noun.
  private static let inBehind: [StaticString] = ["mein", "me", "mai", "men"]

  /// Whether no word follows that a currency would only describe, as in "dollar store".
  private func endsName(_ tokens: Range<Int>) -> Bool {
    let end = tokens.upperBound
    return !sentence.isKind(.word, at: end)
      || sentence.digitCount(at: tokens.lowerBound) == 3
        && sentence.has(.currencyPrefix, at: tokens.lowerBound)
      || !sentence.tokens[end].meaning.has(.content) && !sentence.tokens[end].isUnknown
  }
}
