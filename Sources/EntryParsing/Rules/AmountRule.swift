import LedgerEvents

/// Finds the numbers that could be amounts, with their currencies, and rates how certain each is.
struct AmountRule {
  var sentence: Sentence
  var mentions: [AmountMention] = []

  mutating func run() {
    claimNoise()
    var index = 0
    while index < sentence.tokens.count {
      guard sentence.tokens[index].claim == .none, var mention = mention(at: index) else {
        index += 1
        continue
      }
      addContext(&mention)
      mentions.append(mention)
      index = max(mention.end, index + 1)
    }
    rate()
    takeDetachedCurrency()
    rate()
    setNamesApart()
  }

  private mutating func rate() {
    for place in mentions.indices { mentions[place].strength = strength(of: place) }
  }

  /// Downgrades numbers that are part of a name, or count people.
  private mutating func setNamesApart() {
    guard mentions.count > 1 || mentions.first?.strength == .weak else { return }
    let names = namePlaces()
    let heads = headCountPlaces()
    for place in names + heads { mentions[place].strength = .weak }
    for place in mentions.indices {
      let isName = mentions[place].strength == .weak && isGlued(mentions[place])
      guard isName || names.contains(place) else { continue }
      sentence.tokens[mentions[place].first].isNamePart = true
    }
  }

  // MARK: One amount

  private func mention(at index: Int) -> AmountMention? {
    if let mention = withPrefix(at: index) { return mention }
    if let mention = oneUnit(at: index) { return mention }
    guard let phrase = sentence.numberPhrase(at: index, currencyDigits: digits(of: nil)) else {
      return nil
    }
    var mention = AmountMention(tokens: index..<phrase.end, quantity: phrase.quantity)
    take(phrase, into: &mention)
    groupByBlanks(&mention)
    if isMinorUnit(at: mention.end) {
      takeMinorUnit(&mention)
    } else if let currency = sentence.currency(at: mention.end),
      !belongsToNext(currency, at: mention.end)
    {
      takeSuffix(currency, into: &mention, at: index)
    } else {
      takeStroke(&mention)
    }
    return mention
  }

  private func digits(of currency: Money.Currency?) -> Int {
    (currency ?? sentence.context.currency).minorUnitDigits
  }

  private func take(_ phrase: NumberPhrase, into mention: inout AmountMention) {
    mention.quantity = phrase.quantity
    mention.alternative = phrase.alternative
    mention.problem = phrase.problem
    mention.rule = phrase.rule
    mention.tokens = mention.first..<phrase.end
  }

  /// "$45", "EUR 45", "rupees 20".
  private func withPrefix(at index: Int) -> AmountMention? {
    guard let currency = sentence.currency(at: index), currency.isPrefix,
      let phrase = sentence.numberPhrase(
        at: currency.end, currencyDigits: digits(of: currency.meant)),
      sentence.isKind(.number, at: currency.end) || sentence.has(.cardinal, at: currency.end)
    else { return nil }
    var mention = AmountMention(tokens: index..<phrase.end, quantity: phrase.quantity)
    take(phrase, into: &mention)
    set(currency, index..<currency.end, on: &mention)
    // "$ 5 usd" names the currency twice.
    if let again = sentence.currency(at: phrase.end), !belongsToNext(again, at: phrase.end),
      again.meant == currency.meant || again.meant.map(currency.set.contains) == true
        || currency.meant.map(again.set.contains) == true
    {
      // 新台幣 is more specific than the 元 after the number.
      if currency.meant.map(again.set.contains) != true {
        set(again, phrase.end..<again.end, on: &mention)
      }
      mention.tokens = index..<again.end
    }
    takeCents(&mention)
    return mention
  }

  /// "a buck fifty", "a dollar", "a penny".
  private func oneUnit(at index: Int) -> AmountMention? {
    guard sentence.has(.article, at: index) else { return nil }
    var mention = AmountMention(tokens: index..<index + 1, quantity: Quantity(1))
    mention.rule = .numberInWords
    if sentence.has(.minorUnit, at: index + 1) {
      takeMinorUnit(&mention)
      return mention
    }
    guard sentence.isKind(.word, at: index + 1), let currency = sentence.currency(at: index + 1),
      !sentence.isKind(.number, at: currency.end)
    else { return nil }
    takeSuffix(currency, into: &mention, at: index)
    return mention
  }

  private func takeSuffix(
    _ currency: CurrencyMention, into mention: inout AmountMention, at index: Int
  ) {
    let end = mention.end
    // The currency determines how many decimals the digits can have.
    if mention.rule != .numberInWords,
      let phrase = sentence.numberPhrase(at: index, currencyDigits: digits(of: currency.meant)),
      phrase.end == end
    {
      take(phrase, into: &mention)
    }
    set(currency, end..<currency.end, on: &mention)
    mention.tokens = mention.first..<currency.end
    takeCents(&mention)
  }

