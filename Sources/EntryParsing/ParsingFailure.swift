public import LedgerEvents

/// Why a text was not parsed into entries. Nothing was stored.
@nonexhaustive
public enum ParsingFailure: Error, Hashable, Sendable {
  /// There is no text but spaces.
  case empty
  /// The text has more UTF-8 bytes than the limit.
  case tooLong(byteLimit: Int)
  /// A control character, or an invisible one inside a number.
  case unreadableCharacter(String)
  /// No number in it is an amount.
  case noAmount
  /// The amount is zero; as written.
  case zeroAmount(String)
  /// The amount is negative; as written.
  case negativeAmount(String)
  /// The amount is larger than the limit; as written.
  case tooLargeAmount(String)
  /// The amount has more decimals than its currency.
  case tooManyDecimals(String, Money.Currency)
  /// A number that cannot be read as an amount, as `4.5.6`.
  case unreadableNumber(String)
  /// A number with two readings, `4.800` as 4.80 or 4800.
  case ambiguousNumber(String, choices: [ParsedEntry])
  /// Several numbers could be the amount.
  case severalAmounts([String], choices: [ParsedEntry])
  /// Words that change an amount in an unclear way, as "20% off 50".
  case unclearSum(String, choices: [ParsedEntry])
  /// Words that leave open whether money was spent or received.
  case unclearDirection(String, choices: [ParsedEntry])
  /// A name shared by several currencies, as `pesos`; an entry in each, at most five.
  case ambiguousCurrency(String, choices: [ParsedEntry])
  /// A mark `#name` that names no category of the ledger; the categories with the closest names.
  case unknownCategory(String, nearest: [CategoryName], choices: [ParsedEntry])
  /// A mark `#name` whose category is not allowed for such an entry, as `#income` for an expense.
  case unfitCategory(String, EntryType)
  /// Two different marks of one kind, as `#gifts #dining`.
  case severalMarks([String])
  /// A mark `@name` that is not an account of the ledger, with a word for one, as `@wallet`, or with an
  /// unknown word at the end; the known accounts. Any other `@name` is a shop.
  case unknownAccount(String, known: [AccountName])
  /// A numeric date, `3/2`, whose order of day and month is unknown.
  case ambiguousDate(String, choices: [ParsedEntry])
  /// Several days are named, and it is unclear which is meant.
  case severalDates([String])
  /// A day that no calendar has, as 30 February.
  case impossibleDate(String)
  /// A day in the future.
  case futureDate(String)
  /// A time that is not a single day, as "last week".
  case vagueDate(String)
  /// A question, a command or a plan: nothing was spent or received.
  case notAnEntry(String)
  /// A correction of what was said before: the last entry is to be edited.
  case correction(String)
  /// Money that moved between the person's own accounts.
  case ownTransfer(String)
  /// Words that name an account of the ledger as the destination, and something else as well: the money is
  /// moved, or spent on that.
  case unclearMove(String, choices: [ParsedEntry])
  /// A recurring income; its monthly amount, if that and nothing else is stated.
  case regularIncome(String, monthly: Money?)
  /// A failure of a custom parser: `code` is for programs, `problem` a phrase without a capital letter or a
  /// full stop, `remedy` a sentence.
  case other(code: String, problem: String, remedy: String? = nil)

  /// The possible entries of the text, the likeliest first; empty if there is no choice.
  public var choices: [ParsedEntry] {
    switch self {
    case .ambiguousNumber(_, let choices), .severalAmounts(_, let choices),
      .unclearSum(_, let choices), .unclearDirection(_, let choices),
      .ambiguousCurrency(_, let choices), .ambiguousDate(_, let choices),
      .unknownCategory(_, _, let choices), .unclearMove(_, let choices):
      choices
    case .empty, .tooLong, .unreadableCharacter, .noAmount, .zeroAmount, .negativeAmount,
      .tooLargeAmount, .tooManyDecimals, .unreadableNumber, .severalDates, .impossibleDate,
      .futureDate, .vagueDate, .notAnEntry, .correction, .ownTransfer, .regularIncome,
      .unfitCategory,
      .unknownAccount, .severalMarks, .other:
      []
    }
  }
}

extension ParsingFailure {
  /// Whether it says that words are no entry, so that other words beside them may still be one.
  var mayBeOfTail: Bool {
    switch self {
    case .notAnEntry, .futureDate, .vagueDate, .noAmount: true
    default: false
    }
  }
}

extension ParsingFailure: RemediedError {
  /// The names of the type and its case; the given code for a custom parser.
  public var code: String {
    if case .other(let code, _, _) = self { code } else { codeOfCase }
  }

