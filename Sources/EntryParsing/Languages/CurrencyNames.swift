package import LedgerEvents

/// What banks call currencies: names in the languages of the tables, and codes beside those of ISO 4217.
package enum CurrencyNames {
  /// Returns the currency that a whole text names in any of the languages, such as "人民币"; `nil` if it is no name, or
  /// that of several.
  package static func currency(named text: String) -> Money.Currency? {
    var tokenizer = Tokenizer(bytes: Array(text.utf8), splitsElisions: false)
    tokenizer.run()
    // A single letter is an abbreviation of many words.
    guard tokenizer.folded.count > 1, let first = tokenizer.tokens.first else { return nil }
    let hash = tokenizer.tokens.dropFirst().reduce(first.hash) { PhraseHash.joining($0, $1.hash) }
    guard let found = byName[hash], found.count == 1 else { return nil }
    return found.first
  }

  /// Whether a code is also a word, such as "ALL".
  package static func isWord(_ code: String) -> Bool {
    CurrencyWords.codesThatAreWords.contains(code.lowercased())
  }

  /// The currencies by the hashes of their names.
  private static let byName: [UInt64: Set<Money.Currency>] = {
    let tables: [LanguageTable] = [
      WorldWords.table,
      .spanish, .french, .german, .italian, .portuguese, .dutch, .polish, .hindi, .russian,
      .turkish, .vietnamese, .indonesian, .korean, .japanese, .chinese, .arabic,
    ]
    var byName: [UInt64: Set<Money.Currency>] = [:]
    var tokenizer = Tokenizer(splitsElisions: false)
    for text in [CurrencyWords.names] + tables.flatMap(\.texts) {
      TableLine.read(text) { line in
        let row = WordRow(line)
        return WordListReader.read(text, from: row.words, items: row.items, by: &tokenizer) {
          guard row.meaning.roles.contains(.currency), !$0.codes.isEmpty else { return }
          byName[$0.hash, default: []].formUnion(CurrencySet(text, $0.codes).currencies)
        }
      }
    }
    return byName
  }()
}
