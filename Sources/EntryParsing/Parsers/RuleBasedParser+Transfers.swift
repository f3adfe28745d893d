import LedgerEvents

extension RuleBasedParser {
  /// The transfer that a text tells of, or may tell of, where ``parse(_:context:)`` throws
  /// ``ParsingFailure/ownTransfer(_:)`` or ``ParsingFailure/unclearMove(_:choices:)``; `nil` if it tells of
  /// none, or leaves an account open.
  ///
  /// - Throws: What is wrong with its amount or its day.
  public func transfer(
    in text: String, context: ParsingContext
  ) throws(ParsingFailure) -> ParsedTransfer? {
    guard text.utf8.count <= RuleBasedParser.byteLimit else {
      throw .tooLong(byteLimit: RuleBasedParser.byteLimit)
    }
    let words = try Sentence(text, context: context)
    let ends: (source: AccountName, destination: AccountName)
    let read: ClaimedSentence
    switch intent(of: words) {
    case .ownTransfer:
      guard let found = TransferRule(words, assumed: RuleBasedParser.usualAccounts).accounts()
      else { return nil }
      ends = found
      read = try ClaimedSentence(words, checksIntent: false)
    case nil:
      read = try ClaimedSentence(words, checksIntent: false)
      switch TransferRule(read.sums.sentence).finding() {
      case .move(let source, let destination), .unclear(let source, let destination):
        ends = (source, destination)
      case nil: return nil
      }
    default: return nil
    }
    guard read.sums.mentions.count == 1, let mention = read.sums.mentions.first else { return nil }
    let assembly = EntryAssembly(sentence: read.sums.sentence, days: read.days, marks: read.marks)
    let clause = Clause(tokens: 0..<assembly.sentence.tokens.count, mention: mention)
    let moved = try assembly.entry(of: clause, as: TypeRule.Finding(type: .expense))
    // "@cash" beside "from bank" names a third account.
    if let named = moved.account, named != ends.source, named != ends.destination { return nil }
    return ParsedTransfer(
      amount: moved.amount, source: ends.source, destination: ends.destination, date: moved.date)
  }

  /// The move that a text tells of if it says what is to be paid: "visa 200" pays the card, and "visa fee 5" does
  /// not; `nil` if it tells of none.
  public func settlement(in text: String, context: ParsingContext) -> ParsedTransfer? {
    let paid = "pay \(text)"
    do throws(ParsingFailure) {
      _ = try parse(paid, context: context)
      return nil
    } catch {
      return error.isOwnTransfer ? try? transfer(in: paid, context: context) : nil
    }
  }

  /// Whether a word of a text may say where money goes: only then can it be a move.
  public static func namesGoal(_ text: String, _ context: ParsingContext) -> Bool {
    guard text.utf8.count <= byteLimit, let sentence = try? Sentence(text, context: context) else {
      return false
    }
    return CutWords(sentence).all.contains { $0.token.has([.goal, .goalOrMeans, .transfer]) }
  }

  /// What a sentence about own accounts may name, whatever the ledger has.
  private static var usualAccounts: [OwnAccount] {
    [OwnAccount(.bank, .bank), OwnAccount(.cash, .cash)]
      + [AccountName("savings").map { OwnAccount($0, .savings) }].compactMap(\.self)
      + [AccountName("joint").map { OwnAccount($0, nil) }].compactMap(\.self)
  }

  private func intent(of words: Sentence) -> ParsingFailure? {
    do throws(ParsingFailure) {
      try IntentRule(sentence: words).check()
      return nil
    } catch {
      return error
    }
  }
}
