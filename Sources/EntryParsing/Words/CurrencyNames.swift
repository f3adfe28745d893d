package import LedgerEvents

/// What banks call currencies: names in the languages of the tables, and codes beside those of ISO 4217.
package enum CurrencyNames {
  /// Codes that banks write in place of that of ISO 4217, for the same value.
  private static let otherCodes = [
    "RUR": "RUB", "RMB": "CNY", "CNH": "CNY", "NTD": "TWD", "NIS": "ILS", "YTL": "TRY",
  ]

  /// Returns the currency of a code that ISO 4217 or banks use, in any case; `nil` if none has it.
  package static func currency(ofCode code: String) -> Money.Currency? {
    Money.Currency(code: code)
      ?? otherCodes[code.uppercased()].flatMap { Money.Currency(code: $0) }
  }

  /// Returns the currency that a whole text names in any of the languages, such as "人民币"; `nil` if it is no name, or
  /// that of several.
  package static func currency(named text: String) -> Money.Currency? {
    guard let found = byName[FoldedText(text).text], found.count == 1 else { return nil }
    return found.first
  }

  /// Whether a code is also a word, such as "ALL".
  package static func isWord(_ code: String) -> Bool {
    CurrencyWords.codesThatAreWords.contains(code.lowercased())
  }

  private static let byName: [String: Set<Money.Currency>] = {
    let tables: [LanguageTable] = [
      CurrencyWords.table, WorldWords.table, .spanish, .french, .german, .italian, .portuguese,
      .dutch, .polish, .hindi, .russian, .turkish, .vietnamese, .indonesian, .korean, .japanese,
      .chinese, .arabic,
    ]
    var byName: [String: Set<Money.Currency>] = [:]
    for row in tables.flatMap(\.rows) where row.roles.contains(.currency) {
      guard case .currencies(let codes) = row.value else { continue }
      let currencies = CurrencySet(codes).currencies
      for word in row.words.description.split(separator: ",") {
        let name = FoldedText(String(word)).text[...].trimmingBlanks()
        // A single letter is an abbreviation of many words.
        if name.count > 1 { byName[String(name), default: []].formUnion(currencies) }
      }
    }
    return byName
  }()
}
