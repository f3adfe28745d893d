import LedgerEvents

extension WordUse {
  /// Whether the words belong to a field of the entry.
  fileprivate var isOfField: Bool {
    switch self {
    case .link, .filler, .other, .person: false
    default: true
    }
  }
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
}

/// Determines the use of the words of a parsed sentence.
private struct WordUses {
  private let sentence: Sentence
  private let parsed: ParsedEntries

  init?(_ parsed: ParsedEntries, _ context: ParsingContext) {
    var bytes = [UInt8](parsed.text.utf8)
    for clause in parsed.leftOut {
      for place in clause.bytes.clamped(to: bytes.indices) { bytes[place] = UInt8(ascii: " ") }
    }
    let text = parsed.leftOut.isEmpty ? parsed.text : String(decoding: bytes, as: UTF8.self)
    guard let words = try? Sentence(text, context: context) else { return nil }
    let message = BankMessageRule(sentence: words)
    self.parsed = parsed
    let isMessage = ((try? message.entry()) ?? nil) != nil
    let claimed = isMessage ? nil : (try? ClaimedSentence(message.sentence))
    sentence = claimed?.sums.sentence ?? message.sentence
  }

  /// Every word in the order of the text; a clause that was left out is one.
  var all: [UsedWords] {
    var found: [(start: Int, words: UsedWords)] = parsed.leftOut.map { clause in
      (clause.bytes.lowerBound, UsedWords(words: clause.words, use: .other))
    }
    for tag in sentence.tags where parsed.entries.contains(where: { $0.tags.contains(tag.name) }) {
      found.append((tag.bytes.lowerBound, UsedWords(words: "+\(tag.name)", use: .tag)))
    }
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
      let words = UsedWords(words: sentence.words(first..<last + 1), use: use)
      found.append((sentence.tokens[first].start, words))
      next = last + 1
    }
    return found.sorted { $0.start < $1.start }.map(\.words)
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

  private func use(_ index: Int) -> WordUse {
    let token = sentence.tokens[index]
    for entry in parsed.entries {
      if let use = entry.origins.use(of: token) { return use }
    }
    if token.claim == .none, token.has([.each, .heads, .split]),
      UnusedWords(sentence: sentence, entries: parsed.entries).isComputed
    {
      return .quantity
    }
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
}

extension FieldOrigins {
  /// The field that a token belongs to; `nil` if it belongs to none.
  func use(of token: Token) -> WordUse? {
    func has(_ origin: FieldOrigin?) -> Bool {
      guard let bytes = origin?.bytes else { return false }
      return bytes.lowerBound <= token.start && token.end <= bytes.upperBound
    }
    if has(currency) { return .currency }
    if has(date) { return .day }
    if has(account) { return .account }
    if has(merchant) { return .merchant }
    if has(amount) { return .amount }
    if has(type) { return .direction }
    return has(category) ? category?.rule == .categoryMark ? .category : .thing : nil
  }
}