  func set(
    _ currency: CurrencyMention, _ tokens: Range<Int>, on mention: inout AmountMention
  ) {
    mention.currency = currency.meant
    mention.currencyTokens = tokens
    mention.currencyChoices = currency.meant == nil ? currency.set.currencies : []
    if mention.rule == .plainNumber { mention.rule = .numberWithCurrency }
  }

  /// Whether a currency after a number belongs to the next one: "ipad 11 $640".
  private func belongsToNext(_ currency: CurrencyMention, at index: Int) -> Bool {
    guard currency.isPrefix, sentence.isKind(.number, at: currency.end) else { return false }
    return sentence.isJoined(at: currency.end) && !sentence.isJoined(at: index)
  }

  // MARK: Cents

  /// "c" and "p" mean cents and pence only if they are joined to the number.
  private func isMinorUnit(at index: Int) -> Bool {
    guard sentence.has(.minorUnit, at: index) else { return false }
    return sentence.digitCount(at: index) > 1 || sentence.isJoined(at: index)
  }

  /// The number of decimals of the smaller unit at a place: one for 角, two for cents.
  private func minorUnitDigits(at index: Int) -> Int {
    switch sentence.tokens[index].meaning.number {
    case 10: 1
    case 1000: 3
    default: 2
    }
  }

  private func takeMinorUnit(_ mention: inout AmountMention) {
    let place = mention.end
    mention.quantity = mention.quantity.shifted(by: minorUnitDigits(at: place))
    mention.alternative = nil
    mention.rule = .numberWithCurrency
    mention.tokens = mention.first..<place + 1
    // "pence" names a currency, "cents" does not.
    if sentence.has(.currency, at: place), let currency = sentence.currency(at: place) {
      mention.currency = currency.meant
      mention.currencyTokens = place..<place + 1
    }
    // 三毛五分
    if minorUnitDigits(at: place) == 1 { takeCents(&mention) }
  }

  /// "15 dollars 50", "$20 and 43c", "3 CAD 3 cents", 五元三毛.
  private func takeCents(_ mention: inout AmountMention) {
    guard mention.quantity.decimals <= 1, mention.problem == nil else { return }
    let end = mention.end
    let start = sentence.has(.and, at: end) ? end + 1 : end
    guard !sentence.isMark(UInt8(ascii: "."), at: start - 1),
      let phrase = sentence.numberPhrase(at: start, currencyDigits: 2), phrase.problem == nil,
      let cents = phrase.quantity.wholeNumber, cents < 100, cents > 0
    else { return }
    let hasUnit = isMinorUnit(at: phrase.end)
    // "Wharf 11 USD 61": 61 may be the price instead.
    if !hasUnit, sentence.isKind(.word, at: mention.first - 1),
      sentence.tokens[mention.first - 1].isUnknown
    {
      return
    }
    var digits = hasUnit ? minorUnitDigits(at: phrase.end) : 2
    if !hasUnit {
      // 三块五 is 3.50, 三毛五 is 0.35.
      if cents < 10, sentence.isJoined(at: start), sentence.lexicon.language == "zh" {
        digits = mention.quantity.decimals + 1
      } else {
        let isTwoDigits =
          sentence.isKind(.number, at: start) ? sentence.digitCount(at: start) == 2 : cents >= 10
        guard isTwoDigits, mention.quantity.decimals == 0 else { return }
      }
      guard endsAmount(at: phrase.end) else { return }
    }
    guard digits > mention.quantity.decimals,
      let sum = mention.quantity.plus(Quantity(cents, decimals: digits))
    else { return }
    mention.quantity = sum
    mention.tokens = mention.first..<(hasUnit ? phrase.end + 1 : phrase.end)
    if hasUnit, digits == 1 { takeCents(&mention) }
  }

  /// Whether nothing follows that the number could count or name.
  private func endsAmount(at index: Int) -> Bool {
    guard index < sentence.tokens.count else { return true }
    let token = sentence.tokens[index]
    return token.claim != .none || (token.kind == .mark && token.mark != UInt8(ascii: "%"))
      || token.has(.preposition)
  }

  // MARK: Groups and strokes

