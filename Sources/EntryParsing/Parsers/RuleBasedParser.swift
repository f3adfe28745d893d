public import LedgerEvents

/// Parses sentences by rules over their words: offline, in microseconds, the same everywhere.
///
/// Each rule claims words, in this order: days, accounts and marks, amounts with currencies, then for each
/// entry its type, merchant and category.
public struct RuleBasedParser: EntryParser {
  /// The parser's name as stored with an event. Any change of results changes it.
  public static let version = "rules/2"

  /// The longest text that is parsed, in bytes of UTF-8: about fifty sentences in one message.
  public static let byteLimit = Sentence.byteLimit

  /// The largest number of choices for an ambiguous text.
  private static let choiceLimit = 5

  /// Makes a parser that needs no model, no network and no file.
  public init() {}

  public func entries(
    in text: String, context: ParsingContext
  ) async throws(ParsingFailure) -> ParsedEntries {
    try parse(text, context: context)
  }

  /// Returns the entries of a text; see ``EntryParser/entries(in:context:)``.
  public func parse(
    _ text: String, context: ParsingContext
  ) throws(ParsingFailure) -> ParsedEntries {
    let words = try Sentence(text, context: context)
    guard words.tokens.contains(where: { token in !token.isMark(0x0A) }) else { throw .empty }
    if let sharing = ShareRule(words).sharing() { return try shared(text, words, sharing) }
    let payers = PayerRule(words)
    if let payer = payers.payer() { return try paid(text, words, by: payer) }
    let message = BankMessageRule(
      // A bank's text has no tags.
      sentence: words.tags.isEmpty ? words : try Sentence(text, context: context, tags: []))
    if let entry = try message.entry() {
      return ParsedEntries(entries: [entry], text: text, parser: RuleBasedParser.version)
    }
    let sentence =
      words.tags.isEmpty ? message.sentence : BankMessageRule(sentence: words).sentence
    if let payer = ShareRule(words).unknownPayer() {
      throw .unknownAccount(words.words(payer), known: TagRule(words).knownAccounts)
    }
    let whole = Result { () throws(ParsingFailure) in try reading(of: sentence) }
    let read: Reading
    switch whole {
    case .success(let reading): read = rest(of: sentence, isRead: true) ?? reading
    case .failure(let failure):
      if case .correction = failure { throw failure }
      guard let rest = rest(of: sentence, isRead: false) else { throw failure }
      read = rest
    }
    if read.entries.contains(where: { $0.type == .expense }), payers.isKnownPersonPaying {
      throw .unclearDirection(words.words(words.whole), choices: read.entries)
    }
    let unused = UnusedWords(sentence: read.sentence, entries: read.entries)
    if let day = unused.dayElsewhere {
      let other = day.language.flatMap { try? reading(of: read.sentence.reread(in: $0)).entries }
      let choices = (other ?? []) + read.entries
      throw .ambiguousDate(
        read.sentence.word(at: day.index), choices: choices.count == 2 ? choices : [])
    }
    return ParsedEntries(
      entries: read.entries, text: text, parser: RuleBasedParser.version,
      unused: unused.all, leftOut: read.leftOut)
  }

  /// Returns the expense that people share, read from the text without the words that name them.
  private func shared(
    _ text: String, _ words: Sentence, _ sharing: ShareRule.Sharing
  ) throws(ParsingFailure) -> ParsedEntries {
    let own = sharing.ownShare
    let paid = try parse(
      words.text(without: sharing.bytes + (own.map { [$0] } ?? [])), context: words.context)
    let stated = try own.map { _ throws(ParsingFailure) in
      try parse(words.text(without: sharing.bytes), context: words.context)
    }
    let entry = paid.entries.first?.shared(
      among: sharing.people, own: stated?.entries.first?.amount, words.context.ownAccounts)
    guard var entry, paid.entries.count == 1,
      sharing.count.map({ $0 == sharing.people.count + 1 }) ?? true
    else {
      throw .unclearSum(words.words(sharing.words), choices: [])
    }
    entry.origins.amount = FieldOrigin(rule: .sharedSum, bytes: sharing.bytes[0])
    return ParsedEntries(
      entries: [entry], text: text, parser: paid.parser, unused: paid.unused,
      leftOut: paid.leftOut)
  }

