extension Lexicon {
  private static let english = Lexicon(language: "en", tables: LanguageTable.english)

  /// The lexicon that reads a language; English where the language has no table.
  static func reading(_ language: String) -> Lexicon {
    english
  }
}
