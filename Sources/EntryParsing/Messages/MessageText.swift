/// A text analysed as a bank's message: the roles of its words, and its statements.
struct MessageText {
  var sentence: Sentence
  /// The roles of each token, in the order of the tokens.
  private let roles: [MessageRoles]
  /// The sentences and lines of the message, without its sender.
  private(set) var statements: [Range<Int>] = []
  /// Whether it contains a masked card or account number.
  var isMasked = false
  /// The sender, if the message begins with it: "WF Alert:".
  private(set) var sender: Range<Int>?

  init(_ sentence: Sentence, _ phrases: MessagePhrases) {
    self.sentence = sentence
    roles = MessageText.roles(of: sentence, phrases)
    sender = findSender()
    statements = cut()
  }

  // MARK: Looking at words

  func has(_ wanted: MessageRoles, at index: Int) -> Bool {
    index >= 0 && index < roles.count && !roles[index].isDisjoint(with: wanted)
  }

  func roles(at index: Int) -> MessageRoles {
    index >= 0 && index < roles.count ? roles[index] : []
  }

  /// Whether any of the tokens, by default of all, has any of the roles.
  func contains(_ wanted: MessageRoles, in range: Range<Int>? = nil) -> Bool {
    first(wanted, in: range ?? sentence.whole) != nil
  }

  func first(_ wanted: MessageRoles, in range: Range<Int>) -> Int? {
    range.first { index in has(wanted, at: index) }
  }

  func isMark(_ mark: Character, at index: Int) -> Bool {
    mark.asciiValue.map { byte in sentence.isMark(byte, at: index) } ?? false
  }

  /// Whether the text begins with a thing in lower case, as no message does.
  var startsLikeAPerson: Bool {
    guard let first = sentence.tokens.first, first.kind == .word else { return false }
    return !isMasked && !first.isCapitalised && !has([.code, .failure, .instrument], at: 0)
  }

  func statement(of index: Int) -> Range<Int> {
    statements.first { range in range.contains(index) } ?? sentence.whole
  }

  // MARK: The roles of words

  private static func roles(of sentence: Sentence, _ phrases: MessagePhrases) -> [MessageRoles] {
    var roles = [MessageRoles](repeating: [], count: sentence.tokens.count)
    let language = phrases.language(in: sentence.context)
    var place = 0
    for phrase in phrases.found {
      while place < sentence.tokens.count,
        sentence.tokens[place].end <= phrase.bytes.lowerBound
      {
        place += 1
      }
      let meant = phrase.meaning.roles.union(
        MessageWords.shared.smallRoles(of: phrase.meaning, in: language))
      var token = place
      while token < sentence.tokens.count, sentence.tokens[token].start < phrase.bytes.upperBound {
        roles[token].formUnion(meant)
        token += 1
      }
    }
    if language == 0 { addGeneralRoles(to: &roles, sentence) }
    return roles
  }

  /// The general tables of a language apply if the message tables lack it.
  private static func addGeneralRoles(to roles: inout [MessageRoles], _ sentence: Sentence) {
    let hasMovement = roles.contains { found in !found.isDisjoint(with: MessageRoles.movement) }
    for (index, token) in sentence.tokens.enumerated()
    where token.kind == .word && !token.isCorrected {
      if token.has(.bankWord) {
        if token.has(.spend) { roles[index].formUnion([.out, .formal]) }
        if token.has(.receive) { roles[index].formUnion([.incoming, .formal]) }
        if token.has(.remark) { roles[index].insert(.failure) }
      }
      if token.has(.balance) { roles[index].insert(.balance) }
      if !hasMovement, token.has(.movement) {
        roles[index].insert(token.has(.receive) ? .incoming : .out)
      }
      if token.has(.refund), token.meaning.roles.isDisjoint(with: .preposition) {
        roles[index].insert(.refund)
      }
    }
  }

  // MARK: The sender

  /// The largest number of tokens in a sender's name.
  static let longestSender = 5
  private static let unlikelyInSender: WordRoles = [
    .item, .person, .relativeDay, .weekday, .month, .filler, .command, .question, .subjectI, .spend,
  ]

  /// "Revolut:", "N26:", "HSBC UK -" at the start.
  private func findSender() -> Range<Int>? {
    guard let first = sentence.tokens.first, first.kind == .word, first.isCapitalised else {
      return nil
    }
    for index in 1..<min(MessageText.longestSender + 1, max(1, sentence.tokens.count)) {
      let token = sentence.tokens[index]
      if token.isMark(UInt8(ascii: ":")), !sentence.isKind(.sign, at: index + 1) || token.isJoined {
        guard index + 1 < sentence.tokens.count, !sentence.isMark(0x0A, at: index + 1),
          !sentence.isJoined(at: index + 1)
        else { return nil }
        return isSender(0..<index) ? 0..<index + 1 : nil
      }
      if token.isMark(UInt8(ascii: "-")), !token.isJoined, !sentence.isJoined(at: index + 1) {
        return isSender(0..<index) ? 0..<index + 1 : nil
      }
      guard token.kind == .word || (token.kind == .number && token.isJoined) else { return nil }
    }
    return nil
  }

  private func isSender(_ range: Range<Int>) -> Bool {
    if contains([.field, .label], in: range), !contains(.reference, in: range) { return false }
    return !range.contains { index in
      let token = sentence.tokens[index]
      return token.has(MessageText.unlikelyInSender) && !token.has(.brand)
        || has([.failure, .pending, .balance], at: index)
        || (index == range.lowerBound || index == range.upperBound - 1)
          && has(MessageRoles.movement.union(.announcement), at: index)
          && !contains(.reference, in: range)
    }
  }

  // MARK: Statements

  private func cut() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = sender?.upperBound ?? 0
    for index in start..<max(start, sentence.tokens.count) where ends(at: index) {
      if index > start { found.append(start..<index) }
      start = index + 1
    }
    if start < sentence.tokens.count { found.append(start..<sentence.tokens.count) }
    return found
  }

  private func ends(at index: Int) -> Bool {
    let token = sentence.tokens[index]
    guard token.kind == .mark else { return false }
    switch token.mark {
    case 0x0A, UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"), UInt8(ascii: "|"):
      return true
    case UInt8(ascii: "."): return endsAtDot(index)
    default: return false
    }
  }

  /// Whether a dot ends a sentence, and is not part of a name or an abbreviation.
  private func endsAtDot(_ index: Int) -> Bool {
    guard index + 1 < sentence.tokens.count else { return true }
    let next = sentence.tokens[index + 1]
    if next.kind == .mark { return !next.isJoined }
    if next.isJoined {
      return next.isCapitalised && !next.isAllCapitals
        && has([.balance, .advice, .owner, .reference, .stop], at: index + 1)
    }
    guard next.kind == .word, next.isCapitalised else { return next.kind == .sign }
    // "Card no. XX1234"
    if has(.ending, at: index - 1) { return false }
    guard index > 0, sentence.tokens[index - 1].kind == .word else { return true }
    // "St. Mary", "Inc. Paris" continue; a message word begins a new sentence.
    let isShort = sentence.tokens[index - 1].end - sentence.tokens[index - 1].start <= 3
    return !isShort || roles(at: index + 1) != [] || roles(at: index - 1) != []
  }
}
