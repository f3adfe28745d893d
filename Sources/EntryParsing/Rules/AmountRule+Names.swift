/// Numbers that are part of a name, or count people, if another number is the amount: "store12 9.40",
/// "Harbour 9 64", "50 at Wharf 22", "dinner for 6 at Zembla 312".
///
/// Each test looks at two numbers at once, because the meaning of one depends on the other. If none decides,
/// both stay, and the person is asked.
extension AmountRule {
  /// Returns the indices in ``mentions`` of numbers that are part of a name.
  func namePlaces() -> [Int] {
    guard mentions.count > 1 else { return [] }
    return mentions.indices.filter { place in
      isBare(mentions[place])
        && (isGluedName(place) || isBeforePrice(place) || startsName(place) || endsPayee(place)
          || isInPayee(place) || endsSubject(place))
    }
  }

  /// Returns the indices in ``mentions`` of numbers that count guests: "for 6 at NAME 312".
  func headCountPlaces() -> [Int] {
    mentions.indices.dropLast().filter { place in
      guard isSmallFor(place), let behind = placeWord(at: mentions[place].end),
        isWords(behind + 1..<mentions[place + 1].first)
      else { return false }
      let price = mentions[place + 1]
      return isPrice(price) || (price.quantity.wholeNumber ?? 0) >= 100
    }
  }

  // MARK: Numbers that belong to a word

  /// The largest number that can count the things after it.
  private static let largestCount = 1000

  /// Whether a number counts the things after it, or belongs to the name before it, and the price is
  /// elsewhere: "300 for 2 nights", "45.50 with 2 friends", "38.20 room 214".
  func isBound(_ place: Int) -> Bool {
    let mention = mentions[place]
    guard let count = mention.quantity.wholeNumber, mention.currencyTokens == nil,
      mention.problem == nil
    else { return false }
    let first = mention.first
    let others = mentions.indices.filter { $0 != place }
    let isBesidePrice = others.contains { isPrice(mentions[$0]) }
    if isCounting(mention), count <= AmountRule.largestCount {
      // "parking 3 for 12 hours" is ambiguous.
      return isBesidePrice && count <= 100 || isUnit(at: mention.end)
        || others.contains { other in
          !isCounting(mentions[other]) && (mentions[other].quantity.wholeNumber ?? 0) > count
        }
        || isBesidePrice && others.contains { $0 < place && isPrice(mentions[$0]) }
    }
    guard mention.rule == .plainNumber, sentence.isKind(.number, at: first) else { return false }
    let word = sentence.named(before: first)
    if isBesidePrice, sentence.digitCount(at: first) >= 7 { return true }
    // "UPI ref 88371", "Txn ID 8837"
    if isBesidePrice, sentence.has(.bankWord, at: word),
      !sentence.has([.spend, .receive, .balance, .remark], at: word),
      mentions.contains(where: { $0.currencyTokens != nil })
    {
      return true
    }
    return sentence.has(.code, at: word) && !sentence.has(.content, at: word)
      && !others.contains { other in
        (isPrice(mentions[other]) || !isBesidePrice) && isApart(mentions[other], mention)
      }
  }

  /// "45 x5": the letter belongs to the number after it.
  func isMultiplied(at end: Int) -> Bool {
    sentence.isWord("x", at: end) && !sentence.isJoined(at: end)
      && sentence.isKind(.number, at: end + 1) && sentence.isJoined(at: end + 1)
  }

  /// "735 ml": a short unit that is not an item.
  private func isUnit(at end: Int) -> Bool {
    sentence.has(.measure, at: end) && !sentence.isWord("x", at: end)
      && sentence.tokens[end].end - sentence.tokens[end].start <= 2
  }

  /// "2 nights", "8 kg", "with 2 friends".
  private func isCounting(_ mention: AmountMention) -> Bool {
    let end = mention.end
    if mention.currencyTokens != nil || mention.quantity.wholeNumber == nil
      || isMultiplied(at: end)
    {
      return false
    }
    if sentence.has([.measure, .heads, .span], at: end) || sentence.has(.unit, at: end) {
      return true
    }
    return sentence.has(.person, at: end) && sentence.has(.with, at: mention.first - 1)
  }