  /// Returns the expense that somebody else paid, read from the text without the words that say so.
  private func paid(
    _ text: String, _ words: Sentence, by payer: PayerRule.Payer
  ) throws(ParsingFailure) -> ParsedEntries {
    guard payer.isKnown else {
      throw .unknownAccount(
        words.words(payer.token..<payer.token + 1), known: TagRule(words).knownAccounts)
    }
    let paid = try parse(words.text(without: payer.bytes), context: words.context)
    let entries = paid.entries.map { entry in
      var entry = entry
      entry.account = payer.name
      entry.origins.account = FieldOrigin(rule: .accountMark, bytes: payer.bytes[0])
      return entry
    }
    guard paid.entries.allSatisfy({ $0.type == .expense && $0.account == nil }) else {
      throw .unclearDirection(words.words(words.whole), choices: entries)
    }
    return ParsedEntries(
      entries: entries, text: text, parser: paid.parser, unused: paid.unused, leftOut: paid.leftOut)
  }

  /// The entries of a sentence, with the claims of the rules.
  private struct Reading {
    let entries: [ParsedEntry]
    let sentence: Sentence
    var leftOut: [LeftOutWords] = []
  }

  /// The reading of a text without its clauses that are none; `nil` if it has no such clause.
  ///
  /// - Parameter isRead: Whether the whole text can be read.
  private func rest(of sentence: Sentence, isRead: Bool) -> Reading? {
    // "la semaine prochaine": articles are also words for "on" before a day.
    let articles: [StaticString] = [
      "la", "le", "il", "lo", "el", "les", "las", "los", "i", "gli", "su",
    ]
    let rest = TailRule(sentence: sentence).rest(isRead: isRead) { words in
      guard let clause = try? Sentence(words, context: sentence.context) else { return .open }
      do throws(ParsingFailure) {
        return try reading(of: clause).entries.isEmpty ? .open : .entry
      } catch {
        // "for coffee around 2 pm" belongs to the amount before it.
        let isPart =
          clause.contains(WordRoles.content, in: clause.whole)
          && (error == .noAmount
            || clause.has([.on, .forWord], at: 0) && !clause.isOneOf(articles, at: 0))
        return error.mayBeOfTail && !isPart ? .noEntry(error) : .open
      }
    }
    guard let rest,
      let words = try? Sentence(rest.text, context: sentence.context, tags: sentence.tags),
      var reading = try? reading(of: words)
    else { return nil }
    reading.leftOut = rest.leftOut
    return reading
  }

  private func reading(of sentence: Sentence) throws(ParsingFailure) -> Reading {
    let read = try claimed(sentence)
    let marks = read.marks
    let sums = read.sums
    let assembly = EntryAssembly(sentence: sums.sentence, days: read.days, marks: marks)
    if let failure = move(sums, assembly) { throw failure }
    switch SplitRule(sentence: sums.sentence, mentions: sums.mentions).run() {
    case .clauses(let clauses):
      for clause in clauses {
        try EvidenceRule(
          sentence: sums.sentence, clause: clause, isOnly: clauses.count == 1,
          assembly: assembly
        ).check()
      }
      if let unknown = marks.unknownCategory {
        throw unknownCategory(unknown.mark, unknown.nearest, clauses, assembly)
      }
      return Reading(entries: try assembly.entries(of: clauses), sentence: assembly.sentence)
    case .doubt(let mentions):
      throw doubt(mentions, assembly)
    }
  }

  private func claimed(_ sentence: Sentence) throws(ParsingFailure) -> ClaimedSentence {
    do {
      return try ClaimedSentence(sentence)
    } catch .ownTransfer(let words) {
      // "moved 200 to my savings account for the car"
      guard !sentence.context.ownAccounts.isEmpty,
        let read = try? ClaimedSentence(sentence, checksIntent: false),
        case .unclear = TransferRule(AccountMentions(read.sums.sentence)).finding()
      else { throw .ownTransfer(words) }
      return read
    }
  }

