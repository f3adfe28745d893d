import LedgerEvents

/// The roles of numbers that are not money, in every language with cues: a length, a time of day, a year, a
/// telephone number, a share of a whole, the name of a room or a bus.
extension Sentence {
  /// Returns a number with the words that tell its role, if that is certainly not money; otherwise `nil`.
  func otherRole(at index: Int) -> Range<Int>? {
    guard isKind(.number, at: index) else { return nil }
    if let range = place(at: index) { return range }
    guard !has([.currency, .minorUnit, .scale], at: index + 1),
      !isKind(.sign, at: index + 1), !isKind(.sign, at: index - 1),
      !has(.currencyPrefix, at: index - 1)
    else { return nil }
    if let range = measured(at: index) ?? repeated(at: index) ?? phone(at: index) { return range }
    if let range = timeOfDay(at: index) ?? year(at: index) ?? partOfWhole(at: index) {
      return range
    }
    if let range = score(at: index) ?? grade(at: index) ?? labelled(at: index) { return range }
    return numbered(at: index) ?? unitPrice(at: index)
  }

  /// "45 at 1.79 per litre": the price of one unit beside what was paid.
  func unitPrice(at index: Int) -> Range<Int>? {
    let per = index + 1
    guard isKind(.number, at: index), isUnit(per + 1), index > 1, !isUnit(index - 2),
      !isJoined(at: index),
      has([.article, .forWord, .each], at: per)
        || isOneOf(["per", "pro", "al", "il", "le", "o", "el", "je", "za", "por", "a"], at: per),
      has([.at, .forWord, .to, .by], at: index - 1)
        || isOneOf(["bei", "zu", "a", "po", "por", "tegen"], at: index - 1),
      tokens[..<(index - 1)].contains(where: { $0.kind == .number })
    else { return nil }
    // "12 gallons at 3.50 a gallon" is a product.
    let isCounted = (1..<index).contains { place in
      isUnit(place) && isKind(.number, at: place - 1)
    }
    return isCounted ? nil : index..<per + 1
  }

  private func isUnit(_ index: Int) -> Bool { has(.measure, at: index) || has(.unit, at: index) }

  /// "gate b12": a letter and digits after a word that takes such a name.
  private func place(at index: Int) -> Range<Int>? {
    guard isJoined(at: index), isKind(.word, at: index - 1), digitCount(at: index - 1) == 1,
      has([.code, .line], at: index - 2)
    else { return nil }
    return index - 2..<index + 1
  }

  /// "scontrino n. 88231", "no nº 18", "kerkstraat 45", "18th birthday": the number of a paper, a house, a year of life.
  private func numbered(at index: Int) -> Range<Int>? {
    guard wholeNumber(at: index) != nil else { return nil }
    if digitCount(at: index) < 3, has(.occasion, at: index + 1) { return index..<index + 2 }
    let word = isMark(UInt8(ascii: "."), at: index - 1) ? index - 2 : index - 1
    let isShort = isOneOf(["n", "nr", "num", "nro"], at: word)
    if isShort && (word < index - 1 || !isJoined(at: index)) || endsInOrdinalSign(word) {
      return word..<index + 1
    }
    // "with the 50 i had in my wallet"
    if isOneOf(["i", "que", "che", "die", "qui", "den"], at: index + 1),
      isOneOf(Sentence.had, at: index + 2)
    {
      return index..<index + 3
    }
    guard word == index - 1, isKind(.word, at: word) else { return nil }
    if digitCount(at: index) > 4, isOneOf(Sentence.papers, at: word) { return word..<index + 1 }
    let name = letters(at: word)
    return digitCount(at: index) < 4 && name.count > 7
      && ["strasse", "straat", "gasse", "laan"].contains { (end: StaticString) in
        end.withUTF8Buffer { name.reversed().starts(with: $0.reversed()) }
      } ? word..<index + 1 : nil
  }

  /// "nº"
  private func endsInOrdinalSign(_ word: Int) -> Bool {
    guard isKind(.word, at: word) || isKind(.symbol, at: word), tokens[word].end > 2 else {
      return false
    }
    let end = tokens[word].end
    return bytes[end - 2] == 0xC2 && (bytes[end - 1] == 0xBA || bytes[end - 1] == 0xB0)
  }

  private static let had: [StaticString] = [
    "had", "hatte", "avais", "tenia", "avevo", "tinha", "have", "j avais", "ich",
  ]

