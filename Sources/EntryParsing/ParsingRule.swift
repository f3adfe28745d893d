/// The rule that found a field.
///
/// The raw value is its name in output for programs.
@nonexhaustive
public enum ParsingRule: String, Hashable, Sendable, CaseIterable {
  /// The number that nothing else explains.
  case plainNumber
  /// A number beside a currency.
  case numberWithCurrency
  /// A number in words.
  case numberInWords
  /// Units and cents as spoken: "four fifty".
  case spokenCents
  /// A separator that groups thousands by the conventions of the context.
  case groupedByLocale
  /// A separator that begins decimals by the conventions of the context.
  case decimalByLocale
  /// A quantity times a price.
  case quantityTimesPrice
  /// A sum with its tip or tax.
  case sumWithSurcharge
  /// The person's own share of an amount.
  case ownShare
  /// An amount divided among the people who share it.
  case sharedSum
  /// The current price beside a former one.
  case newPrice
  /// A currency's sign.
  case currencySign
  /// A currency's code or name.
  case currencyWord
  /// A word for spending.
  case spendingVerb
  /// A word for receiving.
  case receivingVerb
  /// A word for money that comes back.
  case refundWord
  /// A word for income.
  case incomeWord
  /// A plus sign before the amount.
  case plusSign
  /// Money received for something.
  case giftForSomething
  /// A known brand.
  case knownBrand
  /// The words after a preposition.
  case wordAfterPreposition
  /// The subject of a verb of giving.
  case subjectOfVerb
  /// The words that nothing else explains.
  case remainingWords
  /// An own rule of the person.
  case ownRule
  /// The category that the person gave to the merchant.
  case learnedMerchant
  /// The name of a category of this ledger.
  case ownCategory
  /// A category's mark, `#`.
  case categoryMark
  /// A word for what was bought.
  case itemWord
  /// A word for a kind of shop.
  case kindOfPlace
  /// A word for an investment.
  case investmentWord
  /// A guess by the kind of thing.
  case guessedThing
  /// A word one letter away.
  case correctedSpelling
  /// A word for a day, as "yesterday".
  case relativeDay
  /// A weekday: the last such day.
  case weekday
  /// A date.
  case calendarDate
  /// A day of the month: the last such day.
  case dayOfMonth
  /// A time before today, as "two days ago".
  case timeAgo
  /// An account's mark, `@`.
  case accountMark
  /// A word for the means of payment.
  case accountWord

  /// A phrase for people that describes what the rule matched.
  public var text: String {
    switch self {
    case .plainNumber: "the number that nothing else explains"
    case .numberWithCurrency: "a number beside a currency"
    case .numberInWords: "a number in words"
    case .spokenCents: "units and cents as they are spoken"
    case .groupedByLocale: "a separator that groups thousands here"
    case .decimalByLocale: "a separator that begins decimals here"
    case .quantityTimesPrice: "a quantity times a price"
    case .sumWithSurcharge: "a sum with its tip or tax"
    case .ownShare: "the own share of a sum"
    case .sharedSum: "a sum, divided among those who share it"
    case .newPrice: "the price beside one that is no longer asked"
    case .currencySign: "a currency's sign"
    case .currencyWord: "a currency's code or name"
    case .spendingVerb: "a word for spending"
    case .receivingVerb: "a word for receiving"
    case .refundWord: "a word for money that comes back"
    case .incomeWord: "a word for income"
    case .plusSign: "a plus sign before the amount"
    case .giftForSomething: "money received for something"
    case .knownBrand: "a known brand"
    case .wordAfterPreposition: "what follows a preposition"
    case .subjectOfVerb: "who gave the money"
    case .remainingWords: "the words that nothing else explains"
    case .ownRule: "a rule of your own"
    case .learnedMerchant: "the category that you gave to this merchant"
    case .ownCategory: "the name of a category of this ledger"
    case .categoryMark: "a category's mark (#)"
    case .itemWord: "a word for what was bought"
    case .kindOfPlace: "a word for a kind of shop"
    case .guessedThing: "a guess by what kind of thing it is"
    case .investmentWord: "a word for an investment"
    case .correctedSpelling: "a word one letter away"
    case .relativeDay: "a word for a day"
    case .weekday: "a weekday, the last such day"
    case .calendarDate: "a date"
    case .dayOfMonth: "a day of the month, the last such day"
    case .timeAgo: "a time before today"
    case .accountMark: "an account's mark (@)"
    case .accountWord: "a word for how it was paid"
    }
  }
}
