/// The context of a number: whether it is an amount, a count, a name or a time.
extension AmountRule {
  /// Claims numbers that are never amounts: times, percentages, ranks.
  mutating func claimNoise() {
    for index in sentence.tokens.indices where sentence.isKind(.number, at: index) {
      if sentence.isMark(UInt8(ascii: "%"), at: index + 1)
        || (sentence.isMark(UInt8(ascii: "#"), at: index - 1) && sentence.isJoined(at: index))
      {
        sentence.tokens[index].claim = .noise
      } else if isMasked(at: index) {
        sentence.claim(index - 1..<index + 1, as: .noise)
      } else if isClock(at: index) {
        claimClock(at: index)
      } else if isRank(at: index + 1) {
        sentence.claim(index..<index + 2, as: .noise)
      } else if let end = endOfPhoneNumber(at: index) {
        sentence.claim(index..<end, as: .noise)
      } else if isPhoneNumber(at: index) {
        sentence.tokens[index].claim = .noise
      }
    }
    claimOtherRoles()
  }

  /// Claims numbers with another role, if a number is left that may be the amount.
  private mutating func claimOtherRoles() {
    guard sentence.hasCues, sentence.tokens.count(where: { $0.kind == .number }) > 1 else { return }
    let isComputed = sentence.tokens.contains { $0.has([.each, .split]) }
    // "12 gallons at 3.50": a measure may be multiplied.
    let roles = sentence.tokens.indices.compactMap { index in
      isComputed ? sentence.unitPrice(at: index) : sentence.otherRole(at: index)
    }
    .filter { role in
      !sentence.has([.measure, .span], at: role.upperBound - 1)
        || sentence.isOneOf(AmountRule.distances, at: role.upperBound - 1)
    }
    guard !roles.isEmpty,
      sentence.tokens.indices.contains(where: { index in
        sentence.isKind(.number, at: index) && !roles.contains { $0.contains(index) }
      })
    else { return }
    for role in roles { sentence.claim(role, as: .noise) }
  }

  /// Measures that are not bought by the piece.
  private static let distances: [StaticString] = [
    "km", "kms", "kilometer", "kilometers", "kilometre", "kilometres", "mile", "miles",
    "kilometern",
    "kilometros", "quilometros", "chilometri", "kilometrow", "kilometry", "min", "minutes",
    "minuten", "minutos", "minuti", "minut", "minuty", "minute",
  ]

  /// `*1234`: the end of a card number, unlike "4*1000".
  private func isMasked(at index: Int) -> Bool {
    sentence.isMark(UInt8(ascii: "*"), at: index - 1) && sentence.isJoined(at: index)
      && !sentence.isJoined(at: index - 1) && sentence.digitCount(at: index) >= 4
      && sentence.wholeNumber(at: index) != nil
  }

  /// "iphone 15", "no. 5": whether a number follows a word that takes a number in its name.
  private func isNumbered(_ first: Int) -> Bool {
    sentence.has(.model, at: first - 1) || isAbbreviated(first)
  }

  /// "no. 5"
  private func isAbbreviated(_ first: Int) -> Bool {
    sentence.isMark(UInt8(ascii: "."), at: first - 1) && sentence.isJoined(at: first - 1)
      && sentence.has(.model, at: first - 2)
  }

  /// "2pm", "14:30", "9 o'clock".
  private func isClock(at index: Int) -> Bool {
    if sentence.has(.clock, at: index + 1), sentence.digitCount(at: index) <= 5 { return true }
    return sentence.isMark(UInt8(ascii: ":"), at: index + 1) && sentence.isJoined(at: index + 1)
      && sentence.isKind(.number, at: index + 2) && sentence.isJoined(at: index + 2)
  }

  private mutating func claimClock(at index: Int) {
    var end = index + 1
    while sentence.isMark(UInt8(ascii: ":"), at: end), sentence.isKind(.number, at: end + 1),
      sentence.isJoined(at: end + 1)
    {
      end += 2
    }
    if sentence.has(.clock, at: end) {
      end += 1
      // "19h30"
      if sentence.isKind(.number, at: end), sentence.isJoined(at: end),
        sentence.digitCount(at: end) == 2
      {
        end += 1
      }
    }
    let hasAt = sentence.has([.at, .on], at: index - 1)
    sentence.claim((hasAt ? index - 1 : index)..<end, as: .noise)
  }

  /// "2nd", "1st": a rank that is not a day.
  private func isRank(at index: Int) -> Bool {
    sentence.isJoined(at: index) && sentence.isKind(.word, at: index)
      && sentence.isOneOf(["st", "nd", "rd", "th"], at: index)
  }

  /// "212-555-0187", "555-0142": returns the end of a telephone number; `nil` if none begins here.
  private func endOfPhoneNumber(at index: Int) -> Int? {
    guard sentence.digitCount(at: index) == 3, !sentence.tokens[index].followsHyphen else {
      return nil
    }
    var end = index + 1
    while end < sentence.tokens.count, sentence.tokens[end].followsHyphen,
      sentence.wholeNumber(at: end) != nil
    {
      end += 1
    }
    let groups = (index..<end).map { sentence.digitCount(at: $0) }
    return groups == [3, 4] || groups == [3, 3, 4] ? end : nil
  }

