/// The words for currencies on receipts, in addition to their signs.
enum CurrencyWords {
  /// Words that name one currency beside an amount.
  static let codes: [[UInt8]: String] = {
    var codes: [[UInt8]: String] = [:]
    let rows: [(words: String, code: String)] = [
      ("RM MYR", "MYR"), ("EUR EURO EUROS", "EUR"), ("GBP", "GBP"), ("USD", "USD"),
      ("AED DHS", "AED"), ("SGD", "SGD"), ("AUD", "AUD"), ("CAD", "CAD"), ("NZD", "NZD"),
      ("RP IDR", "IDR"), ("INR RS", "INR"), ("JPY YEN", "JPY"), ("KRW WON", "KRW"),
      ("CHF SFR", "CHF"), ("JOD", "JOD"), ("KWD", "KWD"), ("BHD", "BHD"), ("OMR", "OMR"),
      ("TND", "TND"), ("XPF", "XPF"), ("HKD", "HKD"), ("THB BAHT", "THB"), ("PHP", "PHP"),
      ("VND", "VND"), ("SEK", "SEK"), ("NOK", "NOK"), ("DKK", "DKK"), ("PLN ZL", "PLN"),
      ("CZK KC", "CZK"), ("HUF FT", "HUF"), ("BRL", "BRL"), ("MXN", "MXN"), ("ZAR", "ZAR"),
      ("TRY", "TRY"), ("ILS NIS", "ILS"), ("SAR", "SAR"), ("QAR", "QAR"), ("EGP", "EGP"),
      ("MAD", "MAD"), ("TWD NTD", "TWD"), ("CNY RMB", "CNY"), ("RUB RUR", "RUB"), ("RON", "RON"),
      ("COP", "COP"), ("CLP", "CLP"), ("ARS", "ARS"), ("UYU", "UYU"), ("ISK", "ISK"),
      ("UAH", "UAH"), ("KZT", "KZT"), ("KES", "KES"), ("NGN", "NGN"), ("PKR", "PKR"),
    ]
    for row in rows {
      for word in row.words.split(separator: " ") { codes[Array(word.utf8)] = row.code }
    }
    return codes
  }()

  /// Words with another meaning, which name a currency only directly beside digits.
  static let otherWords: Set<[UInt8]> = Set(
    ["BHD", "RON", "SAR", "MAD", "TRY", "WON", "YEN", "PHP", "FT", "KC", "RS", "RP", "ZL", "CAD"]
      .map { Array($0.utf8) })

  /// The currencies with the sign "$".
  static let dollars: Set<String> = [
    "USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD", "MXN", "CLP", "COP", "ARS", "UYU", "XPF",
  ]

  static func names(_ word: [UInt8]) -> Bool { codes[word] != nil }
}
