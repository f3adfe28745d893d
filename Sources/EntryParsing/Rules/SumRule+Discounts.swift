/// Percentages, discounts, and partial returns of an amount.
extension SumRule {
  // MARK: Percentages

  /// "plus 20% tip" is added, "incl. 20% vat" is included, "20% off 50" is ambiguous.
  mutating func applyPercentages() throws(ParsingFailure) {
    for index in sentence.whole where sentence.isMark(UInt8(ascii: "%"), at: index + 1) {
      guard sentence.tokens[index].kind == .number, sentence.tokens[index].claim == .noise,
        let word = percentageWord(index + 2, before: index - 1)
      else { continue }
      let range = min(index, word)..<max(index + 2, word + 1)
      guard let percent = percentage(at: index), mains.count == 1, let place = mains.first else {
        throw .unclearSum(sentence.words(range), choices: [])
      }
      let mention = mentions[place]
      if sentence.has(.surcharge, at: word) {
        // "20% tip 12" states the tip itself.
        if isIncluded(range) || mention.first == range.upperBound { continue }
        let sum = mention.quantity.adding(percent: percent, digits: digits(of: mention))
        if sentence.has([.and, .with], at: beforeArticle(range.lowerBound - 1))
          || sentence.isMark(UInt8(ascii: "+"), at: range.lowerBound - 1)
        {
          set(sum, .sumWithSurcharge, of: place, from: range)
        } else {
          try unclear(range, of: place, or: sum)
        }
      } else if sentence.has(.discount, at: word) {
        // "paid 40 after 20% off"
        if sentence.has(.within, at: index - 1), mention.end <= index { continue }
        let less = mention.quantity.adding(
          percent: Quantity(-percent.mantissa, decimals: percent.decimals),
          digits: digits(of: mention))
        // "40 with 10% off" states the price; "paid 40 with 10% off" the amount paid.
        if sentence.has(.with, at: beforeArticle(range.lowerBound - 1)), mention.end <= index,
          !sentence.tokens.contains(where: { $0.has(.spend) }),
          // "20 at Jumbo, with 15% off everything"
          !isParted(mention.end..<range.lowerBound)
        {
          set(less, .newPrice, of: place, from: range)
        } else {
          try unclear(range, of: place, or: less)
        }
      } else {
        throw .unclearSum(sentence.words(range), choices: [])
      }
      sentence.claim(range, as: .noise)
    }
  }

  private func beforeArticle(_ index: Int) -> Int {
    sentence.has(.article, at: index) ? index - 1 : index
  }

  private func percentageWord(_ after: Int, before: Int) -> Int? {
    let wanted: WordCues = [.surcharge, .discount, .rate]
    if sentence.has(wanted, at: after) { return after }
    // "20 % de propina"
    if sentence.has([.of, .from, .article], at: after), sentence.has(wanted, at: after + 1) {
      return after + 1
    }
    return sentence.has(wanted, at: before) ? before : nil
  }

  private func percentage(at index: Int) -> Quantity? {
    let token = sentence.tokens[index]
    let reading = try? sentence.numbers.read(
      sentence.folded, token.foldedStart..<token.foldedEnd, currencyDigits: 2)
    guard let quantity = reading?.quantity, !token.isUnreadable else { return nil }
    return quantity.mantissa > 0 && quantity.minus(Quantity(100)) == nil ? quantity : nil
  }

  // MARK: Discounts

  /// "coupon 5 off, diapers 24": unclear whether 24 or 19 was paid.
  mutating func applyDiscounts() throws(ParsingFailure) {
    guard
      let place = mentions.indices.first(where: { place in
        sentence.has(.discount, at: mentions[place].end)
          && mentions[place].strength > .weak && !isDayOff(mentions[place].end)
      })
    else { return try applySavings() }
    let tokens = mentions[place].first..<mentions[place].end + 1
    let others = mains.filter { $0 != place }
    guard others.count == 1, let main = others.first else {
      throw .unclearSum(sentence.words(tokens), choices: [])
    }
    // "used a $10 coupon so target came to 31.50"
    let before = mentions[main].first - 1
    let isPaid =
      mentions[main].isTotal || sentence.has(.to, at: before)
      || before >= 0 && sentence.word(at: before).lowercased().hasSuffix("came to")
    if !isPaid || main < place {
      try unclear(tokens, of: main, or: mentions[main].quantity.minus(mentions[place].quantity))
    }
    drop(place, with: tokens)
  }

  /// "45 shoes saved 15": 45 or 30; "coffee 4, saved 100" are two entries.
  private mutating func applySavings() throws(ParsingFailure) {
    guard mentions.count == 2, sentence.isWord("saved", at: mentions[1].first - 1),
      !isParted(mentions[0].end..<mentions[1].first)
    else { return }
    let tokens = mentions[1].first - 1..<mentions[1].end
    mentions[0].strength = max(mentions[0].strength, .plain)
    try unclear(tokens, of: 0, or: mentions[0].quantity.minus(mentions[1].quantity))
    drop(1, with: tokens)
  }

  private func isParted(_ range: Range<Int>) -> Bool {
    range.contains { sentence.tokens[$0].kind == .mark || sentence.has(.and, at: $0) }
  }

  /// "dinner 40 but bob gave me 10": 40 or 30.
  mutating func applyReturns() throws(ParsingFailure) {
    guard sentence.isEnglish, mentions.count == 2, mains.count == 2 else { return }
    let end = mentions[1].end
    let between = mentions[0].end..<mentions[1].first
    guard let but = between.first(where: { sentence.isWord("but", at: $0) }),
      (but..<end).contains(where: { sentence.has([.receive, .refund, .back], at: $0) })
    else { return }
    try unclear(but..<end, of: 0, or: mentions[0].quantity.minus(mentions[1].quantity))
    drop(1, with: but..<end)
  }

  /// "dropped 20 off at the bank" and "paid 20 off" are not discounts.
  private func isDayOff(_ word: Int) -> Bool {
    sentence.isWord("off", at: word) && sentence.tokens[..<word].contains { $0.has(.spend) }
  }
}
