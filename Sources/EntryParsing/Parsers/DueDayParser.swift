/// Parses the words of a text that say when something is due.
public enum DueDayParser {
  /// Returns the due day of a text; `nil` if it states none.
  ///
  /// - Throws: ``ParsingFailure`` if it is unclear, or the text cannot be parsed at all.
  public static func phrase(
    in text: String, context: ParsingContext
  ) throws(ParsingFailure) -> DueDayPhrase? {
    try phrase(in: text, isAlone: false, context)
  }

  private static func phrase(
    in text: String, isAlone: Bool, _ context: ParsingContext
  ) throws(ParsingFailure) -> DueDayPhrase? {
    guard text.utf8.count <= RuleBasedParser.byteLimit else {
      throw ParsingFailure.tooLong(byteLimit: RuleBasedParser.byteLimit)
    }
    return try DueDayRule(try Sentence(text, context: context), isAlone: isAlone).phrase()
  }

  /// Parses words that are only a due day; `nil` if they name no day, or say more.
  public static func phrase(
    alone words: String, context: ParsingContext
  ) throws(ParsingFailure) -> DueDayPhrase? {
    let phrase = try phrase(in: words, isAlone: true, context)
    return phrase?.rest.isEmpty == true ? phrase : nil
  }
}
