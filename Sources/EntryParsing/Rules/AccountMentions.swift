import LedgerEvents

/// The words of a sentence as first split, each with its own meaning and that of its phrase.
struct CutWords {
  struct Word {
    /// The word with its own meaning.
    let token: Token
    /// The word or the phrase that contains it, with the claim of a rule.
    let phrase: Token

    func has(_ roles: WordRoles) -> Bool { token.has(roles) || phrase.has(roles) }
    func has(_ cues: WordCues) -> Bool { token.has(cues) || phrase.has(cues) }
  }

  let all: [Word]

  init(_ sentence: Sentence) {
    var place = 0
    all = sentence.cutTokens.map { cut in
      while place + 1 < sentence.tokens.count, sentence.tokens[place].end <= cut.start {
        place += 1
      }
      var token = cut
      if cut.kind == .word {
        token.meaning =
          sentence.lexicon.meaning(of: sentence.folded, cut.foldedStart..<cut.foldedEnd)
          ?? WordMeaning()
      }
      let covers = place < sentence.tokens.count && sentence.tokens[place].start <= cut.start
      return Word(token: token, phrase: covers ? sentence.tokens[place] : token)
    }
  }
}

/// The ledger's accounts that a sentence names, and the direction of the money there.
struct AccountMentions {
  enum Place: Hashable {
    /// "to", "into": the destination.
    case goal
    /// "in", "auf": the destination, or the means of payment.
    case goalOrMeans
    /// "paid off visa", "visa payment".
    case paid
    /// "from", "with", "on", `@`: the source.
    case source
    case bare
  }

  struct Mention {
    let account: OwnAccount
    /// The range of its words among the split ones, including "my" and "account" beside them.
    var words: Range<Int>
    var place = Place.bare
  }

  let words: [CutWords.Word]
  private(set) var all: [Mention] = []

  let sentence: Sentence
  private let known: [OwnAccount]

  /// The accounts of the sentence's own ledger.
  init(_ sentence: Sentence) { self.init(sentence, known: sentence.context.ownAccounts) }

  init(_ sentence: Sentence, known: [OwnAccount]) {
    self.sentence = sentence
    self.known = known
    words = known.isEmpty ? [] : CutWords(sentence).all
    find()
    for index in all.indices { setPlace(of: index) }
  }

  // MARK: Names and kinds

  private mutating func find() {
    let names = mayName() ? namesByLength() : []
    var index = 0
    while index < words.count {
      if let (account, end) = named(names, at: index) {
        add(Mention(account: account, words: index..<end), isNamed: true)
      } else if let (account, end) = kind(at: index) {
        add(Mention(account: account, words: index..<end), isNamed: false)
      }
      index = max(index + 1, all.last?.words.upperBound ?? 0)
    }
  }

  /// "visa card" and "cuenta de ahorros" are one account: the more specific one.
  private mutating func add(_ mention: Mention, isNamed: Bool) {
    var mention = mention
    if let last = all.last, isJoined(last, to: mention) {
      let both = last.words.lowerBound..<mention.words.upperBound
      if !isNamed, words[mention.words.lowerBound].token.has(.accountNoun) {
        all[all.count - 1].words = both
        return
      }
      if words[last.words.lowerBound].token.has(.accountNoun) {
        all.removeLast()
        mention.words = both
      }
    }
    all.append(mention)
  }

  private func isJoined(_ first: Mention, to second: Mention) -> Bool {
    words[first.words.upperBound..<second.words.lowerBound].allSatisfy { $0.token.has(.of) }
  }

  /// Whether a word begins with the first two letters of a name: few do, so that names are seldom split.
  private func mayName() -> Bool {
    known.contains { account in
      let start = account.name.text.utf8.prefix(2).map { $0 | 0x20 }
      let isPlain = start.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      return !isPlain
        || words.contains { word in
          sentence.folded[word.token.foldedStart..<word.token.foldedEnd].starts(with: start)
        }
    }
  }

  /// The accounts with the words of their names, the longest first.
  private func namesByLength() -> [(OwnAccount, [ArraySlice<UInt8>])] {
    var tokenizer = Tokenizer(splitsElisions: false)
    return known.map { account in
      tokenizer.run(over: account.name.text.utf8)
      let tokens = tokenizer.tokens.filter { $0.kind != .mark }
      return (account, tokens.map { tokenizer.folded[$0.foldedStart..<$0.foldedEnd] })
    }.sorted { $0.1.count > $1.1.count }
  }

  /// Returns the first account whose name begins at a word, and its end.
  private func named(
    _ names: [(OwnAccount, [ArraySlice<UInt8>])], at start: Int
  ) -> (OwnAccount, end: Int)? {
    for (account, parts) in names {
      if let end = end(of: parts, at: start) { return (account, end) }
    }
    return nil
  }

  /// Returns the end of a name that begins at a word; `nil` if it is another word.
  private func end(of parts: [ArraySlice<UInt8>], at start: Int) -> Int? {
    var place = start
    for part in parts {
      // "my_pot" is split into "my", a mark and "pot".
      if place > start, place < words.count, words[place].token.isMark(UInt8(ascii: "_")) {
        place += 1
      }
      guard place < words.count else { return nil }
      let token = words[place].token
      guard sentence.folded[token.foldedStart..<token.foldedEnd] == part else { return nil }
      place += 1
    }
    return parts.isEmpty ? nil : place
  }

