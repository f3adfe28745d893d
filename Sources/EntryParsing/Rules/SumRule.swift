import LedgerEvents

/// Computes the amount if the words around a number say that it is only a part, or more than the whole: a
/// tip, a half, "twice", a shared bill, an old price.
///
/// | example | amount |
/// |---|---|
/// | "dinner 42 plus 20% tip", "42 + 8 tip" | including the addition |
/// | "bus 2.75 twice" | multiplied |
/// | "rent 900 my half", "100 split 4 ways" | the person's own share |
/// | "90 at Nobu, my part 45" | the stated share |
/// | "75 (was 120)", "lunch 14, not 41" | the valid price |
///
/// If the words can mean two amounts it computes none: the person is asked.
struct SumRule {
  var sentence: Sentence
  var mentions: [AmountMention]

  /// Halves with an owner, as "my half"; they are not part of a number.
  let halves: [Int]

  /// Claims "my half", so that it does not join the number before it: "rent 900 my half" is not 900.5.
  static func claimHalves(in sentence: inout Sentence) -> [Int] {
    guard sentence.hasCues else { return [] }
    let places = sentence.tokens.indices.filter { index in
      guard sentence.isHalf(at: index) else { return false }
      // Other languages use another word for the half in "two and a half".
      if !sentence.isEnglish {
        return !sentence.isWord("meta", at: index)
          || sentence.has([.article, .on, .at], at: index - 1) || sentence.isOwn(at: index - 1)
      }
      guard sentence.has(.half, at: index) else { return false }
      if sentence.has(.owner, at: index - 1) { return true }
      // "dinner 80, tom paid half"
      if sentence.has(.spend, at: index - 1), sentence.endsPart(at: index + 1) { return true }
      if SumRule.isLooseHalf(index, in: sentence) { return true }
      // "half of 900", "half the rent": a part of the following amount.
      return sentence.has([.of, .article], at: index + 1) && !sentence.has(.scale, at: index + 2)
    }
    for index in places { sentence.tokens[index].claim = .noise }
    let even = sentence.evenSplits()
    for index in even { sentence.claim(index..<index + 3, as: .noise) }
    return (places + even).sorted()
  }

  /// "dinner 40 half", "40 half each", "jeans 60 half off": half of an earlier amount, and not part of the number.
  private static func isLooseHalf(_ index: Int, in sentence: Sentence) -> Bool {
    guard sentence.tokens[..<index].contains(where: { token in token.kind == .number }),
      !sentence.has([.and, .scale, .cardinal], at: index - 1),
      !(sentence.has(.article, at: index - 1) && sentence.has(.and, at: index - 2))
    else { return false }
    let next = index + 1
    return sentence.endsPart(at: next) || sentence.has(WordRoles.each, at: next)
      || sentence.has([.copula, .discount, .mine], at: next) || sentence.isWord("price", at: next)
  }

  mutating func run() throws(ParsingFailure) {
    dropDenied()
    dropParts()
    dropCompany()
    dropFormerPrices()
    takeOwnShare()
    try applyHalves()
    addSurcharges()
    try applyPercentages()
    try applyDiscounts()
    try applyReturns()
    try applyRepetition()
    try applySplit()
  }

  // MARK: Looking around

  var mains: [Int] {
    let strongest = mentions.map(\.strength).max() ?? .plain
    return mentions.indices.filter { place in
      mentions[place].strength > .weak || strongest == .weak
    }
  }

  func digits(of mention: AmountMention) -> Int {
    (mention.currency ?? sentence.context.currency).minorUnitDigits
  }

  /// Records that the words may mean another sum.
  ///
  /// - Throws: If there is no other sum, or the number is invalid.
  mutating func unclear(_ range: Range<Int>, of place: Int, or sum: Quantity?)
    throws(ParsingFailure)
  {
    guard let sum, sum != mentions[place].quantity, mentions[place].problem == nil else {
      throw .unclearSum(sentence.words(range), choices: [])
    }
    mentions[place].otherSum = OtherSum(quantity: sum, tokens: range)
  }

  /// Drops a number, with the words beside it that are the reason.
  mutating func drop(_ place: Int, with range: Range<Int>? = nil) {
    sentence.claim(range ?? mentions[place].tokens, as: .noise)
    sentence.claim(mentions[place].tokens, as: .noise)
    mentions.remove(at: place)
  }