  private static let papers: [StaticString] = [
    "receipt", "invoice", "order", "ticket", "beleg", "rechnung", "quittung", "kassenbon", "bon",
    "recu", "facture", "commande", "recibo", "factura", "pedido", "scontrino", "ricevuta",
    "fattura", "ordine", "nota", "fiscal", "nota fiscal", "factuur", "bestelling", "paragon",
    "faktura", "rachunek", "zamowienie",
  ]

  /// "25 minutes", "12 km", "37 bonus points".
  private func measured(at index: Int) -> Range<Int>? {
    // "coffee 4 5 stars"
    guard !isKind(.number, at: index - 1) else { return nil }
    // "2 pills a day"
    if digitCount(at: index) == 1, isKind(.word, at: index + 1), has(.span, at: index + 3),
      !has(WordRoles.content.union(.preposition), at: index + 1)
    {
      return index..<index + 2
    }
    for unit in [index + 1, index + 2] where has(.unit, at: unit) && isKind(.word, at: unit) {
      // "7 unread emails", "39 de fièvre"
      guard
        unit == index + 1
          || isKind(.word, at: index + 1)
            && (has(.of, at: index + 1) || !has(Sentence.parting, at: index + 1))
      else { continue }
      return index..<unit + 1
    }
    // "1 hour 30 of cardio"
    if isOneOf(Sentence.hours, at: index - 1), isKind(.number, at: index - 2),
      digitCount(at: index) == 2, let minutes = wholeNumber(at: index), minutes < 60,
      has(.of, at: index + 1) || !contains(WordRoles.content, in: whole)
    {
      return index - 2..<index + 1
    }
    // "2 and a half hours"
    let half = skippingArticle(index + 2)
    if has(.and, at: index + 1), has(.half, at: half), has(.unit, at: half + 1) {
      return index..<half + 2
    }
    // "6 et 9 ans"
    guard has(.and, at: index + 1), let next = wholeNumber(at: index + 2), next < 100,
      !has(.content, at: index - 1)
    else { return nil }
    return (index + 3..<index + 4).contains { has(.unit, at: $0) } ? index..<index + 3 : nil
  }

  private static let hours: [StaticString] = [
    "hour", "hours", "hr", "hrs", "stunde", "stunden", "heure", "heures", "hora", "horas", "ora",
    "ore", "uur", "godzina", "godziny", "ghanta", "ghante",
  ]

  /// "4 mal angerufen", "3 keer gebeld": a number of times, if no thing or money is named.
  private func repeated(at index: Int) -> Range<Int>? {
    guard isTimes(at: index + 1), digitCount(at: index) < 3,
      !tokens.indices.contains(where: { place in
        has(WordRoles.content.union([.spend, .currency]), at: place)
          || place != index && isKind(.number, at: place)
      })
    else { return nil }
    return index..<index + 2
  }

  private static let parting = WordRoles.content.union(.preposition).union([
    .and, .currency, .article, .spend, .receive, .person,
  ])

  /// "555 0199", "call 601 234 567": groups of digits after a word for calling, or with a zero in front.
  private func phone(at index: Int) -> Range<Int>? {
    guard !isGroup(at: index - 1) else { return index > 0 ? phone(at: index - 1) : nil }
    var end = index
    while isGroup(at: end) { end += 1 }
    guard end - index > 1, end - index < 7 else { return nil }
    let hasZero = (index + 1..<end).contains { place in
      digitCount(at: place) > 2 && folded[tokens[place].foldedStart] == UInt8(ascii: "0")
        && wholeNumber(at: place) != 0
    }
    let isNamed = (max(0, index - 3)..<index).contains { has(.code, at: $0) }
    return hasZero || isNamed ? index..<end : nil
  }

  private func isGroup(at index: Int) -> Bool {
    wholeNumber(at: index) != nil && isKind(.number, at: index) && digitCount(at: index) > 1
      && !(isJoined(at: index) && isKind(.word, at: index - 1))
  }

