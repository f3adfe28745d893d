import LedgerEvents

/// Decides which number is the amount, and splits a text with several entries.
///
/// It never guesses: several numbers are several entries, each with its own words, or ambiguous.
struct SplitRule {
  let sentence: Sentence
  let mentions: [AmountMention]

  private struct Piece {
    var tokens: Range<Int>
    var mentions: [AmountMention]
  }

  func run() -> SplitResult {
    let whole = sentence.whole
    if let product = product() { return .clauses([Clause(tokens: whole, mention: product)]) }
    let strongest = mentions.map(\.strength).max() ?? .plain
    let candidates = mentions.filter { mention in
      mention.strength > .weak || strongest == .weak
    }
    if candidates.count == 1 {
      if let lakhs = lakhs(candidates[0]) {
        return .clauses([Clause(tokens: whole, mention: lakhs)])
      }
      return isBareName(candidates[0]) || isUnitPrice(candidates[0])
        ? .doubt(candidates) : .clauses([Clause(tokens: whole, mention: candidates[0])])
    }
    if let sum = sum(of: candidates) {
      // "amazon 19.99 + 34.50": two purchases of one kind.
      let isNamed = sentence.contains(WordRoles.content, in: 0..<candidates[0].first)
      return .clauses((isNamed ? candidates : [sum]).map { Clause(tokens: whole, mention: $0) })
    }
    if let price = priceOfAll(candidates) {
      return .clauses([Clause(tokens: whole, mention: price)])
    }
    if let total = total(of: candidates) {
      return .clauses([Clause(tokens: whole, mention: total)])
    }
    guard strongest > .weak, !hasAlternative(candidates) else { return .doubt(candidates) }
    if isAmended(candidates) { return .doubt(candidates.reversed()) }
    let pieces = merged(pieces(candidates))
    if let clauses = clauses(pieces) { return .clauses(clauses) }
    if let price = onlyPrice(candidates) {
      return .clauses([Clause(tokens: whole, mention: price)])
    }
    return .doubt(candidates)
  }

  // MARK: One amount among several numbers

  /// "size 10" alone names a size; a larger number after such a word is a price.
  private func isBareName(_ mention: AmountMention) -> Bool {
    guard mention.currencyTokens == nil, mention.rule == .plainNumber else { return false }
    let first = mention.first
    if mention.strength == .weak { return true }
    // "0.5 btc" and "10 shares" count what was bought.
    if sentence.has(.investment, at: mention.end), sentence.has(.measure, at: mention.end) {
      return true
    }
    guard sentence.has(.model, at: first - 1), let number = mention.quantity.wholeNumber else {
      return false
    }
    return number <= 40
  }

  /// "10 shares at 150" costs 150 or 1500: ambiguous.
  private func isUnitPrice(_ mention: AmountMention) -> Bool {
    let before = mention.first - 1
    guard sentence.has(.at, at: before) || sentence.isMark(UInt8(ascii: "@"), at: before) else {
      return false
    }
    return mentions.contains { other in
      other.end <= before && (other.quantity.wholeNumber ?? 0) > 1
        && !sentence.has(.unit, at: other.end) && !sentence.has(.heads, at: other.end)
        && !sentence.tokens[other.first].isJoined && !sentence.has(.model, at: other.first - 1)
    }
  }

  /// "salary 2L": beside income, and with Indian digit groups, `L` is a lakh; otherwise it is a litre.
  private func lakhs(_ mention: AmountMention) -> AmountMention? {
    let end = mention.end
    guard mention.strength == .weak, sentence.isWord("l", at: end), sentence.isJoined(at: end),
      sentence.context.conventions.groupingStyle == .indian,
      sentence.tokens.contains(where: { token in
        token.has([.incomeSource, .receive, .investment]) || token.isPutAway
      }),
      let product = mention.quantity.times(Quantity(100_000))
    else { return nil }
    var lakhs = mention
    lakhs.quantity = product
    lakhs.rule = .numberInWords
    lakhs.strength = .plain
    lakhs.tokens = mention.first..<end + 1
    return lakhs
  }

