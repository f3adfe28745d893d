import EntryParsing
import LedgerModel

/// The type that the command itself says: `income` and `credit`.
extension EntryReader {
  /// Returns a failure if words contradict the type of the command: "spent 20" is no income.
  func contradiction(in parsed: ParsedEntries) -> CommandFailure? {
    guard options.isTypeOfCommand, let type = options.type else { return nil }
    for entry in parsed.entries where entry.type != type {
      guard let origin = entry.origins.type else { continue }
      let words = VisibleText(String(parsed.words(of: origin)))
      return type == .income
        ? CommandFailure(
          "'\(words)' does not tell of money that was earned",
          remedy: "What was spent or came back is recorded with 'puldar add'.", .refusedData)
        : CommandFailure(
          "'\(words)' does not tell of money that came back",
          remedy: "Record it with 'puldar \(entry.type == .income ? "income" : "add")'.",
          .refusedData)
    }
    return nil
  }

  /// Returns the reading of a sentence whose direction is open: "100 from bob" is clear with 'income' before it; `nil`
  /// if it stays open.
  func settled(_ failure: ParsingFailure) -> ModelReading? {
    guard options.isTypeOfCommand, case .unclearDirection(let words, let choices) = failure,
      let meant = choices.first(where: { $0.type == options.type })
    else { return nil }
    return ModelReading(
      result: .success(
        ParsedEntries(entries: [meant], text: words, parser: RuleBasedParser.version)))
  }
}
