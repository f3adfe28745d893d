/// Quickly rejects sentences that are certainly not messages, so that their words need not be weighed.
///
/// It is sound, but not precise: ``BankMessageRule`` may still reject what it lets through, but what it
/// rejects has no masked number and no sign of a message (see ``MessageForm``), so the rule would not change
/// it.
struct MessageGate {
  let sentence: Sentence

  /// Without one of these roles no words are a sign of a message.
  private static let telling: MessageRoles = [
    .instrument, .owner, .reader, .reference, .formal, .toReader, .code, .field, .noun,
  ]

  /// The roles of words that announce a masked number.
  private static let announcing: MessageRoles = [.instrument, .ending]

  /// Returns the message words of a text that may be a message; `nil` if it is certainly not one.
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

  /// Whether a mark is where the name of a sender would end.
  private var beginsLikeSender: Bool {
    guard let first = sentence.tokens.first, first.kind == .word, first.isCapitalised else {
      return false
    }
    return sentence.tokens.prefix(MessageText.longestSender + 1).contains { token in
      token.isMark(UInt8(ascii: ":")) || token.isMark(UInt8(ascii: "-"))
    }
  }
}
