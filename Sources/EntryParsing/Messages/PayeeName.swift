/// Reads the name that begins at a place of a message, without what does not belong to it.
struct PayeeName {
  let text: MessageText
  let mention: AmountMention
  let money: [AmountMention]

  /// The largest number of tokens in a name.
  private static let longest = 8

  private var sentence: Sentence { text.sentence }

  // MARK: Reading

  func pathOrName(from start: Int, isAnyCase: Bool = true) -> Range<Int>? {
    path(from: start) ?? name(from: start, isAnyCase: isAnyCase)
  }

  /// Returns the name at a place, after words for the payment channel.
  ///
  /// - Parameter isAnyCase: Whether a name may begin in lower case, as `flipkart.com`.
  func name(from start: Int, isAnyCase: Bool) -> Range<Int>? {
    let first = skippingChannel(start)
    let isAnyCase = isAnyCase || first > start && isChannel(start)
    guard first < sentence.tokens.count, isStart(first, isAnyCase: isAnyCase) else { return nil }
    var end = first + 1
    while end < sentence.tokens.count, end - first < PayeeName.longest, goesOn(at: end, from: first)
    {
      end += 1
    }
    while end > first + 1, sentence.tokens[end - 1].kind == .mark { end -= 1 }
    // "green@bank (GREEN MART)"
    if text.isMark("@", at: end), isHandle(end), text.isMark("(", at: end + 2),
      let name = name(from: end + 3, isAnyCase: true)
    {
      return name
    }
    return first..<end
  }

  private func isStart(_ index: Int, isAnyCase: Bool) -> Bool {
    let token = sentence.tokens[index]
    guard isFree(index) else { return false }
    if token.kind == .number {
      guard index + 1 < sentence.tokens.count else { return false }
      let next = sentence.tokens[index + 1]
      return next.kind == .word && (next.followsHyphen || next.isJoined)
    }
    guard token.kind == .word, isAnyCase || token.isCapitalised,
      !token.has(.month) || token.claim == .none && token.isAllCapitals,
      !text.has(PayeeName.noStart, at: index) || beginsCapitals(index)
    else { return false }
    return token.isCapitalised
      || !token.has(
        WordRoles.me.union([.question, .command, .relativeDay, .filler, .subjectI])
          .union(.preposition))
  }

  private static let noStart: MessageRoles = [
    .owner, .reader, .instrument, .balance, .formal, .advice, .stop, .failure, .at, .to, .from,
    .announcement, .code, .out, .incoming, .refund, .noun, .pending,
  ]
  private static let noPart: MessageRoles = [
    .owner, .reader, .instrument, .balance, .formal, .advice, .stop, .failure, .at, .to, .from,
    .purpose, .announcement, .out, .incoming, .refund, .reference, .ending, .pending, .code,
  ]

  private func isFree(_ index: Int) -> Bool {
    sentence.tokens[index].claim == .none
      && !money.contains { mention in mention.tokens.contains(index) }
  }

  private func goesOn(at index: Int, from first: Int) -> Bool {
    let token = sentence.tokens[index]
    guard isFree(index), text.statement(of: index) == text.statement(of: first) else {
      return false
    }
    switch token.kind {
    case .mark: return joinsName(index)
    case .number: return sentence.digitCount(at: index) < 8
    case .sign, .symbol: return token.isJoined && token.kind == .symbol
    case .word: return isWordOfName(index, from: first)
    }
  }

  private func isWordOfName(_ index: Int, from first: Int) -> Bool {
    let token = sentence.tokens[index]
    if token.isJoined || token.followsHyphen { return true }
    if token.isAllCapitals, token.has(.currency), sentence.isKind(.number, at: index + 1) {
      return false
    }
    if isInsideCapitals(index) || isConnector(index) { return true }
    guard !text.has(PayeeName.noPart, at: index) else { return false }
    // "Value 16-NOV-2025" is the value date.
    if index + 1 < sentence.tokens.count, sentence.tokens[index + 1].claim == .date,
      sentence.isOneOf(["value", "dt"], at: index)
    {
      return false
    }
    if token.isCapitalised { return true }
    return !token.has(WordRoles.preposition.union([.movement, .bankWord, .and]))
      && (!sentence.tokens[first].isCapitalised || isLastWords(index))
  }

  /// "DE LA" in "CAFE DE LA PAIX": a small word between capitals.
  func isInsideCapitals(_ index: Int) -> Bool {
    // "A" in "V & A MUSEUM"
    let isPaired = text.isMark("&", at: index - 1) && index > 1 && isCapital(index - 2)
    guard !sentence.isShouted, isCapital(index), index > 0,
      isPaired
        || isCapital(index - 1) && index + 1 < sentence.tokens.count
          && isCapital(index + 1) && isFree(index + 1)
    else { return false }
    return !text.has([.owner, .instrument, .balance, .formal, .failure, .reference], at: index)
  }

  /// "LE" in "chez LE PETIT FOUR".
  private func beginsCapitals(_ index: Int) -> Bool {
    // "A" in "A & P MARKET"
    let next = text.isMark("&", at: index + 1) ? index + 2 : index + 1
    return !sentence.isShouted && isCapital(index) && next < sentence.tokens.count
      && isCapital(next) && isFree(next)
      && !text.has([.owner, .instrument, .balance, .formal, .failure, .announcement], at: index)
      && !text.has([.owner, .instrument, .balance, .formal], at: index + 1)
  }

