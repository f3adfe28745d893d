import CommandTable
import EntryParsing
import LedgerModel

extension EntryReader {
  /// Refuses an amount in another currency than the ledger's, as a write would.
  func checkCurrency(of amount: Money) throws(Refusal) {
    guard !isOfLedger || amount.currency == context.currency else {
      throw .foreignCurrency(amount.currency, ledger: context.currency)
    }
  }

  /// Returns the failure with advice that has the amount of the words, to be typed as it is.
  func failure(_ failure: ParsingFailure, of words: String) -> CommandFailure {
    if case .unknownAccount(let mark, let known) = failure {
      let marks = known.map { "@\($0.text)" }.joined(separator: " or ")
      let person = mark.drop { $0 == "@" }
      return CommandFailure(
        failure.problem,
        remedy:
          "Write \(marks), or leave the mark out. A shop stands behind \"at\"; a person begins with '\(command: "account add \(person) --kind person")'.",
        .refusedData)
    }
    let statement = RuleBasedParser().statement(
      of: words, amount: failure.choices.first?.amount, context: context)
    return CommandFailure(
      failure.problem,
      remedy: statement.flatMap { EntryReader.advice(on: failure, $0) } ?? failure.advice,
      .refusedData)
  }

  /// - Parameter statement: A sentence that says that the amount was spent.
  private static func advice(on failure: ParsingFailure, _ statement: ParsedEntries) -> Advice? {
    guard let amount = statement.entries.first?.amount else { return nil }
    func adding(_ more: String = "") -> String {
      let words = statement.text + more
      let isPlain = words.allSatisfy { $0.isLetter || $0.isNumber || " .,-".contains($0) }
      return "add \(isPlain ? words : words.shellWord)"
    }
    return switch failure {
    case .notAnEntry: "If it was paid, say so: \(command: adding())"
    case .correction:
      "Correct the last entry with '\(command: "edit last --amount \(AmountText.text(amount))")'; or say what was bought, as in: lunch \(AmountText.text(amount))."
    case .futureDate: "Add it on the day; if it is paid already: \(command: adding())"
    case .severalAmounts(let words, _) where words.count > 1:
      "Say what was paid, as in: \(command: adding()); or separate the entries, as in: coffee 4, lunch 12."
    case .severalAmounts, .unclearSum: "Say what was paid, as in: \(command: adding())"
    case .vagueDate, .severalDates, .impossibleDate:
      "Name one day, as in: \(command: adding(" yesterday"))"
    case .ambiguousDate(_, let choices):
      "Name one day, as in: \(command: adding(" \(choices.first?.date.text ?? "yesterday")"))"
    default: nil
    }
  }
}