  mutating func set(
    _ quantity: Quantity?, _ rule: ParsingRule, of place: Int, from range: Range<Int>
  ) {
    guard let quantity, mentions[place].problem == nil else {
      mentions[place].problem = mentions[place].problem ?? .tooLarge
      return
    }
    mentions[place].quantity = quantity
    mentions[place].alternative = nil
    mentions[place].rule = rule
    let tokens = mentions[place].tokens
    mentions[place].origin =
      min(tokens.lowerBound, range.lowerBound)..<max(tokens.upperBound, range.upperBound)
    // A computed amount is a price, whatever was beside it.
    mentions[place].strength = max(mentions[place].strength, .plain)
  }

  /// "9 pack", "346 ml", "7 km away": a count or measure is not part of an amount.
  func isMeasured(_ place: Int) -> Bool {
    let end = mentions[place].end
    return mentions[place].currencyTokens == nil
      && (sentence.has([.measure, .heads, .span], at: end) || sentence.has(.unit, at: end))
  }

  // MARK: Numbers that do not count

  /// "14 for lunch, not 41"
  private mutating func dropDenied() {
    guard sentence.hasCues, mentions.count > 1 else { return }
    if let place = mentions.indices.first(where: { place in
      sentence.has(.negation, at: mentions[place].first - 1)
    }) {
      drop(place, with: mentions[place].first - 1..<mentions[place].end)
    }
  }

  /// "70 at target, 20 of it for mom": a part of an amount that is stated already.
  private mutating func dropParts() {
    guard sentence.isEnglish, mentions.count == 2, mains.count == 2 else { return }
    let end = mentions[1].end
    guard sentence.has(.of, at: end),
      sentence.isOneOf(["it", "that", "which", "them", "this"], at: end + 1),
      mentions[0].quantity.minus(mentions[1].quantity) != nil
    else { return }
    drop(1, with: mentions[1].first..<end + 2)
  }

  /// "140 for two at Nobu": the number of guests.
  private mutating func dropCompany() {
    guard sentence.hasCues, mentions.count == 2,
      let heads = mentions[1].quantity.wholeNumber, heads > 1, heads <= 12,
      mentions[1].currencyTokens == nil, mentions[0].strength > .weak, !mentions[0].isEach,
      // "2 for 10" and "6 for 5" are items and their price.
      mentions[0].quantity.minus(Quantity(12)) != nil
        || mentions[0].quantity.minus(Quantity(4 * heads - 1)) != nil
    else { return }
    let word = mentions[0].end
    let end = mentions[1].end
    guard sentence.has(.forWord, at: word), mentions[1].first == word + 1,
      sentence.endsPart(at: end) || sentence.has([.at, .within, .with], at: end)
    else { return }
    drop(1, with: word..<end)
  }

  /// "75 (was 120)", "on sale for 74.99, were 120", "reduced from 120 to 75".
  private mutating func dropFormerPrices() {
    guard mentions.count > 1, mains.count == 2 else { return }
    for place in mains {
      guard let other = mains.first(where: { $0 != place }),
        let word = formerWord(of: place, beside: other)
      else { continue }
      let range = word..<mentions[place].end
      let kept = mentions[other].quantity
      drop(place, with: range)
      set(kept, .newPrice, of: other > place ? other - 1 : other, from: range)
      return
    }
  }

  /// The word that marks a price as old; `nil` if there is none.
  private func formerWord(of place: Int, beside other: Int) -> Int? {
    let first = mentions[place].first
    var word = first - 1
    while sentence.has(.filler, at: word), !sentence.has([.former, .current], at: word) {
      word -= 1
    }
    let current = sentence.first(.current, in: sentence.whole)
    if sentence.has(.from, at: word) {
      // "from 120 to 75", "down from 120"
      let isLowered = sentence.has(.current, at: word - 1) || sentence.isWord("down", at: word - 1)
      return isLowered ? word : nil
    }
    guard sentence.has(.former, at: word) else { return nil }
    guard sentence.has(.copula, at: word) else { return word }
    if current != nil { return word }
    let isAlone = word > 0 && (sentence.endsPart(at: word - 1) || mentions[other].end == word)
    let isLarger = mentions[other].quantity.minus(mentions[place].quantity) == nil
    return isAlone && isLarger && mentions[other].end <= word ? word : nil
  }

  // MARK: Own shares