  /// A long number that begins with zero.
  private func isPhoneNumber(at index: Int) -> Bool {
    let token = sentence.tokens[index]
    return sentence.digitCount(at: index) >= 7
      && sentence.folded[token.foldedStart] == UInt8(ascii: "0")
      && sentence.folded[token.foldedStart + 1] != UInt8(ascii: ".")
      && sentence.folded[token.foldedStart + 1] != UInt8(ascii: ",")
  }

  /// Adds signs before, and words for "each" or "total" around the amount.
  func addContext(_ mention: inout AmountMention) {
    let first = mention.first
    let end = mention.end
    mention.hasPlus =
      first == 1 && sentence.isMark(UInt8(ascii: "+"), at: 0) && sentence.isJoined(at: 1)
    mention.isNegative = isNegative(at: first)
    if sentence.isMark(UInt8(ascii: "^"), at: end) && sentence.isJoined(at: end) {
      mention.problem = mention.problem ?? .unreadable
    }
    if sentence.isWord("e", at: end), sentence.isJoined(at: end),
      sentence.isKind(.number, at: end + 1), sentence.isJoined(at: end + 1)
    {
      mention.problem = mention.problem ?? .unreadable
      mention.tokens = first..<end + 2
    }
    // "10-20" is a range, and "2tr5" cannot be read.
    if sentence.isKind(.number, at: end), sentence.isJoined(at: end) {
      mention.problem = mention.problem ?? .unreadable
      mention.tokens = first..<end + 1
    }
    if mention.currencyTokens != nil, isJoinedToUnit(end),
      sentence.lexicon.grammar.groupScale == 1000
    {
      mention.problem = mention.problem ?? .unreadable
    }
    mention.isEach = sentence.has(.each, at: end) || isPerUnit(end)
    mention.isTotal =
      (sentence.has(.total, at: end) && !sentence.isKind(.number, at: end + 1))
      || sentence.has(.total, at: first - 1)
      || isResult(first)
  }

  /// "2 lb chicken 4.50 per lb": the price per unit of what was measured.
  private func isPerUnit(_ end: Int) -> Bool {
    let unit = sentence.isMark(UInt8(ascii: "/"), at: end) || sentence.isWord("per", at: end)
    guard unit, sentence.has(.measure, at: end + 1) else { return false }
    let one = singular(end + 1)
    return sentence.tokens.indices.dropFirst().contains { index in
      index < end && sentence.isKind(.number, at: index - 1) && singular(index) == one
    }
  }

  private func singular(_ index: Int) -> ArraySlice<UInt8> {
    let letters = sentence.letters(at: index)
    return letters.last == UInt8(ascii: "s") ? letters.dropLast() : letters
  }

  /// "4 + 12 = 16"; but "coffee = 16" is no sum.
  private func isResult(_ first: Int) -> Bool {
    sentence.isMark(UInt8(ascii: "="), at: first - 1)
      && sentence.tokens[..<(first - 1)].contains { token in
        token.kind == .number || token.has(.cardinal)
      }
  }

  /// A minus before the number, not a dash between words: `-5`, `- 5` at the start, `€-5`.
  private func isNegative(at first: Int) -> Bool {
    if sentence.isMark(UInt8(ascii: "-"), at: first - 1) {
      if first == 1 || (sentence.isKind(.sign, at: first - 2) && sentence.isJoined(at: first)) {
        return true
      }
      return sentence.isJoined(at: first) && !sentence.isJoined(at: first - 1)
    }
    return sentence.isMark(UInt8(ascii: "-"), at: first + 1) && sentence.isKind(.sign, at: first)
      && sentence.isJoined(at: first + 1)
  }

  // MARK: Strength

  func strength(of place: Int) -> AmountMention.Strength {
    let mention = mentions[place]
    let first = mention.first
    let end = mention.end
    let hasOthers = mentions.count > 1
    if mention.currencyTokens != nil {
      // "2 pounds of apples 6" is a weight.
      let isWeight =
        sentence.isOneOf(["pound", "pounds", "livres", "libras"], at: end - 1)
        && sentence.has(.of, at: end)
        || sentence.isOneOf(["pfund", "pond", "funt"], at: end - 1)
          && sentence.isKind(.word, at: end)
      return hasOthers && isWeight && place + 1 < mentions.count ? .weak : .strong
    }
    if hasOthers, mention.isTotal, isBound(place) { return .weak }
    if mention.rule == .numberWithCurrency || mention.isTotal { return .strong }
    // An unreadable number must not be ignored.
    if mention.problem != nil, mention.rule == .numberInWords { return .plain }
    if isJoinedToName(first) || isJoinedToUnit(end) || isAbbreviated(first) { return .weak }
    guard hasOthers else { return .plain }
    if isCountInWords(mention) { return .weak }
    // "5 sacchetti di caffè, 62,49 in tutto"
    if first == 0, isTotalOfMany(mention) { return .weak }
    if isHeadCount(mention) || isNumbered(first) || isBound(place) { return .weak }
    if place + 1 < mentions.count || hasPriceBefore(place), isCount(mention) { return .weak }
    return .plain
  }