  /// "um 8", "a las 3", "alle 15", "from 2 to 6".
  private func timeOfDay(at index: Int) -> Range<Int>? {
    guard isHour(at: index) else { return nil }
    let isFrom =
      has([.from, .of], at: index - 1) || isOneOf(["von", "od", "dalle", "das"], at: index - 1)
    if isFrom || isWord("se", at: index + 1), isTo(index + 1), isHour(at: index + 2) {
      return (isFrom ? index - 1 : index)..<index + 3
    }
    if isTo(index - 1), isHour(at: index - 2), let range = timeOfDay(at: index - 2),
      range.contains(index)
    {
      return range
    }
    let before = has(.half, at: index - 1) ? index - 2 : index - 1
    guard isHourWord(before) else { return nil }
    // "verso le 5 e mezza"
    let isHalf = has(.and, at: index + 1) && has(.half, at: index + 2)
    return before..<(isHalf ? index + 3 : index + 1)
  }

  private func isHour(at index: Int) -> Bool {
    guard isKind(.number, at: index), digitCount(at: index) < 3, let hour = wholeNumber(at: index)
    else { return false }
    return hour <= 24 && !has(.currency, at: index + 1)
  }

  private func isTo(_ index: Int) -> Bool {
    has(.to, at: index)
      || isOneOf(["bis", "tot", "do", "se", "a", "as", "alle", "till", "until"], at: index)
  }

  /// A word before an hour that does not also precede a price.
  private func isHourWord(_ index: Int) -> Bool {
    switch lexicon.language {
    case "de": isOneOf(["um", "bis"], at: index)
    case "nl": isWord("om", at: index)
    case "it":
      isOneOf(["alle", "dalle", "delle"], at: index)
        || isWord("le", at: index) && isOneOf(["verso", "per", "tra", "prima"], at: index - 1)
    case "pt": isOneOf(["as", "das", "pelas"], at: index) && index > 0
    case "es":
      isOneOf(["las", "la"], at: index)
        && isOneOf(["a", "de", "desde", "hasta", "sobre", "por"], at: index - 1)
    default: isWord("o", at: index) && context.conventions.language == "pl"
    }
  }

  /// "in 2019", "seit 2009", "bis 2031", "2009 mein".
  private func year(at index: Int) -> Range<Int>? {
    guard digitCount(at: index) == 4, let year = wholeNumber(at: index), year >= 1900, year < 2100
    else { return nil }
    if isOneOf(Sentence.yearWords, at: index - 1) || has(.thingDay, at: index - 1) {
      return index - 1..<index + 1
    }
    return isOneOf(["mein", "me"], at: index + 1) ? index..<index + 2 : nil
  }

  /// "last week", "semana pasada", but not "3 days last friday".
  func isLastSpan(at index: Int) -> Bool {
    if has(.last, at: index) { return has(.span, at: index + 1) }
    return has(.span, at: index) && has(.last, at: index + 1) && !isKind(.number, at: index - 1)
      && !has([.weekday, .month, .span], at: index + 2)
  }

  /// "in 2019 it was 3.50": a former year.
  func isFormerYear(at index: Int) -> Bool {
    guard year(at: index) != nil, let year = wholeNumber(at: index) else { return false }
    return year < context.today.year
  }

  private static let yearWords: [StaticString] = [
    "in", "im", "en", "em", "nel", "dal", "since", "seit", "depuis", "desde", "sinds", "od",
    "until",
    "bis", "till", "tot", "hasta", "ate", "fino", "do", "w", "year", "jahr",
  ]

  /// "4 von 5 sternen", "2 of 10 stamps": a part, and the whole that it belongs to.
  private func partOfWhole(at index: Int) -> Range<Int>? {
    // "2 stamps of 10"
    if isPartWord(index - 1), isKind(.number, at: index - 3), isKind(.word, at: index - 2),
      has(.unit, at: index - 2)
    {
      return index - 3..<index + 1
    }
    let start = isPartWord(index - 1) ? index - 2 : index
    guard isPartWord(start + 1), isKind(.number, at: start + 2), let part = wholeNumber(at: start),
      let whole = wholeNumber(at: start + 2), part <= whole, whole <= 100,
      !has(.spend, at: start - 1), !has(.currency, at: start + 3)
    else { return nil }
    return start..<start + 3
  }

  private func isPartWord(_ index: Int) -> Bool {
    isOneOf(["of", "von", "sur", "de", "su", "di", "van", "z", "out of"], at: index)
      && isKind(.word, at: index)
  }