  /// "3 x 4.50", "2 coffees 4.50 each": the price times the count.
  private func product() -> AmountMention? {
    guard mentions.count == 2, var first = mentions.first, var second = mentions.last else {
      return nil
    }
    // "4.50 x 2" is the same as "2 x 4.50".
    if first.quantity.decimals > 0 || first.currencyTokens != nil
      || first.quantity.mantissa > 1000
    {
      swap(&first, &second)
    }
    guard let count = first.quantity.wholeNumber, count > 0, count <= 1000, first.problem == nil,
      first.currencyTokens == nil, let product = second.quantity.times(first.quantity)
    else { return nil }
    let (left, right) = first.first < second.first ? (first, second) : (second, first)
    let between = left.end..<right.first
    let isTimes =
      between.count == 1
      && (sentence.isMark(UInt8(ascii: "*"), at: between.lowerBound)
        || sentence.isWord("x", at: between.lowerBound)
        || sentence.isTimes(at: between.lowerBound))
    guard isTimes || first.strength == .weak && (second.isEach || isPriceOfOne(first, second))
    else { return nil }
    var result = second
    result.quantity = product
    result.alternative = nil
    result.rule = .quantityTimesPrice
    if isTimes { result.tokens = left.first..<right.end }
    return result
  }

  /// "3 tacos at 4.99" is a unit price; "10 shares at 150" and "3 tacos at 5" may be the price of all.
  private func isPriceOfOne(_ count: AmountMention, _ price: AmountMention) -> Bool {
    let before = price.first - 1
    let thing = count.end
    return (sentence.has(.at, at: before) || sentence.isMark(UInt8(ascii: "@"), at: before))
      && thing == before - 1 && sentence.has(.item, at: thing)
      && !sentence.has(.investment, at: thing) && price.quantity.decimals == 2
      && sentence.endsInS(at: thing)
  }

  /// "coffee 4 lunch 12 total 16", "3 bags @ 4.50 each = 13.50": the total, if the others give it.
  private func total(of candidates: [AmountMention]) -> AmountMention? {
    let totals = candidates.filter(\.isTotal)
    guard totals.count == 1, let total = totals.first else { return nil }
    var sum: Quantity? = Quantity(0)
    for mention in candidates where !mention.isTotal { sum = sum?.plus(mention.quantity) }
    var product: Quantity? = Quantity(1)
    for mention in mentions where !mention.isTotal { product = product?.times(mention.quantity) }
    return sum?.isEqual(to: total.quantity) == true
      || mentions.count == 3 && product?.isEqual(to: total.quantity) == true ? total : nil
  }

  /// "amazon 19.99 + 34.50": one thing, and numbers with only plus signs between them.
  private func sum(of candidates: [AmountMention]) -> AmountMention? {
    guard candidates.count > 1, var sum = candidates.first, let last = candidates.last else {
      return nil
    }
    for (one, next) in zip(candidates, candidates.dropFirst()) {
      guard next.first == one.end + 1, sentence.isMark(UInt8(ascii: "+"), at: one.end),
        next.problem == nil, next.alternative == nil,
        next.currency == nil || next.currency == sum.currency || sum.currencyTokens == nil,
        let more = sum.quantity.plus(next.quantity)
      else { return nil }
      sum.quantity = more
      if let currency = next.currencyTokens, sum.currencyTokens == nil {
        (sum.currency, sum.currencyTokens) = (next.currency, currency)
        sum.currencyChoices = next.currencyChoices
      }
    }
    guard sum.problem == nil, sum.alternative == nil else { return nil }
    sum.rule = .sumWithSurcharge
    sum.tokens = sum.first..<last.end
    return sum
  }

  /// "tickets 3 for 66": a few of the things before, and what they cost together.
  private func priceOfAll(_ candidates: [AmountMention]) -> AmountMention? {
    guard candidates.count == 2, let count = candidates[0].quantity.wholeNumber, count > 1,
      count <= 12, candidates[0].currencyTokens == nil, candidates[0].first > 0,
      candidates[1].first == candidates[0].end + 1,
      sentence.has(.forWord, at: candidates[0].end),
      sentence.isKind(.word, at: candidates[0].first - 1),
      sentence.endsInS(at: candidates[0].first - 1), sentence.endsPart(at: candidates[1].end),
      candidates[1].quantity.minus(Quantity(3 * count)) != nil
    else { return nil }
    return candidates[1]
  }

