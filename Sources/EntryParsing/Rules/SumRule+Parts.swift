/// Tips, taxes, "twice" and shared bills.
extension SumRule {
  // MARK: Tips and taxes

  /// "42 + 8 tip", "taxi 20 with 3 tip", "pedicure 38 incl. 6 tip".
  mutating func addSurcharges() {
    guard !mentions.contains(where: \.isTotal) || mentions.count == 2 else { return }
    var place = 0
    while mentions.count > 1, place < mentions.count {
      guard !isMeasured(place), let word = surchargeWord(of: place) else {
        place += 1
        continue
      }
      let others = mains.filter { other in other != place && surchargeWord(of: other) == nil }
      guard let main = others.last(where: { $0 < place }) ?? others.first,
        !sentence.tokens.contains(where: { $0.has(.incomeSource) })
      else { return }
      let part = mentions[place]
      let range = min(word, part.first)..<max(word + 1, part.end)
      let isIncluded = isIncluded(range) || mentions[main].isTotal
      // "$18 plus $4 tip" are two separate amounts.
      if !isIncluded, part.currencyTokens != nil, mentions[main].currencyTokens != nil { return }
      let sum =
        isIncluded ? mentions[main].quantity : mentions[main].quantity.plus(part.quantity)
      if let currency = part.currencyTokens, mentions[main].currencyTokens == nil {
        mentions[main].currency = part.currency
        mentions[main].currencyTokens = currency
        mentions[main].currencyChoices = part.currencyChoices
      }
      set(sum, .sumWithSurcharge, of: main, from: range)
      drop(place, with: range)
      place = 0
    }
  }

  /// The word that makes a number a tip or a tax: directly after it, otherwise directly before it.
  private func surchargeWord(of place: Int) -> Int? {
    let tokens = mentions[place].tokens
    if isAddedExtra(tokens) { return tokens.upperBound }
    if sentence.has(.surcharge, at: tokens.upperBound), !isFollowedByOrigin(tokens.upperBound),
      !isBetterForNext(tokens.upperBound, of: place)
    {
      return tokens.upperBound
    }
    var word = tokens.lowerBound - 1
    if sentence.has(.of, at: word) { word -= 1 }
    guard sentence.has(.surcharge, at: word), !isPartOfName(word) else { return nil }
    return isFollowedByOrigin(tokens.upperBound - 1) ? nil : word
  }

  /// "shoes 45 + 5 shipping"; but "shipping 5, lunch 12" are two purchases.
  private func isAddedExtra(_ tokens: Range<Int>) -> Bool {
    let before = tokens.lowerBound - 1
    return sentence.isOneOf(SumRule.extras, at: tokens.upperBound)
      && (sentence.isMark(UInt8(ascii: "+"), at: before)
        || sentence.has([.and, .with], at: before))
      && tokens.lowerBound > 1 && isAmount(before - 1)
  }

  private static let extras: [StaticString] = [
    "shipping", "delivery", "handling", "postage", "service", "fees", "versand", "porto",
  ]

  /// "dinner 48 tip 9": the smaller of the numbers on either side is the tip.
  private func isBetterForNext(_ word: Int, of place: Int) -> Bool {
    guard place + 1 < mentions.count, mentions[place + 1].first == word + 1, !isMeasured(place + 1)
    else { return false }
    return mentions[place].quantity.minus(mentions[place + 1].quantity) != nil
  }

  /// "tips 87 from tonights shift" are earnings.
  private func isFollowedByOrigin(_ index: Int) -> Bool { sentence.has(.from, at: index + 1) }

  /// "property tax", "dinner tip": an item paid separately.
  private func isPartOfName(_ word: Int) -> Bool {
    guard sentence.isKind(.word, at: word - 1) else { return false }
    let before = sentence.tokens[word - 1]
    let joins = WordRoles.preposition.union([.and, .article, .filler, .total])
    return !before.has(joins) && !before.has(.included) && !isAmount(word - 1)
  }

  func isAmount(_ index: Int) -> Bool {
    mentions.contains { mention in mention.tokens.contains(index) }
  }

  func isIncluded(_ range: Range<Int>) -> Bool {
    (range.lowerBound - 3..<range.lowerBound).contains { sentence.has(.included, at: $0) }
      || (range.upperBound..<range.upperBound + 2).contains { sentence.has(.included, at: $0) }
  }

