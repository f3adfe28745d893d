/// Understands what a person types: text becomes entries, or a reason why it does not.
///
/// An implementation stores nothing and computes nothing that a sentence does not say. A parser
/// that is unsure fails: a wrong amount that is stored silently is the worst outcome.
public protocol EntryParser: Sendable {
  /// The entries that a text means, in the order in which they are written.
  ///
  /// The text is one sentence or several, as typed; at most ``RuleBasedParser/byteLimit`` bytes of
  /// UTF-8.
  ///
  /// - Throws: What kept the text from being understood, with the readings to choose from where
  ///   there are any (``ParsingFailure/choices``).
  func entries(in text: String, context: ParsingContext) async throws(ParsingFailure)
    -> ParsedEntries
}
