import LedgerModel

/// What never changes about a text while the rules read it.
///
/// A class, because each rule holds the sentence: copying its parts one by one took a fifth of the
/// time of a parse.
final class SentenceText: Sendable {
  let text: String
  let bytes: [UInt8]
  let folded: [UInt8]
  let lexicon: Lexicon
  let context: ParsingContext
  let numbers: NumberReader
  /// Whether the whole text shouts, so that capitals say nothing.
  let isShouted: Bool

  init(
    text: String, bytes: [UInt8], folded: [UInt8], lexicon: Lexicon, context: ParsingContext,
    isShouted: Bool
  ) {
    self.text = text
    self.bytes = bytes
    self.folded = folded
    self.lexicon = lexicon
    self.context = context
    numbers = NumberReader(context.conventions)
    self.isShouted = isShouted
  }
}
