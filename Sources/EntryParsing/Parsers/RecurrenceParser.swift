/// Parses the words of a text that say how often something recurs.
public enum RecurrenceParser {
  /// Returns the recurrence of a text; `nil` if it states none.
  ///
  /// - Throws: ``RecurrenceFailure`` if it is unclear; ``ParsingFailure`` if the text cannot be parsed at all.
  public static func phrase(in text: String, context: ParsingContext) throws -> RecurrencePhrase? {
    var rule = RecurrenceRule(try Sentence(text, context: context))
    try rule.run()
    return rule.answer()
  }

  /// Parses words that are only a recurrence, in which "every" may be omitted: "2 weeks on friday".
  ///
  /// - Throws: ``RecurrenceFailure`` if they are not a rule, or say more.
  public static func phrase(
    alone words: String, context: ParsingContext
  ) throws -> RecurrencePhrase {
    for text in [words, "every \(words)"] {
      if let phrase = try phrase(in: text, context: context), phrase.rest.isEmpty { return phrase }
    }
    throw RecurrenceFailure.unclear(words)
  }
}