  /// Whether a comma or "and" separates two numbers.
  private func isApart(_ one: AmountMention, _ other: AmountMention) -> Bool {
    let left = min(one.end, other.end)
    let right = max(one.first, other.first)
    return left < right
      && (left..<right).contains { index in
        sentence.isWord("and", at: index) || sentence.isMark(UInt8(ascii: ","), at: index)
          || sentence.isMark(UInt8(ascii: ";"), at: index)
      }
  }

  // MARK: What a number can be

  /// Digits without a mark, a currency, or words about them.
  private func isBare(_ mention: AmountMention) -> Bool {
    guard mention.tokens.count == 1, mention.currencyTokens == nil, mention.problem == nil,
      mention.quantity.wholeNumber != nil, !mention.isTotal, !mention.isEach, !mention.isNegative,
      !mention.hasPlus, sentence.isKind(.number, at: mention.first)
    else { return false }
    return sentence.digitCount(at: mention.first) <= 4
  }

  /// Whether a number is written like a price: with a currency, or with cents.
  private func isPrice(_ mention: AmountMention) -> Bool {
    mention.currencyTokens != nil || mention.quantity.decimals > 0
  }

  /// Whether letters and digits are joined, as in `shop11`.
  func isGlued(_ mention: AmountMention) -> Bool {
    let first = mention.first
    guard sentence.isKind(.number, at: first), sentence.isKind(.word, at: first - 1) else {
      return false
    }
    return sentence.isJoined(at: first) && !sentence.tokens[first].followsHyphen
  }

  /// Whether a word can only be part of a name: unknown, or capitalised in the middle of a text.
  private func isNameWord(at index: Int) -> Bool {
    guard sentence.isKind(.word, at: index) else { return false }
    let token = sentence.tokens[index]
    if token.isCorrected || token.meaning.roles.isSubset(of: .nameable) { return true }
    return index > 0 && token.isCapitalised && !sentence.isShouted
      && !token.has(WordRoles.item.union(.person).union(.preposition).union(.and))
  }

  private func isWords(_ range: Range<Int>) -> Bool {
    !range.isEmpty && range.allSatisfy { index in sentence.isKind(.word, at: index) }
  }

  /// The index itself if it is "at", "from" or `@`, which precede the payee.
  private func placeWord(at index: Int) -> Int? {
    guard index >= 0, index < sentence.tokens.count,
      Zone(sentence.tokens[index]) == .place
    else { return nil }
    return index
  }

  /// "for 6": up to twelve people.
  private func isSmallFor(_ place: Int) -> Bool {
    let mention = mentions[place]
    return isBare(mention) && mention.quantity.mantissa <= 12
      && sentence.has(.forWord, at: mention.first - 1)
  }

  // MARK: Names

  /// "cafe2 2.50", "20 at kfc2": digits joined to a known word, if there is also a price.
  private func isGluedName(_ place: Int) -> Bool {
    let mention = mentions[place]
    guard isGlued(mention),
      mentions.contains(where: { other in !isGlued(other) && other.strength > .weak })
    else { return false }
    var before = mention.first - 2
    while sentence.has(.article, at: before) { before -= 1 }
    if placeWord(at: before) != nil { return true }
    guard let price = priceBehind(place) else { return false }
    return isPrice(price) || sentence.has([.place, .brand], at: mention.first - 1)
  }

  /// The amount directly after a number.
  private func priceBehind(_ place: Int) -> AmountMention? {
    guard place + 1 < mentions.count else { return nil }
    let next = mentions[place + 1]
    guard next.first == mentions[place].end,
      !sentence.isJoined(at: next.first), next.strength > .weak, next.problem == nil
    else { return nil }
    return next
  }

