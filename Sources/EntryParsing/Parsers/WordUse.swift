/// The use of a word in a parsed sentence.
///
/// The raw value is its name in output for people and programs.
@nonexhaustive
public enum WordUse: String, Hashable, Sendable, CaseIterable {
  /// The amount.
  case amount
  /// The currency.
  case currency
  /// The day.
  case day
  /// The account.
  case account
  /// The category.
  case category
  /// The payee.
  case merchant
  /// The thing bought, or the kind of place.
  case thing
  /// A person who paid or was present.
  case person
  /// The direction of the money.
  case direction
  /// A number that is not money: a count, a time, a part of a name.
  case quantity
  /// "at", "and", "the": connects the others.
  case link
  /// A known word without meaning for the entry.
  case filler
  /// An unknown word that is not needed.
  case other
}

extension WordUse {
  /// Whether the words belong to a field of the entry.
  fileprivate var isOfField: Bool {
    switch self {
    case .link, .filler, .other, .person: false
    default: true
    }
  }
}

/// Some words of a text and their use.
public struct UsedWords: Hashable, Sendable {
  /// The words as typed.
  public let words: String
  /// Their use.
  public let use: WordUse
}

extension RuleBasedParser {
  /// Returns the use of each word, in the order of the text; punctuation is left out.
  ///
  /// - Parameters:
  ///   - parsed: This parser's result for a text.
  ///   - context: The context of that parse.
  public static func uses(of parsed: ParsedEntries, _ context: ParsingContext) -> [UsedWords] {
    WordUses(parsed, context)?.all ?? []
  }

  /// Returns what the entries of a text may have missed: unused numbers, each with the word that it belongs
  /// to ("for 6"), and words for a time that is not one day ("in june", "days ago"). Clock times and parts of
  /// names do not count, and a bank's message has none.
  public static func unused(in parsed: ParsedEntries, _ context: ParsingContext) -> [String] {
    mayLeaveAside(parsed) ? WordUses(parsed, context)?.unused ?? [] : []
  }

  /// Whether a digit, or two words if no day is named, are outside the words of the fields. Most texts have
  /// neither, and need not be parsed a second time.
  private static func mayLeaveAside(_ parsed: ParsedEntries) -> Bool {
    var used: [Range<Int>] = []
    for entry in parsed.entries {
      let origins = entry.origins
      for origin in [
        origins.type, origins.amount, origins.currency, origins.merchant, origins.category,
        origins.date, origins.account,
      ] {
        if let origin { used.append(origin.bytes) }
      }
    }
    let namesDay = parsed.entries.contains(where: \.isDateNamed)
    var words = 0
    var isInWord = false
    for (place, byte) in parsed.text.utf8.enumerated() {
      let isOther = byte >= 0x30 && !used.contains { $0.contains(place) }
      if isOther, byte >= 0x80 || ScalarClass.isASCIIDigit(byte) { return true }
      let isLetter = isOther && ScalarClass.isASCIILetter(byte)
      if isLetter, !isInWord { words += 1 }
      isInWord = isLetter
    }
    return words > 1 && !namesDay
  }
}

/// Determines the use of the words of a parsed sentence.
private struct WordUses {
  private let sentence: Sentence
  private let parsed: ParsedEntries
  private let isMessage: Bool

  init?(_ parsed: ParsedEntries, _ context: ParsingContext) {
    guard let words = try? Sentence(parsed.text, context: context) else { return nil }
    let message = BankMessageRule(sentence: words)
    self.parsed = parsed
    isMessage = ((try? message.entry()) ?? nil) != nil
    let claimed = isMessage ? nil : (try? ClaimedSentence(message.sentence))
    sentence = claimed?.sums.sentence ?? message.sentence
  }

  var all: [UsedWords] {
    var found: [UsedWords] = []
    var next = 0
    while let first = word(from: next) {
      let use = use(first)
      var last = first
      // Adjacent words of one field are joined.
      while use.isOfField, let following = word(from: last + 1), isNear(following, last),
        self.use(following) == use
      {
        last = following
      }
      found.append(UsedWords(words: sentence.words(first..<last + 1), use: use))
      next = last + 1
    }
    return found
  }

  /// Returns the first token from a place on that is not punctuation.
  private func word(from place: Int) -> Int? {
    sentence.tokens.indices.dropFirst(place).first { sentence.tokens[$0].kind != .mark }
  }

  /// Whether only punctuation inside a number or a word separates two tokens: "3/2", "20%".
  private func isNear(_ index: Int, _ last: Int) -> Bool {
    (last + 1..<index).allSatisfy { mark in
      sentence.isJoined(at: mark) && !sentence.isMark(UInt8(ascii: ","), at: mark)
    }
  }

