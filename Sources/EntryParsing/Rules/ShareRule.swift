import LedgerEvents

/// Finds the people who share what was paid: "dinner 60 split anna bob".
///
/// A person who has an account here is known by its name, also after "with"; another name begins such an account,
/// and has to stand directly after the word, since "split with tom" says what a share cost and not who owes it.
struct ShareRule {
  private let sentence: Sentence
  /// Words after "split" that are no names.
  private static let manners: [StaticString] = [
    "even", "evenly", "equal", "equally", "fair", "fairly", "up", "half", "halves", "fifty",
  ]

  init(_ sentence: Sentence) {
    self.sentence = sentence
  }

  /// The people, and the words that say so.
  struct Sharing {
    var people: [AccountName]
    var words: Range<Int>
    /// Their ranges in the UTF-8 bytes of the text.
    var bytes: [Range<Int>]
    /// How many share it, if that is said: "3 ways".
    var count: Int?
    /// The range of the words that state the own share, as "my share 20"; `nil` if all parts are equal.
    var ownShare: Range<Int>?
  }

  /// Returns who shares the payment; `nil` if nobody is named.
  func sharing() -> Sharing? {
    let verb = sentence.whole.first { index in
      sentence.has(.split, at: index) && !sentence.has([.by, .item], at: index)
        && (index == 0 || sentence.tokens[..<index].contains { $0.kind == .number })
    }
    guard let verb else { return nil }
    // "split 60 dinner with anna"
    let with = sentence.whole.first { $0 > verb && sentence.has([.with, .within], at: $0) }
    guard let first = verb == 0 ? with.map({ mannerStart(before: $0) - 1 }) : verb else {
      return nil
    }
    let (after, count) = manner(after: first)
    let isIntroduced = sentence.has([.with, .within], at: after)
    // "evenly" alone names nobody.
    guard isIntroduced || after == first + 1 else { return nil }
    var (people, end): ([AccountName], Int) = ([], after)
    var index = isIntroduced ? after + 1 : after
    while index < sentence.tokens.count {
      if isJoint(index), end == index || isIntroduced {
        index += 1
        continue
      }
      guard let name = person(at: index, isIntroduced: isIntroduced) else { break }
      if let name { people.append(name) }
      index += 1
      end = index
    }
    let ownShare = ownShare(from: end)
    guard !people.isEmpty, Set(people).count == people.count, ownShare != nil || mayFollow(index)
    else { return nil }
    let start = verb == 0 ? first + 1 : first
    let bytes = sentence.tokens[start].start..<sentence.tokens[end - 1].end
    let said = sentence.tokens[0].start..<sentence.tokens[0].end
    return Sharing(
      people: people, words: start..<end, bytes: verb == 0 ? [bytes, said] : [bytes], count: count,
      ownShare: ownShare)
  }

  /// Returns the place of words that say how something is shared in front of "with"; that of "with" if there are none.
  private func mannerStart(before with: Int) -> Int {
    (1...3).map { with - $0 }.first { $0 > 0 && manner(after: $0 - 1).place == with } ?? with
  }

  /// Returns the place after words that say how something is shared, as "evenly", "50/50" and "3 ways", and how many
  /// share it.
  private func manner(after split: Int) -> (place: Int, count: Int?) {
    let place = split + 1
    if sentence.isOneOf(ShareRule.manners, at: place) { return (place + 1, nil) }
    if sentence.evenSplits().contains(place) { return (place + 3, 2) }
    if let count = sentence.wholeNumber(at: place), sentence.has(.heads, at: place + 1) {
      return (place + 2, Int(exactly: count))
    }
    return (place, nil)
  }

  /// Returns the range of "my share 20" or "and my part is 20" after the names, in the bytes of the text.
  private func ownShare(from end: Int) -> Range<Int>? {
    let start = isJoint(end) ? end + 1 : end
    guard start + 1 < sentence.tokens.count, sentence.has(.owner, at: start),
      sentence.has(.share, at: start + 1) || sentence.isHalf(at: start + 1),
      let number = sentence.whole.first(where: { $0 > start && sentence.isKind(.number, at: $0) })
    else { return nil }
    return sentence.tokens[start].start..<sentence.tokens[number].end
  }

