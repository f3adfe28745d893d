/// A rule that found a field.
///
/// The raw value is its name in the answers to programs.
package enum ParsingRule: String, Hashable, Sendable, CaseIterable {
  case plainNumber
  case numberWithCurrency
  case numberInWords
  case spokenCents
  case groupedByLocale
  case decimalByLocale
  case quantityTimesPrice
  case sumWithSurcharge
  case ownShare
  case sharedSum
  case newPrice
  case currencySign
  case currencyWord
  case spendingVerb
  case receivingVerb
  case refundWord
  case incomeWord
  case plusSign
  case giftForSomething
  case knownBrand
  case wordAfterPreposition
  case subjectOfVerb
  case remainingWords
  case ownRule
  case learnedMerchant
  case ownCategory
  case categoryMark
  case itemWord
  case kindOfPlace
  case investmentWord
  case guessedThing
  case correctedSpelling
  case relativeDay
  case weekday
  case calendarDate
  case dayOfMonth
  case timeAgo
  case accountMark
  case accountWord

  /// What the rule looks for, as a phrase for people.
  package var text: String {
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