  private func isCapital(_ index: Int) -> Bool {
    let token = sentence.tokens[index]
    return token.kind == .word && token.claim == .none
      && (token.isAllCapitals || token.isCapitalised && token.end - token.start == 1)
  }

  private static let connectors: [StaticString] = [
    "of", "and", "the", "de", "da", "do", "di", "du", "del", "della", "des", "la", "le", "el", "y",
    "e", "et", "und", "van", "der", "zum", "zur",
  ]

  /// "of" in "House of Bread": a small word between two capitalised ones.
  private func isConnector(_ index: Int) -> Bool {
    guard sentence.isOneOf(PayeeName.connectors, at: index),
      index > 0, sentence.tokens[index - 1].isCapitalised, index + 1 < sentence.tokens.count
    else { return false }
    let next = sentence.tokens[index + 1]
    return next.kind == .word && next.isCapitalised && isFree(index + 1)
      && !text.has(PayeeName.noPart, at: index + 1)
  }

  /// "Green pharma" at the end of a line: lower case continues a name only if little is left.
  private func isLastWords(_ index: Int) -> Bool {
    let end = text.statement(of: index).upperBound
    return end - index <= 2
      && (index..<end).allSatisfy { place in
        sentence.tokens[place].kind == .word && text.roles(at: place) == []
          && sentence.tokens[place].claim == .none
      }
  }

  /// A dot, star or ampersand inside a name: `AMAZON.COM`, `BC *UBER`, `M & S`.
  private func joinsName(_ index: Int) -> Bool {
    let token = sentence.tokens[index]
    guard index + 1 < sentence.tokens.count,
      sentence.tokens[index + 1].kind == .word || sentence.tokens[index + 1].kind == .number
    else { return false }
    switch token.mark {
    case UInt8(ascii: "."), UInt8(ascii: "'"):
      return token.isJoined && sentence.isJoined(at: index + 1)
    case UInt8(ascii: "*"): return isFree(index + 1)
    case UInt8(ascii: "&"), UInt8(ascii: "+"): return true
    default: return false
    }
  }

  /// A word in capitals without a role in a movement.
  func isCapitalWord(_ index: Int) -> Bool {
    isCapital(index) && !text.has(PayeeName.noPart, at: index)
      || text.isMark("*", at: index) || text.isMark(".", at: index) && sentence.isJoined(at: index)
  }

  /// "on YES BANK card" names the bank.
  func isInstrument(at index: Int) -> Bool {
    text.has(.instrument, at: index) || sentence.has(.account, at: index)
  }

  /// The "@" inside "green@bank".
  func isHandle(_ index: Int) -> Bool {
    text.isMark("@", at: index) && sentence.isJoined(at: index)
      && sentence.isJoined(at: index + 1) && sentence.isKind(.word, at: index - 1)
  }

  // MARK: Channels

  private static let channels: [StaticString] = [
    "upi", "vpa", "pos", "imps", "neft", "ecom", "ach", "merchant", "p2m", "p2a", "mr", "mrs", "ms",
  ]

  private func isChannel(_ index: Int) -> Bool {
    sentence.isKind(.word, at: index) && sentence.isOneOf(PayeeName.channels, at: index)
  }

  /// "At: ", "UPI_", "VPA ", "the ".
  private func skippingChannel(_ start: Int) -> Int {
    var first = start
    while first < sentence.tokens.count {
      let isChannel = isChannel(first)
      let isJoint =
        first > start
        && (text.isMark("_", at: first) || text.isMark("-", at: first)
          || text.isMark("*", at: first))
      guard
        isChannel || isJoint || text.isMark(":", at: first) || isArticle(first)
          || sentence.isKind(.sign, at: first) && sentence.isJoined(at: first + 1)
            && sentence.isKind(.word, at: first + 1)
      else { break }
      first += 1
      if isChannel, first < sentence.tokens.count, sentence.tokens[first].followsHyphen { break }
    }
    return first
  }

  private func isArticle(_ index: Int) -> Bool {
    sentence.has(.article, at: index) && !text.has(.owner, at: index)
      && !sentence.tokens[index].isAllCapitals
  }

  /// "UPI/DR/D000012/Green Mart": the last part that begins with a separate word.
  private func path(from start: Int) -> Range<Int>? {
    guard isChannel(start), text.isMark("/", at: start + 1) else { return nil }
    var found: Range<Int>?
    var place = start
    while text.isMark("/", at: place + 1) || sentence.isJoined(at: place + 1) {
      place += 1
      if text.isMark("/", at: place), let name = name(from: place + 1, isAnyCase: true),
        name.lowerBound == place + 1, !isCode(name.lowerBound)
      {
        found = name
      }
    }
    return found
  }

  /// "D000012": a letter with digits is a reference, not a name.
  private func isCode(_ index: Int) -> Bool {
    sentence.isKind(.number, at: index + 1) && sentence.isJoined(at: index + 1)
  }
}
