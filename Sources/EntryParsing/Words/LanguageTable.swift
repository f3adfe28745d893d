/// The words of one language. A new language is one such table and its place in ``Lexicon``.
struct LanguageTable: Sendable {
  /// The code of ISO 639, as `"en"`.
  let language: String
  /// Whether an apostrophe ends a word, as in `l'altro`.
  let splitsElisions: Bool
  let rows: [WordRow]
}
