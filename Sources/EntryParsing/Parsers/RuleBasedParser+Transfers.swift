import LedgerEvents

extension RuleBasedParser {
  /// Returns the transfer of a text for which ``parse(_:context:)`` throws ``ParsingFailure/ownTransfer(_:)``
  /// or ``ParsingFailure/unclearMove(_:choices:)``; `nil` if it has none, or leaves an account open.
  ///
  /// - Throws: Why its amount or its day is invalid.
  public func transfer(
    in text: String, context: ParsingContext
  ) throws(ParsingFailure) -> ParsedTransfer? {
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
      switch TransferRule(AccountMentions(read.sums.sentence)).finding() {
      case .move(let source, let destination), .unclear(let source, let destination):
        ends = (source, destination)
      case nil: return nil
      }
    default: return nil
    }
    guard read.sums.mentions.count == 1, let mention = read.sums.mentions.first else { return nil }
    let assembly = EntryAssembly(sentence: read.sums.sentence, days: read.days, marks: read.marks)
    let clause = Clause(tokens: assembly.sentence.whole, mention: mention)
    let moved = try assembly.entry(of: clause, as: TypeRule.Finding(type: .expense))
    // "@cash" beside "from bank" names a third account.
    if let named = moved.account, named != ends.source, named != ends.destination { return nil }
    var transfer = ParsedTransfer(
      amount: moved.amount, source: ends.source, destination: ends.destination, date: moved.date)
    transfer.tags = moved.tags
    return transfer
  }

  /// Returns the transfer of a text that names what to pay: "visa 200" pays the card, but "visa fee 5" does
  /// not; `nil` if it is no transfer.
  public func settlement(in text: String, context: ParsingContext) -> ParsedTransfer? {
    let paid = "pay \(text)"
    do throws(ParsingFailure) {
      _ = try parse(paid, context: context)
      return nil
    } catch {
      return error.isOwnTransfer ? try? transfer(in: paid, context: context) : nil
    }
  }

  /// Whether a word of a text may name a destination of money: only then can it be a transfer.
  public static func namesGoal(_ text: String, _ context: ParsingContext) -> Bool {
    guard let sentence = try? Sentence(text, context: context) else { return false }
    return CutWords(sentence).all.contains { $0.token.has([.goal, .goalOrMeans, .transfer]) }
  }

  /// The accounts that a sentence may name in any ledger.
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