  /// "foo 15 $1200": the number with a currency, if the others can only be part of a name.
  private func onlyPrice(_ candidates: [AmountMention]) -> AmountMention? {
    let prices = candidates.filter { mention in mention.strength == .strong }
    guard prices.count == 1, let price = prices.first else { return nil }
    for mention in candidates where mention.strength != .strong {
      let before = mention.first - 1
      guard mention.quantity.wholeNumber != nil, mention.tokens.count == 1,
        mention.end == price.first, sentence.isKind(.word, at: before),
        !sentence.has(WordRoles.content.union(.preposition).union(.and), at: before)
      else { return nil }
    }
    return price
  }

  private func hasAlternative(_ candidates: [AmountMention]) -> Bool {
    guard let first = candidates.first, let last = candidates.last else { return false }
    let end = first.end
    return sentence.contains(.or, in: end..<max(end, last.first))
  }

  /// "lunch was 20, sorry 25", "coffee 4, i mean 5": the later amount replaces the one before it.
  private func isAmended(_ candidates: [AmountMention]) -> Bool {
    zip(candidates, candidates.dropFirst()).contains { first, next in
      let between = first.end..<max(first.end, next.first)
      return sentence.first([.denies, .mayCorrect], in: between) != nil
        && between.allSatisfy { index in
          sentence.tokens[index].kind == .mark
            || sentence.has([.denies, .mayCorrect, .itWas], at: index)
            || sentence.has([.filler, .and], at: index)
        }
    }
  }

  // MARK: Several entries

  private func isSeparator(at index: Int) -> Bool {
    let token = sentence.tokens[index]
    guard token.claim == .none, !sentence.joinsFirm(at: index) else { return false }
    if token.kind == .mark {
      switch token.mark {
      case UInt8(ascii: ","), UInt8(ascii: ";"), 0x0A, UInt8(ascii: "+"), UInt8(ascii: "|"),
        UInt8(ascii: "&"):
        return true
      case UInt8(ascii: "."):
        return index + 1 < sentence.tokens.count && !sentence.tokens[index + 1].isJoined
      default: return false
      }
    }
    return token.has(.and) && !sentence.isAccentedE(at: index)
  }