  /// The failure for money that is moved to an account of the ledger, or may be; `nil` if it is not.
  private func move(_ sums: SumRule, _ assembly: EntryAssembly) -> ParsingFailure? {
    let rule = TransferRule(assembly.accounts)
    let words = sums.sentence.words(sums.sentence.whole)
    guard let finding = rule.finding() else {
      return rule.leavesSourceOpen ? .ownTransfer(words) : nil
    }
    guard case .unclear = finding else { return .ownTransfer(words) }
    guard sums.mentions.count == 1, let mention = sums.mentions.first else {
      return .ownTransfer(words)
    }
    let clause = Clause(tokens: sums.sentence.whole, mention: mention)
    let entry = try? assembly.entry(of: clause)
    return .unclearMove(words, choices: entry.map { [$0] } ?? [])
  }

  /// The failure for a mark that names no category, with an entry for each possible one.
  private func unknownCategory(
    _ mark: Range<Int>, _ nearest: [CategoryName], _ clauses: [Clause], _ assembly: EntryAssembly
  ) -> ParsingFailure {
    var choices: [ParsedEntry] = []
    if clauses.count == 1, let clause = clauses.first, var entry = try? assembly.entry(of: clause) {
      let byRules = entry
      for category in nearest where entry.type != .income {
        entry.category = category
        entry.origins.category = assembly.sentence.origin(.categoryMark, mark)
        choices.append(entry)
      }
      if !nearest.contains(byRules.category) { choices.append(byRules) }
    }
    return .unknownCategory(
      assembly.sentence.words(mark), nearest: nearest, choices: choices)
  }

  /// The failure for several possible amounts.
  private func doubt(_ mentions: [AmountMention], _ assembly: EntryAssembly) -> ParsingFailure {
    let sentence = assembly.sentence
    // An invalid amount is reported first, because no choice can fix it.
    for mention in mentions {
      if let failure = assembly.failure(of: mention) { return failure }
    }
    let usable = mentions.filter { mention in mention.strength > .weak }
    guard !usable.isEmpty else { return .noAmount }
    let offered = usable.prefix(RuleBasedParser.choiceLimit)
    // A rule that says which comes first is right: "lunch was 20, sorry 25".
    let isOrdered = zip(offered, offered.dropFirst()).contains { $0.first > $1.first }
    let likeliest = offered.map {
      (mention: $0, likelihood: isOrdered ? 0 : likelihood(of: $0, sentence))
    }.sorted { $0.likelihood > $1.likelihood }
    return .severalAmounts(
      offered.map { mention in sentence.words(mention.tokens) },
      choices: likeliest.compactMap { offer in
        try? assembly.entry(of: Clause(tokens: sentence.whole, mention: offer.mention))
      })
  }

  /// How likely a number is the amount among several, by the words beside it.
  private func likelihood(of mention: AmountMention, _ sentence: Sentence) -> Int {
    let before = mention.first - 1
    var likelihood = mention.strength == .strong ? 4 : 0
    if mention.quantity.decimals > 0 { likelihood += 2 }
    if sentence.has([.forWord, .total, .spend], at: before)
      && !sentence.has(.unfinished, at: before)
      || sentence.has(.copula, at: before) || sentence.isMark(UInt8(ascii: "="), at: before)
    {
      likelihood += 2
    }
    if sentence.otherRole(at: mention.first) != nil { likelihood -= 4 }
    return likelihood - (isOfName(mention, sentence) || isCount(mention, sentence) ? 2 : 0)
  }

  /// "Blink 182", "room 12", "bus 38": the number may be part of a name.
  private func isOfName(_ mention: AmountMention, _ sentence: Sentence) -> Bool {
    let before = mention.first - 1
    guard sentence.isKind(.word, at: before) else { return false }
    let isName =
      sentence.tokens[before].isUnknown || sentence.has([.brand, .place], at: before)
    return sentence.has([.code, .line], at: before) || sentence.has(.model, at: before)
      || isName
        && (sentence.tokens[before].isCapitalised
          || sentence.has([.to, .at, .from], at: before - 1))
  }

  /// "2 foo 9.50", "coin 10 gm 900": the number may count the word after it.
  private func isCount(_ mention: AmountMention, _ sentence: Sentence) -> Bool {
    guard let count = mention.quantity.wholeNumber, count <= 12,
      sentence.isKind(.word, at: mention.end)
    else { return false }
    return sentence.has(.measure, at: mention.end) || sentence.tokens[mention.end].isUnknown
      || !sentence.isKind(.word, at: mention.first - 1)
        && !sentence.has(WordRoles.preposition.union([.and, .or]), at: mention.end)
  }
}

