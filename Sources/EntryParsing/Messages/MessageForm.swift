/// The evidence that a text is a message of a bank, a card company or a payment service.
///
/// No single sign is enough, and no name of a bank counts: masked digits, a sender, an account, "your", a
/// balance beside an amount, a reference, a verb that only banks use.
struct MessageForm {
  let text: MessageText
  let masks: [Range<Int>]
  let money: [AmountMention]

  /// The number of signs that make a message.
  static let enough = 2

  /// Returns the number of signs; 0 if a person writes in the first person.
  func evidence() -> Int {
    guard !MessageForm.isOwnSentence(text.sentence) else { return 0 }
    var signs = 0
    if let sender = text.sender {
      signs += 1
      let next = sender.upperBound
      if text.has([.owner, .reader], at: next) || isSign(next)
        || text.has(.movement, at: next) && text.sentence.tokens[next].isCapitalised
      {
        signs += 1
      }
      if text.contains([.announcement, .fee]) { signs += 1 }
    }
    if hasOwnedThing { signs += beginsWithOwner ? 2 : 1 }
    if text.contains(.reference) {
      signs += 1
      // "Bill Rs.2,345. Cashback Rs.100. Final paid Rs.2,245 via UPI"
      if text.contains(.fee), money.count > 2, text.sentence.tokens[0].isCapitalised { signs += 1 }
    }
    if text.contains(.formal) { signs += 1 }
    if text.contains(.toReader) || beginsWithReader { signs += 2 }
    if text.contains(.code), hasCodeNumber { signs += 1 }
    if hasBalanceClause { signs += 1 }
    if hasForm { signs += 1 }
    signs += text.statements.map(nounSigns).max() ?? 0
    if isSign(0), text.contains(.noun) { signs += 2 }
    let hasInstrument = text.contains(.instrument)
    if !masks.isEmpty {
      // "lunch 12 visa *4411": a person may mention the card.
      if signs <= 1, writesLikeAPerson { return 1 }
      signs += 2
    }
    return signs + (hasInstrument ? 1 : 0)
  }

  private static let ownWords: [StaticString] = [
    "i", "im", "ive", "my", "ich", "mein", "meine", "meiner", "meinem",
  ]

  /// "my card", "I paid", "gave me": written by a person.
  static func isOwnSentence(_ sentence: Sentence) -> Bool {
    let first = sentence.tokens.first { token in !token.has(.filler) }
    // "would you pay 40 for this"
    if let first, first.kind == .word, first.has(.question), !first.has(.brand) { return true }
    let isGiven = sentence.tokens.indices.contains { index in
      sentence.tokens[index].has([.receive, .refund])
        && sentence.word(at: index).lowercased().hasSuffix(" me")
    }
    if isGiven { return true }
    let folded = sentence.folded
    return sentence.tokens.indices.contains { index in
      let token = sentence.tokens[index]
      guard token.kind == .word, token.foldedStart < token.foldedEnd,
        folded[token.foldedStart] == UInt8(ascii: "i")
          || folded[token.foldedStart] == UInt8(ascii: "m")
      else { return false }
      return !(token.isAllCapitals && !sentence.isShouted) && sentence.isOneOf(ownWords, at: index)
    }
  }

  /// Whether a masked number follows words that only a person writes.
  var writesLikeAPerson: Bool {
    let sentence = text.sentence
    guard let mask = masks.first, let first = sentence.tokens.first,
      !text.has(.noun, at: 0) || !first.isCapitalised || text.has(.refund, at: 0),
      !text.contains([.owner, .reader])
    else { return false }
    let isSmall = first.kind == .word && !first.isCapitalised && sentence.bytes[first.start] < 0x80
    if isSmall { return true }
    // "Bought", "Got": no company describes a customer's action in such words.
    let isDeed = sentence.tokens.contains { token in token.has(.ownMoney) || token.has(.get) }
    guard isDeed || !text.contains([.announcement, .failure, .balance]) else { return false }
    return (0..<mask.lowerBound).contains { index in
      let token = sentence.tokens[index]
      return token.has([.item, .me, .get, .refund, .incomeSource])
        || token.has(.movement)
          && (!token.isCapitalised && sentence.bytes[token.start] < 0x80
            || sentence.word(at: index).lowercased().hasSuffix(" me"))
    }
  }

