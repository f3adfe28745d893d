/// Reads the words of a text that say on which day something is due.
public enum DueDayParser {
  /// What a text says of it; `nil` where it says nothing.
  ///
  /// - Throws: ``ParsingFailure`` where it is not clear, or the text cannot be read at all.
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

  /// The same of words that say nothing else; `nil` where they do not name a day, or say more.
  public static func phrase(
    alone words: String, context: ParsingContext
  ) throws(ParsingFailure) -> DueDayPhrase? {
    let phrase = try phrase(in: words, isAlone: true, context)
    return phrase?.rest.isEmpty == true ? phrase : nil
  }
}