  /// "Harbour 9 64", "Wharf 77 39.40": after a name and before the price. A whole number is the price only if
  /// it is larger and comes last.
  private func isBeforePrice(_ place: Int) -> Bool {
    let mention = mentions[place]
    guard !isGlued(mention), isNameWord(at: mention.first - 1), let price = priceBehind(place)
    else { return false }
    if isPrice(price) { return true }
    return price.end == sentence.tokens.count && mentions.count == 2
      && price.quantity.mantissa > mention.quantity.mantissa
  }

  /// "at 9 Anchors 16.40", "1812 by tolstoi 9.99": before a name and a price.
  private func startsName(_ place: Int) -> Bool {
    let first = mentions[place].first
    let next = first + 1
    guard mentions.count == 2, place == 0, isPrice(mentions[1]),
      first == 0 || placeWord(at: first - 1) != nil, isWords(next..<mentions[1].first),
      !sentence.isJoined(at: next), mentions[1].end == sentence.tokens.count
    else { return false }
    if first == 0, sentence.has(.by, at: next) { return true }
    return sentence.tokens[next].isCapitalised && isNameWord(at: next)
  }

  /// "paid 45.50 for tea at Wharf 22", "tea at Wharf 22 for 45.50", "45.50 at 4 Anchors": in the name after
  /// "at" or "from", if another number is written like a price.
  private func isInPayee(_ place: Int) -> Bool {
    let first = mentions[place].first
    // "went to Wharf 22 and spent 45"
    let isBeforeDeed = sentence.has(.and, at: first + 1) && sentence.has(.spend, at: first + 2)
    guard
      isBeforeDeed || mentions.indices.contains(where: { $0 != place && isPrice(mentions[$0]) })
    else { return false }
    if placeWord(at: first - 1) != nil || sentence.has(.by, at: first - 1) {
      return isNameWord(at: first + 1) && !sentence.isJoined(at: first + 1)
    }
    guard isNameWord(at: first - 1) || isGlued(mentions[place]) else { return false }
    var before = first - 1
    while isNameWord(at: before) || sentence.has(.article, at: before) { before -= 1 }
    // "45.50 Wharf 22"
    if before >= 0, place > 0, mentions[place - 1].end == before + 1 {
      let price = mentions[place - 1]
      return isPrice(price) && (0..<price.first).allSatisfy { sentence.has(.filler, at: $0) }
        && !sentence.has(.content, at: first + 1)
    }
    return placeWord(at: before) != nil || sentence.has([.by, .to], at: before)
      || endsInTo(before)
  }

  /// "went to", which is one phrase.
  private func endsInTo(_ index: Int) -> Bool {
    index >= 0 && sentence.isKind(.word, at: index)
      && sentence.word(at: index).lowercased().hasSuffix(" to")
  }

  /// "Wharf 22 refunded 45.50": the name at the start of a text, followed by a verb of money.
  private func endsSubject(_ place: Int) -> Bool {
    let first = mentions[place].first
    guard place == 0, first > 0, mentions.count > 1, isPrice(mentions[1]),
      (0..<first).allSatisfy({ isNameWord(at: $0) || sentence.has([.filler, .article], at: $0) }),
      isNameWord(at: first - 1)
    else { return false }
    let between = first + 1..<mentions[1].first
    let goesOn =
      sentence.has([.refund, .spend, .receive, .give], at: first + 1)
      || sentence.isMark(UInt8(ascii: ":"), at: first + 1)
    return !between.isEmpty && goesOn
      && !between.contains { sentence.has(WordRoles.content.union(.and), at: $0) }
  }

  /// "50 at Wharf 22", "lunch 12 at bar21": the end of the payee, after the amount.
  private func endsPayee(_ place: Int) -> Bool {
    guard place > 0, mentions[place - 1].strength > .weak, !isSmallFor(place - 1) else {
      return false
    }
    let mention = mentions[place]
    let first = mention.first
    guard isGlued(mention) || isNameWord(at: first - 1),
      let start = placeWord(at: mentions[place - 1].end), isWords(start + 1..<first),
      !sentence.isKind(.word, at: first + 1)
        || sentence.has(WordRoles.preposition.union(.and), at: first + 1)
    else { return false }
    return !sentence.isKind(.number, at: first + 1)
  }
}