  // MARK: Repetition

  /// "bus 2.75 twice", "2.75 three times".
  mutating func applyRepetition() throws(ParsingFailure) {
    // "45 each for 3 people"
    if let price = mentions.indices.first(where: { mentions[$0].isEach }),
      let count = mentions.indices.first(where: { place in
        place != price
          && (sentence.has(.heads, at: mentions[place].end)
            // "museum 14 per person for 2"
            || (sentence.has(.forWord, at: mentions[place].first - 1)
              && endsCount(mentions[place].end)))
      }), mains.allSatisfy({ $0 == price || $0 == count }),
      let heads = mentions[count].quantity.wholeNumber, heads > 1
    {
      set(
        mentions[price].quantity.times(Quantity(heads)), .quantityTimesPrice, of: price,
        from: mentions[count].tokens)
      mentions[price].isEach = false
      drop(count)
      return
    }
    guard !mentions.contains(where: { $0.isEach || $0.isTotal }) || mentions.count == 1,
      !mentions.contains(where: \.isTotal)
    else { return }
    if let count = mentions.indices.first(where: { place in
      sentence.isTimes(at: mentions[place].end)
    }) {
      let prices = mains.filter { $0 != count }
      guard let factor = mentions[count].quantity.wholeNumber, factor > 0, prices.count == 1
      else { return }
      let range = mentions[count].first..<mentions[count].end + 1
      drop(count, with: range)
      try multiply(prices[0] - (prices[0] > count ? 1 : 0), by: factor, range)
      return
    }
    if let count = mentions.indices.first(where: isMultiplier), case let prices = mains,
      prices.count == 1, prices[0] != count, let factor = mentions[count].quantity.wholeNumber
    {
      let product = mentions[prices[0]].quantity.times(Quantity(factor))
      let range = mentions[count].tokens
      if !isBesideMultiplier(mentions[prices[0]], mentions[count]) {
        // "2x coffee 4.50": the price of one, or of both. "coffee x2 9" states the total.
        guard sentence.isWord("x", at: range.upperBound) else { return }
        try unclear(range, of: prices[0], or: product)
      } else if mentions.count > 2 {
        set(product, .quantityTimesPrice, of: prices[0], from: range)
        drop(count)
      }
      return
    }
    guard let word = sentence.first(.repeated, in: sentence.whole), mains.count == 1,
      let place = mains.first
    else { return }
    let factor = Int64(max(2, sentence.tokens[word].meaning.number))
    try multiply(place, by: factor, word..<word + 1)
    sentence.claim(word..<word + 1, as: .noise)
  }

  /// "for 2", "for 2 at the zoo": nothing follows that could be counted.
  private func endsCount(_ index: Int) -> Bool {
    sentence.endsPart(at: index) || sentence.has(.preposition, at: index)
  }

  /// "2x", "x2": the number bought.
  private func isMultiplier(_ place: Int) -> Bool {
    let tokens = mentions[place].tokens
    guard let count = mentions[place].quantity.wholeNumber, (2...20).contains(count),
      mentions[place].currencyTokens == nil, tokens.count == 1,
      sentence.isKind(.number, at: tokens.lowerBound)
    else { return false }
    let isBefore =
      sentence.isWord("x", at: tokens.upperBound)
      && (sentence.isJoined(at: tokens.upperBound) || !sentence.isJoined(at: tokens.upperBound + 1))
    return isBefore
      || (sentence.isWord("x", at: tokens.lowerBound - 1)
        && sentence.isJoined(at: tokens.lowerBound))
  }

  /// "2 x 4.50", "4.50 x2": read as a product.
  private func isBesideMultiplier(_ price: AmountMention, _ count: AmountMention) -> Bool {
    let range = count.first < price.first ? count.end..<price.first : price.end..<count.first
    return range.count == 1
  }

  /// Certain only beside the amount: "went twice this week, 12" may be the total.
  private mutating func multiply(
    _ place: Int, by factor: Int64, _ range: Range<Int>
  ) throws(ParsingFailure) {
    let product = mentions[place].quantity.times(Quantity(factor))
    let tokens = mentions[place].tokens
    let isBeside =
      tokens.upperBound == range.lowerBound || tokens.lowerBound == range.upperBound
      || (mentions[place].isEach && tokens.upperBound + 1 == range.lowerBound)
    if isBeside || mentions[place].isEach {
      set(product, .quantityTimesPrice, of: place, from: range)
    } else {
      try unclear(range, of: place, or: product)
    }
  }