  /// "split the 90 dollar bill with Tom, my part 45": the stated share.
  private mutating func takeOwnShare() {
    guard sentence.hasCues else { return }
    for index in sentence.whole where isShareWord(index) {
      guard
        let place = saidShare(of: index)
          ?? mentions.indices.last(where: { place in
            let end = mentions[place].end
            return end == index || (end == index - 1 && sentence.has(.owner, at: end))
          })
      else { continue }
      keepOnly(place, from: index..<index + 1)
      return
    }
  }

  /// The stated number of a share; in "my part of the 90 dinner was 30" it is after "was".
  private func saidShare(of index: Int) -> Int? {
    let said = mentions.indices.filter { place in
      !isMeasured(place) && isSaid(mentions[place].first, of: index)
    }
    return said.first { place in
      let before = mentions[place].first - 1
      return sentence.has(.copula, at: before) || sentence.isMark(UInt8(ascii: ":"), at: before)
    } ?? said.first
  }

  private func isShareWord(_ index: Int) -> Bool {
    if sentence.has(.mine, at: index) { return true }
    return sentence.has(.share, at: index) && sentence.has(.owner, at: index - 1)
  }

  /// Whether a number states a share: "my share was 45", "my half of dinner 28".
  func isSaid(_ first: Int, of share: Int) -> Bool {
    guard first > share else { return false }
    var index = share + 1
    if sentence.has(.of, at: index) {
      // "my half of 900" and "my share of the 90 dinner" do not state a share.
      guard (index + 1..<max(index + 1, first)).contains(where: { !sentence.has(.article, at: $0) })
      else { return false }
      return !(index..<first).contains(where: sentence.endsPart)
    }
    while index < first,
      sentence.has([.copula, .former], at: index)
        || sentence.has([.filler, .spend, .me], at: index)
        || sentence.isMark(UInt8(ascii: ":"), at: index)
        || sentence.isMark(UInt8(ascii: "="), at: index)
    { index += 1 }
    return index == first
  }

  private mutating func keepOnly(_ place: Int, from range: Range<Int>) {
    guard mentions.count > 1 else { return }
    var kept = mentions[place]
    for other in mentions.indices where other != place {
      sentence.claim(mentions[other].tokens, as: .noise)
    }
    kept.strength = max(kept.strength, .plain)
    mentions = [kept]
    set(kept.quantity, .ownShare, of: 0, from: range)
  }

  /// "javi me transfirió 39 por su mitad", "15 from tom for half of the pizza": what another paid is the amount.
  private func isPaidShare(_ half: Int) -> Bool {
    var before = half - 1
    while sentence.has(.article, at: before) || sentence.has(.owner, at: before) { before -= 1 }
    guard !sentence.isOwn(at: half - 1),
      sentence.has([.forWord, .of], at: before) || before < half - 1
    else { return false }
    return sentence.tokens.indices.contains { index in
      let giver = sentence.skippingArticle(index + 1)
      return sentence.has(.receive, at: index)
        || sentence.has(.handed, at: index) && sentence.contains(.me, in: sentence.whole)
        || sentence.has(.from, at: index) && sentence.has([.person, .payer], at: giver)
    }
  }

  /// "rent 900 my half", "half of 900", "my half of dinner 28".
  private mutating func applyHalves() throws(ParsingFailure) {
    for half in halves {
      let isOwn = sentence.has(.owner, at: half - 1)
      if isOwn,
        let place = mentions.indices.first(where: { place in
          !isMeasured(place) && isSaid(mentions[place].first, of: half)
        })
      {
        keepOnly(place, from: half..<half + 1)
        continue
      }
      guard mains.count == 1, let place = mains.first else {
        throw .unclearSum(sentence.word(at: half), choices: [])
      }
      if isPaidShare(half) { continue }
      let first = mentions[place].first
      let sum = mentions[place].quantity.divided(by: 2, digits: digits(of: mentions[place]))
      let isOf =
        sentence.has([.of, .from], at: half + 1)
        && (first == half + 2 || first == half + 3 && sentence.has(.article, at: half + 2))
      let isMine = sentence.isOwn(at: half - 1) || sentence.tokens[half].kind == .number
      if isOf || (first < half && isMine) {
        set(sum, .ownShare, of: place, from: half..<half + 1)
      } else {
        try unclear(half..<half + 1, of: place, or: sum)
      }
    }
  }
}

/// Another amount that the words could mean, with the words.
struct OtherSum {
  var quantity: Quantity
  var tokens: Range<Int>
}
