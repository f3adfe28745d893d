import LedgerModel

extension Lexicon {
  private static let english = Lexicon(
    language: "en", tables: LanguageTable.english + [WorldWords.table])
  private static let spanish = Lexicon(of: .spanish)
  private static let french = Lexicon(of: .french)
  private static let german = Lexicon(of: .german)
  private static let italian = Lexicon(of: .italian)
  private static let portuguese = Lexicon(of: .portuguese)
  private static let dutch = Lexicon(of: .dutch)
  private static let hindi = Lexicon(of: .hindi)
  private static let southAsianEnglish = Lexicon(
    language: "en",
    tables: LanguageTable.english + [
      LanguageTable.table(LanguageTable.hindiRows), WorldWords.table,
    ])

  /// The words of a language count before the English ones, which are always read as well.
  private convenience init(of table: LanguageTable) {
    self.init(language: table.language, tables: [table] + LanguageTable.english)
  }

  /// Where English is mixed with Hindi words.
  private static let southAsianRegions: Set<String> = ["IN", "PK", "BD", "NP", "LK"]

  /// The lexicon that reads a language; English where the language has no table.
  static func reading(_ conventions: NumberConventions) -> Lexicon {
    switch conventions.language {
    case "es": spanish
    case "fr": french
    case "de": german
    case "it": italian
    case "pt": portuguese
    case "nl": dutch
    case "hi": hindi
    case "ur", "bn", "ne", "mr", "gu", "pa", "ta", "te": southAsianEnglish
    case "en" where southAsianRegions.contains(conventions.region): southAsianEnglish
    default: english
    }
  }
}
