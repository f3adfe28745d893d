package import LedgerModel

extension RuleBasedParser {
  /// The transfer that a text tells of, where ``parse(_:context:)`` throws
  /// ``ParsingFailure/ownTransfer(_:)``; `nil` where it tells of none, or leaves an account open.
  ///
  /// - Parameter accounts: Those of the ledger, besides the bank, the cash and the savings.
  /// - Throws: What is wrong with its amount or its day.
  package func transfer(
    in text: String, context: ParsingContext, accounts: [AccountName] = []
  ) throws(ParsingFailure) -> ParsedTransfer? {
    guard text.utf8.count <= RuleBasedParser.byteLimit else {
      throw .tooLong(byteLimit: RuleBasedParser.byteLimit)
    }
    let words = try Sentence(text, context: context)
    guard isTransfer(words),
      let ends = TransferRule(sentence: words, known: accounts).accounts()
    else { return nil }
    let read = try ClaimedSentence(words, checksIntent: false)
    guard read.sums.mentions.count == 1, let mention = read.sums.mentions.first else { return nil }
    let assembly = EntryAssembly(sentence: read.sums.sentence, days: read.days, marks: read.marks)
    let clause = Clause(tokens: 0..<assembly.sentence.tokens.count, mention: mention)
    let moved = try assembly.entry(of: clause, as: TypeRule.Finding(type: .expense))
    // "@cash" beside "to savings" names a third account.
    if let named = moved.account, named != ends.source, named != ends.destination { return nil }
    return ParsedTransfer(
      amount: moved.amount, source: ends.source, destination: ends.destination, date: moved.date)
  }

  private func isTransfer(_ words: Sentence) -> Bool {
    do throws(ParsingFailure) {
      try IntentRule(sentence: words).check()
      return false
    } catch {
      if case .ownTransfer = error { return true }
      return false
    }
  }
}