extension RuleBasedParser {
  /// Returns a sentence that says plainly what a text leaves open or denies, that its amount was spent: "spent 1250
  /// on rent"; `nil` if the text has no amount, or several.
  ///
  /// - Parameters:
  ///   - text: A text for which ``parse(_:context:)`` throws.
  ///   - amount: The amount that is meant among several; `nil` for the only one.
  ///   - context: The context of that parse.
  public func statement(
    of text: String, amount: Money?, context: ParsingContext
  ) -> ParsedEntries? {
    guard let words = try? Sentence(text, context: context),
      let read = try? ClaimedSentence(words, checksIntent: false, checksDays: false)
    else { return nil }
    let sentence = read.sums.sentence
    let assembly = EntryAssembly(sentence: sentence, days: [], marks: read.marks)
    let entries = read.sums.mentions.compactMap { mention -> ParsedEntry? in
      // "oops 30 not 20"
      guard mention.strength > .weak, !sentence.has(.negation, at: mention.first - 1) else {
        return nil
      }
      return try? assembly.entry(
        of: Clause(tokens: sentence.whole, mention: mention), as: TypeRule.Finding(type: .expense))
    }.filter { amount == nil || $0.amount == amount }
    // "not 20 but 30" means the last one.
    let isCorrection = CorrectionRule(sentence: words).find() != nil
    guard let entry = entries.last, entries.count == 1 || isCorrection else { return nil }
    let sum =
      entry.amount.typedText + (entry.isCurrencyNamed ? " \(entry.amount.currency.code)" : "")
    let origins = entry.origins
    let isThing = origins.category?.bytes.isEmpty == false
    // Left-over words may be those for which the text was refused.
    let name = origins.merchant?.rule == .remainingWords ? nil : origins.merchant
    var sayings = ["spent \(sum)"]
    if let origin = isThing ? origins.category : name {
      let part = String(decoding: sentence.bytes[origin.bytes], as: UTF8.self)
      sayings.insert("spent \(sum) \(isThing ? "on" : "at") \(part)", at: 0)
      if !sentence.isEnglish { sayings.insert("\(part) \(sum)", at: 0) }
    }
    return sayings.lazy.compactMap { try? parse($0, context: context) }
      .first { $0.entries.map(\.amount) == [entry.amount] }
  }

  /// The code of the language that is understood besides English, or `en`: that of the locale, or of a word for a
  /// day in the text.
  public static func language(of context: ParsingContext, in text: String = "") -> String {
    let sentence = try? Sentence(text, context: context)
    return (sentence?.lexicon ?? Lexicon.reading(context.conventions)).language
  }
}

extension RuleBasedParser {
  /// Returns the key under which a merchant's category is learned: in lower case without accents, punctuation
  /// and shop numbers, so that "CAFÉ NERO #123" and "cafe nero" are the same.
  public static func folded(merchant: String) -> String { MerchantSpelling.folded(merchant) }

  /// Parses the day that words name as in a sentence: "last friday", "3/1", "2 days ago".
  ///
  /// - Returns: `nil` if the words are not a day, or more than one.
  /// - Throws: ``ParsingFailure`` if no calendar has the day, it is in the future, or it is ambiguous.
  public static func day(
    _ words: String, context: ParsingContext
  ) throws(ParsingFailure) -> CalendarDay? {
    var days = DayRule(sentence: try Sentence(words, context: context))
    days.isAlone = true
    try days.run()
    guard days.mentions.count == 1, days.sentence.tokens.allSatisfy({ $0.claim == .date }) else {
      return nil
    }
    if days.mentions[0].other != nil { throw .ambiguousDate(words, choices: []) }
    return days.mentions[0].day
  }
}

extension RuleBasedParser {
  /// Returns the category that an own rule of the person gives to these words; `nil` if none does.
  public static func category(
    of words: String, _ context: ParsingContext
  ) -> CategoryName? {
    OwnRuleSearch.rule(for: OwnRuleSearch.words(of: words), context)?.rule.category
  }
}

extension Money {
  /// The amount as a person types it: `1250` or `12.50`.
  var typedText: String {
    let text = plainText
    guard let point = text.firstIndex(of: "."), text[point...].dropFirst().allSatisfy({ $0 == "0" })
    else { return text }
    return String(text[..<point])
  }
}
