/// Reads the words of a text that say how often something comes again.
public enum RecurrenceParser {
  /// What a text says of it; `nil` where it says nothing.
  ///
  /// - Throws: ``RecurrenceFailure`` where it is not clear; ``ParsingFailure`` where the text cannot be
  ///   read at all.
  public static func phrase(in text: String, context: ParsingContext) throws -> RecurrencePhrase? {
    guard text.utf8.count <= RuleBasedParser.byteLimit else {
      throw ParsingFailure.tooLong(byteLimit: RuleBasedParser.byteLimit)
    }
    var rule = RecurrenceRule(try Sentence(text, context: context))
    try rule.run()
    return rule.answer()
  }

  /// The same of words that say nothing else, where "every" may be left out: "2 weeks on friday".
  ///
  /// - Throws: ``RecurrenceFailure`` where they are no rule, or say more.
  public static func phrase(
    alone words: String, context: ParsingContext
  ) throws -> RecurrencePhrase {
    for text in [words, "every \(words)"] {
      if let phrase = try phrase(in: text, context: context), phrase.rest.isEmpty { return phrase }
    }
    throw RecurrenceFailure.unclear(words)
  }
}
