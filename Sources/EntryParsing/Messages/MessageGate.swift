/// Tells the sentences that are surely no message, so that their words need not be weighed.
///
/// It is sound, not sharp: what it lets through ``BankMessageRule`` may still leave aside, but what it
/// holds back has no masked number and no sign of a message (see ``MessageForm``), and the rule would
/// change nothing about it.
struct MessageGate {
  let sentence: Sentence

  /// The roles without which no words are a sign of a message.
  private static let telling: MessageRoles = [
    .instrument, .owner, .reader, .reference, .formal, .toReader, .code, .field, .noun,
  ]

  /// The roles of words that announce a masked number.
  private static let announcing: MessageRoles = [.instrument, .ending]

  /// The words of messages in a text that may be one; `nil` where it is surely none.
  func phrases() -> MessagePhrases? {
    let numbers = MaskedNumbers.candidates(in: sentence)
    let isOpen =
      sentence.tokens.contains { token in token.has(.bankWord) }
      || numbers.contains { index in MaskedNumbers.startOfMask(index, in: sentence) != nil }
    let isOwn = MessageForm.isOwnSentence(sentence)
    if !isOpen, isOwn, numbers.isEmpty { return nil }
    let phrases = MessagePhrases(sentence)
    if isOpen { return phrases }
    if !numbers.isEmpty, !phrases.roles.isDisjoint(with: MessageGate.announcing) { return phrases }
    if isOwn { return nil }
    return !phrases.roles.isDisjoint(with: MessageGate.telling) || beginsLikeSender
      ? phrases : nil
  }

  /// Whether a mark stands where the name of a sender would end.
  private var beginsLikeSender: Bool {
    guard let first = sentence.tokens.first, first.kind == .word, first.isCapitalised else {
      return false
    }
    return sentence.tokens.prefix(MessageText.longestSender + 1).contains { token in
      token.isMark(UInt8(ascii: ":")) || token.isMark(UInt8(ascii: "-"))
    }
  }
}