  /// Returns the account of the kind that a word names, and the end of its words.
  private func kind(at start: Int) -> (OwnAccount, end: Int)? {
    let word = words[start]
    guard word.token.kind == .word else { return nil }
    var end = start + 1
    var named = AccountMentions.kind(of: word.token.meaning.cues)
    if word.phrase.start == word.token.start,
      let ofPhrase = AccountMentions.kind(of: word.phrase.meaning.cues)
    {
      named = ofPhrase
      while end < words.count, words[end].token.start < word.phrase.end { end += 1 }
    }
    guard let named else { return nil }
    let accounts = known.filter { $0.kind == named }
    // Bank and cash mean the ledger's first account of that kind; two accounts of another kind are ambiguous.
    let isBuiltIn = named == .bank || named == .cash
    guard let account = accounts.first, isBuiltIn || accounts.count == 1 else { return nil }
    return (account, end)
  }

  private static func kind(of cues: WordCues) -> AccountKind? {
    if !cues.isDisjoint(with: .savingsAccount) { return .savings }
    if !cues.isDisjoint(with: .cardAccount) { return .card }
    if !cues.isDisjoint(with: .cashAccount) { return .cash }
    return cues.isDisjoint(with: .bankAccount) ? nil : .bank
  }

  /// Claims the numbers in account names, so that they are not amounts: "moved 30 to n26".
  static func claimNumbers(in sentence: inout Sentence) {
    let numbered = sentence.context.ownAccounts.filter { account in
      let text = account.name.text
      return text.utf8.contains { $0 >= 0x80 || ScalarClass.isASCIIDigit($0) }
        && text.contains(where: \.isNumber)
    }
    guard !numbered.isEmpty else { return }
    let mentions = AccountMentions(sentence, known: numbered)
    for mention in mentions.all {
      for word in mentions.words[mention.words] where word.token.kind == .number {
        guard let place = sentence.tokens.firstIndex(where: { $0.start == word.token.start }) else {
          continue
        }
        sentence.claim(place..<place + 1, as: .noise)
      }
    }
  }

  // MARK: Which way

  private mutating func setPlace(of index: Int) {
    var range = all[index].words
    while range.lowerBound > 0, isIntroduction(range.lowerBound - 1) {
      range = range.lowerBound - 1..<range.upperBound
    }
    while range.upperBound < words.count, words[range.upperBound].token.has(.accountNoun) {
      range = range.lowerBound..<range.upperBound + 1
    }
    let noun = words[all[index].words.upperBound..<range.upperBound].contains { isDebt($0.token) }
    all[index].words = range
    all[index].place = place(behind: range.lowerBound - 1, isFollowedByDebt: noun, range)
  }

  /// "my", "the", "account": between a preposition and the name.
  private func isIntroduction(_ index: Int) -> Bool {
    let word = words[index].token
    guard word.kind == .word, !all.contains(where: { $0.words.contains(index) }) else {
      return false
    }
    if word.has([.goal, .goalOrMeans]) { return false }
    if word.has(.owner) { return isOneOf(Sentence.ownWords, index) }
    if word.has(.accountNoun) || word.has(.article) { return true }
    // "la", "le" are not prepositions, whatever the tables say.
    if !sentence.isEnglish, word.has(.on) { return !isOneOf(AccountMentions.above, index) }
    return false
  }

  private static let above: [StaticString] = ["on", "upon", "am"]

  private func place(
    behind before: Int, isFollowedByDebt: Bool, _ range: Range<Int>
  ) -> Place {
    let isPayment = range.upperBound < words.count && isOneOf(["payment"], range.upperBound)
    if isFollowedByDebt || isPayment, before < 0 || !words[before].token.has(.with) { return .paid }
    guard before >= 0 else { return .bare }
    let word = words[before].token
    if word.isMark(UInt8(ascii: "@")) { return .source }
    if word.has(.goal) { return .goal }
    if word.has(.goalOrMeans) { return .goalOrMeans }
    if word.has([.from, .with, .by, .on]) { return .source }
    // "de la cuenta": "of" before an account means that the money comes from it.
    if !sentence.isEnglish, word.has(.of) { return .source }
    if isOneOf(["using"], before) { return .source }
    return isOneOf(AccountMentions.settling, before) ? .paid : .bare
  }

  /// Returns the account that paid for a purchase, and the range of its words in the text: "from savings",
  /// "on the visa"; `nil` if none is named, or several.
  func payer() -> (account: AccountName, bytes: Range<Int>)? {
    let paying = all.filter { mention in
      guard let before = words[..<mention.words.lowerBound].last?.token else { return false }
      // "dinner with anna": only "by anna" says that she paid.
      if mention.account.kind == .person { return before.has(.by) }
      return switch mention.place {
      case .source:
        !before.has(.on) || before.has([.from, .with, .by]) || mention.account.kind == .card
      case .goalOrMeans: mention.account.kind == .card || mention.account.kind == .cash
      case .goal, .paid, .bare: false
      }
    }
    guard let first = paying.first, paying.allSatisfy({ $0.account == first.account }),
      let start = words[first.words].first?.token.start,
      let end = words[first.words].last?.token.end
    else { return nil }
    return (first.account.name, start..<end)
  }

  private static let settling: [StaticString] = [
    "paid", "payed", "pay", "settled", "cleared", "off", "down",
  ]

  private func isDebt(_ token: Token) -> Bool {
    sentence.isOneOf(["bill", "balance", "debt"], token)
  }

  func isOneOf(_ list: [StaticString], _ index: Int) -> Bool {
    sentence.isOneOf(list, words[index].token)
  }
}