  /// "2-1", "2 a 1" of a game.
  private func score(at index: Int) -> Range<Int>? {
    for start in [index, index - 1, index - 2] where start >= 0 && start + 1 < tokens.count {
      let end = tokens[start + 1].followsHyphen ? start + 1 : start + 2
      guard end >= index, end == start + 1 || isOneOf(["a", "zu", "to"], at: start + 1),
        let one = wholeNumber(at: start), let other = wholeNumber(at: end),
        one <= 30, other <= 30, part(of: index).allSatisfy({ !has([.spend, .currency], at: $0) }),
        tokens.indices.contains(where: { isOneOf(Sentence.games, at: $0) })
      else { continue }
      return start..<end + 1
    }
    return nil
  }

  static let games: [StaticString] = [
    "game", "match", "spiel", "partie", "partido", "partita", "jogo", "partida", "wedstrijd",
    "mecz", "score", "won", "lost", "tie", "gewonnen", "gewann", "verloren", "verlor", "final",
    "finale", "derby", "gagne", "gagnee", "perdu", "gano", "perdio", "ganamos", "perdimos", "vinto",
    "perso", "ganhou", "perdeu", "ganhamos", "wygrala", "wygral", "przegrala", "przegral",
    "wygralismy", "jeeta", "jeete", "haare",
  ]

  /// "got an 87 on my chem midterm", "in mathe ne 2".
  func grade(at index: Int) -> Range<Int>? {
    let clause = part(of: index)
    guard digitCount(at: index) < 4, let word = first(.graded, in: clause),
      isWord("mein", at: word + 1)
        || (max(clause.lowerBound, word - 3)..<word).contains(where: { place in
          has([.on, .within, .at], at: place) || isWord("z", at: place)
        }),
      !clause.contains(where: { place in
        has(.spend, at: place) && !has(.copula, at: place) && !has(.within, at: word - 1)
          || has(WordRoles.content, at: place) && !has(.graded, at: place)
            && !tokens[place].isCorrected
      })
    else { return nil }
    return index..<index + 1
  }

  /// "room 305", "code for the door is 2580", "bus 38 was late", "we were 9".
  private func labelled(at index: Int) -> Range<Int>? {
    guard wholeNumber(at: index) != nil else { return nil }
    // "blood pressure 128 over 82"
    if isOneOf(["over", "zu", "sur", "su", "por", "op", "na"], at: index - 1),
      isKind(.number, at: index - 2), labelled(at: index - 2) != nil
    {
      return index - 1..<index + 1
    }
    let word = named(before: index)
    if has(.code, at: word), !has(.spend, at: index - 1) || has(.copula, at: index - 1) {
      return word..<index + 1
    }
    let clause = part(of: index)
    if word >= clause.lowerBound, has(.line, at: word) {
      let isStated = (index + 1...index + 2).contains { place in
        has([.stated, .copula, .telling], at: place)
          || isOneOf(["missed", "verpasst", "gemist", "rate", "perso", "uciekl"], at: place)
      }
      return isStated || isMark(UInt8(ascii: ")"), at: index + 1) ? word..<index + 1 : nil
    }
    let before = has([.article, .within, .filler], at: index - 1) ? index - 2 : index - 1
    // "febbre a 38", "a temperature of 38"
    if digitCount(at: index) < 4, has(.of, at: index - 1) || isOneOf(["a", "von"], at: index - 1),
      has(.code, at: index - 2), !has(.spend, at: index - 2)
    {
      return index - 2..<index + 1
    }
    if digitCount(at: index) < 4, has(.stated, at: before) || isWord("geworden", at: index + 1) {
      return index..<index + 1
    }
    // "the code of the door is 4711"
    guard has(.copula, at: index - 1) || digitCount(at: index) >= 4,
      let code = (clause.lowerBound..<index).last(where: { has(.code, at: $0) }), index - code < 6,
      !(code..<index).contains(where: { place in
        isKind(.number, at: place) || has(.spend, at: place) && !has(.copula, at: place)
      })
    else { return nil }
    return code..<index + 1
  }

  /// The part of the sentence around a token, between commas and other such marks.
  func part(of index: Int) -> Range<Int> {
    let isBorder = { (place: Int) in
      self.tokens[place].kind == .mark && ",;.!?()\n".utf8.contains(self.tokens[place].mark)
        || self.has(.and, at: place)
    }
    let start = tokens[..<index].indices.last(where: isBorder).map { $0 + 1 } ?? 0
    return start..<(tokens.indices.first { $0 > index && isBorder($0) } ?? tokens.count)
  }
}
