import LedgerEvents

extension Lexicon {
  private static let english = Lexicon(
    LanguageTable.english + [WorldWords.table, NationWords.table("en")])
  private static let spanish = Lexicon(of: .spanish)
  private static let french = Lexicon(of: .french)
  private static let german = Lexicon(of: .german)
  private static let italian = Lexicon(of: .italian)
  private static let portuguese = Lexicon(of: .portuguese)
  private static let dutch = Lexicon(of: .dutch)
  private static let polish = Lexicon(of: .polish, beside: WorldWords.table)
  private static let hindi = Lexicon(of: .hindi, beside: WorldWords.table)
  private static let russian = Lexicon(of: .russian, beside: WorldWords.table)
  private static let turkish = Lexicon(of: .turkish, beside: WorldWords.table)
  private static let vietnamese = Lexicon(of: .vietnamese, beside: WorldWords.table)
  private static let indonesian = Lexicon(of: .indonesian, beside: WorldWords.table)
  private static let korean = Lexicon(of: .korean, beside: WorldWords.table)
  private static let japanese = Lexicon(of: .japanese, beside: WorldWords.table)
  private static let chinese = Lexicon(of: .chinese, beside: WorldWords.table)
  private static let arabic = Lexicon(of: .arabic, beside: WorldWords.table)
  private static let southAsianEnglish = Lexicon(
    LanguageTable.english + [
      LanguageTable.table(
        LanguageTable.hindi.texts + [LanguageTable.hindiNumberRoles], things: DailyThings.hindi),
      WorldWords.table, NationWords.table("hi"),
    ])

  /// The tables of the languages besides English.
  static let tables: [LanguageTable] = [
    .spanish, .french, .german, .italian, .portuguese, .dutch, .polish, .hindi, .russian, .turkish,
    .vietnamese, .indonesian, .korean, .japanese, .chinese, .arabic,
  ]

  /// Makes the lexicon of a language; its words take precedence over English ones, which are always included.
  private convenience init(of table: LanguageTable, beside others: LanguageTable...) {
    self.init([table] + LanguageTable.english + others + [NationWords.table(table.language)])
  }

  /// Regions in which English is mixed with Hindi words.
  private static let southAsianRegions = ["IN", "PK", "BD", "NP", "LK"]

  /// Returns the lexicon of a language; English if the language has no table.
  static func reading(_ conventions: NumberConventions) -> Lexicon {
    switch conventions.language {
    case "en": southAsianRegions.contains(conventions.region) ? southAsianEnglish : english
    case "es": spanish
    case "fr": french
    case "de": german
    case "it": italian
    case "pt": portuguese
    case "nl": dutch
    case "hi": hindi
    case "pl": polish
    case "ru": russian
    case "tr": turkish
    case "vi": vietnamese
    case "id", "ms": indonesian
    case "ko": korean
    case "ja": japanese
    case "zh", "yue": chinese
    case "ar": arabic
    case "ur", "bn", "ne", "mr", "gu", "pa", "ta", "te": southAsianEnglish
    default: english
    }
  }
}
