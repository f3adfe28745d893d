/// Evidence for a field of a receipt.
public enum ReceiptEvidence: Hashable, Sendable {
  /// The words beside an amount say what it is.
  case label
  /// The amount is printed this many times in places of a total.
  case printed(Int)
  /// The cash less the change is this amount.
  case cashLessChange
  /// A smaller sum and the taxes, charges and discounts between make this amount.
  case parts
  /// The items add up to it.
  case items
  /// The table of taxes adds up to it.
  case taxTable
  /// This amount was paid by card.
  case card
  /// This amount was handed over.
  case cash
  /// Misread digits were corrected, because only then the sums match.
  case repaired
  /// No words label it: it is the largest possible amount.
  case largest
  /// It ends with a company's legal form.
  case company
  /// It is above the address and the numbers.
  case heading
  /// It is printed again further down.
  case repeated
  /// A word such as "Date" is before it.
  case dateWord
  /// A time of day is beside it.
  case time
  /// Its form allows only one reading.
  case onlyReading
  /// Characters were read as the digits or letters that they look like.
  case lookalike
  /// Day and month could be swapped; the receipt's country or currency decided.
  case orderOfCountry
  /// Day and month could be swapped; another date on the receipt decided.
  case orderOfOtherDate
  /// Day and month could be swapped; the setting decided.
  case orderOfSetting
  /// The sign or code of the currency is printed.
  case currencySign
  /// Words of a country are printed: a company's legal form, a tax, a place, or the total in its language,
  /// with its decimal mark.
  case country
  /// One place of a country is named, as streets, shops and things are elsewhere, too.
  case place

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
    case .place: "by the name of a place"
    }
  }
}
