import LedgerEvents

/// Finds a currency that touches no number: "spent 300 on uber in usd", "hotel 120 (eur)", "60 ferry THB".
extension AmountRule {
  /// Gives the amounts the currency that stands apart from them, if none has one of its own; leaves it open
  /// if it may be something else, or if two are named.
  mutating func takeDetachedCurrency() {
    let open = mentions.indices.filter { mentions[$0].strength > .weak }
    guard !open.isEmpty, !mentions.contains(where: { $0.currencyTokens != nil }) else { return }
    let own = sentence.context.currency
    var (sure, possible): ([CurrencyMention], [CurrencyMention]) = ([], [])
    var end = 0
    for index in sentence.tokens.indices where index >= end {
      guard !mentions.contains(where: { $0.tokens.contains(index) }),
        !sentence.has(.negation, at: index - 1),
        // "cena con lei", "in sum": also words of their languages.
        !sentence.isOneOf(["lei", "som", "sum", "won", "sol", "lev"], at: index),
        let currency = sentence.currency(at: index)
      else { continue }
      end = currency.end
      if isNamed(currency) {
        sure.append(currency)
      } else if currency.isPrefix, currency.meant != own, endsName(currency),
        !isThreeLetters(currency)
      {
        possible.append(currency)
      }
    }
    guard var found = sure.first ?? possible.first else { return }
    let other = sure.isEmpty ? own : sure.last?.meant
    if other != found.meant {
      found.set = CurrencySet(among: [found.meant, other].compactMap(\.self))
      found.meant = nil
    }
    for place in open { set(found, found.start..<found.end, on: &mentions[place]) }
    sentence.claim(found.start..<found.end, as: .amount)
  }

  /// "THB", "in swiss francs", "(eur)", "son francos", "currency: jpy", ", zlotys", "zlotys: …", "usd mein".
  private func isNamed(_ currency: CurrencyMention) -> Bool {
    let (before, end) = (currency.start - 1, currency.end)
    func isMark(_ marks: String, at index: Int) -> Bool {
      marks.utf8.contains { sentence.isMark($0, at: index) }
    }
    if isMark("([", at: before) || sentence.has(.copula, at: before)
      || sentence.isOneOf(NationWords.money, at: sentence.named(before: currency.start))
      || isThreeLetters(currency) && sentence.tokens[currency.start].isAllCapitals
        && !sentence.isShouted
    {
      return true
    }
    return endsName(currency)
      && (sentence.has(.within, at: before) || isMark(":", at: end)
        || currency.isPrefix && sentence.has(.with, at: before)
        || sentence.isOneOf(["as", "als", "comme", "como", "come", "jako", "w"], at: before)
        || sentence.isOneOf(["mein", "me", "mai", "men"], at: end)
        || isMark(",-", at: before) && sentence.endsPart(at: end)
        || end == sentence.tokens.count && sentence.has(.currencyPrefix, at: currency.start))
  }

  /// Whether a currency is its code, or as short as one.
  private func isThreeLetters(_ currency: CurrencyMention) -> Bool {
    sentence.has(.currencyPrefix, at: currency.start)
      && sentence.digitCount(at: currency.start) == 3
  }

  /// Whether no word follows that a currency would only describe, as in "dollar store".
  private func endsName(_ currency: CurrencyMention) -> Bool {
    guard sentence.isKind(.word, at: currency.end), !isThreeLetters(currency) else { return true }
    let next = sentence.tokens[currency.end]
    return !next.has(.content) && !next.isUnknown
  }
}
