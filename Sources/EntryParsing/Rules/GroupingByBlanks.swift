import LedgerModel

/// Where people write 2 340 for 2,340.
enum GroupingByBlanks {
  /// Languages whose conventions group by blanks. Source: CLDR 47.
  private static let languages: Set<String> = [
    "fr", "ru", "uk", "pl", "cs", "sk", "sv", "nb", "no", "fi", "hu", "bg", "lt", "lv", "et", "kk",
    "uz", "ky", "be", "pt", "sq", "hy", "ka", "az",
  ]
  /// Currencies of places where amounts are grouped by blanks.
  private static let codes: Set<String> = [
    "EUR", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "BGN", "RUB", "UAH", "BYN", "KZT", "UZS",
    "KGS",
    "XOF", "XAF", "CHF", "ZAR", "MAD", "DZD", "TND", "ISK", "RON", "GEL", "AMD", "AZN",
  ]

  static func isCustom(in conventions: NumberConventions) -> Bool {
    languages.contains(conventions.language) || conventions.groupingSeparator == " "
  }

  static func isCustom(with currencies: [Currency]) -> Bool {
    currencies.contains { currency in codes.contains(currency.code) }
  }
}
