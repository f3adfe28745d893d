/// What speaks for a field of a receipt.
public enum ReceiptEvidence: Hashable, Sendable {
  /// The words beside an amount say what it is.
  case label
  /// The amount is printed this many times in places that mean the whole.
  case printed(Int)
  /// The cash less the change is this amount.
  case cashLessChange
  /// A smaller sum and the taxes, charges and discounts between make this amount.
  case parts
  /// The lines with things add up to it.
  case items
  /// The table of taxes adds up to it.
  case taxTable
  /// So much was paid by card.
  case card
  /// So much was handed over.
  case cash
  /// Figures that were misread were put right, because only so the sums come out.
  case repaired
  /// No words say what it is: it is the largest of the amounts that could be.
  case largest
  /// It ends with a form of company.
  case company
  /// It stands above the address and the numbers.
  case heading
  /// It is printed again further down.
  case repeated
  /// A word such as "Date" stands before it.
  case dateWord
  /// A time of day stands beside it.
  case time
  /// Its form allows one reading only.
  case onlyReading
  /// Letters or figures were read as the figures that they look like.
  case lookalike
  /// Day and month could be the other way round; the country or currency of the receipt decided.
  case orderOfCountry
  /// Day and month could be the other way round; another date on the receipt decided.
  case orderOfOtherDate
  /// Day and month could be the other way round; the setting decided.
  case orderOfSetting
  /// The sign or code of the currency is printed.
  case currencySign
  /// Words of a country are printed: a form of company, a tax, a place, or the total in its language, with
  /// decimals as there.
  case country

  /// The evidence as a phrase for people.
  public var text: String {
    switch self {
    case .label: "by the words beside it"
    case .printed(let count): "printed \(count) times"
    case .cashLessChange: "cash less change"
    case .parts: "subtotal, taxes and charges add up"
    case .items: "the items add up"
    case .taxTable: "the table of taxes adds up"
    case .card: "paid by card"
    case .cash: "paid in cash"
    case .repaired: "misread figures put right by the sums"
    case .largest: "the largest amount without words"
    case .company: "a form of company"
    case .heading: "above the address"
    case .repeated: "printed again"
    case .dateWord: "by the word before it"
    case .time: "a time beside it"
    case .onlyReading: "readable in one way only"
    case .lookalike: "misread figures put right by how they look"
    case .orderOfCountry: "day and month as in the country of the receipt"
    case .orderOfOtherDate: "day and month as in another date on it"
    case .orderOfSetting: "day and month as is usual here"
    case .currencySign: "sign or code printed"
    case .country: "by words of the country"
    }
  }
}
