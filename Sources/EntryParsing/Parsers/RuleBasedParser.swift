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
    let message = BankMessageRule(sentence: words)
    if let entry = try message.entry() {
      return ParsedEntries(entries: [entry], text: text, parser: RuleBasedParser.version)
    }
    do throws(ParsingFailure) {
      let entries = try entries(of: message.sentence)
      return ParsedEntries(
        entries: rest(of: message.sentence) ?? entries, text: text,
        parser: RuleBasedParser.version)
    } catch {
      guard let rest = rest(of: message.sentence) else { throw error }
      return ParsedEntries(entries: rest, text: text, parser: RuleBasedParser.version)
    }
  }

  /// The entries of a text without its clauses that are none; `nil` if it has no such clause.
  private func rest(of sentence: Sentence) -> [ParsedEntry]? {
    let rest = TailRule(sentence: sentence).rest { words in
      guard let clause = try? Sentence(words, context: sentence.context) else { return .open }
      do throws(ParsingFailure) {
        return try entries(of: clause).isEmpty ? .open : .entry
      } catch {
        // "for coffee around 2 pm" belongs to the amount before it.
        let isPart =
          clause.contains(WordRoles.content, in: clause.whole)
          && (error == .noAmount || clause.has([.on, .forWord], at: 0))
        return error.mayBeOfTail && !isPart && !namesDay(clause) ? .noEntry : .open
      }
    }
    guard let rest, let sentence = try? Sentence(rest, context: sentence.context) else {
      return nil
    }
    return try? entries(of: sentence)
  }

  /// Whether words name a day of the last two years besides today, which may be that of the entry beside them.
  private func namesDay(_ sentence: Sentence) -> Bool {
    var days = DayRule(sentence: sentence)
    days.runLeniently()
    return days.mentions.contains { mention in
      (1..<730).contains(mention.day.days(until: sentence.context.today))
    }
  }

  private func entries(of sentence: Sentence) throws(ParsingFailure) -> [ParsedEntry] {
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
      return try assembly.entries(of: clauses)
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
        case .unclear = TransferRule(read.sums.sentence).finding()
      else { throw .ownTransfer(words) }
      return read
    }
  }

  /// The failure for money that is moved to an account of the ledger, or may be; `nil` if it is not.
  private func move(_ sums: SumRule, _ assembly: EntryAssembly) -> ParsingFailure? {
    let rule = TransferRule(sums.sentence)
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
    return .severalAmounts(
      offered.map { mention in sentence.words(mention.tokens) },
      choices: offered.compactMap { mention in
        try? assembly.entry(of: Clause(tokens: sentence.whole, mention: mention))
      })
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
