import LedgerEvents

/// Decides what digits with marks between them, `1,250.00` or `1.250,00`, mean in a sentence.
///
/// `Figures` are read as they prove themselves. If one mark with three digits after it is doubtful:
///
/// | written | meaning |
/// |---|---|
/// | the locale's grouping mark | a group |
/// | the locale's decimal mark | ambiguous, unless the currency has three decimals |
/// | a comma as the locale's decimal mark, three zeros | a group, unless the currency has three decimals |
struct NumberReader {
  private let isCommaDecimal: Bool

  /// Below it are all amounts: 18 digits.
  private static let limit: UInt64 = 1_000_000_000_000_000_000

  init(_ conventions: NumberConventions) {
    isCommaDecimal = conventions.decimalSeparator == ","
  }

  /// - Parameter currencyDigits: The number of decimals of the amount's currency.
  func read(
    _ folded: [UInt8], _ range: Range<Int>, currencyDigits: Int
  ) throws(QuantityProblem) -> NumberReading {
    guard let figures = Figures(folded, range), let form = figures.form else { throw .unreadable }
    guard let value = figures.coefficient, value < NumberReader.limit else { throw .tooLarge }
    let whole = Quantity(Int64(value))
    if form == .whole { return NumberReading(quantity: whole) }
    guard figures.lastCount <= 12 else { throw .tooManyDecimals }
    let fraction = whole.shifted(by: figures.lastCount)
    let groupsByLocale = figures.lastMark == (isCommaDecimal ? .dot : .comma)
    if form == .decimals {
      // `1,2345` is invalid if the comma groups.
      if figures.markCount == 1, figures.lastCount > 3, groupsByLocale, !isCommaDecimal {
        throw .unreadable
      }
      return NumberReading(quantity: fraction)
    }
    if groupsByLocale { return NumberReading(quantity: whole, rule: .groupedByLocale) }
    if currencyDigits == 3 { return NumberReading(quantity: fraction, rule: .decimalByLocale) }
    // Nobody writes three zeros for no cents.
    if isCommaDecimal, value % 1000 == 0 { return NumberReading(quantity: whole) }
    return NumberReading(quantity: fraction, alternative: whole, rule: .decimalByLocale)
  }
}

/// The meaning of digits with their marks.
struct NumberReading {
  var quantity: Quantity
  /// The other reading if conventions differ and neither is certain: 4.800 as 4800.
  var alternative: Quantity?
  var rule = ParsingRule.plainNumber
}

/// The languages and currencies that group digits with blanks: 2 340 for 2,340.
enum GroupingByBlanks {
  /// Languages that group with blanks. Source: CLDR 47.
  private static let languages: Set<String> = [
    "fr", "ru", "uk", "pl", "cs", "sk", "sv", "nb", "no", "fi", "hu", "bg", "lt", "lv", "et", "kk",
    "uz", "ky", "be", "pt", "sq", "hy", "ka", "az",
  ]
  /// Currencies of countries that group with blanks.
  private static let codes: Set<String> = [
    "EUR", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "BGN", "RUB", "UAH", "BYN", "KZT", "UZS",
    "KGS",
    "XOF", "XAF", "CHF", "ZAR", "MAD", "DZD", "TND", "ISK", "RON", "GEL", "AMD", "AZN",
  ]

  static func isCustom(in conventions: NumberConventions) -> Bool {
    languages.contains(conventions.language) || conventions.groupingSeparator == " "
  }

  static func isCustom(with currencies: [Money.Currency]) -> Bool {
    currencies.contains { currency in codes.contains(currency.code) }
  }
}
