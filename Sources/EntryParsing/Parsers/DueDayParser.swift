/// Parses the words of a text that say when something is due.
public enum DueDayParser {
  /// Returns the due day of a text; `nil` if it states none.
  ///
  /// - Throws: ``ParsingFailure`` if it is unclear, or the text cannot be parsed at all.
  public static func phrase(
    in text: String, context: ParsingContext
  ) throws(ParsingFailure) -> DueDayPhrase? {
    try DueDayRule(try Sentence(text, context: context)).phrase()
  }

  /// Parses words that are only a due day; `nil` if they name no day, or say more.
  public static func phrase(
    alone words: String, context: ParsingContext
  ) throws(ParsingFailure) -> DueDayPhrase? {
    let phrase = try DueDayRule(try Sentence(words, context: context), isAlone: true).phrase()
    return phrase?.rest.isEmpty == true ? phrase : nil
  }
}