  /// "2 340 eur": blanks separate groups if the locale writes so, or the currency that follows does.
  private func groupByBlanks(_ mention: inout AmountMention) {
    let first = mention.first
    guard mention.tokens.count == 1, mention.problem == nil,
      let start = sentence.wholeNumber(at: first),
      sentence.digitCount(at: first) <= 3, start > 0, !sentence.tokens[first].followsHyphen,
      !sentence.has(.model, at: first - 1),
      // "shop41 808.99 euros"
      !(sentence.isJoined(at: first) && sentence.isKind(.word, at: first - 1))
    else { return }
    var value = Int64(start)
    var end = first + 1
    while let (group, digits) = group(at: end), !sentence.isJoined(at: end) {
      guard digits == 3, value < 1_000_000_000 else { return }
      value = value * 1000 + Int64(group)
      end += 1
      if !sentence.isKind(.number, at: end) { break }
    }
    guard end > first + 1 else { return }
    var decimals = 0
    // The last group may carry decimals: "1 250,50".
    if let (whole, fraction, count) = groupWithDecimals(at: end - 1) {
      value = (value / 1000 * 1000 + Int64(whole)) * (count == 1 ? 10 : 100) + Int64(fraction)
      decimals = count
    }
    let isCustom = GroupingByBlanks.isCustom(in: sentence.context.conventions)
    let follows = sentence.currency(at: end)
    let isCustomOfCurrency =
      follows.map { GroupingByBlanks.isCustom(with: $0.set.currencies) } ?? false
    guard isCustom || isCustomOfCurrency else { return }
    mention.quantity = Quantity(value, decimals: decimals)
    mention.rule = .groupedByLocale
    mention.tokens = first..<end
    // "Wharf 41 808 euros": 41 may be part of the name.
    let before = first > 0 ? sentence.tokens[first - 1] : nil
    if end == first + 2, !isCustom, let before, before.kind == .word, before.isUnknown,
      let last = group(at: first + 1)
    {
      mention.alternative = Quantity(
        decimals == 0 ? Int64(last.0) : value % (decimals == 1 ? 10_000 : 100_000),
        decimals: decimals)
    }
  }

  private func group(at index: Int) -> (Int, Int)? {
    guard sentence.isKind(.number, at: index), !sentence.tokens[index].followsHyphen else {
      return nil
    }
    if let (whole, _, _) = groupWithDecimals(at: index) { return (whole, 3) }
    guard let value = sentence.wholeNumber(at: index) else { return nil }
    return (value, sentence.digitCount(at: index))
  }

  /// The parts of `250,50` at the end of a number grouped by blanks.
  private func groupWithDecimals(at index: Int) -> (Int, Int, Int)? {
    let token = sentence.tokens[index]
    let range = token.foldedStart..<token.foldedEnd
    guard range.count == 5 || range.count == 6 else { return nil }
    let mark = sentence.folded[range.lowerBound + 3]
    guard mark == UInt8(ascii: ",") || mark == UInt8(ascii: ".") else { return nil }
    var whole = 0
    var fraction = 0
    for place in range where place != range.lowerBound + 3 {
      guard ScalarClass.isASCIIDigit(sentence.folded[place]) else { return nil }
      let digit = Int(sentence.folded[place] - 0x30)
      if place < range.lowerBound + 3 {
        whole = whole * 10 + digit
      } else {
        fraction = fraction * 10 + digit
      }
    }
    return (whole, fraction, range.count - 4)
  }

  /// `80/-` and `2.99/month`: the slash belongs to the amount.
  private func takeStroke(_ mention: inout AmountMention) {
    let place = mention.end
    guard sentence.isMark(UInt8(ascii: "/"), at: place), sentence.isJoined(at: place) else {
      return
    }
    if sentence.isMark(UInt8(ascii: "-"), at: place + 1)
      || sentence.isMark(UInt8(ascii: "="), at: place + 1) || sentence.has(.span, at: place + 1)
    {
      mention.tokens = mention.first..<place + 2
    }
  }
}

/// A number in a text that could be an amount.
struct AmountMention {
  /// How certain it is that the number is an amount and not a count, name or measure.
  enum Strength: Int, Comparable {
    /// "2" in "2 coffees for 9.50", "15" in "iphone 15 case 30".
    case weak
    case plain
    /// A currency is beside it, or a word marks it as the price.
    case strong

    static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
  }

  var tokens: Range<Int>
  /// The index of its first token, and the one after its last.
  var first: Int { tokens.lowerBound }
  var end: Int { tokens.upperBound }
  var quantity: Quantity
  /// The other reading of an ambiguous number.
  var alternative: Quantity?
  /// The currency; `nil` if none is named.
  var currency: Money.Currency?
  /// The words that name the currency.
  var currencyTokens: Range<Int>?
  /// The possible currencies of a shared name, as "pesos".
  var currencyChoices: [Money.Currency] = []
  var strength = Strength.plain
  var rule = ParsingRule.plainNumber
  var problem: QuantityProblem?
  var isNegative = false
  var hasPlus = false
  /// "45 each": to be multiplied by the count before it.
  var isEach = false
  /// "total 45"
  var isTotal = false
  /// The words from which an amount was computed; `nil` if the text states it.
  var origin: Range<Int>?
  /// Another amount that the surrounding words could mean.
  var otherSum: OtherSum?
}