  private func pieces(_ candidates: [AmountMention]) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    var next = 0
    var index = 0
    var inside: [AmountMention] = []
    while index < sentence.tokens.count {
      if next < candidates.count, candidates[next].first == index {
        inside.append(candidates[next])
        index = max(index + 1, candidates[next].end)
        next += 1
        continue
      }
      if isSeparator(at: index) {
        if index > start { pieces.append(Piece(tokens: start..<index, mentions: inside)) }
        start = index + 1
        inside = []
      }
      index += 1
    }
    if index > start { pieces.append(Piece(tokens: start..<index, mentions: inside)) }
    return pieces
  }

  /// Joins parts without an amount to the part that they belong to.
  private func merged(_ pieces: [Piece]) -> [Piece] {
    var merged: [Piece] = []
    var start: Int?
    for piece in pieces {
      if piece.mentions.isEmpty {
        if merged.isEmpty {
          start = start ?? piece.tokens.lowerBound
        } else {
          merged[merged.count - 1].tokens =
            merged[merged.count - 1].tokens.lowerBound..<piece.tokens.upperBound
        }
        continue
      }
      let first = start ?? piece.tokens.lowerBound
      merged.append(Piece(tokens: first..<piece.tokens.upperBound, mentions: piece.mentions))
      start = nil
    }
    return merged
  }

  private func clauses(_ pieces: [Piece]) -> [Clause]? {
    var clauses: [Clause] = []
    for piece in pieces {
      if piece.mentions.count == 1 {
        clauses.append(Clause(tokens: piece.tokens, mention: piece.mentions[0]))
      } else {
        guard let parts = sideBySide(piece) else { return nil }
        clauses += parts
      }
    }
    guard clauses.count > 1 else { return clauses.isEmpty ? nil : clauses }
    for clause in clauses where !isDescribed(clause, onlyByKnownWords: false) { return nil }
    return clauses
  }

  /// "netflix 15.49 spotify 11.99", "20 taxi 30 lunch": splits if each part states its purpose.
  private func sideBySide(_ piece: Piece) -> [Clause]? {
    let firstMention = piece.mentions[0]
    let startsWithWords = sentence.contains(
      WordRoles.content.union(.incomeSource), in: piece.tokens.lowerBound..<firstMention.first)
    var clauses: [Clause] = []
    var start = piece.tokens.lowerBound
    // "coffee 45 at Wharf 22 at table 9": 22 may be part of the name.
    for (place, mention) in piece.mentions.enumerated() {
      let before = mention.first - 1
      let isBesideNext =
        place + 1 < piece.mentions.count
        && (piece.mentions[place + 1].first == mention.end
          || sentence.has(.forWord, at: mention.end))
      guard place > 0 || isBesideNext else { continue }
      if mention.currencyTokens == nil, sentence.isKind(.word, at: before),
        sentence.tokens[before].isUnknown, sentence.has([.at, .from], at: before - 1)
      {
        return nil
      }
    }
    for (place, mention) in piece.mentions.enumerated() {
      let isLast = place == piece.mentions.count - 1
      var end = piece.tokens.upperBound
      if !isLast {
        if startsWithWords {
          end = mention.end
          while end < piece.tokens.upperBound, sentence.tokens[end].claim != .none { end += 1 }
        } else {
          end = piece.mentions[place + 1].first
        }
      }
      let clause = Clause(tokens: start..<end, mention: mention)
      guard isDescribed(clause, onlyByKnownWords: true), isLast || !couldCount(mention) else {
        return nil
      }
      clauses.append(clause)
      start = end
    }
    // "levis 501 jeans 79" is one pair of jeans or two entries: ambiguous.
    for (place, clause) in clauses.enumerated().dropLast()
    where !says(.item, clause) && !says(.brand, clauses[place + 1]) {
      return nil
    }
    return clauses
  }

  private func says(_ roles: WordRoles, _ clause: Clause) -> Bool {
    clause.tokens.contains { index in
      !clause.mention.tokens.contains(index)
        && sentence.has(roles.union(.incomeSource).union(.receive), at: index)
    }
  }

  /// "pub 2 beers 11.20": a small number before a plural may count it.
  private func couldCount(_ mention: AmountMention) -> Bool {
    guard let count = mention.quantity.wholeNumber, count <= 20, mention.currencyTokens == nil
    else { return false }
    let next = mention.end
    return sentence.isKind(.word, at: next) && sentence.endsInS(at: next)
  }

  /// Whether a clause states the purpose of its amount.
  private func isDescribed(_ clause: Clause, onlyByKnownWords: Bool) -> Bool {
    clause.tokens.contains { index in
      guard !clause.mention.tokens.contains(index) else { return false }
      let token = sentence.tokens[index]
      guard token.claim == .none, token.kind == .word || token.kind == .symbol,
        !onlyByKnownWords || !token.isCorrected
      else { return false }
      if token.has(WordRoles.content.union(.incomeSource).union(.receive)) { return true }
      if onlyByKnownWords { return false }
      return token.kind == .word && token.meaning.roles.isDisjoint(with: WordRoles.structural)
    }
  }
}

extension Quantity {
  func isEqual(to other: Quantity) -> Bool {
    guard let left = plus(Quantity(0, decimals: other.decimals)),
      let right = other.plus(Quantity(0, decimals: decimals))
    else { return false }
    return left == right
  }
}

extension WordRoles {
  /// Words that do not describe an item.
  static let structural: WordRoles = [
    .cardinal, .scale, .currency, .minorUnit, .relativeDay, .span, .ago, .last, .this, .spend,
    .give,
    .me, .subjectI, .get, .at, .from, .to, .forWord, .on, .with, .by, .of, .and, .or, .article,
    .filler, .total, .each, .split, .heads, .measure, .account, .back, .within, .putAway,
  ]
}

/// The result of splitting a text.
enum SplitResult {
  /// One entry per clause, in the order of the text.
  case clauses([Clause])
  /// Any of these may be the amount.
  case doubt([AmountMention])
}