  // MARK: Shared bills

  /// "100 split 4 ways", "split 90 with tom", "uber 24 split with 2 friends".
  mutating func applySplit() throws(ParsingFailure) {
    guard sentence.hasCues, let split = splitWord() else { return }
    let heads = heads(behind: split)
    let candidates = mains.filter { mentions[$0].tokens != heads?.1 }
    guard candidates.count == 1, let place = candidates.first,
      mentions[place].rule != .ownShare
    else { return }
    let digits = digits(of: mentions[place])
    if let (count, range) = heads {
      let sum = mentions[place].quantity.divided(by: count, digits: digits)
      set(sum, .sharedSum, of: place, from: split..<max(split + 1, range.upperBound))
      if let other = mentions.firstIndex(where: { $0.tokens == range }) { drop(other) }
      return
    }
    let isFirst = split < mentions[place].first
    guard let with = (split..<sentence.tokens.count).first(where: { sentence.has(.with, at: $0) })
    else {
      let isHalved = sentence.isWord("halved", at: split)
      let half = mentions[place].quantity.divided(by: 2, digits: digits)
      if isHalved {
        set(half, .sharedSum, of: place, from: split..<split + 1)
      } else if mentions.count == 1 {
        try unclear(split..<split + 1, of: place, or: half)
      }
      return
    }
    // "taxi 45 split with tom" states the price of the taxi.
    guard isFirst, let names = names(from: with + 1) else { return }
    set(
      mentions[place].quantity.divided(by: Int64(names.count) + 1, digits: digits), .sharedSum,
      of: place, from: split..<names.end)
  }

  private func splitWord() -> Int? {
    sentence.whole.first { index in
      guard sentence.has(.split, at: index), !sentence.has(.item, at: index) else { return false }
      // "Essen 100 durch 4"; but "durch Zufall" is no division.
      if sentence.has(.by, at: index), !sentence.isKind(.number, at: index + 1) { return false }
      // Split, a town, and banana split, a dessert.
      let isName = index > 0 && sentence.tokens[index].isCapitalised && !sentence.isShouted
      return !isName && !sentence.has(.item, at: index - 1) || sentence.tokens[index].hash == 0
        || isFollowedByHeads(index)
    }
  }

  private func isFollowedByHeads(_ index: Int) -> Bool {
    (sentence.isKind(.number, at: index + 1) && sentence.has(.heads, at: index + 2))
      || sentence.has([.with, .within, .by], at: index + 1)
  }

  /// The number of people who share: "4 ways", "between 3", "with 2 friends", which makes three.
  private func heads(behind split: Int) -> (Int64, Range<Int>)? {
    for mention in mentions where mention.first > split {
      guard let count = mention.quantity.wholeNumber, count > 1, count <= 100,
        mention.currencyTokens == nil
      else { continue }
      let end = mention.end
      let before = mention.first - 1
      if sentence.has(.with, at: before) {
        return sentence.has([.person, .heads], at: end) ? (count + 1, mention.tokens) : nil
      }
      let isShared = before == split + 1 && sentence.has(.preposition, at: before)
      if sentence.has(.heads, at: end) || sentence.has([.within, .by], at: before) || isShared {
        return (count, mention.tokens)
      }
    }
    return nil
  }

  /// The people after "with": names and "and".
  private func names(from start: Int) -> (count: Int, end: Int)? {
    var count = 0
    var end = start
    while end < sentence.tokens.count {
      let token = sentence.tokens[end]
      if token.isMark(UInt8(ascii: ",")) || token.isMark(UInt8(ascii: "&"))
        || token.has([.and, .article]) || token.has(.owner)
      {
        end += 1
        continue
      }
      guard token.kind == .word, token.claim == .none, !isAmount(end),
        token.has(.person) || token.isUnknown || token.isCapitalised || sentence.isBob(end)
      else { break }
      // "my friends" are an unknown number.
      if token.has(.person), sentence.bytes[token.end - 1] == UInt8(ascii: "s") { return nil }
      count += 1
      end += 1
    }
    return count > 0 ? (count, end) : nil
  }
}