  /// "your account", "your payment", "your balance".
  private var hasOwnedThing: Bool {
    text.sentence.tokens.indices.contains { index in
      guard text.has(.owner, at: index) else { return false }
      let near = index + 1..<min(index + 6, text.sentence.tokens.count)
      return near.lowerBound < near.upperBound
        && text.contains(
          MessageRoles.movement.union([
            .instrument, .balance, .failure, .announcement, .code, .pending,
          ]), in: near)
    }
  }

  /// "You paid Anna", "You've received": a statement that begins with the reader and a movement.
  private var beginsWithReader: Bool {
    let told = MessageRoles.sureMovement.union([.announcement])
    return text.statements.contains { range in
      text.has(.reader, at: range.lowerBound)
        && text.contains(told.union([.open, .failure]), in: range)
        || text.contains(.reader, in: range) && text.contains(.failure, in: range)
        || range.contains { index in
          text.has(.reader, at: index)
            && (text.has(told, at: index + 1) || text.has(told, at: index + 2))
        }
    }
  }

  private var beginsWithOwner: Bool {
    text.statements.contains { range in text.has(.owner, at: range.lowerBound) }
  }

  /// "-12.50" or "+12.50".
  private func isSign(_ index: Int) -> Bool {
    (text.isMark("-", at: index) || text.isMark("+", at: index))
      && text.sentence.isJoined(at: index + 1)
  }

  /// Four to eight digits, like a passcode.
  private var hasCodeNumber: Bool {
    text.sentence.tokens.indices.contains { index in
      text.sentence.isKind(.number, at: index)
        && (4...8).contains(text.sentence.digitCount(at: index))
    }
  }

  private var hasBalanceClause: Bool {
    let amount = MessageAmount(text: text, money: money)
    return money.contains { mention in amount.isBeside(.balance, mention) }
  }

  /// "Amount: 12.50" on its own line.
  private var hasForm: Bool {
    text.sentence.tokens.indices.contains { index in
      text.has(.field, at: index) && text.isMark(":", at: index + 1)
    }
  }

  /// "Kartenzahlung 38,95 EUR" is one sign, "Purchase of 12 EUR" and "Purchase: 12 EUR" are two.
  private func nounSigns(_ range: Range<Int>) -> Int {
    guard var index = range.prefix(2).first(where: { index in text.has(.noun, at: index) }),
      (index..<min(index + 6, range.upperBound)).contains(where: { place in
        text.sentence.isKind(.number, at: place)
      })
    else { return 0 }
    let isIncoming = text.has(.incoming, at: index)
    while text.has(MessageRoles.movement.union([.noun]), at: index), index < range.upperBound {
      index += 1
    }
    let isLinked =
      text.isMark(":", at: index)
      || MessageForm.links.contains { word in text.sentence.isWord(word, at: index) }
      || endsInLink(index - 1)
    // A person begins in lower case.
    guard text.sentence.tokens[range.lowerBound].isCapitalised else { return 1 }
    let isSure =
      !isIncoming || text.contains(.from, in: index + 1..<max(index + 1, range.upperBound))
    return isLinked && isSure ? 2 : 1
  }

  /// The general tables join "prélèvement de" into one phrase.
  private func endsInLink(_ index: Int) -> Bool {
    let last = text.sentence.word(at: index).split(separator: " ").dropFirst().last
    return last.map { word in word.lowercased() }.map { word in
      MessageForm.links.contains { link in link.description == word }
    } ?? false
  }

  private static let links: [StaticString] = [
    "of", "for", "de", "di", "da", "von", "van", "uber", "por",
  ]
}