  /// Returns the name in "paid by anna", if no account has it; `nil` for anything else.
  func unknownPayer() -> Range<Int>? {
    let context = sentence.context
    guard let by = sentence.whole.first(where: { sentence.has(.by, at: $0) }),
      by > 0, sentence.word(at: by - 1).lowercased() == "paid", !sentence.isWord("be", at: by - 2),
      by + 1 < sentence.tokens.count,
      case .some(.some(let name)) = person(at: by + 1, isIntroduced: false), mayFollow(by + 2),
      !context.accounts.contains(name), !context.ownAccounts.contains(where: { $0.name == name })
    else { return nil }
    return by + 1..<by + 2
  }

  /// Whether what stands after the names can be no other name: a day, a preposition, a mark, a number, or nothing.
  private func mayFollow(_ index: Int) -> Bool {
    !sentence.isKind(.word, at: index) || sentence.has(ShareRule.following, at: index)
  }

  private static let days: WordRoles = [
    .relativeDay, .weekday, .month, .last, .this, .ordinal, .cardinal, .ago, .agoBefore,
  ]
  private static let following: WordRoles = days.union(.preposition)
  /// What a word with such a role is, it is no name; "bob" and "mark" are also money.
  private static let noName: WordRoles = following.union(.content).union([
    .article, .filler, .and, .or, .account, .split, .heads, .half, .each, .total, .every, .span,
    .measure, .model, .negation, .remark, .bankWord, .balance, .spend, .give, .receive, .refund,
    .back,
    .get,
  ])

  private func isJoint(_ index: Int) -> Bool {
    sentence.has(.and, at: index) || sentence.isMark(UInt8(ascii: ","), at: index)
      || sentence.isMark(UInt8(ascii: "&"), at: index)
  }

  /// Returns the person that a word names; `nil` inside for oneself, and outside for any other word.
  func person(at index: Int, isIntroduced: Bool) -> AccountName?? {
    let token = sentence.tokens[index]
    guard token.kind == .word else { return nil }
    if sentence.has([.me, .subjectI], at: index) { return .some(nil) }
    guard let name = AccountName(sentence.word(at: index)) else { return nil }
    if let known = sentence.context.ownAccounts.first(where: { $0.name == name }) {
      return known.kind == .person ? name : nil
    }
    let isName = token.isCorrected || !token.has(ShareRule.noName)
    guard !isIntroduced, isName, sentence.isEnglish || token.isCapitalised,
      !sentence.isOneOf(ShareRule.manners, at: index)
    else { return nil }
    return name
  }
}

extension ParsedEntry {
  /// Returns the expense with the person's own share as its amount, and the others' shares as lent: equal parts, of
  /// which oneself bears the first odd cent; `nil` if somebody's share would be nothing.
  ///
  /// - Parameters:
  ///   - people: Who shares it; what one of them paid is owed to that person alone, and nothing is lent.
  ///   - stated: The own share, if it is no equal part.
  func shared(
    among people: [AccountName], own stated: Money? = nil, _ accounts: [OwnAccount]
  ) -> ParsedEntry? {
    var parts = LargestRemainder.parts(
      of: amount.minorUnits, weights: [Int64](repeating: 1, count: people.count + 1))
    if let stated {
      let rest = amount.minorUnits - stated.minorUnits
      parts =
        [stated.minorUnits]
        + LargestRemainder.parts(of: rest, weights: [Int64](repeating: 1, count: people.count))
    }
    guard type == .expense, let own = parts.first, parts.allSatisfy({ $0 > 0 }) else {
      return nil
    }
    var entry = self
    entry.amount = Money(minorUnits: own, currency: amount.currency)
    if accounts.contains(where: { $0.name == account && $0.kind == .person }) { return entry }
    entry.lent = zip(people, parts.dropFirst()).map { person, units in
      ParsedTransfer(
        amount: Money(minorUnits: units, currency: amount.currency), source: account ?? .bank,
        destination: person, date: date, tags: tags)
    }
    return entry
  }
}