  /// Whether a count precedes the total of several things.
  private func isTotalOfMany(_ mention: AmountMention) -> Bool {
    (2...99).contains(mention.quantity.wholeNumber ?? 0) && sentence.isKind(.word, at: mention.end)
      && mentions.count == 2 && mentions[1].isTotal
  }

  /// "ps5": the number continues a word that is not an item.
  private func isJoinedToName(_ first: Int) -> Bool {
    guard first > 0, first < sentence.tokens.count else { return false }
    let token = sentence.tokens[first]
    guard token.isJoined || token.followsHyphen, sentence.isKind(.word, at: first - 1) else {
      return false
    }
    let before = sentence.tokens[first - 1]
    if before.isCapitalised && token.followsHyphen { return true }
    return !before.has([.item, .brand, .place, .spend, .currency]) || before.has(.model)
  }

  /// "4x", "15pro": unknown letters after a number.
  private func isJoinedToUnit(_ end: Int) -> Bool {
    // "45ish"
    if sentence.isWord("ish", at: end) { return false }
    guard sentence.isKind(.word, at: end), sentence.isJoined(at: end),
      !sentence.tokens[end].followsHyphen
    else { return sentence.isKind(.word, at: end) && sentence.tokens[end].followsHyphen }
    return !sentence.has([.currency, .minorUnit, .item, .brand, .place], at: end)
  }

  /// "for 2 people", "3 ways", "split equally between 3".
  private func isHeadCount(_ mention: AmountMention) -> Bool {
    guard mention.quantity.wholeNumber != nil else { return false }
    let first = mention.first
    if sentence.has(.heads, at: mention.end) { return true }
    if sentence.has([.within, .by], at: first - 1) {
      for back in 2...4 where sentence.has(.split, at: first - back) { return true }
    }
    guard mention.quantity.mantissa <= 12, sentence.has([.forWord, .within, .by], at: first - 1)
    else { return false }
    // "dinner for two 85": the price follows directly.
    if mentions.contains(where: { $0.tokens.lowerBound == mention.end }) {
      return true
    }
    // "breakfast 50 for 2" at the end; "2 for 10" is ambiguous.
    guard mention.end == sentence.tokens.count, let other = mentions.first,
      other.tokens != mention.tokens
    else { return false }
    let isSmaller =
      other.quantity.decimals > 0 || other.quantity.mantissa > mention.quantity.mantissa
    return isSmaller
      && sentence.tokens[..<(first - 1)].contains { token in
        token.claim == .none && token.has(.content)
      }
  }

  /// "2 coffees", "12 gallons", "100 pens": a whole number before the things it counts.
  private func isCount(_ mention: AmountMention) -> Bool {
    guard let count = mention.quantity.wholeNumber, count <= 1000, !isPriceOfCount(mention.first)
    else { return false }
    let end = mention.end
    if sentence.has([.measure, .heads, .span], at: end) { return !isMultiplied(at: end) }
    if sentence.isMark(UInt8(ascii: "*"), at: end) { return true }
    guard sentence.isKind(.word, at: end), !sentence.has([.preposition, .and], at: end),
      endsInPlural(at: end) || endsInPlural(at: end + 1)
    else { return false }
    // "fuel 52 supermarket 87" are two prices.
    return count <= 100 && !sentence.has(.content, at: mention.first - 1)
  }

  /// "bir kahve 50", "hai cà phê 90k": a number in one word before the things it counts, in languages without
  /// plural marking after a count.
  private func isCountInWords(_ mention: AmountMention) -> Bool {
    sentence.lexicon.grammar.countsWithoutPlural && mention.tokens.count == 1
      && sentence.has(.cardinal, at: mention.first) && mention.quantity.mantissa <= 20
      && (sentence.isKind(.number, at: mention.end) || sentence.isKind(.word, at: mention.end))
      && !sentence.has(WordRoles.preposition.union([.and, .cardinal, .scale]), at: mention.end)
  }

  /// "3 for 10 shirts": the number after "for" can be the price of those before it.
  private func isPriceOfCount(_ first: Int) -> Bool {
    sentence.has(.forWord, at: first - 1)
      && mentions.contains { other in
        other.end == first - 1 && other.currencyTokens == nil && other.quantity.decimals == 0
      }
  }

  private func endsInPlural(at index: Int) -> Bool {
    guard sentence.isKind(.word, at: index), !sentence.has(.brand, at: index) else { return false }
    let token = sentence.tokens[index]
    return token.end - token.start > 3 && sentence.endsInS(at: index)
  }

  /// Whether an earlier amount already states the price: "spent 18 on 3 beers".
  private func hasPriceBefore(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    let between = mentions[place - 1].end..<mentions[place].first
    return sentence.contains([.on, .forWord], in: between)
      && !between.contains { index in
        sentence.has(.and, at: index) || sentence.isMark(UInt8(ascii: ","), at: index)
      }
  }
}
