import LedgerEvents

/// Finds the other person who paid for oneself: "anna paid 40 for dinner, my share 20", "i owe anna 20 for dinner".
///
/// What is bought so is spent, and owed to that person. A person who has no account is never begun here: a card with a
/// letter too many would become one.
struct PayerRule {
  private let sentence: Sentence

  init(_ sentence: Sentence) { self.sentence = sentence }

  /// The person, and the words that say so.
  struct Payer {
    var name: AccountName
    /// Whether the person has an account.
    var isKnown: Bool
    var token: Int
    /// The range of the words that are no part of the purchase, in the UTF-8 bytes of the text.
    var bytes: [Range<Int>]
  }

  /// Returns who paid; `nil` if nobody else is told to have.
  func payer() -> Payer? { paid() ?? owed() }

  /// Whether a person who has an account is told to have paid: "anna paid bob 20", "anna paid 40 into the bank".
  var isKnownPersonPaying: Bool {
    let subject = subject
    return verb(after: subject) != nil && person(at: subject)?.1 == true
  }

  /// The first word that may name who paid.
  private var subject: Int {
    var subject = 0
    while sentence.has([.filler, .relativeDay, .weekday], at: subject)
      || sentence.isKind(.mark, at: subject)
    {
      subject += 1
    }
    return subject
  }

  /// "anna paid 40 for dinner"; of somebody without an account only if the words say that it was for oneself.
  private func paid() -> Payer? {
    let subject = subject
    guard let verb = verb(after: subject), let (name, isKnown) = person(at: subject),
      !sentence.has([.back, .and], at: verb + 1), !isPersonPaid(at: verb + 1)
    else { return nil }
    let rest = verb + 1..<sentence.tokens.count
    let forMe = rest.first(where: isForMe)
    let shares = rest.filter { sentence.has(.share, at: $0) || sentence.isHalf(at: $0) }
    let isShared = shares.contains { sentence.isOwn(at: $0 - 1) }
    // "anna paid her half of dinner 28" settles.
    guard isShared || !shares.contains(where: { sentence.has(.owner, at: $0 - 1) }) else {
      return nil
    }
    let isBought = rest.contains {
      sentence.has(WordRoles.content, at: $0) || sentence.has(.forWord, at: $0)
    }
    guard isShared || forMe != nil || isKnown && isBought,
      !rest.contains(where: { sentence.has([.back, .refund], at: $0) || isOwn($0) }),
      !rest.contains(where: { sentence.has(.me, at: $0) && $0 != forMe })
    else { return nil }
    var words = [subject..<subject + 1]
    if let forMe {
      words.append((sentence.isWord("for", at: forMe - 1) ? forMe - 1 : forMe)..<forMe + 1)
    }
    return payer(name, isKnown, subject, words)
  }

  /// Whether a name that is told between the verb and the sum is of whom the money went to: "anna paid bob 20".
  private func isPersonPaid(at index: Int) -> Bool {
    (sentence.has(.person, at: index)
      || sentence.tokens.indices.contains(index)
        && sentence.tokens[index].isUnknown)
      && sentence.isKind(.number, at: index + 1)
  }

  /// Whether a word says that it was for oneself: "for me", or "me" after "paid for".
  private func isForMe(_ index: Int) -> Bool {
    if sentence.word(at: index).lowercased() == "for me" { return true }
    let before = index > 0 ? sentence.word(at: index - 1).lowercased() : ""
    return sentence.has(.me, at: index) && (before == "for" || before.hasSuffix(" for"))
  }

  /// The verb of a person at the beginning, also one that an auxiliary announces: "anna hat 40 für essen bezahlt".
  private func verb(after subject: Int) -> Int? {
    func isVerb(_ index: Int) -> Bool {
      sentence.isKind(.word, at: index) && sentence.has(.spend, at: index)
        && !sentence.has(.unfinished, at: index) && !sentence.has(WordRoles.content, at: index)
    }
    if isVerb(subject + 1) { return subject + 1 }
    guard sentence.isOneOf(IntentRule.auxiliaries, at: subject + 1),
      sentence.whole.contains(where: { $0 > subject + 1 && isVerb($0) })
    else { return nil }
    return subject + 1
  }

  /// "i owe anna 20", "owe 20 to anna for dinner".
  private func owed() -> Payer? {
    guard
      let verb = sentence.whole.first(where: { index in
        let length = sentence.tokens[index].end - sentence.tokens[index].start
        return (length == "owe".utf8.count || length == "i owe".utf8.count)
          && ["owe", "i owe"].contains(sentence.word(at: index).lowercased())
      }), (0..<verb).allSatisfy({ sentence.has([.subjectI, .filler], at: $0) })
    else { return nil }
    let to = sentence.whole.first { $0 > verb + 1 && sentence.has(.to, at: $0) }
    let place = sentence.isKind(.word, at: verb + 1) ? verb + 1 : to.map { $0 + 1 }
    guard let place, let (name, isKnown) = person(at: place) else { return nil }
    let words = [0..<verb + 1, (place == verb + 1 ? place : place - 1)..<place + 1]
    return payer(name, isKnown, place, words)
  }

  private func payer(
    _ name: AccountName, _ isKnown: Bool, _ token: Int, _ words: [Range<Int>]
  ) -> Payer {
    Payer(
      name: name, isKnown: isKnown, token: token,
      bytes: words.map {
        sentence.tokens[$0.lowerBound].start..<sentence.tokens[$0.upperBound - 1].end
      })
  }

  private func person(at index: Int) -> (AccountName, Bool)? {
    guard index < sentence.tokens.count,
      case .some(.some(let name)) = ShareRule(sentence).person(at: index, isIntroduced: false)
    else { return nil }
    let isKnown = sentence.context.ownAccounts.contains { $0.name == name }
    guard isKnown || sentence.tokens[index].isUnknown || sentence.has(.person, at: index) else {
      return nil
    }
    return (name, isKnown)
  }

  /// Whether a word is an account of one's own or of another person.
  private func isOwn(_ index: Int) -> Bool {
    guard sentence.isKind(.word, at: index), let name = AccountName(sentence.word(at: index)) else {
      return false
    }
    return sentence.context.ownAccounts.contains { $0.name == name }
  }
}

extension Sentence {
  /// Whether a word is a name that is also a currency code.
  func isBob(_ index: Int) -> Bool {
    isKind(.word, at: index) && has(.currencyPrefix, at: index) && !tokens[index].isAllCapitals
  }

  /// Returns the text with blanks in the place of some of its bytes, so that all others keep theirs.
  func text(without parts: [Range<Int>]) -> String {
    // The sentence has blanks in the place of its tags.
    var bytes = Array(source.text.utf8)
    for place in parts.joined() where !tags.contains(where: { $0.bytes.contains(place) }) {
      bytes[place] = UInt8(ascii: " ")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