  public var problem: String {
    switch self {
    case .empty: "there are no words to understand"
    case .tooLong(let byteLimit): "the text is longer than \(byteLimit) bytes"
    case .unreadableCharacter(let name): "the text holds \(name)"
    case .noAmount: "no amount was found"
    case .zeroAmount(let words): "the amount '\(words)' is zero"
    case .negativeAmount(let words): "the amount '\(words)' is negative"
    case .tooLargeAmount(let words): "the amount '\(words)' is too large"
    case .tooManyDecimals(let words, let currency):
      "the amount '\(words)' has more decimals than \(currency.code) has "
        + "(\(currency.minorUnitDigits))"
    case .unreadableNumber(let words): "'\(words)' cannot be read as an amount"
    case .ambiguousNumber(let words, let choices) where choices.count < 2:
      "'\(words)' has too many decimals, unless its mark is one of thousands"
    case .ambiguousNumber(let words, _): "'\(words)' can be read in two ways"
    case .severalAmounts(let words, _) where words.count == 1:
      "it is not clear whether the number is the amount: " + words.map { "'\($0)'" }.joined()
    case .severalAmounts(let words, _):
      "it is not clear which number is the amount: "
        + words.map { "'\($0)'" }.joined(separator: ", ")
    case .unclearSum(let words, _): "it is not clear how '\(words)' changes the amount"
    case .unclearDirection(let words, _):
      "it is not clear from '\(words)' whether the money was spent or received"
    case .ambiguousCurrency(let words, _): "several currencies are called '\(words)'"
    case .unknownCategory(let words, _, _): "there is no category '\(words)'"
    case .unfitCategory(let words, .income):
      "'\(words)' is no category of an income, which has none"
    case .unfitCategory(let words, _): "'\(words)' is no category of an expense or a credit"
    case .severalMarks(let words):
      words.map { "'\($0)'" }.joined(separator: " and ") + " are two marks of one kind"
    case .unknownAccount(let words, _): "there is no account '\(words)'"
    case .ambiguousDate(let words, _): "'\(words)' can be two days"
    case .severalDates(let words):
      "it is not clear which day is meant: " + words.map { "'\($0)'" }.joined(separator: ", ")
    case .impossibleDate(let words): "there is no day '\(words)'"
    case .futureDate(let words): "the day '\(words)' has not come yet"
    case .vagueDate(let words): "'\(words)' is not one day"
    case .notAnEntry(let words): "'\(words)' does not tell of money spent or received"
    case .correction(let words): "'\(words)' corrects an entry instead of adding one"
    case .ownTransfer(let words): "'\(words)' moves money between own accounts"
    case .unclearMove(let words, _):
      "it is not clear from '\(words)' whether the money was moved or spent"
    case .regularIncome(let words, _): "'\(words)' is an income that comes again"
    case .other(_, let problem, _): problem
    }
  }

  /// Whether money was moved between the person's own accounts.
  public var isOwnTransfer: Bool {
    if case .ownTransfer = self { true } else { false }
  }

  public var remedy: String? {
    switch self {
    case .empty, .noAmount, .notAnEntry:
      "Say what was spent and on what, as in: spent 45 at whole foods."
    case .correction: "Edit the last entry instead; or say what was bought, as in: lunch 45."
    case .tooLong: "Add the entries one by one, or one a line."
    case .unreadableCharacter: "Type the text again instead of pasting it."
    case .negativeAmount(let words):
      "Type an amount above zero; for money that comes back say: refund \(words.drop { $0 == "-" }) from zara."
    case .zeroAmount:
      "Type an amount above zero; for money that comes back say: refund 20 from zara."
    case .tooLargeAmount, .tooManyDecimals, .unreadableNumber:
      "Type the amount in plain digits, as 45, 45.50 or 1,250.00."
    case .ambiguousNumber(_, let choices) where choices.count > 1:
      "Type the amount without a thousands mark, as "
        + choices.map(\.amount.typedText).joined(separator: " or ") + "."
    case .ambiguousNumber: "Type the amount without a thousands mark, as 4800 or 4.80."
    case .severalAmounts:
      "Put the currency beside the amount, or separate the entries, as in: coffee 4, lunch 12."
    case .unclearSum: "Write the sum that was paid, as in: jeans 40."
    case .unclearDirection:
      "Say \"spent \(said(or: "20")) on\", \"refund \(said(or: "20")) from\" or \"received \(said(or: "20")) from\"."
    case .ambiguousCurrency(_, let choices):
      "Name the currency by its code, as in \"\(said(or: "45")) \(choices.first?.amount.currency.code ?? "MXN")\"."
    case .unknownCategory(_, let nearest, _) where nearest.isEmpty:
      "Leave the mark out, or add the category first."
    case .unknownCategory(_, let nearest, _):
      "Write " + nearest.map { ":\($0.text)" }.joined(separator: " or ")
        + ", or leave the mark out."
    case .unfitCategory(_, .income): "Leave the mark out."
    case .unfitCategory: "Leave the mark out; money that was earned is an income."
    case .unknownAccount(_, let known):
      "Write " + known.map { "@\($0.text)" }.joined(separator: " or ")
        + ", or leave the mark out. A shop stands behind \"at\"."
    case .severalMarks: "Leave one of them out."
    case .severalDates, .ambiguousDate, .impossibleDate, .vagueDate:
      "Name one day, as \"yesterday\", \"on friday\" or 2025-03-07."
    case .ownTransfer:
      "It is neither spent nor received: store it as a transfer between the two."
    case .unclearMove:
      "Say the move alone, as in \"move \(said(or: "200")) to savings\", or what was bought and from where it was paid: lunch \(said(or: "12")) from savings."
    case .regularIncome:
      "Say its days, as in \"income 1900 on the 1st and 15th\", or leave the period out."
    case .futureDate: "Add it on the day."
    case .other(_, _, let remedy): remedy
    }
  }

  /// The amount of the likeliest choice, or an example.
  private func said(or example: String) -> String {
    choices.first?.amount.typedText ?? example
  }

  public var offeredRemedy: (any Remedy)? {
    switch self {
    case .regularIncome: ParsingRemedy.sayDaysOrMonthly
    case .correction: ParsingRemedy.editLast
    default: nil
    }
  }
}