  var unused: [String] { unusedNumbers + unusedTimes }

  /// A month, or a span of days ago, if no day is named.
  private var unusedTimes: [String] {
    guard !isMessage, !parsed.entries.contains(where: \.isDateNamed) else { return [] }
    return sentence.tokens.indices.compactMap { index in
      guard use(index) == .filler else { return nil }
      let token = sentence.tokens[index]
      let isMonth = token.has(.month) && index > 0 && sentence.tokens[index - 1].has(.within)
      let isAgo = token.has(.ago) && index > 0 && sentence.tokens[index - 1].has(.span)
      return isMonth || isAgo ? sentence.words(index - 1..<index + 1) : nil
    }
  }

  private var unusedNumbers: [String] {
    guard !isMessage, !isComputed, !isWhole else { return [] }
    return sentence.tokens.indices.filter(isUnusedNumber).map { index in
      let hasWordBefore = index > 0 && sentence.tokens[index - 1].kind == .word
      let hasNoun = index + 1 < sentence.tokens.count && sentence.tokens[index + 1].kind == .word
      let isLinked =
        hasWordBefore && (!hasNoun || sentence.tokens[index - 1].has(.preposition))
      return sentence.words(
        (isLinked ? index - 1 : index)..<(hasNoun && !isLinked ? index + 2 : index + 1))
    }
  }

  /// Whether an amount was computed from several numbers, only some of which are claimed.
  private var isComputed: Bool {
    let rules: Set<ParsingRule> = [
      .quantityTimesPrice, .sumWithSurcharge, .ownShare, .sharedSum, .newPrice,
    ]
    return parsed.entries.contains { $0.origins.amount.map { rules.contains($0.rule) } ?? false }
  }

  /// "2 coffees for 9.50", "total 9.50": the amount is for everything counted.
  private var isWhole: Bool {
    guard parsed.entries.count == 1, let amount = parsed.entries[0].origins.amount?.bytes else {
      return false
    }
    return sentence.tokens.indices.dropFirst().contains { index in
      sentence.tokens[index].start == amount.lowerBound
        && sentence.tokens[index - 1].has([.forWord, .total])
    }
  }

  private func isUnusedNumber(_ index: Int) -> Bool {
    guard sentence.tokens[index].kind == .number, use(index) == .quantity else { return false }
    let isTime =
      sentence.isMark(UInt8(ascii: ":"), at: index + 1)
      || sentence.isMark(UInt8(ascii: ":"), at: index - 1)
      || index + 1 < sentence.tokens.count && sentence.tokens[index + 1].has(.clock)
      || index > 0 && sentence.tokens[index - 1].has(.clock)
    // "5lb", "12 pack": the size of one.
    let isMeasured =
      index + 1 < sentence.tokens.count && sentence.tokens[index + 1].has(.measure)
      && (sentence.tokens[index + 1].isJoined || !sentence.tokens[index + 1].has(.content))
    return !isTime && !isMeasured && !sentence.tokens[index].isNamePart
  }

  private func use(_ index: Int) -> WordUse {
    let token = sentence.tokens[index]
    for entry in parsed.entries {
      if let use = use(token, in: entry.origins) { return use }
    }
    if token.claim == .none, token.has([.each, .heads, .split]), isComputed { return .quantity }
    switch token.claim {
    case .date: return .day
    case .amount: return .amount
    case .account: return .account
    case .categoryMark: return .category
    case .noise: return .quantity
    case .none: break
    }
    if token.kind == .number || token.has(.cardinal) { return .quantity }
    if token.kind == .sign || token.has(.currency) { return .currency }
    if token.has(WordRoles.movement.union([.refund, .back, .incomeSource, .get, .putAway])) {
      return .direction
    }
    if token.has([.person, .payer]) { return .person }
    if token.has(.content) { return .thing }
    if token.has(WordRoles.preposition.union([.and, .or, .article])) { return .link }
    return token.meaning.roles == [] && token.meaning.cues == [] ? .other : .filler
  }

  /// The field of an entry that a token belongs to.
  private func use(_ token: Token, in origins: FieldOrigins) -> WordUse? {
    let fields: [(FieldOrigin?, WordUse)] = [
      (origins.currency, .currency), (origins.date, .day), (origins.account, .account),
      (origins.merchant, .merchant), (origins.amount, .amount), (origins.type, .direction),
      (origins.category, origins.category?.rule == .categoryMark ? .category : .thing),
    ]
    return fields.first { origin, _ in
      origin.map { $0.bytes.lowerBound <= token.start && token.end <= $0.bytes.upperBound } ?? false
    }?.1
  }
}
